// `list_prompts`: what answer engines are asked for a brand, and what their newest answers showed.
import { z } from 'zod';
import { brandArgument, brandRef, count, MARKETS, marketArgument, nextCursor, pageArguments } from './fields.ts';

export const listPromptsInput = z.strictObject({
  brand: brandArgument,
  market: marketArgument.exactOptional(),
  ...pageArguments,
});

const result = z.strictObject({
  engine: z.string(),
  model: z.string(),
  asked_at: z.iso.datetime(),
  mentioned: z.boolean(),
  no_information: z.boolean(),
  searched: z
    .boolean()
    .nullable()
    .describe('Whether it was made with a search of the web; null where that is not known.'),
  rank: z.int().nullable().describe('Place of the brand among the tracked names of the answer, from 1.'),
  sentiment: z.number().nullable().describe('-1 to 1; null where it cannot be told.'),
  citations: count,
  own_citations: count,
  competitors: z.array(z.string()),
});

export const listPromptsOutput = z.strictObject({
  brand: brandRef,
  prompts: z.array(
    z.strictObject({
      id: z.string(),
      text: z.string(),
      market: z.enum(MARKETS),
      language: z.string(),
      tags: z.array(z.string()),
      branded: z.boolean().describe('Whether it names the brand.'),
      last_results: z.array(result).describe('One for each engine that was asked.'),
    }),
  ),
  next_cursor: nextCursor,
});
