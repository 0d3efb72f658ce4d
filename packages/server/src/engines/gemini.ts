// Google Gemini: generateContent grounded by Google Search. https://ai.google.dev/gemini-api/docs/google-search
import { z } from 'zod';
import type { EnginePrices } from '../ops/settings.ts';
import { type AnswerCitation, type Engine, type EngineAnswer, EngineError, type Question } from '../scans/ports.ts';
import { locationHint } from './countries.ts';
import { endpointUrl } from './endpoint-url.ts';
import { findAddresses, type ResolvedLink } from './grounding-redirects.ts';
import { lenient, parsedEntries, validEntries } from './lenient-schemas.ts';
import { ANSWER_TIMEOUT_MS, postQuestion } from './post-question.ts';
import { fromBytes, spanOf } from './text-offsets.ts';
import { costMicros } from './vendor-cost.ts';
import { type Refusal, readVendorError } from './vendor-error.ts';
import type { VendorOptions } from './vendor-options.ts';

const BASE = 'https://generativelanguage.googleapis.com/v1beta';

const supportSchema = z.object({
  segment: lenient(
    z.object({
      partIndex: lenient(z.number()),
      /** In bytes; omitted if zero. */
      startIndex: lenient(z.number()),
      endIndex: lenient(z.number()),
      text: lenient(z.string()),
    }),
  ),
  groundingChunkIndices: validEntries(z.number()),
});
const chunkSchema = z.object({ web: z.object({ uri: z.string().min(1), title: lenient(z.string()) }) });
const candidateSchema = z.object({
  content: z
    .object({ parts: z.array(z.object({ text: z.string().nullish(), thought: lenient(z.boolean()) })).nullish() })
    .nullish(),
  finishReason: lenient(z.string()),
  groundingMetadata: lenient(
    z.object({
      webSearchQueries: validEntries(z.string()),
      /** Includes the grounding content. */
      groundingChunks: parsedEntries(chunkSchema),
      groundingSupports: validEntries(supportSchema),
    }),
  ),
});
const replySchema = z.object({
  candidates: z.array(candidateSchema).nullish(),
  promptFeedback: lenient(z.object({ blockReason: lenient(z.string()) })),
  modelVersion: z.string(),
  usageMetadata: lenient(
    z.object({
      promptTokenCount: lenient(z.number()),
      toolUsePromptTokenCount: lenient(z.number()),
      candidatesTokenCount: lenient(z.number()),
      thoughtsTokenCount: lenient(z.number()),
    }),
  ),
});
type Reply = z.output<typeof replySchema>;
type Candidate = z.output<typeof candidateSchema>;

export function createGeminiEngine(options: VendorOptions): Engine {
  const { key, url = BASE, model, prices, timeoutMs = ANSWER_TIMEOUT_MS } = options;
  return {
    async ask(question) {
      const reply = await postQuestion({
        url: endpointUrl(url, `/models/${encodeURIComponent(model)}:generateContent`),
        headers: { 'x-goog-api-key': key },
        body: bodyFor(question),
        schema: replySchema,
        signal: question.signal,
        timeoutMs,
        readRefusal: readGeminiRefusal,
      });
      return answerOf(reply, prices, question.signal);
    },
  };
}

const bodyFor = ({ prompt, market }: Question): object => ({
  systemInstruction: { parts: [{ text: locationHint(market) }] },
  contents: [{ role: 'user', parts: [{ text: prompt }] }],
  tools: [{ google_search: {} }],
});

async function answerOf(reply: Reply, prices: EnginePrices | undefined, signal: AbortSignal): Promise<EngineAnswer> {
  const candidate = finished(reply);
  const { text, starts } = joinParts(candidate);
  if (text.trim() === '') throw new EngineError('transient', 'no_text', 'the answer has no text');
  const { groundingChunks = [], webSearchQueries = [] } = candidate.groundingMetadata ?? {};
  const addresses = await findAddresses(
    groundingChunks.map((chunk) => chunk?.web),
    signal,
  );
  // Each non-empty query is billed once.
  const queries = new Set(webSearchQueries.map((query) => query.trim()).filter((query) => query !== ''));
  const metered = meter(reply, queries.size);
  return {
    text,
    model: reply.modelVersion,
    citations: citationsIn(candidate, starts, addresses),
    searched: queries.size > 0 || groundingChunks.length > 0,
    usage: { ...metered, costMicros: costMicros(prices, metered) },
  };
}

