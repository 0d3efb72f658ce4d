// Identifiers that appear on the wire, with their patterns (Spec 2.1).

/** `svc_pub_` and 32 lower-case hex characters; public, not a credential (Spec 2.1). */
export const INSTALL_ID_PATTERN: RegExp = /^svc_pub_[0-9a-f]{32}$/;

/** `svc_v_` and 12 to 80 characters of the base64url alphabet; created by the SDK (Spec 2.1). */
export const VISITOR_ID_PATTERN: RegExp = /^svc_v_[A-Za-z0-9_-]{12,80}$/;

/**
 * Any RFC 9562 UUID except the nil and max UUID, in either case (decisions 1). Compare ids in lower case.
 */
export const DELIVERY_ID_PATTERN: RegExp =
  /^(?!0{8}-(?:0{4}-){3}0{12}$)(?![fF]{8}-(?:[fF]{4}-){3}[fF]{12}$)[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$/;

export const VISITOR_ID_PREFIX = 'svc_v_';
export const INSTALL_ID_PREFIX = 'svc_pub_';
export const SESSION_TOKEN_PREFIX = 'svc_ses_';

/** The site's cookie that stores the visitor ID (Spec 4.8). */
export const VISITOR_COOKIE = 'service_visitor_id';

export const isVisitorId = (value: unknown): value is string =>
  typeof value === 'string' && VISITOR_ID_PATTERN.test(value);

export const isInstallId = (value: unknown): value is string =>
  typeof value === 'string' && INSTALL_ID_PATTERN.test(value);

export const isDeliveryId = (value: unknown): value is string =>
  typeof value === 'string' && DELIVERY_ID_PATTERN.test(value);

/** The base path of an install's collection endpoints (Spec 4.1). */
export const collectPath = (installId: string): string => `/api/v1/events/collect/${installId}`;
