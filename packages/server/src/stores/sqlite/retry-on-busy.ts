// Waits for the lock of another process. SQLite's own waiting asks ten times a second once it has waited for long, and
// so would hardly ever meet the short pauses of a busy server; this asks every millisecond.
import { faultOf, isBusy } from './sqlite-errors.ts';

/** Longer than any transaction of ours takes, shorter than a client's patience. */
const MAX_WAIT_MS = 5000;
const PAUSE_MS = 1;

/** Does `work` again while it says SQLITE_BUSY. Such a statement has done nothing, so it must be outside a transaction. */
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
