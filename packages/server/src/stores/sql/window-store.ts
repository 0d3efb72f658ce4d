// `WindowStore` over SQL: read, count, and write only where nobody else has written since, so that no two processes let the
// same call through. Whoever loses such a race counts again; somebody always wins it.
import type { WindowStore } from '../../limits/ports.ts';
import { type Counted, countCalls, WINDOW_MS } from './sliding-window.ts';
import type { SqlAccess } from './sql-access.ts';
import type { StoreHash } from './store-hash.ts';

export function createWindowStore(db: SqlAccess, openHash: StoreHash): WindowStore {
  let sweptAt = Number.NEGATIVE_INFINITY;

  /** An ended row says as much as none. Once a minute is often enough to bound the table. */
  async function sweep(now: number): Promise<void> {
    if (Math.abs(now - sweptAt) < WINDOW_MS) return;
    sweptAt = now;
    await db.write.deleteFrom('rate_windows').where('ends_at', '<=', now).execute();
  }

  return {
    async takeCalls({ scope, key: name, ...window }) {
      await sweep(window.now);
      const key = (await openHash())('window', JSON.stringify([scope, name]));
      for (;;) {
        const before = await find(db, key);
        const { taken, lastAt, ...counted } = countCalls(before ?? '', window);
        if (counted.granted === 0 || (await write(db, key, before, { taken, lastAt }))) return counted;
      }
    },
  };
}

/** Asked where it is written, since a reader may be behind. */
async function find({ write }: SqlAccess, key: Uint8Array): Promise<string | undefined> {
  return (await write.selectFrom('rate_windows').select('taken').where('key', '=', key).executeTakeFirst())?.taken;
}

async function write(
  db: SqlAccess,
  key: Uint8Array,
  before: string | undefined,
  { taken, lastAt = 0 }: Pick<Counted, 'taken' | 'lastAt'>,
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
