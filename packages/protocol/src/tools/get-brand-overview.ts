// `get_brand_overview`: what answer engines say of a brand over a period (decisions 6, 7).
import { z } from 'zod';
import { text } from '../text.ts';
import { FACT_KINDS } from './facts.ts';
import {
  answersWithoutSearch,
  brandArgument,
  brandRef,
  count,
  dayArgument,
  engineArgument,
  interval,
  marketArgument,
  measure,
  period,
} from './fields.ts';

/** In the order of the answer. */
export const OVERVIEW_SECTIONS = [
  'figures',
  'branded',
  'open_findings',
  'findings',
  'competitors',
  'trend',
  'attribution',
] as const;
export type OverviewSection = (typeof OVERVIEW_SECTIONS)[number];

const unique = (values: readonly string[]): boolean => new Set(values).size === values.length;

export const getBrandOverviewInput = z.strictObject({
  brand: brandArgument,
  market: marketArgument.exactOptional(),
  engine: engineArgument.exactOptional(),
  product_line: text({ min: 1, max: 200 }).describe('Only this product line; not together with sku.').exactOptional(),
  sku: text({ min: 1, max: 200 }).describe('Only this SKU; not together with product_line.').exactOptional(),
  since: dayArgument
    .describe('First UTC day, less than 3660 days before the last; 29 days before it where it is absent.')
    .exactOptional(),
  until: dayArgument.describe('Last UTC day; today where it is absent.').exactOptional(),
  sections: z
    .array(z.enum(OVERVIEW_SECTIONS))
    .min(1)
    .max(OVERVIEW_SECTIONS.length)
    .refine(unique, 'must name each once')
    .describe('Only these parts of the answer, which is then shorter; all of them where it is absent.')
    .exactOptional(),
});

const figures = {
  answers: count,
  no_information: count.describe('Answers that say they found nothing: answers without a mention.'),
  answers_without_search: answersWithoutSearch,
  mention_rate: measure.describe('Answers with a mention, of all answers.'),
  share_of_voice: measure.describe('Answers that mention it, of all mentions of it and of competitors.'),
  sentiment: measure.describe('-1 to 1.'),
  sentiment_unknown: count.describe('Sentences that mention it and are in no mean.'),
  average_position: measure.describe('1 is the first name of the answer.'),
  citation_share: measure
    .describe("Citations of the brand's own domains, of all citations. Not of a product line or SKU.")
    .exactOptional(),
};

const finding = z.strictObject({
  id: z.string(),
  kind: z.enum(FACT_KINDS),
  severity: z.enum(['critical', 'high', 'medium', 'low']),
  state: z.enum(['open', 'fixed', 'dismissed']),
  subject: z.string().describe('The brand, or the product line or SKU that it is said of.'),
  claimed: z.string(),
  verified: z.string(),
  quote: z.string().describe('Of the newest answer that says it, verbatim.'),
  frequency: z
    .array(
      z.strictObject({
        engine: z.string(),
        market: z.string(),
        answers: count.describe('Answers of the period that say it.'),
        of: count.describe('All answers there from the first day to the last on which it was seen.'),
        share: z.number().nullable().describe('answers / of.'),
      }),
    )
    .describe('Where it was said.'),
  sources: z
    .array(z.strictObject({ url: z.string(), domain: z.string(), own: z.boolean(), answers: count }))
    .describe('What answers that say it cite, the most cited first, at most five.'),
  first_seen: z.iso.datetime(),
  last_seen: z.iso.datetime(),
  fix: z.string().describe('The first thing to do about it.'),
});

const competitor = z.strictObject({
  name: z.string(),
  mention_rate: measure,
  share_of_voice: measure,
  average_position: measure,
});

const point = z.strictObject({ value: z.number().nullable(), sample_size: count, interval: interval.nullable() });

const trendPoint = z.strictObject({
  since: z.iso.date(),
  until: z.iso.date(),
  answers: count,
  mention_rate: point,
  share_of_voice: point,
  sentiment: point,
  average_position: point,
  citation_share: point.exactOptional(),
});

/** A section that was not asked for is absent, figures too. */
export const getBrandOverviewOutput = z.strictObject({
  brand: brandRef,
  period,
  previous_period: period,
  ...z.object(figures).partial().shape,
  branded: z
    .strictObject(figures)
    .describe('The same of prompts that name the brand, which the figures above leave out.')
    .exactOptional(),
  open_findings: z
    .strictObject({ critical: count, high: count, medium: count, low: count })
    .describe('Wrong claims that answers of the period made and that are open.')
    .exactOptional(),
  findings: z
    .array(finding)
    .describe('Wrong claims that answers of the period made: open ones first, then the worst; at most 20.')
    .exactOptional(),
  competitors: z
    .array(competitor)
    .describe('Of prompts that do not name the brand; the highest share of voice first.')
    .exactOptional(),
  trend: z
    .array(trendPoint)
    .describe('A point a day, or a week of longer periods, without those that have no answers; at most 60.')
    .exactOptional(),
  attribution: z
    .strictObject({ visits: count, visitors: count, actions: count, confirmed: count, reversed: count })
    .describe('Of the whole brand in the period, whatever market or engine.')
    .exactOptional(),
});
