// `get_brand_discoverability`: where a brand can be found, by engine and market.
import { z } from 'zod';
import {
  answersWithoutSearch,
  brandArgument,
  brandRef,
  count,
  engineArgument,
  marketArgument,
  period,
} from './fields.ts';

export const getBrandDiscoverabilityInput = z.strictObject({
  brand: brandArgument,
  market: marketArgument.exactOptional(),
  engine: engineArgument.exactOptional(),
});

const counts = {
  answers: count,
  mentions: count.describe('Answers that mention the brand.'),
  no_information: count,
  answers_without_search: answersWithoutSearch,
  citations: count,
  own_citations: count.describe("Citations of the brand's own domains."),
};

const gap = z.strictObject({
  prompt_id: z.string(),
  text: z.string(),
  competitors: z.array(z.string()).describe('Whom the newest such answer names.'),
  answers_with_gap: count.describe('Answers that name competitors and not the brand.'),
  answers: count.describe('All answers to the prompt.'),
  open: z.boolean().describe('Whether the newest answer is one of them.'),
  answer_id: z
    .string()
    .nullable()
    .describe('The newest such answer; list_prompts {prompt, answer} gives its text. null where it has gone.'),
});

export const getBrandDiscoverabilityOutput = z.strictObject({
  brand: brandRef,
  period,
  places: z.array(
    z.strictObject({
      engine: z.string(),
      market: z.string(),
      ...counts,
      branded: z
        .strictObject(counts)
        .describe('The same of prompts that name the brand, which the figures above leave out.'),
      top_domains: z
        .array(
          z.strictObject({
            domain: z.string(),
            own: z.boolean(),
            citations: count,
            answers: count.describe('Answers that cite it.'),
          }),
        )
        .describe('The most cited first, of prompts that do not name the brand.'),
      gaps: z
        .array(gap)
        .describe('Prompts whose answers name competitors and not the brand, the most frequent first; at most 50.'),
    }),
  ),
});
