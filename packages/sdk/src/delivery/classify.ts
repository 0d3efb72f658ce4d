// What an outcome means: the retry table, and the error a caller sees.
import { ServiceBillingError } from '../errors.ts';
import type { Outcome } from './transport.ts';

export type Verdict = 'accepted' | 'retry' | 'renew' | 'refused';

/** Decisions 13: network errors, timeouts, 408, 429 and 5xx are tried again, 401 renews the session, nothing else. */
export function classify(outcome: Outcome): Verdict {
  if (typeof outcome === 'string') return outcome === 'stopped' ? 'refused' : 'retry';
  const { status } = outcome;
  if (status === 408 || status === 429 || status >= 500) return 'retry';
  if (status === 401) return 'renew';
  return status >= 200 && status < 300 ? 'accepted' : 'refused';
}

/** The error for an outcome that is not, or not usably, an acceptance. */
export function toError(outcome: Outcome): ServiceBillingError {
  const retryable = classify(outcome) === 'retry';
  if (typeof outcome === 'string') return new ServiceBillingError(outcome, undefined, undefined, retryable);
  const { status, body } = outcome;
  const code = body?.error?.code;
  return new ServiceBillingError(typeof code === 'string' ? code : codeOf(status), `HTTP ${status}`, status, retryable);
}

/** For an answer that is not the service's own, as a proxy gives it: never blames the caller. */
function codeOf(status: number) {
  if (status === 401) return 'invalid_session';
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'unavailable' : 'network';
}
