// Perplexity: its Agent API with web search, which replaced Sonar's chat completions in September 2026.
// https://docs.perplexity.ai/docs/agent-api
import { z } from 'zod';
import { type Engine, type EngineAnswer, EngineError, type Question } from '../scans/ports.ts';
import { countryOf } from './countries.ts';
import { endpointUrl } from './endpoint-url.ts';
import { lenient, parsedEntries } from './lenient-schemas.ts';
import { citedByMarker, retrievedOnly } from './page-citations.ts';
import { ANSWER_TIMEOUT_MS, postQuestion } from './post-question.ts';
import {
  endingFields,
  messageSchema,
  otherTypes,
  readParts,
  refuseUnfinished,
  textsOf,
  tokenFields,
} from './response-items.ts';
import type { VendorOptions } from './vendor-options.ts';

const BASE = 'https://api.perplexity.ai/v1';

const resultSchema = z.object({
  id: lenient(z.union([z.number(), z.string()])),
  url: z.string().min(1),
  title: lenient(z.string()),
});

const itemSchema = z.union([
  messageSchema,
  z.object({ type: z.literal('search_results'), results: parsedEntries(resultSchema) }),
  otherTypes('message', 'search_results'),
]);

const replySchema = z.object({
  ...endingFields,
  model: z.string(),
  output: z.array(itemSchema),
  usage: lenient(
    z.object({
      ...tokenFields,
      tool_calls_details: lenient(z.object({ search_web: lenient(z.object({ invocation: lenient(z.number()) })) })),
      cost: lenient(z.object({ total_cost: lenient(z.number()), currency: lenient(z.string()) })),
    }),
  ),
});
type Reply = z.output<typeof replySchema>;

export function createPerplexityEngine(options: Omit<VendorOptions, 'prices'>): Engine {
  const { key, url = BASE, model, timeoutMs = ANSWER_TIMEOUT_MS } = options;
  return {
    async ask(question) {
      const reply = await postQuestion({
        url: endpointUrl(url, '/agent'),
        headers: { authorization: `Bearer ${key}` },
        body: bodyFor(model, question),
        schema: replySchema,
        signal: question.signal,
        timeoutMs,
      });
      return answerOf(reply);
    },
  };
}

/** The vendor refuses unknown fields, and may not search unless the tool is required. */
const bodyFor = (model: string, { prompt, market, language }: Question): object => ({
  model,
  input: prompt,
  language_preference: language,
  tools: [{ type: 'web_search', user_location: { country: countryOf(market) } }],
  tool_choice: { type: 'web_search' },
});

function answerOf(reply: Reply): EngineAnswer {
  refuseUnfinished(reply);
  const { text, cited: annotated } = readParts(textsOf(reply.output));
  if (text.trim() === '') throw new EngineError('transient', 'no_text', 'the answer has no text');
  const lists = reply.output.flatMap((item) => ('results' in item ? [item.results] : []));
  const results = lists.flat();
  // Annotations are often missing: then the markers in the text are the citations.
  const cited = annotated.length > 0 ? annotated : citedByMarker(text, results);
  const usage = usageOf(reply);
  return {
    text,
    model: reply.model,
    citations: [...cited, ...retrievedOnly(results, cited)],
    searched: lists.length > 0 || (usage.searches ?? 0) > 0,
    usage,
  };
}

const MICROS = 1_000_000;

function usageOf({ usage }: Reply): EngineAnswer['usage'] {
  const { total_cost: dollars, currency = 'USD' } = usage?.cost ?? {};
  return {
    inputTokens: usage?.input_tokens ?? null,
    outputTokens: usage?.output_tokens ?? null,
    searches: usage?.tool_calls_details?.search_web?.invocation ?? null,
    costMicros: dollars === undefined || currency !== 'USD' ? null : Math.round(dollars * MICROS),
  };
}
