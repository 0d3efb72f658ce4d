// Timers as a dependency, so that tests can control them.

export interface Timers {
  /** Runs once after `ms` and does not keep the process alive; returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

export const systemTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};

/** Rejects with the reason of the signal when that aborts. */
export function sleep(timers: Timers, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const wake = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = timers.after(ms, () => {
      signal.removeEventListener('abort', wake);
      resolve();
    });
    if (signal.aborted) wake();
    else signal.addEventListener('abort', wake, { once: true });
  });
}
