// The meaning of an outcome: whether to retry, and the error that a caller gets.
import { ServiceBillingError } from '../errors.ts';
import type { Outcome } from './transport.ts';

/** Decisions 13: no response, 408, 429 and 5xx are retried, nothing else is. */
export const isTransient = ({ status }: Pick<Outcome, 'status'>): boolean =>
  !status || status === 408 || status === 429 || status >= 500;

/** `network` also covers a response without a code, such as a proxy's: its status is reported, its cause is unknown. */
export const toError = (outcome: Pick<Outcome, 'code' | 'status'>): ServiceBillingError =>
  new ServiceBillingError(outcome.code ?? 'network', '', outcome.status, isTransient(outcome));
