// Public API of plans.
export { CATALOG, type PlanTerms, type Quota } from './catalog.ts';
export { buyPrompts, setPlan } from './change-plan.ts';
export { countingFor } from './count-units.ts';
export { weekOf } from './periods.ts';
export {
  createPlanGate,
  exceededBy,
  limitsUnder,
  type PlanGate,
  type PlanLimits,
  QuotaError,
  quotaError,
} from './plan-gate.ts';
export type { CountingFor, PlanStore, QuotaExceeded, Reservation, Reserved, TenantPlan, Unit } from './ports.ts';
export { type QuoteDeps, quoteUnit, type UnitQuote } from './quote-unit.ts';
export { readUsage, type UnitUsage, type UsageReport } from './usage-report.ts';
