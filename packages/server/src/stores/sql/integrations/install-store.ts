// `InstallStore` over SQL. Every change raises the configuration version in its own transaction.
import type { Selectable, Updateable } from 'kysely';
import type { Install, InstallChange, InstallStore } from '../../../integrations/ports.ts';
import type { SqlAccess } from '../database.ts';
import { originsFrom, originsText, wordsFrom, wordsText } from '../origins-text.ts';
import type { InstallTable } from '../schema/schema.ts';
import { raiseVersion } from './change-feed.ts';

export function createInstallStore({ read, write }: SqlAccess): InstallStore {
  return {
    createInstall: (install) =>
      write.transaction().execute(async (tx) => {
        const created = await tx
          .insertInto('installs')
          .values({
            id: install.id,
            brand_id: install.brandId,
            mode: install.mode,
            reporting_origins: originsText(install.reportingOrigins),
            allowed_origins: originsText(install.allowedOrigins),
            referral_exclusions: wordsText(install.referralExclusions),
            active: Number(install.active),
            session_epoch: install.sessionEpoch,
            created_at: install.createdAt,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (created) await raiseVersion(tx);
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
        await raiseVersion(tx);
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
  };
}

function columnsOf(change: InstallChange): Updateable<InstallTable> {
  const { active, reportingOrigins, allowedOrigins, referralExclusions } = change;
  return {
    ...(active !== undefined && { active: Number(active) }),
    ...(reportingOrigins !== undefined && { reporting_origins: originsText(reportingOrigins) }),
    ...(allowedOrigins !== undefined && { allowed_origins: originsText(allowedOrigins) }),
    ...(referralExclusions !== undefined && { referral_exclusions: wordsText(referralExclusions) }),
  };
}

function installFrom(row: Selectable<InstallTable>): Install {
  return {
    number: row.number,
    id: row.id,
    brandId: row.brand_id,
    mode: row.mode,
    reportingOrigins: originsFrom(row.reporting_origins),
    allowedOrigins: originsFrom(row.allowed_origins),
    referralExclusions: wordsFrom(row.referral_exclusions),
    active: row.active === 1,
    sessionEpoch: row.session_epoch,
    createdAt: row.created_at,
  };
}
