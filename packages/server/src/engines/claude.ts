// Anthropic Claude: the Messages API with its web search tool.
// https://platform.claude.com/docs/en/agents-and-tools/tool-use/web-search-tool
import { z } from 'zod';
import type { EnginePrices } from '../ops/settings.ts';
import { type AnswerCitation, type Engine, type EngineAnswer, EngineError, type Question } from '../scans/ports.ts';
import { countryOf } from './countries.ts';
import { endpointUrl } from './endpoint-url.ts';
import { lenient, validEntries } from './lenient-schemas.ts';
import { retrievedOnly } from './page-citations.ts';
import { ANSWER_TIMEOUT_MS, postQuestion } from './post-question.ts';
import { otherTypes } from './response-items.ts';
import { costMicros } from './vendor-cost.ts';
import { type Refusal, readVendorError } from './vendor-error.ts';
import type { VendorOptions } from './vendor-options.ts';

const BASE = 'https://api.anthropic.com/v1';
const VERSION = '2023-06-01';
/** Includes thinking tokens. */
const MAX_TOKENS = 16_000;
const MAX_SEARCHES = 5;

const pageSchema = z.object({ url: z.string().min(1), title: lenient(z.string()) });

const textSchema = z.object({
  type: z.literal('text'),
  text: z.string(),
  citations: validEntries(pageSchema.extend({ type: z.literal('web_search_result_location') })),
});
const resultSchema = z.object({
  type: z.literal('web_search_tool_result'),
  /** A list of pages, or an object with an error. */
  content: z
    .unknown()
    .optional()
    .transform((content) => (Array.isArray(content) ? validEntries(pageSchema).parse(content) : undefined)),
});
const blockSchema = z.union([textSchema, resultSchema, otherTypes('text', 'web_search_tool_result')]);

const replySchema = z.object({
  model: z.string(),
  content: z.array(blockSchema),
  stop_reason: lenient(z.string()),
  usage: lenient(
    z.object({
      input_tokens: lenient(z.number()),
      cache_creation_input_tokens: lenient(z.number()),
      cache_read_input_tokens: lenient(z.number()),
      output_tokens: lenient(z.number()),
      server_tool_use: lenient(z.object({ web_search_requests: lenient(z.number()) })),
    }),
  ),
});
type Reply = z.output<typeof replySchema>;
type Block = z.output<typeof blockSchema>;
type TextBlock = z.output<typeof textSchema>;

export function createClaudeEngine(options: VendorOptions): Engine {
  const { key, url = BASE, model, prices, timeoutMs = ANSWER_TIMEOUT_MS } = options;
  return {
    async ask(question) {
      const reply = await postQuestion({
        url: endpointUrl(url, '/messages'),
        headers: { 'x-api-key': key, 'anthropic-version': VERSION },
        body: bodyFor(model, question),
        schema: replySchema,
        signal: question.signal,
        timeoutMs,
        readRefusal,
      });
      return answerOf(reply, prices);
    },
  };
}

const bodyFor = (model: string, { prompt, market }: Question): object => ({
  model,
  max_tokens: MAX_TOKENS,
  messages: [{ role: 'user', content: prompt }],
  tools: [
    {
      type: 'web_search_20250305',
      name: 'web_search',
      max_uses: MAX_SEARCHES,
      user_location: { type: 'approximate', country: countryOf(market) },
    },
  ],
});

/** The API reports an empty account as an invalid request. */
function readRefusal(_status: number, body: unknown): Refusal | undefined {
  const { type, message = '' } = readVendorError(body);
  return type === 'billing_error' || /credit balance is too low/i.test(message)
    ? { kind: 'quota', code: 'quota' }
    : undefined;
}

function answerOf(reply: Reply, prices: EnginePrices | undefined): EngineAnswer {
  refuseUnfinished(reply);
  const { text, cited } = joinTexts(answerBlocks(reply.content));
  if (text.trim() === '') throw new EngineError('transient', 'no_text', 'the answer has no text');
  const searches = reply.content.flatMap((block) => ('content' in block && block.content ? [block.content] : []));
  const usage = usageOf(reply, searches.length);
  return {
    text,
    model: reply.model,
    citations: [...cited, ...retrievedOnly(searches.flat(), cited)],
    searched: usage.searches > 0,
    usage: { ...usage, costMicros: costMicros(prices, usage) },
  };
}

function refuseUnfinished({ stop_reason: reason }: Reply): void {
  if (reason === 'end_turn' || reason === 'stop_sequence') return;
  if (reason === 'refusal') throw new EngineError('permanent', 'refused', 'the engine refused to answer');
  throw new EngineError('transient', 'cut_off', 'the answer was cut off');
}

/** Text before a search only announces the search; without a search, all text is the answer. */
function answerBlocks(blocks: readonly Block[]): TextBlock[] {
  const isText = (block: Block): block is TextBlock => 'text' in block;
  const last = blocks.findLastIndex(({ type }) => type === 'server_tool_use' || type.endsWith('_tool_result'));
  const after = blocks.slice(last + 1).filter(isText);
  return after.some(({ text }) => text.trim() !== '') ? after : blocks.filter(isText);
}

/** Text is split into blocks at citations: a block's text is what its citations support. */
function joinTexts(blocks: readonly TextBlock[]): { text: string; cited: AnswerCitation[] } {
  let text = '';
  const cited: AnswerCitation[] = [];
  for (const block of blocks) {
    const span = { start: text.length, end: text.length + block.text.length };
    text += block.text;
    if (block.text === '') continue;
    cited.push(...block.citations.map(({ url, title }) => ({ url, title, ...span, kind: 'cited' as const })));
  }
  return { text, cited };
}

/** A failed search is not billed. */
function usageOf({ usage }: Reply, found: number) {
  const { input_tokens: fresh, cache_creation_input_tokens: kept = 0, cache_read_input_tokens: read = 0 } = usage ?? {};
  return {
    inputTokens: fresh === undefined ? null : fresh + kept + read,
    outputTokens: usage?.output_tokens ?? null,
    searches: usage?.server_tool_use?.web_search_requests ?? found,
  };
}
