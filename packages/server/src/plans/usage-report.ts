// A tenant's usage in a month, and its cost (decisions 8).
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { countingFor } from './count-units.ts';
import { monthOf } from './periods.ts';
import type { Period, PlanStore, TenantPlan, Unit, UsageRow } from './ports.ts';

export interface UnitUsage {
  unit: Unit;
  /** The period of the count: the month, or the current week if the quota is weekly. */
  period: Period;
  /** `null`: unlimited. */
  included: number | null;
  used: number;
  overage: number;
  /** US cents for each additional unit; `null` if there is none. */
  unitCents: number | null;
  amountCents: number;
}

export interface UsageReport extends TenantPlan {
  period: Period;
  units: UnitUsage[];
  amountCents: number;
}

export interface ReadUsageDeps {
  plans: Pick<PlanStore, 'findPlan' | 'usageIn'>;
  clock: Pick<Clock, 'now'>;
}

const UNITS: readonly Unit[] = ['scan', 'finding', 'fix'];

/** @param month any time in the month; now if omitted. Throws `DomainError` `not_found`. */
export const readUsage =
  ({ plans, clock }: ReadUsageDeps) =>
  async ({ tenantId, month }: { tenantId: string; month?: number | undefined }): Promise<UsageReport> => {
    const tenant = await plans.findPlan(tenantId);
    if (!tenant) throw new DomainError('not_found', { message: `no such tenant: ${tenantId}` });
    const now = clock.now();
    const period = monthOf(month ?? now);
    const at = Math.min(now, period.endsAt - 1);
    const countings = UNITS.map((unit) => ({ unit, ...countingFor(tenant.plan, unit, Math.max(at, period.startsAt)) }));
    const names = new Set([period.name, ...countings.map((counting) => counting.period.name)]);
    const rows = await plans.usageIn(tenantId, [...names]);
    const units = countings.map(({ unit, period: counted, included, overageCents: unitCents }): UnitUsage => {
      const used = sumOf(rows, unit, counted.name, 'used');
      // Charges under an earlier plan in the month remain, even if the current one is weekly.
      const overage = sumOf(rows, unit, period.name, 'overage');
      const amountCents = sumOf(rows, unit, period.name, 'overageCents');
      return { unit, period: counted, included, used, overage, unitCents, amountCents };
    });
    return { ...tenant, period, units, amountCents: units.reduce((sum, unit) => sum + unit.amountCents, 0) };
  };

const sumOf = (
  rows: readonly UsageRow[],
  unit: Unit,
  period: string,
  what: 'used' | 'overage' | 'overageCents',
): number => rows.filter((row) => row.unit === unit && row.period === period).reduce((sum, row) => sum + row[what], 0);
