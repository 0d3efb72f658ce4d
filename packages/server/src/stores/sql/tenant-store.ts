// `TenantStore` over SQL.
import type { Kysely } from 'kysely';
import type { TenantStore } from '../../accounts/ports.ts';
import type { Schema } from './schema.ts';

export function createTenantStore(db: Kysely<Schema>): TenantStore {
  return {
    async createTenant({ id, name, plan, createdAt }) {
      await db
        .insertInto('tenants')
        .values({ id, name, plan, created_at: createdAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async setPlan(id, plan) {
      const { numUpdatedRows } = await db
        .updateTable('tenants')
        .set({ plan })
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async findTenant(id) {
      const row = await db.selectFrom('tenants').selectAll().where('id', '=', id).executeTakeFirst();
      return row && { id: row.id, name: row.name, plan: row.plan, createdAt: row.created_at };
    },
  };
}
