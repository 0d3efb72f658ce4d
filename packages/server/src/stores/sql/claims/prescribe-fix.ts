// Charges the first fix for a wrong claim, in the same transaction as its price (decisions 8).
import type { Kysely, Transaction } from 'kysely';
import type { FixOutcome, FixRequest } from '../../../claims/ports.ts';
import type { CountingFor } from '../../../plans/ports.ts';
import { lockPlan } from '../plans/lock-plan.ts';
import { reserveUnits } from '../plans/reserve-units.ts';
import type { Schema } from '../schema/schema.ts';

type WrongClaimKey = Pick<FixRequest, 'brandId' | 'key'>;

/** Locks the tenant first: of two concurrent requests, one is charged and the other finds the charge. */
export async function prescribeFix(
  trx: Transaction<Schema>,
  request: FixRequest,
  countingFor: CountingFor,
): Promise<FixOutcome | undefined> {
  const { tenantId, brandId, at, agreedCents } = request;
  const held = await lockPlan(trx, tenantId);
  if (!held) return undefined;
  if (!request.isCurrent(await lockedDocument(trx, brandId))) return { outcome: 'outdated' };
  if (await isPrescribed(trx, request)) return { outcome: 'known' };
  const counting = countingFor(held.plan, 'fix', at);
  const used = await usedIn(trx, tenantId, counting.period.name);
  const cents = counting.measure(used, 1).overage * (counting.overageCents ?? 0);
  if (agreedCents !== undefined && cents > agreedCents) return { outcome: 'dearer', cents };
  const charge = { key: chargeKey(request), tenantId, brandId, unit: 'fix', amount: 1, at } as const;
  const reserved = await reserveUnits(trx, charge, countingFor);
  if (reserved && !reserved.ok) return { outcome: 'refused', exceeded: reserved.exceeded };
  await trx
    .updateTable('findings')
    .set({ prescribed_at: Math.floor(at) })
    .where('brand_id', '=', brandId)
    .where('key', '=', request.key)
    .execute();
  return { outcome: 'charged', cents };
}

/** Whoever saves the facts of a brand writes its row first, so they stay as they are until the fix is charged. */
async function lockedDocument(trx: Transaction<Schema>, brandId: string): Promise<string | undefined> {
  await trx.updateTable('brands').set({ id: brandId }).where('id', '=', brandId).execute();
  const profile = await trx
    .selectFrom('brand_profiles')
    .select('document')
    .where('brand_id', '=', brandId)
    .executeTakeFirst();
  return profile?.document;
}

/** A claim that no answer has made yet has only a charge, no finding. */
export async function isPrescribed(db: Kysely<Schema>, claim: WrongClaimKey): Promise<boolean> {
  const charge = await db
    .selectFrom('usage_reservations')
    .select('key')
    .where('key', '=', chargeKey(claim))
    .executeTakeFirst();
  if (charge) return true;
  const finding = await db
    .selectFrom('findings')
    .select('id')
    .where('brand_id', '=', claim.brandId)
    .where('key', '=', claim.key)
    .where('prescribed_at', 'is not', null)
    .executeTakeFirst();
  return finding !== undefined;
}

const chargeKey = ({ brandId, key }: WrongClaimKey): string => `fix:${brandId}:${key}`;

async function usedIn(trx: Transaction<Schema>, tenantId: string, period: string): Promise<number> {
  const { used } = await trx
    .selectFrom('usage_counters')
    .select((eb) => eb.fn.sum<number | string | null>('used').as('used'))
    .where('tenant_id', '=', tenantId)
    .where('unit', '=', 'fix')
    .where('period', '=', period)
    .executeTakeFirstOrThrow();
  return Number(used ?? 0);
}
