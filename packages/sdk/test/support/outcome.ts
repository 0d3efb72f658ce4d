// How a call ended, without waiting for it.
import { ServiceBillingError } from '../../src/errors.ts';

export interface Watched<T> {
  state: 'open' | 'resolved' | 'rejected';
  value: T | undefined;
  /** Set only by a typed error, so that a test that reads it fails on any other error. */
  code: string | undefined;
  error: unknown;
}

export function watch<T>(promise: Promise<T>): Watched<T> {
  const watched: Watched<T> = { state: 'open', value: undefined, code: undefined, error: undefined };
  promise.then(
    (value) => Object.assign(watched, { state: 'resolved', value }),
    (error) =>
      Object.assign(watched, {
        state: 'rejected',
        error,
        code: error instanceof ServiceBillingError ? error.code : undefined,
      }),
  );
  return watched;
}
