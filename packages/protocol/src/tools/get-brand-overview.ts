// `get_brand_overview`: what answer engines say about a brand over a period (decisions 6, 7).
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

/** In the order of the response. */
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
  product_line: text({ min: 1, max: 200 })
    .describe('Only include this product line. Cannot be combined with sku.')
    .exactOptional(),
  sku: text({ min: 1, max: 200 })
    .describe('Only include this SKU. Cannot be combined with product_line.')
    .exactOptional(),
  since: dayArgument
    .describe('First UTC day, less than 3660 days before until. Default: 29 days before until.')
    .exactOptional(),
  until: dayArgument.describe('Last UTC day. Default: today.').exactOptional(),
  sections: z
    .array(z.enum(OVERVIEW_SECTIONS))
    .min(1)
    .max(OVERVIEW_SECTIONS.length)
    .refine(unique, 'must not contain duplicates')
    .describe('Only return these sections, for a shorter response. Default: all.')
    .exactOptional(),
});

export const overviewFigures = {
  answers: count,
  no_information: count.describe(
    'Answers that say they found nothing about the brand. They count as answers without a mention.',
  ),
  answers_without_search: answersWithoutSearch,
  mention_rate: measure.describe('Share of answers that mention the brand or product.'),
  share_of_voice: measure.describe(
    'Mentions of the brand or product as a share of its mentions plus those of competitors, counted once per answer.',
  ),
  sentiment: measure.describe('Mean sentiment of the sentences that mention it, from -1 to 1.'),
  sentiment_unknown: count.describe(
    'Sentences that mention it but are excluded from the mean, because their sentiment is unknown.',
  ),
  average_position: measure.describe('Mean rank by first mention; 1 means it is named first.'),
  citation_share: measure
    .describe("Citations of the brand's own domains, as a share of all citations. Absent for a product line or SKU.")
    .exactOptional(),
};

const finding = z.strictObject({
  id: z.string(),
  kind: z.enum(FACT_KINDS),
  severity: z.enum(['critical', 'high', 'medium', 'low']),
  state: z.enum(['open', 'fixed', 'dismissed']),
  subject: z.string().describe('The brand, product line or SKU that the claim is about.'),
  claimed: z.string(),
  verified: z.string(),
  quote: z.string().describe('Verbatim, from the newest answer that makes the claim.'),
  frequency: z
    .array(
      z.strictObject({
        engine: z.string(),
        market: z.string(),
        answers: count.describe('Answers in the period that make the claim.'),
        of: count.describe(
          'All answers from this engine and market between the first and last day on which the claim was seen.',
        ),
        share: z.number().nullable().describe('answers / of.'),
      }),
    )
    .describe('How often each engine and market makes the claim.'),
  sources: z
    .array(z.strictObject({ url: z.string(), domain: z.string(), own: z.boolean(), answers: count }))
    .describe('Sources cited by answers that make the claim, most cited first; at most five.'),
  first_seen: z.iso.datetime(),
  last_seen: z.iso.datetime(),
  fix: z.string().describe('First step to fix it.'),
});

export const overviewCompetitor = z.strictObject({
  name: z.string(),
  mention_rate: measure,
  share_of_voice: measure,
  average_position: measure,
});

const point = z.strictObject({ value: z.number().nullable(), sample_size: count, interval: interval.nullable() });

export const overviewTrendPoint = z.strictObject({
  since: z.iso.date(),
  until: z.iso.date(),
  answers: count,
  mention_rate: point,
  share_of_voice: point,
  sentiment: point,
  average_position: point,
  citation_share: point.exactOptional(),
});

/** A section that was not requested is absent, figures included. */
export const getBrandOverviewOutput = z.strictObject({
  brand: brandRef,
  period,
  previous_period: period,
  ...z.object(overviewFigures).partial().shape,
  branded: z
    .strictObject(overviewFigures)
    .describe('The same figures for prompts that name the brand. The figures above exclude them.')
    .exactOptional(),
  open_findings: z
    .strictObject({ critical: count, high: count, medium: count, low: count })
    .describe('Number of open wrong claims in answers of the period, by severity.')
    .exactOptional(),
  findings: z
    .array(finding)
    .describe(
      'Wrong claims in answers of the period, in every state (see `state`): open, fixed and dismissed. Open ones first, then by severity; at most 20. `open_findings` counts only the open ones.',
    )
    .exactOptional(),
  competitors: z
    .array(overviewCompetitor)
    .describe('From prompts that do not name the brand; highest share of voice first.')
    .exactOptional(),
  trend: z
    .array(overviewTrendPoint)
    .describe(
      'One point per day, or per week for longer periods; days and weeks without answers are omitted. At most 60 points.',
    )
    .exactOptional(),
  attribution: z
    .strictObject({ visits: count, visitors: count, actions: count, confirmed: count, reversed: count })
    .describe('For the whole brand in the period; market and engine filters do not apply.')
    .exactOptional(),
});
