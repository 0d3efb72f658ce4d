// `list_prompts`: the prompts of a brand, with the results of the newest answers.
import { z } from 'zod';
import { text } from '../text.ts';
import { FACT_KINDS } from './facts.ts';
import { brandArgument, brandRef, count, MARKETS, marketArgument, nextCursor, pageArguments } from './fields.ts';

export const listPromptsInput = z.strictObject({
  brand: brandArgument,
  market: marketArgument.exactOptional(),
  prompt: text({ min: 1, max: 100 }).describe('Only return the prompt with this ID.').exactOptional(),
  answer: text({ min: 1, max: 100 })
    .describe('ID of an answer to return in full, from answer_id in last_results or in a gap.')
    .exactOptional(),
  ...pageArguments,
});

const result = z.strictObject({
  engine: z.string(),
  market: z.string(),
  answer_id: z.string().nullable().describe('null if the answer was deleted.'),
  model: z.string(),
  asked_at: z.iso.datetime(),
  mentioned: z.boolean(),
  no_information: z.boolean(),
  searched: z.boolean().nullable().describe('Whether the engine searched the web for this answer; null if unknown.'),
  rank: z.int().nullable().describe('Rank of the brand among the tracked names in the answer, starting at 1.'),
  sentiment: z.number().nullable().describe('From -1 to 1; null if unknown.'),
  citations: count,
  own_citations: count,
  competitors: z.array(z.string()),
});

const offset = z.int().nonnegative().describe('Offset in text, in UTF-16 code units.');

export const fullAnswer = z.strictObject({
  id: z.string(),
  prompt_id: z.string(),
  scan_id: z.string(),
  engine: z.string(),
  model: z.string(),
  market: z.string(),
  language: z.string(),
  asked_at: z.iso.datetime(),
  text: z.string().nullable().describe('null once the retention period has passed; the lists below are then empty.'),
  mentions: z.array(
    z.strictObject({
      entity: z.enum(['brand', 'product_line', 'sku', 'competitor']),
      name: z.string(),
      start: offset,
      end: offset,
      sentiment: z.enum(['positive', 'negative', 'neutral', 'unknown']),
      method: z.string().describe('How the sentiment was determined.'),
    }),
  ),
  citations: z.array(
    z.strictObject({
      url: z.string(),
      title: z.string().nullable(),
      domain: z.string(),
      own: z.boolean().describe("Whether it is one of the brand's own domains."),
      kind: z
        .enum(['cited', 'retrieved', 'linked'])
        .describe(
          'cited: listed as a source. linked: only linked in the text. retrieved: visited but not cited; not counted in any figure.',
        ),
      start: offset.nullable(),
      end: offset.nullable(),
    }),
  ),
  claims: z
    .array(
      z.strictObject({
        finding_id: z.string().nullable(),
        kind: z.enum(FACT_KINDS),
        quote: z.string(),
        claimed: z.string(),
        verified: z.string(),
        severity: z.enum(['critical', 'high', 'medium', 'low']),
        start: offset,
        end: offset,
      }),
    )
    .describe('Claims that contradict verified facts.'),
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
      branded: z.boolean().describe('Whether the prompt names the brand.'),
      last_results: z.array(result).describe('One result per engine and market.'),
    }),
  ),
  answer: fullAnswer.nullable().describe('The requested answer; null if none was requested.'),
  next_cursor: nextCursor,
});
