// OpenAI: the Responses API with web search. https://developers.openai.com/api/docs/guides/tools-web-search
import { z } from 'zod';
import { type AnswerCitation, type Engine, type EngineAnswer, EngineError, type Market } from '../scans/ports.ts';
import { countryOf } from './countries.ts';
import { ANSWER_TIMEOUT_MS, postQuestion, type Refusal, vendorErrorSchema } from './post-question.ts';
import { annotationSchema, readParts } from './response-items.ts';
import { costMicros, type VendorPrices } from './vendor-cost.ts';

export interface OpenAiOptions {
  key: string;
  model: string;
  prices?: VendorPrices | undefined;
  timeoutMs?: number;
}

const ENDPOINT = 'https://api.openai.com/v1/responses';

const partSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('output_text'), text: z.string(), annotations: z.array(annotationSchema).default([]) }),
  z.object({ type: z.literal('refusal'), refusal: z.string() }),
]);

/** Other kinds of items and parts may come; they hold no words for the asker. */
const itemSchema = z.union([
  z.object({
    type: z.literal('message'),
    content: z.array(z.union([partSchema, otherThan('output_text', 'refusal')])),
  }),
  z.object({
    type: z.literal('web_search_call'),
    action: z
      .object({
        type: z.string(),
        sources: z.array(z.object({ url: z.string().optional(), title: z.string().nullish() })).nullish(),
      })
      .optional(),
  }),
  otherThan('message', 'web_search_call'),
]);

function otherThan(...known: string[]) {
  return z.object({ type: z.string().refine((type) => !known.includes(type)) });
}

const replySchema = z.object({
  status: z.enum(['completed', 'incomplete', 'failed', 'cancelled', 'in_progress', 'queued']),
  model: z.string(),
  output: z.array(itemSchema),
  error: z.object({ code: z.string() }).nullish(),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }).nullish(),
});
type Reply = z.output<typeof replySchema>;

export function createOpenAiEngine({ key, model, prices, timeoutMs = ANSWER_TIMEOUT_MS }: OpenAiOptions): Engine {
  return {
    async ask({ prompt, market, signal }) {
      const reply = await postQuestion({
        url: ENDPOINT,
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

/** Codes that say that money has run out; the status is that of a rate limit. */
const UNPAID = ['insufficient_quota', 'credit_balance_exhausted', 'billing_hard_limit_reached'];

function readRefusal(_status: number, body: unknown): Refusal | undefined {
  const { code, type } = vendorErrorSchema.safeParse(body).data?.error ?? {};
  return [code, type].some((word) => typeof word === 'string' && UNPAID.includes(word))
    ? { kind: 'quota', code: 'quota' }
    : undefined;
}

function answerOf(reply: Reply, prices: VendorPrices | undefined): EngineAnswer {
  refuseUnfinished(reply);
  const { text, cited } = readParts(
    reply.output.flatMap((item) => ('content' in item ? item.content.filter((part) => 'text' in part) : [])),
  );
  if (text.trim() === '') throw silence(reply);
  const usage = {
    inputTokens: reply.usage?.input_tokens ?? null,
    outputTokens: reply.usage?.output_tokens ?? null,
    searches: reply.output.filter((item) => item.type === 'web_search_call').length,
  };
  return {
    text,
    model: reply.model,
    citations: [...cited, ...retrievedIn(reply, cited)],
    usage: { ...usage, costMicros: costMicros(prices, usage) },
  };
}

function refuseUnfinished({ status, error, incomplete_details: incomplete }: Reply): void {
  if (status === 'completed') return;
  if (incomplete?.reason === 'content_filter') throw new EngineError('permanent', 'refused', 'the answer was filtered');
  if (status === 'incomplete') throw new EngineError('transient', 'cut_off', 'the answer was cut off');
  if (error?.code === 'rate_limit_exceeded') throw new EngineError('transient', 'rate_limited', 'the answer failed');
  throw new EngineError('transient', 'unavailable', `the answer is ${status}`);
}

const silence = ({ output }: Reply): EngineError =>
  output.some((item) => 'content' in item && item.content.some(({ type }) => type === 'refusal'))
    ? new EngineError('permanent', 'refused', 'the engine refused to answer')
    : new EngineError('transient', 'no_text', 'the answer has no text');

/** What it looked at and did not cite, each address once. */
function retrievedIn({ output }: Reply, cited: readonly AnswerCitation[]): AnswerCitation[] {
  const known = new Set(cited.map(({ url }) => url));
  const sources = output.flatMap((item) => ('action' in item ? (item.action?.sources ?? []) : []));
  return sources.flatMap(({ url, title }): AnswerCitation[] => {
    if (url === undefined || known.has(url)) return [];
    known.add(url);
    return [{ url, title: title ?? undefined, kind: 'retrieved' }];
  });
}
