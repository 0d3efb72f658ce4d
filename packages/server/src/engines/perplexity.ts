// Perplexity: its Agent API with web search, which took the place of Sonar's chat completions in September 2026.
// https://docs.perplexity.ai/docs/agent-api
import { z } from 'zod';
import { type AnswerCitation, type Engine, type EngineAnswer, EngineError, type Question } from '../scans/ports.ts';
import { countryOf } from './countries.ts';
import { ANSWER_TIMEOUT_MS, postQuestion } from './post-question.ts';
import { annotationSchema, readParts } from './response-items.ts';

export interface PerplexityOptions {
  key: string;
  /** With its maker, such as `perplexity/sonar`. */
  model: string;
  timeoutMs?: number;
}

const ENDPOINT = 'https://api.perplexity.ai/v1/agent';

const resultSchema = z.object({
  id: z.union([z.number(), z.string()]).nullish(),
  url: z.string(),
  title: z.string().nullish(),
});
const itemSchema = z.union([
  z.object({
    type: z.literal('message'),
    content: z.array(
      z.union([
        z.object({
          type: z.literal('output_text'),
          text: z.string(),
          annotations: z.array(annotationSchema).nullish(),
        }),
        z.object({ type: z.string().refine((type) => type !== 'output_text') }),
      ]),
    ),
  }),
  z.object({ type: z.literal('search_results'), results: z.array(resultSchema) }),
  z.object({ type: z.string().refine((type) => type !== 'message' && type !== 'search_results') }),
]);

const replySchema = z.object({
  status: z.enum(['completed', 'failed', 'incomplete', 'in_progress', 'queued', 'cancelled', 'requires_action']),
  model: z.string(),
  output: z.array(itemSchema),
  error: z.object({ type: z.string().nullish(), code: z.union([z.string(), z.number()]).nullish() }).nullish(),
  usage: z
    .object({
      input_tokens: z.number(),
      output_tokens: z.number(),
      tool_calls_details: z.record(z.string(), z.object({ invocation: z.number().optional() })).nullish(),
      cost: z.object({ total_cost: z.number(), currency: z.string().nullish() }).nullish(),
    })
    .nullish(),
});
type Reply = z.output<typeof replySchema>;
type Result = z.output<typeof resultSchema>;

export function createPerplexityEngine({ key, model, timeoutMs = ANSWER_TIMEOUT_MS }: PerplexityOptions): Engine {
  return {
    async ask(question) {
      const reply = await postQuestion({
        url: ENDPOINT,
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

/** Fields that it does not know are refused by the vendor, and without the choice of the tool it may not search. */
const bodyFor = (model: string, { prompt, market, language }: Question): object => ({
  model,
  input: prompt,
  language_preference: language,
  tools: [{ type: 'web_search', user_location: { country: countryOf(market) } }],
  tool_choice: { type: 'web_search' },
});

function answerOf(reply: Reply): EngineAnswer {
  refuseUnfinished(reply);
  const parts = reply.output.flatMap((item) => ('content' in item ? item.content : []));
  const { text, cited } = readParts(
    parts.flatMap((part) => ('text' in part ? [{ text: part.text, annotations: part.annotations ?? [] }] : [])),
  );
  if (text.trim() === '') throw new EngineError('transient', 'no_text', 'the answer has no text');
  const results = reply.output.flatMap((item) => ('results' in item ? item.results : []));
  return {
    text,
    model: reply.model,
    citations: citationsIn(text, cited, results),
    usage: usageOf(reply),
  };
}

function refuseUnfinished({ status, error }: Reply): void {
  if (status === 'completed') return;
  if (status === 'incomplete') throw new EngineError('transient', 'cut_off', 'the answer was cut off');
  if (error?.type === 'request_rate_limit_exceeded')
    throw new EngineError('transient', 'rate_limited', 'the answer failed');
  throw new EngineError('transient', 'unavailable', `the answer is ${status}`);
}

/** `[3]`, or `[web:3]`: the result of that id, else of that place. */
const MARKER = /\[(?:web:)?(\d{1,3})\]/g;

/** Annotations are often left out: then the markers in the text say what is cited, and where. */
function citationsIn(text: string, annotated: readonly AnswerCitation[], results: readonly Result[]): AnswerCitation[] {
  const byId = new Map(results.map((result, index) => [String(result.id ?? index + 1), result]));
  const marked = [...text.matchAll(MARKER)].flatMap(({ 0: marker, 1: id = '', index }): AnswerCitation[] => {
    const result = byId.get(id) ?? results[Number(id) - 1];
    if (!result) return [];
    const span = { start: index, end: index + marker.length };
    return [{ url: result.url, title: result.title ?? undefined, ...span, kind: 'cited' }];
  });
  const cited = annotated.length > 0 ? annotated : marked;
  const known = new Set(cited.map(({ url }) => url));
  const retrieved = results.flatMap(({ url, title }): AnswerCitation[] => {
    if (known.has(url)) return [];
    known.add(url);
    return [{ url, title: title ?? undefined, kind: 'retrieved' }];
  });
  return [...cited, ...retrieved];
}

const MICROS = 1_000_000;

function usageOf({ usage }: Reply): EngineAnswer['usage'] {
  const { cost, tool_calls_details: calls } = usage ?? {};
  const isInDollars = cost && (cost.currency ?? 'USD') === 'USD';
  return {
    inputTokens: usage?.input_tokens ?? null,
    outputTokens: usage?.output_tokens ?? null,
    searches: calls?.search_web?.invocation ?? null,
    costMicros: isInDollars ? Math.round(cost.total_cost * MICROS) : null,
  };
}
