// OpenAI: the Responses API with web search. https://developers.openai.com/api/docs/guides/tools-web-search
import { z } from 'zod';
import type { EnginePrices } from '../ops/settings.ts';
import { type Engine, type EngineAnswer, EngineError, type Market } from '../scans/ports.ts';
import { countryOf } from './countries.ts';
import { endpointUrl } from './endpoint-url.ts';
import { lenient, validEntries } from './lenient-schemas.ts';
import { retrievedOnly } from './page-citations.ts';
import { ANSWER_TIMEOUT_MS, postQuestion } from './post-question.ts';
import {
  endingFields,
  messageSchema,
  otherTypes,
  partsOf,
  readParts,
  refuseUnfinished,
  textsOf,
  tokenFields,
} from './response-items.ts';
import { costMicros } from './vendor-cost.ts';
import { type Refusal, readVendorError } from './vendor-error.ts';
import type { VendorOptions } from './vendor-options.ts';

const BASE = 'https://api.openai.com/v1';

const searchSchema = z.object({
  type: z.literal('web_search_call'),
  status: lenient(z.string()),
  action: lenient(
    z.object({
      type: z.string(),
      sources: validEntries(z.object({ url: z.string().min(1), title: lenient(z.string()) })),
    }),
  ),
});
const itemSchema = z.union([messageSchema, searchSchema, otherTypes('message', 'web_search_call')]);

const replySchema = z.object({
  ...endingFields,
  model: z.string(),
  output: z.array(itemSchema),
  usage: lenient(z.object(tokenFields)),
});
type Reply = z.output<typeof replySchema>;

export function createOpenAiEngine(options: VendorOptions): Engine {
  const { key, url = BASE, model, prices, timeoutMs = ANSWER_TIMEOUT_MS } = options;
  return {
    async ask({ prompt, market, signal }) {
      const reply = await postQuestion({
        url: endpointUrl(url, '/responses'),
        headers: { authorization: `Bearer ${key}` },
        body: bodyFor(model, prompt, market),
        schema: replySchema,
        signal,
        timeoutMs,
        readRefusal,
      });
      return answerOf(reply, prices);
    },
  };
}

const bodyFor = (model: string, prompt: string, market: Market): object => ({
  model,
  input: prompt,
  tools: [{ type: 'web_search', user_location: { type: 'approximate', country: countryOf(market) } }],
  tool_choice: 'auto',
  include: ['web_search_call.action.sources'],
  store: false,
});

/** Codes for exhausted credit; the status is that of a rate limit. */
const UNPAID = ['insufficient_quota', 'credit_balance_exhausted', 'billing_hard_limit_reached'];

function readRefusal(_status: number, body: unknown): Refusal | undefined {
  const { code, type } = readVendorError(body);
  return [code, type].some((word) => typeof word === 'string' && UNPAID.includes(word))
    ? { kind: 'quota', code: 'quota' }
    : undefined;
}

const isSearch = (item: z.output<typeof itemSchema>): item is z.output<typeof searchSchema> =>
  item.type === 'web_search_call';

function answerOf(reply: Reply, prices: EnginePrices | undefined): EngineAnswer {
  refuseUnfinished(reply);
  const { text, cited } = readParts(textsOf(reply.output));
  if (text.trim() === '') throw silence(reply);
  const calls = reply.output.filter(isSearch).filter(({ status }) => status !== 'failed');
  const actions = calls.map(({ action }) => action);
  const usage = {
    inputTokens: reply.usage?.input_tokens ?? null,
    outputTokens: reply.usage?.output_tokens ?? null,
    // Opening a page and finding text in it are free. A call without an action is a search.
    searches: actions.filter((action) => action === undefined || action.type === 'search').length,
  };
  const sources = actions.flatMap((action) => action?.sources ?? []);
  return {
    text,
    model: reply.model,
    citations: [...cited, ...retrievedOnly(sources, cited)],
    searched: calls.length > 0,
    usage: { ...usage, costMicros: costMicros(prices, usage) },
  };
}

const silence = ({ output }: Reply): EngineError =>
  partsOf(output).some(({ type }) => type === 'refusal')
    ? new EngineError('permanent', 'refused', 'the engine refused to answer')
    : new EngineError('transient', 'no_text', 'the answer has no text');
