// Which name of a statement a value belongs to: the last one before it, else what the statement goes on about. Pure.
import type { Mention, Span } from '../visibility/index.ts';
import type { Statement } from './statements.ts';

const FOR = /^[^,;.]{0,16}?(?<!\p{L})(?:for|with|at|bei|für|von)\s(?:the\s|das\s|die\s|den\s)?$/iu;

/** Undefined where the value speaks of nothing tracked. */
export function subjectAt(
  text: string,
  { names, inherited }: Statement,
  { start: at, end }: Span,
): Mention | undefined {
  // "$20 for Tavio", "19 € bei Tavio"
  const owner = names.find(({ start }) => start >= end && FOR.test(text.slice(end, start)));
  if (owner) return owner;
  const before = names.filter(({ start }) => start <= at);
  if (before.length === 0) return inherited ?? names[0];
  const nearest = before.at(-1);
  if (nearest?.entity !== 'brand') return nearest;
  // "On the VX-900 Velto gives two years": the maker's name between changes nothing.
  const sinceOthers = before.slice(before.findLastIndex(({ entity }) => entity === 'competitor') + 1);
  return sinceOthers.findLast(({ entity }) => entity !== 'brand') ?? nearest;
}
