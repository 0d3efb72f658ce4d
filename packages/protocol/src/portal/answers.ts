// The answers behind a figure, and one answer in full.
import { z } from 'zod';
import { text } from '../text.ts';
import { count, MAX_PAGE, nextCursor, period } from '../tools/fields.ts';
import { fullAnswer } from '../tools/list-prompts.ts';
import type { PortalRoutes } from './route.ts';
import { figureFilters } from './visibility.ts';

/** The subjects that answers mention or cite. Those with a name need `name`. */
export const ANSWER_SUBJECTS = [
  'brand',
  'no_brand',
  'brand_or_competitor',
  'brand_sentiment',
  'product_line',
  'sku',
  'competitor',
  'domain',
  'page',
  'own_citation',
  'gap',
] as const;

const prompt = z.strictObject({
  id: z.string(),
  /** `null` if the brand no longer has it. */
  text: z.string().nullable(),
});

const listedAnswer = z.strictObject({
  id: z.string(),
  asked_at: z.iso.datetime(),
  engine: z.string(),
  model: z.string(),
  market: z.string(),
  language: z.string(),
  prompt,
  /** The part of the text that the list is about; `null` once retention has erased it. */
  excerpt: z.string().nullable(),
  /** Tracked names in the text, each once. */
  names: z.array(z.strictObject({ name: z.string(), own: z.boolean() })),
  citations: count,
  wrong_claims: count,
});

export const answerRoutes = {
  'GET /brands/:brand/answers': {
    access: 'member',
    query: z.strictObject({
      ...figureFilters,
      prompt: text({ min: 1, max: 100 }).exactOptional(),
      subject: z.enum(ANSWER_SUBJECTS).exactOptional(),
      name: text({ min: 1, max: 2000 }).exactOptional(),
      cursor: text({ min: 1, max: 500 }).exactOptional(),
      limit: z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number)
        .refine((limit) => limit >= 1 && limit <= MAX_PAGE, `must be 1 to ${MAX_PAGE}`)
        .exactOptional(),
    }),
    response: z.strictObject({
      period,
      answers: z.array(listedAnswer),
      /** `null` if it cannot be known without reading all of them. */
      total: count.nullable(),
      /** The text of the prompt requested. */
      prompt: prompt.nullable(),
      next_cursor: nextCursor,
    }),
  },
  'GET /brands/:brand/answers/:answer': {
    access: 'member',
    response: fullAnswer.omit({ prompt_id: true }).extend({ prompt }),
  },
} as const satisfies PortalRoutes;
