// `list_prompts`: what answer engines are asked for a brand, and what their newest answers showed.
import { z } from 'zod';
import { text } from '../text.ts';
import { FACT_KINDS } from './facts.ts';
import { brandArgument, brandRef, count, MARKETS, marketArgument, nextCursor, pageArguments } from './fields.ts';

export const listPromptsInput = z.strictObject({
  brand: brandArgument,
  market: marketArgument.exactOptional(),
  prompt: text({ min: 1, max: 100 }).describe('Only the prompt with this id.').exactOptional(),
  answer: text({ min: 1, max: 100 })
    .describe('Id of an answer (answer_id of last_results, of a gap), which is then given in full as answer.')
    .exactOptional(),
  ...pageArguments,
});

const result = z.strictObject({
  engine: z.string(),
  market: z.string(),
  answer_id: z.string().nullable().describe('null where the answer has gone.'),
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

const offset = z.int().nonnegative().describe('UTF-16 units of text.');

const answer = z.strictObject({
  id: z.string(),
  prompt_id: z.string(),
  scan_id: z.string(),
  engine: z.string(),
  model: z.string(),
  market: z.string(),
  language: z.string(),
  asked_at: z.iso.datetime(),
  text: z.string().nullable().describe('null once it was kept long enough; nothing below is left then.'),
  mentions: z.array(
    z.strictObject({
      entity: z.enum(['brand', 'product_line', 'sku', 'competitor']),
      name: z.string(),
      start: offset,
      end: offset,
      sentiment: z.enum(['positive', 'negative', 'neutral', 'unknown']),
      method: z.string().describe('How the sentiment was told.'),
    }),
  ),
  citations: z.array(
    z.strictObject({
      url: z.string(),
      title: z.string().nullable(),
      domain: z.string(),
      own: z.boolean().describe("Of the brand's own domains."),
      kind: z
        .enum(['cited', 'retrieved', 'linked'])
        .describe('linked: in the text alone. retrieved: looked at, and in no figure.'),
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
    .describe('Claims that verified facts contradict.'),
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
      last_results: z.array(result).describe('One for each engine and market that was asked.'),
    }),
  ),
  answer: answer.nullable().describe('The answer that was asked for; null where none was.'),
  next_cursor: nextCursor,
});
