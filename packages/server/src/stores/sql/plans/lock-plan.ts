// A tenant's plan, held for a transaction: whoever counts or limits what the tenant has does so one after the other.
import type { Transaction } from 'kysely';
import type { TenantPlan } from '../../../plans/ports.ts';
import type { Schema } from '../schema/schema.ts';

/** `undefined` where there is no such tenant. Several tenants are held in the order of their ids, or two could wait for each other. */
export async function lockPlan(trx: Transaction<Schema>, tenantId: string): Promise<TenantPlan | undefined> {
  // Writes what is there: no lock is spelt the same for every engine.
  const row = await trx
    .updateTable('tenants')
    .set((eb) => ({ plan: eb.ref('plan') }))
    .where('id', '=', tenantId)
    .returning(['plan', 'extra_prompts'])
    .executeTakeFirst();
  return row && { plan: row.plan, extraPrompts: row.extra_prompts };
}
