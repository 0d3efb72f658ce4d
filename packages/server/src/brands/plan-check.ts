// Checks whether a tenant's plan allows a change to a brand, and counts what the plan limits (Spec 8, decisions 8).
import { DomainError } from '../kernel/domain-error.ts';
import { exceededBy, limitsUnder, quotaError } from '../plans/index.ts';
import type { BrandStore, BrandWrite, LimitedResource, PlanCheck } from './ports.ts';

/** A smaller plan keeps existing data: only growth is refused. Pure. */
export const PLAN_CHECK: Pick<PlanCheck, 'exceededBy' | 'countIn'> = {
  exceededBy: (plan, { what, before, after }) => {
    const exceeded = after > before ? exceededBy(limitsUnder(plan), what, after) : undefined;
    return exceeded && { ...exceeded, used: before };
  },
  countIn: (document, what) => {
    const { [what]: list = [] }: Partial<Record<typeof what, unknown[]>> = JSON.parse(document);
    return list.length;
  },
};

/** Returns whether anything changed. Throws `DomainError` `quota_exceeded`, `changed_meanwhile` and `not_found`. */
export function isWritten(write: BrandWrite, tenantId: string): boolean {
  if (write.outcome === 'refused') throw quotaError(write.exceeded);
  if (write.outcome === 'unknown_tenant')
    throw new DomainError('not_found', { message: `no such tenant: ${tenantId}` });
  if (write.outcome === 'changed_meanwhile')
    throw new DomainError('changed_meanwhile', {
      message: 'Another user has changed this in the meantime. Read it again.',
    });
  return write.outcome === 'written';
}

/** What a tenant has. `competitors` are those of the brand that has the most: their limit is per brand. */
export type Held = Record<LimitedResource, number>;

export const countHeld =
  ({ brands }: { brands: Pick<BrandStore, 'listBrands' | 'findProfile'> }) =>
  async (tenantId: string): Promise<Held> => {
    const held: Held = { brands: 0, prompts: 0, competitors: 0 };
    for (const { id } of await brands.listBrands(tenantId)) {
      const document = (await brands.findProfile(id))?.document ?? '{}';
      held.brands++;
      held.prompts += PLAN_CHECK.countIn(document, 'prompts');
      held.competitors = Math.max(held.competitors, PLAN_CHECK.countIn(document, 'competitors'));
    }
    return held;
  };
