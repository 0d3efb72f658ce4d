// xAI Grok: its Responses API with web search. https://docs.x.ai/developers/tools/citations
import { z } from 'zod';
import { type AnswerCitation, type Engine, type EngineAnswer, EngineError, type Question } from '../scans/ports.ts';
import { locationHint } from './countries.ts';
import { endpointUrl } from './endpoint-url.ts';
import { lenient, validEntries } from './lenient-schemas.ts';
import { retrievedOnly } from './page-citations.ts';
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

const BASE = 'https://api.x.ai/v1';

const searchSchema = z.object({
  type: z.literal('web_search_call'),
  status: lenient(z.string()),
  action: lenient(z.object({ type: lenient(z.string()), sources: validEntries(z.object({ url: z.string().min(1) })) })),
});
const itemSchema = z.union([messageSchema, searchSchema, otherTypes('message', 'web_search_call')]);

const replySchema = z.object({
  ...endingFields,
  model: z.string(),
  output: z.array(itemSchema),
  /** Every page that the search returned. */
  citations: validEntries(z.string().min(1)),
  usage: lenient(
    z.object({
      ...tokenFields,
      cost_in_usd_ticks: lenient(z.number()),
      server_side_tool_usage_details: lenient(z.object({ web_search_calls: lenient(z.number()) })),
    }),
  ),
});
type Reply = z.output<typeof replySchema>;

export function createGrokEngine(options: Omit<VendorOptions, 'prices'>): Engine {
  const { key, url = BASE, model, timeoutMs = ANSWER_TIMEOUT_MS } = options;
  return {
    async ask(question) {
      const reply = await postQuestion({
        url: endpointUrl(url, '/responses'),
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

/** The search has no country option, so the system prompt names the market. */
const bodyFor = (model: string, { prompt, market }: Question): object => ({
  model,
  input: [
    { role: 'system', content: locationHint(market) },
    { role: 'user', content: prompt },
  ],
  tools: [{ type: 'web_search' }],
  include: ['web_search_call.action.sources'],
  store: false,
});

const isSearch = (item: z.output<typeof itemSchema>): item is z.output<typeof searchSchema> =>
  item.type === 'web_search_call';

function answerOf(reply: Reply): EngineAnswer {
  refuseUnfinished(reply);
  const { text, cited: annotated } = readParts(textsOf(reply.output));
  if (text.trim() === '') throw new EngineError('transient', 'no_text', 'the answer has no text');
  const calls = reply.output.filter(isSearch).filter(({ status }) => status !== 'failed');
  const searches = calls.filter(({ action }) => action?.type === undefined || action.type === 'search');
  const sources = calls.flatMap(({ action }) => action?.sources ?? []);
  const cited = annotated.flatMap((citation) => citedIn(text, citation));
  const seen = [...annotated, ...sources, ...reply.citations.map((url) => ({ url }))];
  const usage = usageOf(reply, searches.length);
  return {
    text,
    model: reply.model,
    citations: [...cited, ...retrievedOnly(seen.map(pageOf), cited)],
    searched: calls.length > 0 || (usage.searches ?? 0) > 0,
    usage,
  };
}

/** Annotations list pages that the text never names, with offsets that are 0 or wrong: those were only retrieved. */
function citedIn(text: string, citation: AnswerCitation): AnswerCitation[] {
  const { url, start, end } = citation;
  if (!text.includes(url)) return [];
  const isSound = start !== undefined && end !== undefined && text.slice(start, end).includes(url);
  return [{ ...pageOf(citation), ...(isSound && { start, end }), kind: 'cited' }];
}

/** Titles are often just the link's number, or the URL itself. */
const pageOf = ({ url, title }: { url: string; title?: string | undefined }) => ({
  url,
  title: title === url || /^\d*$/.test(title ?? '') ? undefined : title,
});

const TICKS_IN_A_MICRO = 10_000;

function usageOf({ usage }: Reply, searches: number): EngineAnswer['usage'] {
  const ticks = usage?.cost_in_usd_ticks;
  return {
    inputTokens: usage?.input_tokens ?? null,
    outputTokens: usage?.output_tokens ?? null,
    searches: usage?.server_side_tool_usage_details?.web_search_calls ?? searches,
    costMicros: ticks === undefined ? null : Math.ceil(ticks / TICKS_IN_A_MICRO),
  };
}
