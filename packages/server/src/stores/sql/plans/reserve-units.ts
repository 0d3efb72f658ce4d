// Reserves units of a plan, so that a charge can be refunded. Stores call it in the transaction of the charged record.
import type { Transaction } from 'kysely';
import type { Plan } from '../../../accounts/ports.ts';
import type { CountingFor, Reservation, Reserved, Unit } from '../../../plans/ports.ts';
import type { Schema } from '../schema/schema.ts';
import { countUse } from './count-use.ts';
import { lockPlan } from './lock-plan.ts';

/** `undefined` if there is no such tenant. */
export async function reserveUnits(
  trx: Transaction<Schema>,
  reservation: Reservation,
  countingFor: CountingFor,
): Promise<Reserved | undefined> {
  const held = await lockPlan(trx, reservation.tenantId);
  if (!held) return undefined;
  const { key, tenantId, unit, amount, at } = reservation;
  const known = await trx.selectFrom('usage_reservations').select('key').where('key', '=', key).executeTakeFirst();
  if (known) return { ok: true };
  const reserved = await countUse(trx, held.plan, reservation, countingFor(held.plan, unit, at));
  if (!reserved.ok) return reserved;
  await trx
    .insertInto('usage_reservations')
    .values({ key, tenant_id: tenantId, unit, plan: held.plan, amount, at: Math.floor(at) })
    .execute();
  return reserved;
}

/** Does nothing if there is no such reservation, so it is safe to repeat. */
export async function refundUnits(trx: Transaction<Schema>, key: string, countingFor: CountingFor): Promise<void> {
  const found = await trx
    .selectFrom('usage_reservations')
    .select('tenant_id')
    .where('key', '=', key)
    .executeTakeFirst();
  if (!found) return;
  await lockPlan(trx, found.tenant_id);
  const given = await trx.deleteFrom('usage_reservations').where('key', '=', key).returningAll().executeTakeFirst();
  if (!given) return;
  const counting = countingFor(given.plan, given.unit, given.at);
  for (const { name } of counting.periods) await take(trx, { ...given, period: name }, counting.overageCents ?? 0);
}

/** Makes the charge final. */
export const settleUnits = (trx: Transaction<Schema>, key: string) =>
  trx.deleteFrom('usage_reservations').where('key', '=', key).execute();

interface Given {
  tenant_id: string;
  unit: Unit;
  plan: Plan;
  period: string;
  amount: number;
}

/** The last units are refunded, so overage is refunded first. */
async function take(trx: Transaction<Schema>, given: Given, cents: number): Promise<void> {
  const { tenant_id, unit, plan, period, amount } = given;
  const counter = { tenant_id, unit, plan, period };
  const { overage } = await trx
    .selectFrom('usage_counters')
    .select('overage')
    .where((eb) => eb.and(counter))
    .executeTakeFirstOrThrow();
  const costly = Math.min(overage, amount);
  await trx
    .updateTable('usage_counters')
    .set((eb) => ({
      used: eb('used', '-', amount),
      overage: eb('overage', '-', costly),
      overage_cents: eb('overage_cents', '-', costly * cents),
    }))
    .where((eb) => eb.and(counter))
    .execute();
}
