// `WindowStore` over SQL: reads, counts, and writes only if no other process has written since (optimistic locking), so
// no two processes allow the same call. The loser of a race counts again; every race has a winner.
import type { WindowStore } from '../../../limits/ports.ts';
import type { SqlAccess } from '../database.ts';
import { onceAMinute } from '../once-a-minute.ts';
import type { StoreHash } from '../store-hash.ts';
import { type CountedWindow, countCalls, WINDOW_MS } from './sliding-window.ts';

/** At most this many windows are cached; the others are read. */
const MAX_REMEMBERED = 1000;

export function createWindowStore(db: SqlAccess, openHash: StoreHash): WindowStore {
  const remembered = createMemory();

  /** An expired row and a missing one mean the same. */
  const sweep = onceAMinute((now) => db.write.deleteFrom('rate_windows').where('ends_at', '<=', now).execute());

  return {
    async takeCalls({ scope, key: name, ...window }) {
      await sweep(window.now);
      const key = (await openHash())('window', JSON.stringify([scope, name]));
      for (let before = remembered.take(key); ; before = undefined) {
        before ??= await find(db, key);
        const { taken, lastAt, ...counted } = countCalls(before ?? '', window);
        if (counted.granted === 0) {
          if (before !== undefined) remembered.put(key, before);
          return counted;
        }
        if (await write(db, key, before, { taken, lastAt })) {
          remembered.put(key, taken);
          return counted;
        }
      }
    },
  };
}

/**
 * Caches what this process wrote last, so that a busy window is not read before each write. If another process has written
 * since, the write fails; a refusal needs no read, because others only add calls.
 */
function createMemory() {
  const texts = new Map<string, string>();
  const nameOf = (key: Uint8Array): string => Buffer.from(key).toString('latin1');
  return {
    /** Removes the entry: a concurrent call reads the row instead. */
    take(key: Uint8Array): string | undefined {
      const name = nameOf(key);
      const text = texts.get(name);
      texts.delete(name);
      return text;
    },
    put(key: Uint8Array, taken: string): void {
      if (texts.size >= MAX_REMEMBERED) texts.clear();
      texts.set(nameOf(key), taken);
    },
  };
}

/** Reads from the writer, because a reader may lag behind. */
async function find({ write }: SqlAccess, key: Uint8Array): Promise<string | undefined> {
  return (await write.selectFrom('rate_windows').select('taken').where('key', '=', key).executeTakeFirst())?.taken;
}

async function write(
  db: SqlAccess,
  key: Uint8Array,
  before: string | undefined,
  { taken, lastAt = 0 }: Pick<CountedWindow, 'taken' | 'lastAt'>,
): Promise<boolean> {
  const row = { taken, ends_at: lastAt + WINDOW_MS };
  if (before === undefined) {
    const made = db.write.insertInto('rate_windows').values({ key, ...row });
    const first = made.onConflict((conflict) => conflict.column('key').doNothing()).returning('ends_at');
    return (await first.executeTakeFirst()) !== undefined;
  }
  const next = db.write.updateTable('rate_windows').set(row).where('key', '=', key).where('taken', '=', before);
  return (await next.returning('ends_at').executeTakeFirst()) !== undefined;
}
