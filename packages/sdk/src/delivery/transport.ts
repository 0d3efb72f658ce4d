// One try of one request, and all the ways it can end. Nothing here throws.

/** A logical request: built once, sent as often as it takes. */
export interface WireRequest {
  readonly path: 'session' | 'events';
  readonly deliveryId: string;
  readonly token?: string;
  /** JSON. */
  readonly body: string;
  /** May outlive the page. */
  readonly keepalive: boolean;
}

/** What may be in an answer's JSON; nothing is promised. */
export interface AnswerBody {
  readonly error?: { readonly code?: unknown } | null;
  readonly session_token?: unknown;
  readonly accepted?: unknown;
}

export interface Answer {
  readonly status: number;
  /** `null` where the body is not JSON. */
  readonly body: AnswerBody | null;
  /** The `Retry-After` header. */
  readonly retryAfter: string | null;
}

/** Why there is no answer. */
export type Fault = 'network' | 'timeout' | 'stopped';
export type Outcome = Answer | Fault;

/** @param leftMs what is left of the request's total time; a try takes no longer */
export type Transport = (request: WireRequest, leftMs: number) => Promise<Outcome>;
