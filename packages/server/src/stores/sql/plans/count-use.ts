// Counts usage of a plan, in the transaction that uses it; the caller has locked the plan (`lock-plan.ts`).
import type { Transaction } from 'kysely';
import type { Plan } from '../../../accounts/ports.ts';
import type { Counting, Reserved, Use } from '../../../plans/ports.ts';
import { writeDomainEvents } from '../notifications/write-domain-events.ts';
import type { Schema } from '../schema/schema.ts';

/** Counts nothing if the plan refuses the use. Writes `quota.reached` once per period. */
export async function countUse(trx: Transaction<Schema>, plan: Plan, use: Use, counting: Counting): Promise<Reserved> {
  const { period, included, overageCents } = counting;
  const rows = await rowsOf(trx, use, period.name);
  const used = rows.reduce((sum, row) => sum + row.used, 0);
  const { isRefused, overage, isReached } = counting.measure(used, use.amount);
  const isTold = rows.some((row) => row.reached_at !== null);
  const tells = isReached && !isTold && included !== null;
  if (tells) await tell(trx, plan, use, { period, included, overageCents });
  if (!isRefused || tells) {
    for (const { name } of counting.periods) {
      const decides = name === period.name;
      await add(trx, plan, use, {
        period: name,
        used: isRefused ? 0 : use.amount,
        overage: decides ? overage : 0,
        overage_cents: decides ? overage * (overageCents ?? 0) : 0,
        reached_at: decides && tells ? Math.floor(use.at) : null,
      });
    }
  }
  if (!isRefused || included === null) return { ok: true };
  return { ok: false, exceeded: { what: use.unit, limit: included, used, resetsAt: period.endsAt } };
}

const rowsOf = (trx: Transaction<Schema>, { tenantId, unit }: Use, period: string) =>
  trx
    .selectFrom('usage_counters')
    .select(['used', 'reached_at'])
    .where('tenant_id', '=', tenantId)
    .where('unit', '=', unit)
    .where('period', '=', period)
    .execute();

interface Addition {
  period: string;
  used: number;
  overage: number;
  overage_cents: number;
  reached_at: number | null;
}

async function add(trx: Transaction<Schema>, plan: Plan, use: Use, added: Addition): Promise<void> {
  await trx
    .insertInto('usage_counters')
    .values({ tenant_id: use.tenantId, unit: use.unit, plan, ...added })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'unit', 'period', 'plan']).doUpdateSet((eb) => ({
        used: eb('usage_counters.used', '+', eb.ref('excluded.used')),
        overage: eb('usage_counters.overage', '+', eb.ref('excluded.overage')),
        overage_cents: eb('usage_counters.overage_cents', '+', eb.ref('excluded.overage_cents')),
        reached_at: eb.fn.coalesce('usage_counters.reached_at', 'excluded.reached_at'),
      })),
    )
    .execute();
}

type Reached = Pick<Counting, 'period' | 'overageCents'> & { included: number };

const tell = (trx: Transaction<Schema>, plan: Plan, use: Use, { period, included, overageCents }: Reached) =>
  writeDomainEvents(trx, [
    {
      tenantId: use.tenantId,
      brandId: use.brandId,
      kind: 'quota.reached',
      at: use.at,
      body: {
        unit: use.unit,
        plan,
        included,
        period: period.name,
        resets_at: new Date(period.endsAt).toISOString(),
        overage_cents: overageCents,
      },
    },
  ]);
