// A call's promise as the caller gets it, and the error as `onError` and the console do.
import type { Env } from './env.ts';
import { ServiceBillingError } from './errors.ts';
import type { Options } from './options.ts';

/**
 * Starts a call at once. Its promise rejects with `stopped` after stop(), whatever came of it, and is never left
 * unhandled.
 */
export type Report = <T>(work: () => Promise<T>) => Promise<T>;

/** What is not an error of ours comes of a page that has put its own in the place of what the browser has. */
export const toOwn = (error: unknown): ServiceBillingError =>
  error instanceof ServiceBillingError ? error : new ServiceBillingError('unsupported_page', `: ${error}`);

/** @param succeeded called after each call that resolves: there is a session now */
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
        throw toOwn(error);
      })
      .finally(() => {
        if (halt.aborted) throw new ServiceBillingError('stopped');
      });
    reported.then(succeeded, tell).catch(() => {});
    return reported;
  };
};
