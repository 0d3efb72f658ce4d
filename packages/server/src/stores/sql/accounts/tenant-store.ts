// `TenantStore` over SQL.
import type { TenantStore } from '../../../accounts/ports.ts';
import type { SqlAccess } from '../database.ts';

export function createTenantStore({ read, write }: SqlAccess): TenantStore {
  return {
    async createTenant({ id, name, plan, createdAt }) {
      await write
        .insertInto('tenants')
        .values({ id, name, plan, created_at: createdAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async setPlan(id, plan) {
      const { numUpdatedRows } = await write
        .updateTable('tenants')
        .set({ plan })
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async findTenant(id) {
      const row = await read.selectFrom('tenants').selectAll().where('id', '=', id).executeTakeFirst();
      return row && { id: row.id, name: row.name, plan: row.plan, createdAt: row.created_at };
    },
  };
}
