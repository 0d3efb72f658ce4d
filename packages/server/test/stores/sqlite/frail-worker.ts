// A thread that follows instructions, for the thread tests.
import { serveThread } from '../../../src/stores/sqlite/worker/serve-thread.ts';

serveThread<{ kind: string; value?: number }, number>(({ kind, value = 0 }) => {
  if (kind === 'die') process.exit(1);
  if (kind === 'throw') throw new Error('as told');
  if (kind === 'sleep') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
  return value;
});
