// Moves the store of a test. It has few imports, because a child process loads them each time it starts.
import { systemClock, systemIds } from '../../../src/kernel/clock.ts';
import { parseStoreLocation } from '../../../src/ops/store-location.ts';
import { type MoveOptions, moveStore } from '../../../src/stores/sqlite-to-postgres/move-store.ts';

export async function move(path: string, store: string, options: Partial<MoveOptions> = {}) {
  const [from, to] = [parseStoreLocation(`sqlite:${path}`), parseStoreLocation(store)];
  if (!from.ok || from.value.engine !== 'sqlite' || !to.ok || to.value.engine !== 'postgres') throw new Error(store);
  return moveStore(
    { from: from.value, to: to.value, isFinal: false, pageRows: 5, ...options },
    { clock: systemClock, ids: systemIds },
  );
}
