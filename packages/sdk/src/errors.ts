// The error type of the client, and its codes.
import type { CollectErrorCode } from '@service/protocol';

/** The codes of this version; `docs/sdk/errors.md` explains each. */
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

/** A newer server may send other codes. @inline */
type Code = ServiceBillingErrorCode | (string & Record<never, never>);

/** Every error that the client throws or rejects with (Spec 7, decisions 13). */
export class ServiceBillingError extends Error {
  /** An error code of the server or the client. */
  readonly code: Code;
  /** HTTP status, if the server answered. */
  readonly status: number | undefined;
  /** True if the same call may succeed later. The client has already used up its retries. */
  readonly retryable: boolean;
  /** True if the action is stored and will be delivered later, so do not call again. */
  queued = false;

  // Not assigned, because assigning throws if the page has frozen the prototype of errors. @hidden Same as on every
  // error.
  /** @hidden Same as on every error. */
  override get name(): string {
    return 'ServiceBillingError';
  }

  /** @hidden Only the client creates errors. */
  constructor(code: Code, detail = '', status?: number, retryable = false) {
    super(code + detail);
    this.code = code;
    this.retryable = retryable;
    this.status = status;
  }
}
