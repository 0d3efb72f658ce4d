// `PlanStore` over SQL.
import type { PlanStore } from '../../../plans/ports.ts';
import type { SqlAccess } from '../database.ts';
import { refundUnits, reserveUnits } from './reserve-units.ts';

export function createPlanStore({ read, write }: SqlAccess): PlanStore {
  return {
    async findPlan(tenantId) {
      const row = await read
        .selectFrom('tenants')
        .select(['plan', 'extra_prompts'])
        .where('id', '=', tenantId)
        .executeTakeFirst();
      return row && { plan: row.plan, extraPrompts: row.extra_prompts };
    },
    async addExtraPrompts(tenantId, count) {
      const row = await write
        .updateTable('tenants')
        .set((eb) => ({ extra_prompts: eb('extra_prompts', '+', count) }))
        .where('id', '=', tenantId)
        .returning(['plan', 'extra_prompts'])
        .executeTakeFirst();
      return row && { plan: row.plan, extraPrompts: row.extra_prompts };
    },
    reserve: (reservation, countingFor) =>
      write.transaction().execute((trx) => reserveUnits(trx, reservation, countingFor)),
    giveBack: (key, countingFor) => write.transaction().execute((trx) => refundUnits(trx, key, countingFor)),
    async usageIn(tenantId, periods) {
      const rows = await read
        .selectFrom('usage_counters')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('period', 'in', periods)
        .execute();
      return rows.map(({ unit, period, plan, used, overage, overage_cents: overageCents }) => ({
        unit,
        period,
        plan,
        used,
        overage,
        overageCents,
      }));
    },
  };
}
