// Quotes the price of a tenant's next unit, before it is charged (decisions 8).
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { countingFor } from './count-units.ts';
import type { PlanStore, Unit } from './ports.ts';

export interface UnitQuote {
  /** US cents. */
  cents: number;
  /** In the period; `null`: unlimited. */
  included: number | null;
  used: number;
  /** When the period ends; milliseconds since 1970. */
  endsAt: number;
}

export interface QuoteDeps {
  plans: Pick<PlanStore, 'findPlan' | 'usageIn'>;
  clock: Pick<Clock, 'now'>;
}

/** Throws `DomainError` `not_found`. */
export const quoteUnit =
  ({ plans, clock }: QuoteDeps) =>
  async ({ tenantId, unit }: { tenantId: string; unit: Unit }): Promise<UnitQuote> => {
    const tenant = await plans.findPlan(tenantId);
    if (!tenant) throw new DomainError('not_found', { message: `no such tenant: ${tenantId}` });
    const counting = countingFor(tenant.plan, unit, clock.now());
    const rows = await plans.usageIn(tenantId, [counting.period.name]);
    const used = rows.filter((row) => row.unit === unit).reduce((sum, row) => sum + row.used, 0);
    const { included, period } = counting;
    return {
      cents: counting.measure(used, 1).overage * (counting.overageCents ?? 0),
      included,
      used,
      endsAt: period.endsAt,
    };
  };
