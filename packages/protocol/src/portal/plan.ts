// What a team's plan includes, how much of it was used, and what that costs (Spec 8, decisions 8).
import { z } from 'zod';
import type { PortalRoutes } from './route.ts';

const PLANS = ['free', 'pro', 'protect', 'enterprise'] as const;
const UNITS = ['scan', 'finding', 'fix'] as const;
const MOST_PROMPTS = 10_000;

/** `null`: no limit. */
const limit = z.number().nullable();

const quota = z
  .strictObject({
    included: z.number(),
    per: z.enum(['month', 'week']),
    /** US cents for each additional unit; `null`: there are none. */
    overage_cents: z.number().nullable(),
  })
  .nullable();

const terms = z.strictObject({
  plan: z.enum(PLANS),
  prompts: limit,
  /** Whether more prompts can be bought. */
  sells_prompts: z.boolean(),
  /** Answer engines that one scan may ask. */
  engines: z.number(),
  brands: limit,
  /** Per brand. */
  competitors: limit,
  auto_scan: z.enum(['hourly', 'daily', 'weekly']).nullable(),
  /** `null`: not counted. */
  quotas: z.strictObject({ scan: quota, finding: quota, fix: quota }),
});

const unitUsage = z.strictObject({
  unit: z.enum(UNITS),
  /** Of the count: the month, or the current week. */
  period: z.string(),
  resets_at: z.iso.datetime(),
  included: limit,
  used: z.number(),
  overage: z.number(),
  overage_cents: z.number().nullable(),
  amount_cents: z.number(),
});

const planNow = z.strictObject({
  plan: z.enum(PLANS),
  extra_prompts: z.number(),
  /** With those that were bought. */
  prompt_limit: limit,
  brands_used: z.number(),
  prompts_used: z.number(),
  /** Of the brand with the most competitors. */
  competitors_used: z.number(),
});

export const planRoutes = {
  'GET /tenants/:tenant/plan': {
    access: 'member',
    response: planNow.extend({
      period: z.strictObject({ name: z.string(), starts_at: z.iso.datetime(), ends_at: z.iso.datetime() }),
      units: z.array(unitUsage),
      /** In US cents, without the price of the plan itself. */
      amount_cents: z.number(),
      catalog: z.array(terms),
    }),
  },
  /** Takes effect at once; earlier usage stays charged as it was. */
  'PUT /tenants/:tenant/plan': {
    access: 'owner',
    body: z.strictObject({ plan: z.enum(PLANS) }),
    response: planNow,
  },
  'POST /tenants/:tenant/prompts': {
    access: 'owner',
    body: z.strictObject({ count: z.number().int().min(1).max(MOST_PROMPTS) }),
    response: planNow,
  },
} as const satisfies PortalRoutes;
