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

export const getBrandDiscoverabilityOutput = z.strictObject({
  brand: brandRef,
  period,
  places: z.array(
    z.strictObject({
      engine: z.string(),
      market: z.string(),
      answers: count,
      mentions: count.describe('Answers that mention the brand.'),
      no_information: count,
      answers_without_search: answersWithoutSearch,
      citations: count,
      own_citations: count.describe("Citations of the brand's own domains."),
      top_domains: z.array(
        z.strictObject({
          domain: z.string(),
          own: z.boolean(),
          citations: count,
          answers: count.describe('Answers that cite it.'),
        }),
      ),
      gaps: z
        .array(z.strictObject({ prompt_id: z.string(), text: z.string(), competitors: z.array(z.string()) }))
        .describe('Prompts whose newest answer names competitors and not the brand.'),
    }),
  ),
});
