// Starts automatic scans: each brand once per period of its plan, with any number of processes, because the store
// records whether a period has its scan (decisions 8). Periods missed during downtime are not made up.
import { PLANS, type Plan } from '../accounts/index.ts';
import { DAY_MS } from '../kernel/day.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { CATALOG, countingFor, type PlanStore, weekOf } from '../plans/index.ts';
import type { DueBrand, ScanStore } from './ports.ts';
import { type Started, type StartScanDeps, startDueScan } from './start-scan.ts';

export interface ScheduleDeps extends StartScanDeps {
  scans: Pick<ScanStore, 'startScan' | 'listDue'>;
  usage: Pick<PlanStore, 'usageIn'>;
  /** Called with the error of one brand; the other brands continue. */
  onFault(error: unknown, brandId: string): void;
}

const AT_ONCE = 1000;
const NOTHING_TO_DO = ['invalid_input', 'no_engine', 'quota_exceeded'];

/** Each call starts the scans that are due, and returns how many. */
export function createScheduler(deps: ScheduleDeps): () => Promise<number> {
  const start = startDueScan(deps);
  /** Brands that cannot be scanned in this period, so that they are not retried on every call. */
  const idle = new Map<Plan, { slot: string; brands: Set<string> }>();

  const idleIn = (plan: Plan, slot: string): Set<string> => {
    const known = idle.get(plan);
    if (known?.slot === slot) return known.brands;
    const brands = new Set<string>();
    idle.set(plan, { slot, brands });
    return brands;
  };

  async function startOne(plan: Plan, slot: string, { brandId, tenantId }: DueBrand): Promise<Started | undefined> {
    const resting = idleIn(plan, slot);
    if (resting.has(brandId)) return undefined;
    try {
      if (!(await isSpent(deps, plan, tenantId))) return await start({ brandId, tenantId, trigger: 'auto', slot });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'unavailable') throw error;
      // A brand without prompts or engines has nothing to scan, which is not an error.
      if (!NOTHING_TO_DO.includes(error.code)) deps.onFault(error, brandId);
    }
    resting.add(brandId);
    return undefined;
  }

  return async () => {
    let started = 0;
    for (const plan of PLANS) {
      const slot = slotOf(plan, deps.clock.now());
      if (slot === undefined) continue;
      for (const due of await deps.scans.listDue({ plan, slot, limit: AT_ONCE })) {
        if (await startOne(plan, slot, due)) started += 1;
      }
    }
    return started;
  };
}

/** The period of a plan's automatic scans in UTC: `2026-W48`, `2026-11-28`, `2026-11-28T17`. */
export function slotOf(plan: Plan, at: number): string | undefined {
  const { autoScan } = CATALOG[plan];
  const time = new Date(at).toISOString();
  if (autoScan === 'weekly') return weekOf(at).name;
  if (autoScan === 'daily') return time.slice(0, 'YYYY-MM-DD'.length);
  return autoScan === 'hourly' ? time.slice(0, 'YYYY-MM-DDTHH'.length) : undefined;
}

/** When the next period of automatic scans begins; `null` if the plan has none. */
export function nextSlotAt(plan: Plan, at: number): number | null {
  const { autoScan } = CATALOG[plan];
  if (autoScan === null) return null;
  if (autoScan === 'weekly') return weekOf(at).endsAt;
  const period = autoScan === 'daily' ? DAY_MS : HOUR_MS;
  return (Math.floor(at / period) + 1) * period;
}

const HOUR_MS = 3_600_000;

/**
 * Checked before the scan starts: a refusal would notify the tenant of a reached quota, although it requested nothing.
 */
async function isSpent({ usage, clock }: ScheduleDeps, plan: Plan, tenantId: string): Promise<boolean> {
  const { included, overageCents, period } = countingFor(plan, 'scan', clock.now());
  if (included === null || overageCents !== null) return false;
  const rows = await usage.usageIn(tenantId, [period.name]);
  return rows.filter(({ unit }) => unit === 'scan').reduce((sum, { used }) => sum + used, 0) >= included;
}
