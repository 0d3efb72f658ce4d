// The sources of an answer, each once, with the numbers by which its text cites them. Pure.
import type { FullAnswer } from './full-answer.ts';

type Citation = FullAnswer['citations'][number];

export interface NumberedSource extends Citation {
  /** From markers such as `[3]` or `[web:3]`; empty if the text cites it in another way. */
  numbers: number[];
}

const MARKER = /\[(?:web:)?(\d{1,3})\]/g;

/** Sources with numbers come first, in the order of their numbers. */
export function numberedSources(text: string, citations: readonly Citation[]): NumberedSource[] {
  const groups = [...Map.groupBy(citations, ({ kind, url }) => `${kind} ${url}`).values()];
  const sources = groups.flatMap((group): NumberedSource[] => {
    const [first] = group;
    return first ? [{ ...first, numbers: numbersIn(text, group) }] : [];
  });
  return sources.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function numbersIn(text: string, group: readonly Citation[]): number[] {
  const numbers = group.flatMap(({ start, end }) =>
    start === null || end === null
      ? []
      : [...text.slice(start, end).matchAll(MARKER)].map(([, digits]) => Number(digits)),
  );
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

const rankOf = ({ numbers: [first = Number.MAX_SAFE_INTEGER] }: NumberedSource): number => first;
