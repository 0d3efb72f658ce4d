// What several tools take and give: brands, places, periods, pages and measures (decisions 6).
import { z } from 'zod';
import { text } from '../text.ts';

export const MARKETS = ['US', 'UK', 'DE', 'JP'] as const;
export const MAX_PAGE = 100;
export const DEFAULT_PAGE = 50;

export const brandArgument = text({ min: 1, max: 253 }).describe(
  'The brand: its id, name, an alias or a domain. Case does not matter.',
);
export const marketArgument = z.enum(MARKETS).describe('Only this market.');
export const engineArgument = text({ min: 1, max: 64 }).describe(
  'Only this answer engine, such as openai, gemini or perplexity. Other names of it will do (ChatGPT, GPT, Google); one that is unknown is refused with the list.',
);
export const dayArgument = z.iso.date('must be a day, such as 2026-01-31');

export const pageArguments = {
  cursor: text({ min: 1, max: 500 }).describe('next_cursor of the page before.').exactOptional(),
  limit: z
    .int()
    .min(1)
    .max(MAX_PAGE)
    .describe(`Entries of a page; ${DEFAULT_PAGE} where it is absent.`)
    .exactOptional(),
};

export const nextCursor = z.string().nullable().describe('Cursor of the next page; null on the last.');

export const count = z.int().nonnegative();
export const answersWithoutSearch = count.describe(
  'Answers made without a search of the web; those of engines that do not say are not among them.',
);
export const brandRef = z.strictObject({ id: z.string(), name: z.string() });
export const period = z.strictObject({ since: z.iso.date(), until: z.iso.date() }).describe('UTC days, both included.');

export const interval = z
  .strictObject({ low: z.number(), high: z.number() })
  .describe('95 % confidence interval, with answers to one prompt taken as alike.');

const change = z
  .strictObject({
    difference: z.number().nullable(),
    interval: interval.nullable(),
    significant: z.boolean(),
    reason: z.string().nullable(),
  })
  .describe('To the period before, which is as long.');

/** A figure with all that is needed to judge it. */
export const measure = z.strictObject({
  value: z.number().nullable().describe('numerator / sample_size; null where there is none, and reason says why.'),
  numerator: z.number(),
  sample_size: count,
  interval: interval.nullable(),
  reason: z.string().nullable(),
  change,
});
