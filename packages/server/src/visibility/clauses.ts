// Which part of a sentence speaks of which name: "Tavio feels clunky, but Lumora is smooth". Pure.
import type { Language } from '../brands/index.ts';
import type { Span } from './sentences.ts';
import { SENTIMENT_GRAMMAR } from './sentiment-data.ts';

export interface Clause<Named extends Span> {
  /** The stretches of text that speak of the names, in order. */
  spans: Span[];
  names: Named[];
}

/** A stretch without a name goes with the name before it, else with the one after it. */
export function clausesOf<Named extends Span>(
  text: string,
  sentence: Span,
  names: readonly Named[],
  language: Language,
): Clause<Named>[] {
  const clauses: Clause<Named>[] = [];
  let waiting: Span[] = [];
  for (const span of stretches(text, sentence, names, language)) {
    const named = names.filter(({ start }) => start >= span.start && start < span.end);
    const current = clauses.at(-1);
    if (named.length > 0) {
      clauses.push({ spans: [...waiting, span], names: named });
      waiting = [];
    } else if (current) current.spans.push(span);
    else waiting.push(span);
  }
  return clauses;
}

/** Cut at contrasts outside names; a stretch that is a name and hardly more goes with the next one (a list). */
function stretches(text: string, sentence: Span, names: readonly Span[], language: Language): Span[] {
  const cuts = [...text.slice(sentence.start, sentence.end).matchAll(SENTIMENT_GRAMMAR[language].contrast)]
    .map(({ 0: mark, index }) => sentence.start + index + (mark.length === 1 ? 1 : 0))
    .filter((at) => !names.some(({ start, end }) => at > start && at < end));
  const bounds = [sentence.start, ...cuts, sentence.end];
  const spans = bounds.slice(1).map((end, index) => ({ start: bounds[index] ?? sentence.start, end }));
  return mergeBare(text, spans, names);
}

function mergeBare(text: string, spans: readonly Span[], names: readonly Span[]): Span[] {
  const merged: Span[] = [];
  let start: number | undefined;
  for (const span of spans) {
    const from = start ?? span.start;
    const isLast = span === spans.at(-1);
    if (!isLast && isBareName(text, { start: from, end: span.end }, names)) start = from;
    else {
      merged.push({ start: from, end: span.end });
      start = undefined;
    }
  }
  return merged;
}

function isBareName(text: string, span: Span, names: readonly Span[]): boolean {
  const inside = names.filter(({ start }) => start >= span.start && start < span.end);
  if (inside.length === 0) return false;
  let rest = text.slice(span.start, span.end);
  for (const { start, end } of inside) rest = rest.replace(text.slice(start, end), '');
  return rest.replace(/[^\p{L}]/gu, '').length <= 4;
}
