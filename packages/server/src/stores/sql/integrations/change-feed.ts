// `ChangeFeed` over SQL: the configuration version, and the version that each process has applied.
import type { Kysely } from 'kysely';
import type { ChangeFeed } from '../../../integrations/ports.ts';
import type { SqlAccess } from '../database.ts';
import type { Schema } from '../schema/schema.ts';

/** A process that has not reported for this long is considered gone, and its row is deleted. */
const FORGOTTEN_AFTER_MS = 3_600_000;

export function createChangeFeed({ read, write }: SqlAccess): ChangeFeed {
  return {
    async version() {
      const meta = await read.selectFrom('meta').select('config_version').executeTakeFirstOrThrow();
      return meta.config_version;
    },
    announce: ({ id, version, seenAt }) =>
      write.transaction().execute(async (tx) => {
        await tx
          .insertInto('nodes')
          .values({ id, version, seen_at: seenAt })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ version, seen_at: seenAt }))
          .execute();
        await tx
          .deleteFrom('nodes')
          .where('seen_at', '<', seenAt - FORGOTTEN_AFTER_MS)
          .execute();
      }),
    async withdraw(nodeId) {
      await write.deleteFrom('nodes').where('id', '=', nodeId).execute();
    },
    async nodesBehind(version, seenSince) {
      const { behind } = await read
        .selectFrom('nodes')
        .select((eb) => eb.fn.countAll<number>().as('behind'))
        .where('version', '<', version)
        .where('seen_at', '>=', seenSince)
        .executeTakeFirstOrThrow();
      return Number(behind);
    },
    listen: () => async () => {},
  };
}

/** Call it in the transaction of each change that serving processes must apply. */
export async function bumpConfigVersion(tx: Kysely<Schema>): Promise<void> {
  await tx
    .updateTable('meta')
    .set((eb) => ({ config_version: eb('config_version', '+', 1) }))
    .execute();
}
