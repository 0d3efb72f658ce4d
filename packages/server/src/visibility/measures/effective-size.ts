// The effective size of a sample: answers to one prompt are correlated, so ten of them count for less than ten. Pure.

import type { PromptSums } from '../ports.ts';
import { Z_95 } from './intervals.ts';

export const NO_PROMPT_SUMS: Readonly<PromptSums> = { prompts: 0, y: 0, x: 0, yy: 0, yx: 0, xx: 0 };

/**
 * Kish's design effect with prompts as clusters: the correlation comes from the weeks that contain the sample, and the
 * cluster sizes are scaled to the sample. @param count of the sample @param variance of a single value; 0 if all are
 * the same
 */
export function effectiveSize(count: number, variance: number, weeks: PromptSums): number {
  if (weeks.x <= 0) return count;
  const ofAPrompt = Math.max(1, (weeks.xx / weeks.x) * Math.min(1, count / weeks.x));
  const least = count / ofAPrompt;
  const effect = 1 + likeness(weeks, variance) * (ofAPrompt - 1);
  const fewPrompts = weeks.prompts > 1 ? (Z_95 / student95(weeks.prompts - 1)) ** 2 : 1;
  return Math.max(least, (count / effect) * fewPrompts);
}

/** Correlation of the answers to one prompt, 0 to 1; 1 if it cannot be estimated. */
function likeness({ prompts, y, x, yy, yx, xx }: PromptSums, variance: number): number {
  if (prompts < 2 || variance <= 0 || xx <= x) return 1;
  const ratio = y / x;
  const between = (Math.max(0, yy - 2 * ratio * yx + ratio ** 2 * xx) * prompts) / (prompts - 1);
  return Math.min(1, Math.max(0, (between / variance - x) / (xx - x)));
}

/**
 * The 0.975 quantile of Student's t: exact for one and two degrees of freedom, otherwise Abramowitz and Stegun 26.7.5.
 */
export function student95(freedom: number): number {
  if (freedom === 1) return Math.tan(0.475 * Math.PI);
  if (freedom === 2) return 0.95 * Math.sqrt(2 / (1 - 0.95 ** 2));
  const z = Z_95;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3) +
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / (92_160 * freedom ** 4)
  );
}
