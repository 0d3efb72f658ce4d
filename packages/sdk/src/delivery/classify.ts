// What an outcome means: whether it may pass, and the error a caller sees.
import { ServiceBillingError } from '../errors.ts';
import type { Outcome } from './transport.ts';

/** Decisions 13: no answer, 408, 429 and 5xx are tried again, nothing else is. */
export const isTransient = ({ status }: Pick<Outcome, 'status'>): boolean =>
  !status || status === 408 || status === 429 || status >= 500;

/** `network` also for an answer without a code, as a proxy gives it: its status is told, its cause is not known. */
export const toError = (outcome: Pick<Outcome, 'code' | 'status'>): ServiceBillingError =>
  new ServiceBillingError(outcome.code ?? 'network', '', outcome.status, isTransient(outcome));
