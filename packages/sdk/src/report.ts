// Returns a call's promise to the caller, and passes its error to `onError` and the console.
import type { Env } from './env.ts';
import { ServiceBillingError } from './errors.ts';
import type { Options } from './options.ts';

/**
 * Starts the call immediately. Its promise rejects with `stopped` after stop(), whatever its result, and never becomes
 * an unhandled rejection.
 */
export type Report = <T>(work: () => Promise<T>) => Promise<T>;

/** An error that is not ours comes from a page that has replaced a browser API. */
export const toServiceBillingError = (error: unknown): ServiceBillingError =>
  error instanceof ServiceBillingError ? error : new ServiceBillingError('unsupported_page', `: ${error}`);

/** @param succeeded called after each call that resolves: a session exists now */
export const createReport = (env: Env, halt: AbortSignal, settings: Options, succeeded: () => void): Report => {
  let lastLine: string;
  const tell = (error: ServiceBillingError) => {
    const line = `${error}`;
    if (settings.debug && line !== lastLine) env.console.log(line);
    lastLine = line;
    return settings.onError?.(error);
  };

  return (work) => {
    const reported = (async () => work())()
      .catch((error) => {
        throw toServiceBillingError(error);
      })
      .finally(() => {
        if (halt.aborted) throw new ServiceBillingError('stopped');
      });
    reported.then(succeeded, tell).catch(() => {});
    return reported;
  };
};
