// Mistral: its Conversations API with the web search connector.
// https://docs.mistral.ai/studio/agents/agent-tools/websearch
import { z } from 'zod';
import type { EnginePrices } from '../ops/settings.ts';
import { type AnswerCitation, type Engine, type EngineAnswer, EngineError, type Question } from '../scans/ports.ts';
import { locationHint } from './countries.ts';
import { endpointUrl } from './endpoint-url.ts';
import { lenient } from './lenient-schemas.ts';
import { ANSWER_TIMEOUT_MS, postQuestion } from './post-question.ts';
import { otherTypes } from './response-items.ts';
import { costMicros } from './vendor-cost.ts';
import type { VendorOptions } from './vendor-options.ts';

const BASE = 'https://api.mistral.ai/v1';

const chunkSchema = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('tool_reference'), url: lenient(z.string().min(1)), title: lenient(z.string()) }),
  otherTypes('text', 'tool_reference'),
]);
type Chunk = z.output<typeof chunkSchema>;

const entrySchema = z.union([
  z.object({
    type: z.literal('message.output'),
    model: lenient(z.string()),
    content: z.union([z.string(), z.array(chunkSchema)]).nullish(),
  }),
  z.object({ type: z.literal('tool.execution'), name: lenient(z.string()) }),
  otherTypes('message.output', 'tool.execution'),
]);
type Entry = z.output<typeof entrySchema>;

const replySchema = z.object({
  outputs: z.array(entrySchema),
  usage: lenient(
    z.object({
      prompt_tokens: lenient(z.number()),
      completion_tokens: lenient(z.number()),
      connector_tokens: lenient(z.number()),
      connectors: lenient(z.record(z.string(), z.unknown())),
    }),
  ),
});
type Reply = z.output<typeof replySchema>;

export function createMistralEngine(options: VendorOptions): Engine {
  const { key, url = BASE, model, prices, timeoutMs = ANSWER_TIMEOUT_MS } = options;
  return {
    async ask(question) {
      const reply = await postQuestion({
        url: endpointUrl(url, '/conversations'),
        headers: { authorization: `Bearer ${key}` },
        body: bodyFor(model, question),
        schema: replySchema,
        signal: question.signal,
        timeoutMs,
      });
      return answerOf(reply, model, prices);
    },
  };
}

/** The API has no country option, so the instructions name the market. */
const bodyFor = (model: string, { prompt, market }: Question): object => ({
  model,
  instructions: locationHint(market),
  inputs: prompt,
  tools: [{ type: 'web_search' }],
  stream: false,
  store: false,
});

function answerOf({ outputs, usage }: Reply, asked: string, prices: EnginePrices | undefined): EngineAnswer {
  const messages = answerMessages(outputs);
  const { text, citations } = readChunks(messages.flatMap(({ content }) => chunksOf(content)));
  if (text.trim() === '') throw new EngineError('transient', 'no_text', 'the answer has no text');
  const metered = meter(usage, outputs.filter(isSearch).length);
  return {
    text,
    model: messages.find(({ model }) => model !== undefined)?.model ?? asked,
    citations,
    searched: metered.searches > 0,
    usage: { ...metered, costMicros: costMicros(prices, metered) },
  };
}

type Message = Extract<Entry, { content?: unknown }>;

/** Text before a search only announces it. */
function answerMessages(outputs: readonly Entry[]): Message[] {
  const isMessage = (entry: Entry): entry is Message => entry.type === 'message.output';
  const last = outputs.findLastIndex(({ type }) => type === 'tool.execution');
  const after = outputs.slice(last + 1).filter(isMessage);
  return after.length > 0 ? after : outputs.filter(isMessage);
}

const isSearch = (entry: Entry): boolean => 'name' in entry && entry.name !== undefined && SEARCH.test(entry.name);
const SEARCH = /^web_search/;

const chunksOf = (content: Message['content']): Chunk[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : (content ?? []);

/** A reference follows the words that it supports. */
function readChunks(chunks: readonly Chunk[]): Pick<EngineAnswer, 'text' | 'citations'> {
  let text = '';
  let span: { start: number; end: number } | undefined;
  const citations: AnswerCitation[] = [];
  for (const chunk of chunks) {
    if ('text' in chunk) {
      if (chunk.text.trim() !== '') span = { start: text.length, end: text.length + chunk.text.length };
      text += chunk.text;
    } else if ('url' in chunk && chunk.url !== undefined) {
      citations.push({ url: chunk.url, title: chunk.title, ...span, kind: 'cited' });
    }
  }
  return { text, citations };
}

/** Search results are billed as input. */
function meter(usage: Reply['usage'], executions: number) {
  const { prompt_tokens: prompt, connector_tokens: found = 0, connectors = {} } = usage ?? {};
  const counts = Object.entries(connectors).flatMap(([name, count]) =>
    SEARCH.test(name) && typeof count === 'number' ? [count] : [],
  );
  return {
    inputTokens: prompt === undefined ? null : prompt + found,
    outputTokens: usage?.completion_tokens ?? null,
    searches: counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : executions,
  };
}
