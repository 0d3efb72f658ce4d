// Any OpenAI-compatible chat endpoint: a gateway, a mock, a self-hosted model.
// https://developers.openai.com/api/reference/resources/chat
import { z } from 'zod';
import type { EnginePrices, OtherEngine } from '../ops/settings.ts';
import { type AnswerCitation, type Engine, type EngineAnswer, EngineError, type Question } from '../scans/ports.ts';
import { locationHint } from './countries.ts';
import { endpointUrl } from './endpoint-url.ts';
import { lenient, parsedEntries, validEntries } from './lenient-schemas.ts';
import { citedByMarker, retrievedOnly } from './page-citations.ts';
import { ANSWER_TIMEOUT_MS, postQuestion } from './post-question.ts';
import { otherTypes, readParts, urlCitationSchema } from './response-items.ts';
import { costMicros } from './vendor-cost.ts';

export interface OpenAiCompatibleOptions
  extends Pick<OtherEngine, 'url' | 'model'>,
    Partial<Pick<OtherEngine, 'key' | 'prices' | 'body'>> {
  timeoutMs?: number;
}

const pageSchema = z.object({ url: z.string().min(1), title: lenient(z.string()) });

const messageSchema = z.object({
  content: z
    .union([
      z.string(),
      z.array(z.union([z.object({ type: z.literal('text'), text: z.string() }), otherTypes('text')])),
    ])
    .nullish(),
  refusal: lenient(z.string()),
  /** The fields are nested in an object, or next to the type. */
  annotations: validEntries(
    z.union([
      z
        .object({ type: z.literal('url_citation'), url_citation: urlCitationSchema.omit({ type: true }) })
        .transform(({ type, url_citation: citation }) => ({ type, ...citation })),
      urlCitationSchema,
    ]),
  ),
});

const replySchema = z.object({
  model: lenient(z.string().min(1)),
  choices: z.array(z.object({ message: messageSchema, finish_reason: lenient(z.string()) })),
  /** Some list their results, as URLs or with titles. */
  citations: parsedEntries(
    z.union([
      z
        .string()
        .min(1)
        .transform((url) => ({ url, title: undefined })),
      pageSchema,
    ]),
  ),
  search_results: parsedEntries(pageSchema),
  usage: lenient(z.object({ prompt_tokens: lenient(z.number()), completion_tokens: lenient(z.number()) })),
});
type Reply = z.output<typeof replySchema>;
type Choice = Reply['choices'][number];

export function createOpenAiCompatibleEngine(options: OpenAiCompatibleOptions): Engine {
  const { url, model, key, prices, body, timeoutMs = ANSWER_TIMEOUT_MS } = options;
  return {
    async ask(question) {
      const reply = await postQuestion({
        url: endpointUrl(url, '/chat/completions'),
        headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
        body: { ...body, ...bodyFor(model, question) },
        schema: replySchema,
        signal: question.signal,
        timeoutMs,
      });
      return answerOf(reply, model, prices);
    },
  };
}

const bodyFor = (model: string, { prompt, market }: Question): object => ({
  model,
  messages: [
    { role: 'system', content: locationHint(market) },
    { role: 'user', content: prompt },
  ],
  stream: false,
});

function answerOf(reply: Reply, asked: string, prices: EnginePrices | undefined): EngineAnswer {
  const { message } = finished(reply);
  const { text, cited: annotated } = readParts([{ text: wordsOf(message), annotations: message.annotations }]);
  if (text.trim() === '') throw new EngineError('transient', 'no_text', 'the answer has no text');
  const citations = citationsIn(text, annotated, reply);
  const usage = {
    inputTokens: reply.usage?.prompt_tokens ?? null,
    outputTokens: reply.usage?.completion_tokens ?? null,
    searches: null,
  };
  return {
    text,
    model: reply.model ?? asked,
    citations,
    // The format has no other sign of a search.
    searched: citations.length > 0,
    usage: { ...usage, costMicros: costMicros(prices, usage) },
  };
}

function finished({ choices: [choice] }: Reply): Choice {
  if (!choice) throw new EngineError('transient', 'no_text', 'there is no answer');
  const { finish_reason: reason, message } = choice;
  if (reason === 'content_filter' || message.refusal)
    throw new EngineError('permanent', 'refused', 'the engine refused to answer');
  if (reason !== undefined && reason !== 'stop')
    throw new EngineError('transient', 'cut_off', 'the answer was cut off');
  return choice;
}

function wordsOf({ content }: Choice['message']): string {
  if (typeof content === 'string') return content;
  return (content ?? []).flatMap((part) => ('text' in part ? [part.text] : [])).join('');
}

function citationsIn(text: string, annotated: readonly AnswerCitation[], reply: Reply): AnswerCitation[] {
  const found = reply.citations.length > 0 ? reply.citations : reply.search_results;
  const cited = annotated.length > 0 ? [...annotated] : citedByMarker(text, found);
  return [...cited, ...retrievedOnly([...found, ...reply.search_results], cited)];
}
