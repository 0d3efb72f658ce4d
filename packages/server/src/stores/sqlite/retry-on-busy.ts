// Waits for the lock of another process. SQLite's own busy handler soon retries only ten times a second, so it rarely
// hits the short pauses of a busy server; this one retries every millisecond.
import { faultOf, isBusy } from './sqlite-errors.ts';

/** Longer than any of our transactions, shorter than a client's timeout. */
const MAX_WAIT_MS = 5000;
const PAUSE_MS = 1;

/**
 * Repeats `work` while it fails with SQLITE_BUSY. For statements outside a transaction: those that fail have done
 * nothing.
 */
export function retryOnBusy<Value>(work: () => Value): Value {
  const deadline = performance.now() + MAX_WAIT_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(faultOf(error)) || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}
