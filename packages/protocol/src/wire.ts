// Plain types of requests and responses, for code that must not load zod (the SDK).

/** A property value (Spec 2.5): validated, never stored. */
export type PropertyValue = string | number | boolean | null;
export type Properties = Record<string, PropertyValue>;

/** `POST /session` request (Spec 2.3). */
export interface SessionRequest {
  service_visitor_id: string;
  consent: true;
  url: string;
  source?: string | null | undefined;
  referrer?: string | null | undefined;
}

export type SessionMode = 'measurement' | 'shadow';

/** `POST /session` response, 200 (Spec 2.4). */
export interface SessionResponse {
  session_token: string;
  /** Seconds; always 900. */
  expires_in: 900;
  mode: SessionMode;
}

/** `POST /events` request (Spec 2.5). */
export interface ActionRequest {
  service_visitor_id: string;
  properties?: Properties | undefined;
}

/** `POST /events` response, 202 (Spec 2.6). */
export type ActionResponse = MeasurementActionResponse | ShadowActionResponse;

export interface MeasurementActionResponse {
  accepted: true;
  mode: 'measurement';
}

export interface ShadowActionResponse {
  accepted: true;
  mode: 'shadow';
  receipt_id: string;
  duplicate: boolean;
}

/** `POST /link` request (decisions 3). */
export interface LinkRequest {
  /** Must match the session. */
  service_visitor_id: string;
  /** The origin that may redeem. */
  target_origin: string;
}

/** `POST /link` response, 200. */
export interface LinkResponse {
  link_token: string;
  /** Seconds; always 120. */
  expires_in: 120;
}

/** `POST /redeem` request (decisions 3). */
export interface RedeemRequest {
  link_token: string;
  consent: true;
  /** If given, it must be the origin that created the link. */
  referrer_origin?: string | undefined;
}

/** `POST /redeem` response, 200. */
export interface RedeemResponse {
  service_visitor_id: string;
}

/** Error body of the browser endpoints (Spec 7). */
export interface CollectErrorBody {
  error: { code: string };
}

/** Error body of all other endpoints (decisions 1). */
export interface ErrorBody {
  error: {
    code: string;
    message: string;
    request_id: string;
    issues?: { path: string; message: string }[];
  };
}
