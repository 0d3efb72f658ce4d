// The registered clients of `OAuthStore` over SQL.
import type { Kysely } from 'kysely';
import type { ClientAges, ClientBounds, OAuthStore } from '../../../oauth/ports.ts';
import type { SqlAccess } from '../database.ts';
import type { Schema } from '../schema/schema.ts';

type ClientMethods = 'addClient' | 'findClient' | 'touchClient' | 'dropClients';

export const createOAuthClients = ({ write }: SqlAccess): Pick<OAuthStore, ClientMethods> => ({
  addClient: ({ id, metadata, createdAt }, bounds) =>
    write.transaction().execute(async (tx) => {
      if (!(await makeRoom(tx, bounds))) return false;
      await tx.insertInto('oauth_clients').values({ id, metadata, created_at: createdAt, used_at: null }).execute();
      return true;
    }),
  async findClient(id, ages) {
    const row = await write
      .selectFrom('oauth_clients')
      .select(['id', 'metadata', 'created_at', 'used_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const isGone = row.used_at === null ? row.created_at < ages.unusedBefore : row.used_at < ages.usedBefore;
    return isGone ? undefined : { id: row.id, metadata: row.metadata, createdAt: row.created_at };
  },
  async touchClient(id, at) {
    await write.updateTable('oauth_clients').set({ used_at: at }).where('id', '=', id).execute();
  },
  dropClients: (ages) => dropClients(write, ages),
});

/** Locks the one row of `meta`, so that concurrent registrations are counted one after the other. */
async function makeRoom(tx: Kysely<Schema>, { maxUnused, replaceableBefore }: ClientBounds): Promise<boolean> {
  await tx
    .updateTable('meta')
    .set((eb) => ({ id: eb.ref('id') }))
    .execute();
  const { unused } = await tx
    .selectFrom('oauth_clients')
    .select((eb) => eb.fn.countAll<number>().as('unused'))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(unused) < maxUnused) return true;
  const oldest = tx
    .selectFrom('oauth_clients')
    .select('id')
    .where('used_at', 'is', null)
    .where('created_at', '<', replaceableBefore)
    .orderBy('created_at')
    .limit(1);
  const { numDeletedRows } = await tx.deleteFrom('oauth_clients').where('id', 'in', oldest).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

async function dropClients(write: Kysely<Schema>, { unusedBefore, usedBefore }: ClientAges): Promise<number> {
  const { numDeletedRows } = await write
    .deleteFrom('oauth_clients')
    .where((eb) =>
      eb.or([eb.and([eb('used_at', 'is', null), eb('created_at', '<', unusedBefore)]), eb('used_at', '<', usedBefore)]),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
