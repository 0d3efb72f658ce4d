// Waiting for one callback, cut short by stop().
import type { Cancel } from './env.ts';

/** Ends when `start` calls back or the signal aborts, whichever is first; leaves no timer and no listener behind. */
export function until(signal: AbortSignal, start: (done: () => void) => Cancel): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = start(end);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
}
