// Parses Markdown tables as far as reading a cell requires. Pure.
import type { Span } from '../../visibility/index.ts';

export const isTableRow = (line: string): boolean => /^\s*\|.*\|/.test(line);

export const isTableRule = (line: string): boolean => /^[\s|:-]+$/.test(line);

/** The cells of a row, trimmed; an empty cell has zero length. */
export function cellsOf(text: string, line: Span): Span[] {
  const raw = text.slice(line.start, line.end);
  const bars = [...raw.matchAll(/(?<!\\)\|/g)].map(({ index }) => index);
  return bars.flatMap((bar, at) => {
    const end = bars[at + 1] ?? raw.length;
    const cell = raw.slice(bar + 1, end);
    if (at === bars.length - 1 && cell.trim() === '') return [];
    const start = line.start + bar + 1 + cell.length - cell.trimStart().length;
    return [{ start, end: Math.max(start, line.start + bar + 1 + cell.trimEnd().length) }];
  });
}
