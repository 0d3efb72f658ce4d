// The only error that a use case throws on purpose. Any other error is an internal one (500 or 503).
import type { ErrorCode, Fault } from './error-codes.ts';
import { firstIssues } from './input/first-issues.ts';

export interface Issue {
  path: string;
  message: string;
}

export interface DomainErrorDetails {
  message?: string;
  /** Of many, the error has the first ones. */
  issues?: Issue[];
  /** Whole seconds after which a retry makes sense; at least 1. */
  retryAfter?: number;
  /** Why, where the code covers several reasons. It is not sent. */
  fault?: Fault;
}

/** A refusal with a stable code; the edge maps the code to a status. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly retryAfter: number | undefined;
  readonly fault: Fault | undefined;

  constructor(code: ErrorCode, details: DomainErrorDetails = {}) {
    super(details.message ?? code);
    this.name = 'DomainError';
    this.code = code;
    this.issues = details.issues && firstIssues(details.issues);
    this.retryAfter = details.retryAfter;
    this.fault = details.fault;
  }
}

/**
 * The store cannot accept or answer this now: the edge responds with 503 `unavailable` with `Retry-After` (decisions
 * 1).
 */
export class UnavailableError extends DomainError {
  constructor(message: string, retryAfter = 1, options: { cause?: unknown } = {}) {
    super('unavailable', { message, retryAfter });
    this.name = 'UnavailableError';
    if (options.cause !== undefined) this.cause = options.cause;
  }
}