const BLOCKED = ['SAFETY', 'PROHIBITED_CONTENT', 'BLOCKLIST', 'SPII', 'RECITATION', 'LANGUAGE'];

function finished({ candidates, promptFeedback }: Reply): Candidate {
  const [candidate] = candidates ?? [];
  const reason = candidate?.finishReason;
  if (promptFeedback?.blockReason !== undefined || (reason !== undefined && BLOCKED.includes(reason)))
    throw new EngineError('permanent', 'refused', 'the engine refused to answer');
  if (!candidate) throw new EngineError('transient', 'no_text', 'there is no answer');
  if (reason !== 'STOP') throw new EngineError('transient', 'cut_off', 'the answer was cut off');
  return candidate;
}

interface Joined {
  text: string;
  /** The offset of each part; thoughts have none. */
  starts: { at: number; text: string }[];
}

function joinParts({ content }: Candidate): Joined {
  let text = '';
  const starts = (content?.parts ?? []).map(({ text: part, thought }) => {
    const kept = thought ? '' : (part ?? '');
    const start = { at: text.length, text: kept };
    text += kept;
    return start;
  });
  return { text, starts };
}

function citationsIn(
  { groundingMetadata }: Candidate,
  starts: Joined['starts'],
  addresses: readonly (ResolvedLink | undefined)[],
): AnswerCitation[] {
  const readers = starts.map(({ text }) => fromBytes(text));
  const cited = new Set<number>();
  const citations = (groundingMetadata?.groundingSupports ?? []).flatMap(({ segment, groundingChunkIndices }) => {
    const { partIndex = 0, startIndex = 0, endIndex, text } = segment ?? {};
    const [part, read] = [starts[partIndex], readers[partIndex]];
    const span = part && read && endIndex !== undefined && spanOf(read, startIndex, endIndex, part.at);
    const isSound = span && (text === undefined || part.text.slice(span.start - part.at, span.end - part.at) === text);
    return groundingChunkIndices.flatMap((index): AnswerCitation[] => {
      const address = addresses[index];
      if (!address) return [];
      cited.add(index);
      const { isKnown, ...page } = address;
      return [{ ...page, ...(isSound && span), kind: isKnown ? 'cited' : 'retrieved' }];
    });
  });
  const retrieved = addresses.flatMap((address, index): AnswerCitation[] => {
    if (!address || cited.has(index)) return [];
    const { isKnown: _, ...page } = address;
    return [{ ...page, kind: 'retrieved' }];
  });
  return [...citations, ...retrieved];
}

function meter({ usageMetadata: usage }: Reply, searches: number) {
  if (!usage) return { inputTokens: null, outputTokens: null, searches };
  const { promptTokenCount, toolUsePromptTokenCount = 0, candidatesTokenCount, thoughtsTokenCount = 0 } = usage;
  return {
    inputTokens: promptTokenCount === undefined ? null : promptTokenCount + toolUsePromptTokenCount,
    outputTokens: candidatesTokenCount === undefined ? null : candidatesTokenCount + thoughtsTokenCount,
    searches,
  };
}

const violationsSchema = z.object({ violations: z.array(z.object({ quotaId: z.string().optional() })) });
const retrySchema = z.object({ retryDelay: z.string().regex(/^\d+(?:\.\d+)?s$/) });

/** A per-minute limit resets soon; a per-day limit does not. */
function readGeminiRefusal(status: number, body: unknown): Refusal | undefined {
  const { details, status: word } = readVendorError(body);
  // Gemini reports a wrong key as an invalid argument.
  if (status === 400 && /API_KEY_INVALID/.test(JSON.stringify(details ?? []))) {
    return { kind: 'permanent', code: 'unauthorized' };
  }
  if (status !== 429 || word !== 'RESOURCE_EXHAUSTED') return undefined;
  const parts = details ?? [];
  const quotas = parts.flatMap((part) => violationsSchema.safeParse(part).data?.violations ?? []);
  if (quotas.some(({ quotaId = '' }) => quotaId.includes('PerDay'))) return { kind: 'quota', code: 'quota' };
  const delay = parts.map((part) => retrySchema.safeParse(part).data?.retryDelay).find((found) => found !== undefined);
  return {
    kind: 'transient',
    code: 'rate_limited',
    retryAfterMs: delay === undefined ? undefined : Math.ceil(Number.parseFloat(delay) * 1000),
  };
}
