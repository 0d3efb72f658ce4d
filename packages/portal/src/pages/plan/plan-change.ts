// What another plan would change for a team. Pure.
import type { PlanAnswer, Terms } from './plan-terms.ts';

export const LIMITED = ['prompts', 'brands', 'competitors'] as const;
export type Limited = (typeof LIMITED)[number];

/** More than the new plan includes. */
export interface Excess {
  what: Limited;
  used: number;
  limit: number;
}

/** With the prompts that the team has bought, if the plan sells any. */
export const promptLimit = ({ prompts, sells_prompts: sells }: Terms, extraPrompts: number): number | null =>
  prompts === null ? null : prompts + (sells ? extraPrompts : 0);

export function excessUnder(terms: Terms, plan: PlanAnswer): Excess[] {
  const limits: Record<Limited, number | null> = { ...terms, prompts: promptLimit(terms, plan.extra_prompts) };
  const used: Record<Limited, number> = {
    prompts: plan.prompts_used,
    brands: plan.brands_used,
    competitors: plan.competitors_used,
  };
  return LIMITED.flatMap((what) => {
    const limit = limits[what];
    return limit !== null && used[what] > limit ? [{ what, used: used[what], limit }] : [];
  });
}
