// The plans (Spec 8, decisions 8). `null` is unlimited.
import type { Plan } from '../accounts/index.ts';
import type { Unit } from './ports.ts';

export interface Quota {
  included: number;
  per: 'month' | 'week';
  /** US cents for each additional unit; `null` if there are none. */
  overageCents: number | null;
}

export interface PlanTerms {
  /** The number of answer engines that one scan may ask. */
  engines: number;
  prompts: number | null;
  /** Whether more prompts can be bought. */
  hasExtraPrompts: boolean;
  brands: number | null;
  /** Per brand. */
  competitors: number | null;
  autoScan: 'hourly' | 'daily' | 'weekly' | null;
  quotas: Readonly<Record<Unit, Quota | null>>;
}

const UNLIMITED = { prompts: null, hasExtraPrompts: false, brands: null, competitors: null };
const weeklyScan: Quota = { included: 1, per: 'week', overageCents: null };
const monthly = (included: number, overageCents: number): Quota => ({ included, per: 'month', overageCents });

export const CATALOG: Readonly<Record<Plan, PlanTerms>> = {
  free: {
    ...UNLIMITED,
    engines: 1,
    prompts: 10,
    autoScan: null,
    quotas: { scan: weeklyScan, finding: null, fix: null },
  },
  pro: {
    engines: 1,
    prompts: 50,
    hasExtraPrompts: true,
    brands: 1,
    competitors: 5,
    autoScan: 'weekly',
    quotas: { scan: weeklyScan, finding: null, fix: null },
  },
  protect: {
    ...UNLIMITED,
    engines: 3,
    autoScan: 'daily',
    quotas: { scan: monthly(1000, 5), finding: monthly(10, 100), fix: monthly(5, 500) },
  },
  enterprise: {
    ...UNLIMITED,
    engines: 3,
    autoScan: 'hourly',
    quotas: { scan: monthly(50_000, 3), finding: monthly(500, 50), fix: monthly(100, 300) },
  },
};
