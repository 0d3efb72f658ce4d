// Google Gemini: generateContent grounded by Google Search. https://ai.google.dev/gemini-api/docs/google-search
import { z } from 'zod';
import { type AnswerCitation, type Engine, type EngineAnswer, EngineError, type Question } from '../scans/ports.ts';
import { readGeminiRefusal } from './gemini-refusal.ts';
import { type FoundAddress, findAddresses } from './grounding-redirects.ts';
import { ANSWER_TIMEOUT_MS, postQuestion } from './post-question.ts';
import { fromBytes, spanOf } from './text-offsets.ts';
import { costMicros, type VendorPrices } from './vendor-cost.ts';

export interface GeminiOptions {
  key: string;
  model: string;
  prices?: VendorPrices | undefined;
  timeoutMs?: number;
}

const MODELS = 'https://generativelanguage.googleapis.com/v1beta/models';

const supportSchema = z.object({
  segment: z.object({
    partIndex: z.number().default(0),
    /** Bytes; zero is left out. */
    startIndex: z.number().default(0),
    endIndex: z.number().optional(),
    text: z.string().optional(),
  }),
  groundingChunkIndices: z.array(z.number()).default([]),
});
const candidateSchema = z.object({
  content: z
    .object({ parts: z.array(z.object({ text: z.string().optional(), thought: z.boolean().optional() })).default([]) })
    .optional(),
  finishReason: z.string().optional(),
  groundingMetadata: z
    .object({
      webSearchQueries: z.array(z.string()).default([]),
      groundingChunks: z
        .array(z.object({ web: z.object({ uri: z.string(), title: z.string().optional() }).optional() }))
        .default([]),
      groundingSupports: z.array(supportSchema).default([]),
    })
    .optional(),
});
const replySchema = z.object({
  candidates: z.array(candidateSchema).default([]),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  modelVersion: z.string(),
  usageMetadata: z
    .object({
      promptTokenCount: z.number().default(0),
      toolUsePromptTokenCount: z.number().default(0),
      candidatesTokenCount: z.number().default(0),
      thoughtsTokenCount: z.number().default(0),
    })
    .optional(),
});
type Reply = z.output<typeof replySchema>;
type Candidate = z.output<typeof candidateSchema>;

export function createGeminiEngine({ key, model, prices, timeoutMs = ANSWER_TIMEOUT_MS }: GeminiOptions): Engine {
  return {
    async ask(question) {
      const reply = await postQuestion({
        url: `${MODELS}/${encodeURIComponent(model)}:generateContent`,
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

/** The API knows no country of the asker, so it is told in words. */
const PLACES: Readonly<Record<Question['market'], string>> = {
  US: 'the United States',
  UK: 'the United Kingdom',
  DE: 'Germany',
  JP: 'Japan',
};

const bodyFor = ({ prompt, market }: Question): object => ({
  systemInstruction: { parts: [{ text: `The person who asks is in ${PLACES[market]}.` }] },
  contents: [{ role: 'user', parts: [{ text: prompt }] }],
  tools: [{ google_search: {} }],
});

async function answerOf(reply: Reply, prices: VendorPrices | undefined, signal: AbortSignal): Promise<EngineAnswer> {
  const candidate = finished(reply);
  const { text, starts } = joinParts(candidate);
  if (text.trim() === '') throw new EngineError('transient', 'no_text', 'the answer has no text');
  const { groundingChunks = [], webSearchQueries = [] } = candidate.groundingMetadata ?? {};
  const addresses = await findAddresses(
    groundingChunks.map(({ web }) => web),
    signal,
  );
  const metered = meter(reply, webSearchQueries.length);
  return {
    text,
    model: reply.modelVersion,
    citations: citationsIn(candidate, starts, addresses),
    usage: { ...metered, costMicros: costMicros(prices, metered) },
  };
}

const BLOCKED = ['SAFETY', 'PROHIBITED_CONTENT', 'BLOCKLIST', 'SPII', 'RECITATION', 'LANGUAGE'];

function finished({ candidates: [candidate], promptFeedback }: Reply): Candidate {
  const reason = candidate?.finishReason;
  if (promptFeedback?.blockReason !== undefined || (reason !== undefined && BLOCKED.includes(reason)))
    throw new EngineError('permanent', 'refused', 'the engine refused to answer');
  if (!candidate) throw new EngineError('transient', 'no_text', 'there is no answer');
  if (reason !== 'STOP') throw new EngineError('transient', 'cut_off', 'the answer was cut off');
  return candidate;
}

interface Joined {
  text: string;
  /** Where each part begins; none for what was only thought. */
  starts: { at: number; text: string }[];
}

function joinParts({ content }: Candidate): Joined {
  let text = '';
  const starts = (content?.parts ?? []).map(({ text: part = '', thought }) => {
    const kept = thought ? '' : part;
    const start = { at: text.length, text: kept };
    text += kept;
    return start;
  });
  return { text, starts };
}

function citationsIn(
  { groundingMetadata }: Candidate,
  starts: Joined['starts'],
  addresses: readonly (FoundAddress | undefined)[],
): AnswerCitation[] {
  const readers = starts.map(({ text }) => fromBytes(text));
  const cited = new Set<number>();
  const citations = (groundingMetadata?.groundingSupports ?? []).flatMap(({ segment, groundingChunkIndices }) => {
    const [part, read] = [starts[segment.partIndex], readers[segment.partIndex]];
    const { startIndex, endIndex, text } = segment;
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
  return {
    inputTokens: usage.promptTokenCount + usage.toolUsePromptTokenCount,
    outputTokens: usage.candidatesTokenCount + usage.thoughtsTokenCount,
    searches,
  };
}
