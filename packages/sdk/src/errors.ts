// The one error type of the client, and the codes it may carry.
import type { CollectErrorCode } from '@service/protocol';

/** Codes that this version knows; the table in the README explains each. */
export type ServiceBillingErrorCode =
  | CollectErrorCode
  | 'stopped'
  | 'network'
  | 'timeout'
  | 'consent_required'
  | 'unsupported_event_name'
  | 'unsupported_origin'
  | 'invalid_options'
  | 'invalid_properties';

/** Every rejection and exception of the client (Spec 7, decisions 13). */
export class ServiceBillingError extends Error {
  /** The server's code, or one of the client's own. A newer server may send a code that is not in the list. */
  readonly code: ServiceBillingErrorCode | (string & Record<never, never>);
  /** HTTP status, where the server answered. */
  readonly status?: number;
  /** True where the same call may succeed later; the client has then already used up its own tries. */
  readonly retryable: boolean;

  constructor(
    code: ServiceBillingErrorCode | (string & Record<never, never>),
    detail?: string,
    status?: number,
    retryable = false,
  ) {
    super(detail ? `${code}: ${detail}` : code);
    this.name = 'ServiceBillingError';
    this.code = code;
    if (status) this.status = status;
    this.retryable = retryable;
  }
}
