// What travels in one try of one request, and all the ways it can end.
import type {
  ActionResponse,
  CollectErrorBody,
  LinkResponse,
  RedeemResponse,
  SessionResponse,
} from '@service/protocol';

/** A logical request, sent as often as it takes. The bearer is that of actions and links; they may outlive the page. */
export type WireRequest = [
  /** `session`, `events`, `link` or `redeem`, below the endpoint. */
  route: string,
  deliveryId: string,
  payload: object,
  bearer?: string,
];

/** An answer's JSON; whatever should be in it may be missing. */
export type AnswerBody = Partial<
  SessionResponse & CollectErrorBody & ActionResponse & Omit<LinkResponse, 'expires_in'> & RedeemResponse
>;

export interface Outcome {
  /** HTTP status; none where there is no answer. */
  readonly status?: number;
  /** `undefined` where it is not JSON. */
  readonly answer?: AnswerBody | undefined;
  /** The server's error code, or why there is no answer. */
  readonly code?: string | undefined;
  /** The `Retry-After` header. */
  readonly retryAfter?: string | null;
}

/** @param leftMs what is left of the request's total time; a try takes no longer */
export type Transport = (leftMs: number, ...request: WireRequest) => Promise<Outcome>;

/** Told the ID in the cookie, or that there is none: before the first request, and again when it is agreed. */
export type Known = (visitorId: string | undefined) => void;

/**
 * One logical request for the visitor, under a session. Resolves with an answer that says yes or brings a token; rejects where
 * there is none.
 */
export type Send = (route: string, fields: object, deliveryId: string, known?: Known) => Promise<AnswerBody>;
