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
  competitors: z.array(z.string()).describe('Competitors named in the newest answer with the gap.'),
  answers_with_gap: count.describe('Answers that name competitors but not the brand.'),
  answers: count.describe('All answers to this prompt.'),
  open: z.boolean().describe('Whether the newest answer to this prompt still has the gap.'),
  answer_id: z
    .string()
    .nullable()
    .describe(
      'ID of the newest answer with the gap; list_prompts {prompt, answer} returns its text. null if it was deleted.',
    ),
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
        .describe('The same counts for prompts that name the brand. The counts above exclude them.'),
      top_domains: z
        .array(
          z.strictObject({
            domain: z.string(),
            own: z.boolean(),
            citations: count,
            answers: count.describe('Answers that cite this domain.'),
          }),
        )
        .describe('Most cited first; only from prompts that do not name the brand.'),
      gaps: z
        .array(gap)
        .describe('Prompts whose answers name competitors but not the brand, most frequent first; at most 50.'),
    }),
  ),
});
