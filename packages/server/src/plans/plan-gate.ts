// Checks plan limits before a feature does anything that a plan counts or limits (Spec 8).
import { DomainError } from '../kernel/domain-error.ts';
import { CATALOG, type PlanTerms } from './catalog.ts';
import { countingFor } from './count-units.ts';
import type { PlanStore, QuotaExceeded, Reservation, Reserved, TenantPlan } from './ports.ts';

export type PlanLimits = Pick<PlanTerms, 'engines' | 'prompts' | 'brands' | 'competitors' | 'autoScan'>;

export interface PlanGate {
  /**
   * Charges before the work; repeating a key charges nothing. Refuses only if the plan blocks. Throws `DomainError`
   * `not_found` for an unknown tenant.
   */
  reserve(reservation: Reservation): Promise<Reserved>;
  /** For a scan that received no answer. Safe to repeat. */
  giveBack(key: string): Promise<void>;
  /** Throws `DomainError` `not_found`. `prompts` includes those that were bought. */
  limitsOf(tenantId: string): Promise<PlanLimits>;
}

export function createPlanGate(store: PlanStore): PlanGate {
  return {
    async reserve(reservation) {
      const reserved = await store.reserve(reservation, countingFor);
      return reserved ?? unknownTenant(reservation.tenantId);
    },
    giveBack: (key) => store.giveBack(key, countingFor),
    async limitsOf(tenantId) {
      return limitsUnder((await store.findPlan(tenantId)) ?? unknownTenant(tenantId));
    },
  };
}

/** The limits of a tenant; for stores that check in their own transaction (`stores/sql/plans/lock-plan.ts`). Pure. */
export function limitsUnder({ plan, extraPrompts }: TenantPlan): PlanLimits {
  const { engines, prompts, hasExtraPrompts, brands, competitors, autoScan } = CATALOG[plan];
  const more = hasExtraPrompts ? extraPrompts : 0;
  return { engines, prompts: prompts === null ? null : prompts + more, brands, competitors, autoScan };
}

/** The exceeded limit at this count; `undefined` if the plan allows it. Pure. */
export function exceededBy(
  limits: PlanLimits,
  what: 'engines' | 'prompts' | 'brands' | 'competitors',
  wanted: number,
): QuotaExceeded | undefined {
  const limit = limits[what];
  return limit !== null && wanted > limit ? { what, limit, used: wanted, resetsAt: null } : undefined;
}

/** The refusal as features throw it: `quota_exceeded`, -32002 in RPC (Spec 7). */
export class QuotaError extends DomainError {
  readonly exceeded: QuotaExceeded;

  /** @param message instead of the usual one */
  constructor(exceeded: QuotaExceeded, message?: string) {
    const { what, limit, resetsAt } = exceeded;
    const next = resetsAt === null ? '' : `; the next period begins at ${new Date(resetsAt).toISOString()}`;
    super('quota_exceeded', { message: message ?? `the plan includes ${limit} ${WORDS[what](limit)}${next}` });
    this.exceeded = exceeded;
  }
}

export const quotaError = (exceeded: QuotaExceeded, message?: string): DomainError => new QuotaError(exceeded, message);

const counted = (one: string, many: string) => (count: number) => (count === 1 ? one : many);
const WORDS = {
  scan: counted('scan in this period', 'scans in this period'),
  finding: counted('finding in this period', 'findings in this period'),
  fix: counted('fix in this period', 'fixes in this period'),
  engines: counted('answer engine', 'answer engines'),
  prompts: counted('prompt', 'prompts'),
  brands: counted('brand', 'brands'),
  competitors: counted('competitor of a brand', 'competitors of a brand'),
} satisfies Record<QuotaExceeded['what'], (count: number) => string>;

function unknownTenant(tenantId: string): never {
  throw new DomainError('not_found', { message: `no such tenant: ${tenantId}` });
}
