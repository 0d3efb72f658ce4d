// Locks a tenant's plan for a transaction, so that operations that count or limit its usage run one after the other.
import type { Transaction } from 'kysely';
import type { TenantPlan } from '../../../plans/ports.ts';
import type { Schema } from '../schema/schema.ts';

/** `undefined` if there is no such tenant. Lock several tenants in the order of their ids to avoid a deadlock. */
export async function lockPlan(trx: Transaction<Schema>, tenantId: string): Promise<TenantPlan | undefined> {
  // Writes the plan back: SQLite has no `select ... for update`.
  const row = await trx
    .updateTable('tenants')
    .set((eb) => ({ plan: eb.ref('plan') }))
    .where('id', '=', tenantId)
    .returning(['plan', 'extra_prompts'])
    .executeTakeFirst();
  return row && { plan: row.plan, extraPrompts: row.extra_prompts };
}
