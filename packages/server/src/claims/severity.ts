// The severity of a wrong claim. The thresholds are our choice (decisions 7). Pure.
import { SEVERITIES, type Severity } from './claim.ts';

/** By the error of a number, as a share of the verified one. */
export function severityOfNumber(
  claimed: number,
  verified: number,
  steps: readonly [number, number, number],
): Severity {
  const off = verified === 0 ? 1 : Math.abs(claimed - verified) / Math.abs(verified);
  const step = steps.findIndex((bound) => off >= bound);
  return SEVERITIES[step === -1 ? 3 : step] ?? 'low';
}

/** Whether the larger number is at most this many times the other. */
export const isWithinTimes = (times: number, a: number, b: number): boolean => a <= times * b && b <= times * a;

/** Price errors matter most to buyers. */
export const PRICE_STEPS = [0.5, 0.2, 0.05] as const;
export const SPEC_STEPS = [1, 0.5, 0.1] as const;

/** A claim that the answer hedges misleads less. */
export const lowerSeverity = (severity: Severity): Severity => SEVERITIES[SEVERITIES.indexOf(severity) + 1] ?? 'low';
