// `InstallStore` over SQL. Every change bumps the configuration version in the same transaction.
import type { Selectable, Updateable } from 'kysely';
import type { Install, InstallChange, InstallStore } from '../../../integrations/ports.ts';
import { decodeOrigins, decodeWords, encodeOrigins, encodeWords } from '../column-codecs.ts';
import type { SqlAccess } from '../database.ts';
import type { InstallTable } from '../schema/schema.ts';
import { bumpConfigVersion } from './change-feed.ts';
import { readReceived } from './read-received.ts';

export function createInstallStore({ read, write }: SqlAccess): InstallStore {
  return {
    createInstall: (install) =>
      write.transaction().execute(async (tx) => {
        const created = await tx
          .insertInto('installs')
          .values({
            id: install.id,
            brand_id: install.brandId,
            name: install.name,
            mode: install.mode,
            reporting_origins: encodeOrigins(install.reportingOrigins),
            allowed_origins: encodeOrigins(install.allowedOrigins),
            referral_exclusions: encodeWords(install.referralExclusions),
            active: Number(install.active),
            session_epoch: install.sessionEpoch,
            created_at: install.createdAt,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (created) await bumpConfigVersion(tx);
        return installFrom(
          created ??
            (await tx.selectFrom('installs').selectAll().where('id', '=', install.id).executeTakeFirstOrThrow()),
        );
      }),
    updateInstall: (id, change) =>
      write.transaction().execute(async (tx) => {
        const updated = await tx
          .updateTable('installs')
          .set(columnsOf(change))
          .set((eb) => ({ session_epoch: eb('session_epoch', '+', change.revokeSessions ? 1 : 0) }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        if (!updated) return undefined;
        await bumpConfigVersion(tx);
        return installFrom(updated);
      }),
    async findInstall(id) {
      const row = await read.selectFrom('installs').selectAll().where('id', '=', id).executeTakeFirst();
      return row && installFrom(row);
    },
    async findInstallByNumber(number) {
      const row = await read.selectFrom('installs').selectAll().where('number', '=', number).executeTakeFirst();
      return row && installFrom(row);
    },
    async listInstalls(brandId) {
      const rows = await read
        .selectFrom('installs')
        .selectAll()
        .$if(brandId !== undefined, (query) => query.where('brand_id', '=', brandId ?? ''))
        .orderBy('number')
        .execute();
      return rows.map(installFrom);
    },
    receivedBy: (brandId) => readReceived(read, brandId),
  };
}

function columnsOf(change: InstallChange): Updateable<InstallTable> {
  const { name, active, reportingOrigins, allowedOrigins, referralExclusions } = change;
  return {
    ...(name !== undefined && { name }),
    ...(active !== undefined && { active: Number(active) }),
    ...(reportingOrigins !== undefined && { reporting_origins: encodeOrigins(reportingOrigins) }),
    ...(allowedOrigins !== undefined && { allowed_origins: encodeOrigins(allowedOrigins) }),
    ...(referralExclusions !== undefined && { referral_exclusions: encodeWords(referralExclusions) }),
  };
}

function installFrom(row: Selectable<InstallTable>): Install {
  return {
    number: row.number,
    id: row.id,
    brandId: row.brand_id,
    name: row.name,
    mode: row.mode,
    reportingOrigins: decodeOrigins(row.reporting_origins),
    allowedOrigins: decodeOrigins(row.allowed_origins),
    referralExclusions: decodeWords(row.referral_exclusions),
    active: row.active === 1,
    sessionEpoch: row.session_epoch,
    createdAt: row.created_at,
  };
}
