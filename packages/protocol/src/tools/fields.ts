// Fields that several tools share: brands, markets, engines, periods, pages and measures (decisions 6).
import { z } from 'zod';
import { text } from '../text.ts';

export const MARKETS = ['US', 'UK', 'DE', 'JP'] as const;
export const MAX_PAGE = 100;
export const DEFAULT_PAGE = 50;

export const brandArgument = text({ min: 1, max: 253 }).describe(
  'The brand: its ID, name, alias or domain. Case-insensitive.',
);
export const marketArgument = z.enum(MARKETS).describe('Only include this market.');
export const engineArgument = text({ min: 1, max: 64 }).describe(
  'Only include this answer engine, such as openai, gemini or perplexity. Common aliases work too (ChatGPT, GPT, Google). An unknown engine is an error that lists the valid ones.',
);
export const dayArgument = z.iso.date('must be a date, such as 2026-01-31');

export const pageArguments = {
  cursor: text({ min: 1, max: 500 }).describe('next_cursor of the previous page.').exactOptional(),
  limit: z.int().min(1).max(MAX_PAGE).describe(`Entries per page. Default: ${DEFAULT_PAGE}.`).exactOptional(),
};

export const nextCursor = z.string().nullable().describe('Cursor of the next page; null on the last page.');

export const count = z.int().nonnegative();
export const answersWithoutSearch = count.describe(
  'Answers that the engine gave without searching the web. Engines that do not report this are not counted.',
);
export const brandRef = z.strictObject({ id: z.string(), name: z.string() });
export const period = z.strictObject({ since: z.iso.date(), until: z.iso.date() }).describe('UTC days, inclusive.');

export const interval = z
  .strictObject({ low: z.number(), high: z.number() })
  .describe('95% confidence interval; answers to the same prompt count as correlated.');

const change = z
  .strictObject({
    difference: z.number().nullable(),
    interval: interval.nullable(),
    significant: z.boolean(),
    reason: z.string().nullable(),
  })
  .describe('Change from the previous period of the same length.');

/** A figure with everything needed to judge it. */
export const measure = z.strictObject({
  value: z.number().nullable().describe('numerator / sample_size. If null, reason explains why.'),
  numerator: z.number(),
  sample_size: count,
  interval: interval.nullable(),
  reason: z.string().nullable(),
  change,
});
