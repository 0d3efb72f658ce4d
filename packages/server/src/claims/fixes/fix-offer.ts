// Prices and charges fixes: the first fix of a wrong claim is charged, once per claim and brand; reading it again is
// free (decisions 8).
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { countingFor, type PlanStore, quotaError, quoteUnit } from '../../plans/index.ts';
import type { FindingStore, FixRequest } from '../ports.ts';

export interface FixDeps {
  findings: Pick<FindingStore, 'isPrescribed' | 'prescribe'>;
  plans: Pick<PlanStore, 'findPlan' | 'usageIn'>;
  clock: Pick<Clock, 'now'>;
}

/** Identifies a wrong claim of a brand. */
export interface FixOf {
  tenantId: string;
  brandId: string;
  key: string;
}

/** A fix to be charged. */
export interface FixToCharge extends FixOf, Pick<FixRequest, 'isCurrent'> {}

export interface FixPrice {
  /** US cents; 0 if it was requested before or the plan includes it. */
  cents: number;
  /** Whether it was requested before. */
  isPrescribed: boolean;
  /** Whether requesting it counts against the plan. */
  isCounted: boolean;
  /** What the plan includes in this period, and how much of it is used; absent if it is not counted. */
  quota?: { used: number; included: number };
}

/** Throws `DomainError` `not_found`. */
export const priceFix =
  (deps: FixDeps) =>
  async ({ tenantId, brandId, key }: FixOf): Promise<FixPrice> => {
    if (await deps.findings.isPrescribed({ brandId, key })) return { cents: 0, isPrescribed: true, isCounted: false };
    const { cents, included, used } = await quoteUnit(deps)({ tenantId, unit: 'fix' });
    if (included === null) return { cents, isPrescribed: false, isCounted: false };
    return { cents, isPrescribed: false, isCounted: true, quota: { used, included } };
  };

/**
 * Returns the charge in US cents. @param agreedCents the price quoted to the caller; never charges more @throws
 * DomainError `not_found`, `price_changed`, `quota_exceeded`, `changed_meanwhile` if the facts have changed
 */
export const chargeFix =
  ({ findings, clock }: Pick<FixDeps, 'findings' | 'clock'>) =>
  async (fix: FixToCharge, agreedCents?: number): Promise<number> => {
    const charged = await findings.prescribe({ ...fix, agreedCents, at: clock.now() }, countingFor);
    if (!charged) throw new DomainError('not_found', { message: `no such tenant: ${fix.tenantId}` });
    if (charged.outcome === 'refused') throw quotaError(charged.exceeded);
    if (charged.outcome === 'outdated') throw outdatedError();
    if (charged.outcome === 'dearer')
      throw new DomainError('price_changed', {
        message: `the fix now costs ${charged.cents} US cents, but ${agreedCents} were accepted: request it again`,
      });
    return charged.outcome === 'charged' ? charged.cents : 0;
  };

export function outdatedError(): DomainError {
  const message =
    'the verified fact has changed since answers were compared with it, so nothing was charged: scan again to compare them with the new fact';
  return new DomainError('changed_meanwhile', { message, issues: [{ path: 'finding', message }] });
}

export const isOutdatedError = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'changed_meanwhile';

export interface FixOffer {
  price: FixPrice;
  chargedCents: number;
}

/** Charges only if requested; the fix may be shown if it was requested now or before. */
export const offerFix =
  (deps: FixDeps) =>
  async (fix: FixToCharge, isAsked: boolean): Promise<FixOffer> => {
    const chargedCents = isAsked ? await chargeFix(deps)(fix) : 0;
    return { price: await priceFix(deps)(fix), chargedCents };
  };
