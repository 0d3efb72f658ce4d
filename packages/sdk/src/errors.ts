// The one error type of the client, and the codes it may carry.
import type { CollectErrorCode } from '@service/protocol';

/** Codes that this version knows; `docs/sdk/errors.md` explains each. */
export type ServiceBillingErrorCode =
  | CollectErrorCode
  | 'stopped'
  | 'network'
  | 'timeout'
  | 'consent_required'
  | 'unsupported_event_name'
  | 'unsupported_origin'
  | 'unsupported_page'
  | 'invalid_options'
  | 'invalid_properties';

/** A newer server may send a code that is not in the list. @inline */
type Code = ServiceBillingErrorCode | (string & Record<never, never>);

/** Every rejection and exception of the client (Spec 7, decisions 13). */
export class ServiceBillingError extends Error {
  /** The server's code, or one of the client's own. */
  readonly code: Code;
  /** HTTP status, where the server answered. */
  readonly status: number | undefined;
  /** True where the same call may succeed later; the client has then already used up its own tries. */
  readonly retryable: boolean;
  /** True where the action is kept and will still be delivered by the next page: the caller does not call again. */
  queued = false;

  // Not assigned: that throws where the page has frozen what every error inherits.
  /** @hidden As of every error. */
  override get name(): string {
    return 'ServiceBillingError';
  }

  /** @hidden The client makes them. */
  constructor(code: Code, detail = '', status?: number, retryable = false) {
    super(code + detail);
    this.code = code;
    this.retryable = retryable;
    this.status = status;
  }
}
