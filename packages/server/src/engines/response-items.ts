// Parses answers in OpenAI's Responses format, which other vendors use too: messages and their citations. Pure.
import { z } from 'zod';
import { type AnswerCitation, EngineError } from '../scans/ports.ts';
import { lenient, validEntries } from './lenient-schemas.ts';
import { fromCodePoints, spanOf } from './text-offsets.ts';

/** Annotations of other kinds (files) do not cite pages. */
export const urlCitationSchema = z.object({
  type: z.literal('url_citation'),
  url: z.string().min(1),
  title: lenient(z.string()),
  start_index: lenient(z.number()),
  end_index: lenient(z.number()),
});
type UrlCitation = z.output<typeof urlCitationSchema>;

const partSchema = z.union([
  z.object({ type: z.literal('output_text'), text: z.string(), annotations: validEntries(urlCitationSchema) }),
  otherTypes('output_text'),
]);

export const messageSchema = z.object({
  type: z.literal('message'),
  /** `commentary` is text before the final answer. */
  phase: lenient(z.string()),
  content: z.array(partSchema).nullish(),
});
type Message = z.output<typeof messageSchema>;

/** Items and parts of other kinds may occur; they contain no text for the user. */
export function otherTypes(...known: string[]) {
  return z.object({ type: z.string().refine((type) => !known.includes(type)) });
}

export interface TextPart {
  text: string;
  annotations: readonly UrlCitation[];
}

type Item = Message | { type: string };
const isMessage = (item: Item): item is Message => item.type === 'message';

/** The parts of the final answer. */
export const partsOf = (output: readonly Item[]) =>
  output.filter(isMessage).flatMap(({ phase, content }) => (phase === 'commentary' ? [] : (content ?? [])));

export const textsOf = (output: readonly Item[]): TextPart[] => partsOf(output).filter((part) => 'text' in part);

/** Joins the parts of an answer with blank lines, and maps each part's citations. */
export function readParts(parts: readonly TextPart[]): { text: string; cited: AnswerCitation[] } {
  let text = '';
  const cited: AnswerCitation[] = [];
  for (const part of parts) {
    if (part.text === '') continue;
    if (text !== '') text += '\n\n';
    const read = fromCodePoints(part.text);
    for (const { url, title, start_index: start, end_index: end } of part.annotations) {
      const span = start !== undefined && end !== undefined && spanOf(read, start, end, text.length);
      cited.push({ url, title, ...(span || {}), kind: 'cited' });
    }
    text += part.text;
  }
  return { text, cited };
}

/** Checks that a reply is complete; the status is optional. */
export const endingFields = {
  status: lenient(z.string()),
  error: lenient(z.object({ code: lenient(z.union([z.string(), z.number()])), type: lenient(z.string()) })),
  incomplete_details: lenient(z.object({ reason: lenient(z.string()) })),
};
type Ending = z.output<z.ZodObject<typeof endingFields>>;

const RATE_LIMITED = ['rate_limit_exceeded', 'request_rate_limit_exceeded'];

export function refuseUnfinished({ status: said, error, incomplete_details: incomplete }: Ending): void {
  const status = said ?? (error === undefined ? 'completed' : 'failed');
  if (status === 'completed') return;
  if (incomplete?.reason === 'content_filter') throw new EngineError('permanent', 'refused', 'the answer was filtered');
  if (status === 'incomplete') throw new EngineError('transient', 'cut_off', 'the answer was cut off');
  if ([error?.code, error?.type].some((word) => typeof word === 'string' && RATE_LIMITED.includes(word)))
    throw new EngineError('transient', 'rate_limited', 'the answer failed');
  throw new EngineError('transient', 'unavailable', 'the answer failed, or is not complete yet');
}

export const tokenFields = { input_tokens: lenient(z.number()), output_tokens: lenient(z.number()) };
