// `LoginSessionStore` over SQL.
import type { LoginSessionStore } from '../../../accounts/ports.ts';
import type { SqlAccess } from '../database.ts';
import { onceAMinute } from '../once-a-minute.ts';

export function createLoginSessionStore({ write }: SqlAccess): LoginSessionStore {
  const sweep = onceAMinute((now) => write.deleteFrom('login_sessions').where('ends_at', '<=', now).execute());

  return {
    async putSession({ hash, data, endsAt }, now) {
      await sweep(now);
      const row = { data, ends_at: endsAt };
      await write
        .insertInto('login_sessions')
        .values({ hash, ...row })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet(row))
        .execute();
    },
    /** Reads from the writer: a reader that lags behind would still find a session that has just ended. */
    async findSession(hash, now) {
      const row = await write
        .selectFrom('login_sessions')
        .selectAll()
        .where('hash', '=', hash)
        .where('ends_at', '>', now)
        .executeTakeFirst();
      return row && { hash: row.hash, data: row.data, endsAt: row.ends_at };
    },
    async extendSession(hash, endsAt) {
      await write.updateTable('login_sessions').set({ ends_at: endsAt }).where('hash', '=', hash).execute();
    },
    async removeSession(hash) {
      const { numDeletedRows } = await write
        .deleteFrom('login_sessions')
        .where('hash', '=', hash)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
