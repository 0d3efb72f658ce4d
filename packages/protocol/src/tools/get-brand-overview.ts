// `get_brand_overview`: what answer engines say of a brand over a period (decisions 6, 7).
import { z } from 'zod';
import { text } from '../text.ts';
import {
  answersWithoutSearch,
  brandArgument,
  brandRef,
  count,
  dayArgument,
  engineArgument,
  marketArgument,
  measure,
  period,
} from './fields.ts';

export const getBrandOverviewInput = z.strictObject({
  brand: brandArgument,
  market: marketArgument.exactOptional(),
  engine: engineArgument.exactOptional(),
  product_line: text({ min: 1, max: 200 }).describe('Only this product line; not together with sku.').exactOptional(),
  sku: text({ min: 1, max: 200 }).describe('Only this SKU; not together with product_line.').exactOptional(),
  since: dayArgument.describe('First UTC day; 29 days before the last where it is absent.').exactOptional(),
  until: dayArgument.describe('Last UTC day; today where it is absent.').exactOptional(),
});

const figures = {
  answers: count,
  no_information: count.describe('Answers that say they found nothing; in no other figure.'),
  answers_without_search: answersWithoutSearch,
  mention_rate: measure,
  share_of_voice: measure,
  sentiment: measure.describe('-1 to 1.'),
  average_position: measure,
  citation_share: measure,
};

export const getBrandOverviewOutput = z.strictObject({
  brand: brandRef,
  period,
  previous_period: period,
  ...figures,
  branded: z
    .strictObject(figures)
    .describe('The same of prompts that name the brand, which the figures above leave out.'),
  open_findings: z.strictObject({ critical: count, high: count, medium: count, low: count }),
  attribution: z
    .strictObject({ visits: count, visitors: count, actions: count, confirmed: count, reversed: count })
    .describe('Of the whole brand in the period, whatever market or engine.'),
});
