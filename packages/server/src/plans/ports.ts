// What plans need: a store that checks and counts usage atomically.
import type { Plan } from '../accounts/index.ts';

/**
 * Decisions 8. A scan is one job, a finding one newly opened, a fix the first prescription for a finding. Scans are
 * reserved before they start; findings and fixes are counted from facts and never refused.
 */
export type Unit = 'scan' | 'finding' | 'fix';

/** Times are milliseconds since 1970. */
export interface Period {
  name: string;
  startsAt: number;
  /** The first moment after it. */
  endsAt: number;
}

export interface Use {
  tenantId: string;
  /** Of what it is used for. */
  brandId: string;
  unit: Unit;
  amount: number;
  at: number;
}

export interface Reservation extends Use {
  /** What it is for, such as the id of a job: the same key again charges nothing. */
  key: string;
}

export interface QuotaExceeded {
  what: Unit | 'engines' | 'prompts' | 'brands' | 'competitors';
  limit: number;
  /** Before this one; of what a single scan asks: how many were asked for. */
  used: number;
  /** `null` if no time helps. */
  resetsAt: number | null;
}

export type Reserved = { ok: true } | { ok: false; exceeded: QuotaExceeded };

/** How the use of a unit is counted at a time under a plan. */
export interface Counting {
  /** In each of them it is counted. */
  periods: readonly Period[];
  /** The one whose quota decides. */
  period: Period;
  /** `null`: as many as one likes. */
  included: number | null;
  /** `null`: none beyond the included. */
  overageCents: number | null;
  /** @param used before in `period` */
  measure(used: number, amount: number): Measured;
}

export interface Measured {
  isRefused: boolean;
  /** Of the amount, what is beyond the included. */
  overage: number;
  /** The moment to say that the quota is reached; it is said once a period. */
  isReached: boolean;
}

export type CountingFor = (plan: Plan, unit: Unit, at: number) => Counting;

export interface TenantPlan {
  plan: Plan;
  /** Bought beside those of the plan. */
  extraPrompts: number;
}

/** What was used in a period while a plan was in force. */
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
   * Counts the use if it is not refused, and writes the fact `quota.reached` if it is time; one step with any
   * number of processes. `undefined` if there is no such tenant.
   */
  reserve(reservation: Reservation, countingFor: CountingFor): Promise<Reserved | undefined>;
  /** Undoes a reservation; does nothing if there is none. */
  giveBack(key: string, countingFor: CountingFor): Promise<void>;
  usageIn(tenantId: string, periods: readonly string[]): Promise<UsageRow[]>;
}
