// The counting rules of units under a plan. Pure.
import { CATALOG } from './catalog.ts';
import { monthOf, weekOf } from './periods.ts';
import type { Counting, CountingFor, Measured } from './ports.ts';

/**
 * Scans are also counted by week on every plan, because usage carries over on a plan change. A quota with overage is
 * reached at its last included unit, since the next one costs money. A quota that blocks is reached at the first
 * refusal; otherwise a weekly scan would report it each week (decisions 8).
 */
export const countingFor: CountingFor = (plan, unit, at): Counting => {
  const quota = CATALOG[plan].quotas[unit];
  const [month, week] = [monthOf(at), weekOf(at)];
  const { included = null, overageCents = null } = quota ?? {};
  return {
    periods: unit === 'scan' ? [month, week] : [month],
    period: quota?.per === 'week' ? week : month,
    included,
    overageCents,
    measure: (used, amount) => measure({ included, overageCents }, used, amount),
  };
};

const FREE_OF_LIMITS: Measured = { isRefused: false, overage: 0, isReached: false };

function measure(
  { included, overageCents }: Pick<Counting, 'included' | 'overageCents'>,
  used: number,
  amount: number,
): Measured {
  if (included === null) return FREE_OF_LIMITS;
  const beyond = Math.max(0, used + amount - Math.max(used, included));
  const isRefused = overageCents === null && beyond > 0;
  const isReached = overageCents === null ? isRefused : used + amount >= included;
  return { isRefused, overage: isRefused ? 0 : beyond, isReached };
}
