// The ports of plans: a store that checks and counts usage atomically.
import type { Plan } from '../accounts/index.ts';

/**
 * Decisions 8. One unit is a scan job, a newly opened finding, or the first prescription for a finding. Scans are
 * reserved before they start; findings and fixes are counted from domain events and never refused.
 */
export type Unit = 'scan' | 'finding' | 'fix';

/** Times are milliseconds since 1970. */
export interface Period {
  name: string;
  startsAt: number;
  /** The end of the period, exclusive. */
  endsAt: number;
}

export interface Use {
  tenantId: string;
  /** Its purpose. */
  brandId: string;
  unit: Unit;
  amount: number;
  at: number;
}

export interface Reservation extends Use {
  /** The object of the charge, such as the id of a job: repeating a key charges nothing. */
  key: string;
}

export interface QuotaExceeded {
  what: Unit | 'engines' | 'prompts' | 'brands' | 'competitors';
  limit: number;
  /** The earlier usage; for the size of a single scan, the number requested. */
  used: number;
  /** `null` if waiting does not help. */
  resetsAt: number | null;
}

export type Reserved = { ok: true } | { ok: false; exceeded: QuotaExceeded };

/** How a unit is counted at a given time under a plan. */
export interface Counting {
  /** The periods that it is counted in. */
  periods: readonly Period[];
  /** The period whose quota applies. */
  period: Period;
  /** `null`: unlimited. */
  included: number | null;
  /** `null`: nothing beyond the included units. */
  overageCents: number | null;
  /** @param used before in `period` */
  measure(used: number, amount: number): Measured;
}

export interface Measured {
  isRefused: boolean;
  /** The part of the amount beyond the included units. */
  overage: number;
  /** Whether to report the reached quota; this happens once per period. */
  isReached: boolean;
}

export type CountingFor = (plan: Plan, unit: Unit, at: number) => Counting;

export interface TenantPlan {
  plan: Plan;
  /** Bought in addition to those of the plan. */
  extraPrompts: number;
}

/** Usage in a period under one plan. */
export interface UsageRow {
  unit: Unit;
  period: string;
  plan: Plan;
  used: number;
  overage: number;
  overageCents: number;
}

export interface PlanStore {
  findPlan(tenantId: string): Promise<TenantPlan | undefined>;
  /** `undefined` if there is no such tenant. */
  addExtraPrompts(tenantId: string, count: number): Promise<TenantPlan | undefined>;
  /**
   * Counts the use unless it is refused, and writes the event `quota.reached` if due; one atomic step across processes.
   * `undefined` if there is no such tenant.
   */
  reserve(reservation: Reservation, countingFor: CountingFor): Promise<Reserved | undefined>;
  /** Refunds a reservation; does nothing if there is none. */
  giveBack(key: string, countingFor: CountingFor): Promise<void>;
  usageIn(tenantId: string, periods: readonly string[]): Promise<UsageRow[]>;
}
