// Why an event was not accepted, and whether sending it again can help.
import type { Issue, ServiceErrorCode } from './wire.ts';

/**
 * A code of the service; `network`: no complete response arrived; `timeout`: `timeoutMs` has passed;
 * `unexpected_answer`: the response is not from the service, as with a proxy or a wrong URL.
 */
export type EventsErrorCode = ServiceErrorCode | 'network' | 'timeout' | 'unexpected_answer';

/**
 * `later`: the same request may succeed later. `blocked`: it will succeed once someone corrects the key, the
 * secret or the address, or creates the connection, so keep the event. `never`: it cannot succeed; correct the event or
 * the handles of the connection.
 */
export type Remedy = 'later' | 'blocked' | 'never';

export interface EventsErrorOptions {
  code: EventsErrorCode;
  remedy: Remedy;
  status?: number | undefined;
  requestId?: string | undefined;
  issues?: readonly Issue[] | undefined;
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

export class EventsError extends Error {
  override readonly name = 'EventsError';
  readonly code: EventsErrorCode;
  readonly remedy: Remedy;
  /** The HTTP status, if the service answered. */
  readonly status: number | undefined;
  /** The ID of the response; quote it when you contact the operator of the service. */
  readonly requestId: string | undefined;
  /** The invalid fields, for `invalid_input`. */
  readonly issues: readonly Issue[];
  /** The wait that the service requests, in milliseconds; 0 if none. */
  readonly retryAfterMs: number;

  constructor(message: string, { cause, ...options }: EventsErrorOptions) {
    super(message, { cause });
    this.code = options.code;
    this.remedy = options.remedy;
    this.status = options.status;
    this.requestId = options.requestId;
    this.issues = options.issues ?? [];
    this.retryAfterMs = options.retryAfterMs ?? 0;
  }
}
