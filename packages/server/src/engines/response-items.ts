// Texts with citations as OpenAI's Responses format has them, which Perplexity speaks too. Pure.
import { z } from 'zod';
import type { AnswerCitation } from '../scans/ports.ts';
import { fromCodePoints, spanOf } from './text-offsets.ts';

/** Other kinds of annotations (files) cite no page. */
export const annotationSchema = z.union([
  z.object({
    type: z.literal('url_citation'),
    url: z.string(),
    title: z.string().nullish(),
    start_index: z.number().nullish(),
    end_index: z.number().nullish(),
  }),
  z.object({ type: z.string().refine((type) => type !== 'url_citation') }),
]);

export interface TextPart {
  text: string;
  annotations: readonly z.output<typeof annotationSchema>[];
}

/** The parts of an answer in a row, a blank line between two, with what each cites. */
export function readParts(parts: readonly TextPart[]): { text: string; cited: AnswerCitation[] } {
  let text = '';
  const cited: AnswerCitation[] = [];
  for (const part of parts) {
    if (part.text === '') continue;
    if (text !== '') text += '\n\n';
    const read = fromCodePoints(part.text);
    for (const annotation of part.annotations) {
      if (!('url' in annotation)) continue;
      const { url, title, start_index: start, end_index: end } = annotation;
      const span = typeof start === 'number' && typeof end === 'number' && spanOf(read, start, end, text.length);
      cited.push({ url, title: title ?? undefined, ...(span || {}), kind: 'cited' });
    }
    text += part.text;
  }
  return { text, cited };
}
