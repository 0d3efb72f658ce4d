import { expect, it } from 'vitest';
import { excessUnder } from './plan-change.ts';
import type { PlanAnswer, Terms } from './plan-terms.ts';

const pro: Terms = {
  plan: 'pro',
  prompts: 50,
  sells_prompts: true,
  engines: 1,
  brands: 1,
  competitors: 5,
  auto_scan: 'weekly',
  quotas: { scan: null, finding: null, fix: null },
};
const held = (part: Partial<PlanAnswer>): PlanAnswer => ({
  plan: 'enterprise',
  extra_prompts: 0,
  prompt_limit: null,
  brands_used: 1,
  prompts_used: 50,
  competitors_used: 5,
  period: { name: '2026-11', starts_at: '', ends_at: '' },
  units: [],
  amount_cents: 0,
  catalog: [pro],
  ...part,
});

it('names everything that exceeds the new plan', () => {
  expect(excessUnder(pro, held({ prompts_used: 122, brands_used: 2 }))).toEqual([
    { what: 'prompts', used: 122, limit: 50 },
    { what: 'brands', used: 2, limit: 1 },
  ]);
});

it('counts what was bought, and names nothing at the limit or without one', () => {
  expect(excessUnder(pro, held({}))).toEqual([]);
  expect(excessUnder(pro, held({ prompts_used: 122, extra_prompts: 72 }))).toEqual([]);
  expect(excessUnder({ ...pro, prompts: null, brands: null }, held({ prompts_used: 122, brands_used: 9 }))).toEqual([]);
});
