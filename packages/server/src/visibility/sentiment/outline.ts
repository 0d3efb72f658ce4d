// The layout of an answer: which name a heading or list item is about, and which lines are about it without naming it.
// Pure.
import type { Language } from '../../brands/index.ts';
import type { Mention } from '../names/mentions.ts';
import { linesOf, type Span } from './sentences.ts';
import { OUTLINES } from './sentiment-data.ts';

export interface OutlineLine extends Span {
  /** Index of the mention at the start of the line. */
  lead: number | undefined;
  isTitle: boolean;
  /** A heading with only a name and its model or price: the text under it is about that name. */
  isEntry: boolean;
  isItem: boolean;
  /** The sentiment implied by the heading above it, or by its own label. */
  section: 'praise' | 'blame' | 'advice' | undefined;
}

const OPENING =
  /^[\s>]*(?:#{1,6}\s+|[-*+•・–]\s+|\d{1,2}[.)位][:：]?\s*|[○×◎△✅❌⭐🥇🥈🥉🎁➕➖👍👎]\s*|[*_]{1,3}\s*)*/u;
const TITLE_LENGTH = 80;

export function outlineOf(text: string, mentions: readonly Mention[], language: Language): OutlineLine[] {
  let next = 0;
  let section: OutlineLine['section'];
  const lines = linesOf(text);
  return lines.map((line, index) => {
    const raw = text.slice(line.start, Math.min(line.end, line.start + 400));
    const opening = OPENING.exec(raw)?.[0].length ?? 0;
    while ((mentions[next]?.start ?? Number.POSITIVE_INFINITY) < line.start) next++;
    const heads = (mentions[next]?.start ?? Number.POSITIVE_INFINITY) <= Math.min(line.end, line.start + opening + 1);
    const few = hasFewWords(text, line, mentions[next]);
    const title = isTitle(raw, line.end - line.start);
    const lead = heads || (title && few) ? next : undefined;
    const own = sectionOf(raw.slice(opening), language);
    if (title) section = own;
    const isItem = /^\s*(?:[-*+•・–]|\d{1,2}[.)])\s/u.test(raw);
    const isHead = !isItem || isIndented(text, lines[index + 1]);
    const isShort = title || (few && isHead && !/[.。!?！？|]\s*$/u.test(raw));
    const isEntry = isShort && lead !== undefined && line.start > 0 && few;
    return { ...line, lead, isTitle: title, isEntry, isItem, section: own ?? section };
  });
}

/** Lines indented under an item belong to it. */
const isIndented = (text: string, line: Span | undefined): boolean =>
  line !== undefined && /^[ \t]{2,}/.test(text.slice(line.start, line.start + 3));

const isTitle = (raw: string, length: number): boolean =>
  length <= TITLE_LENGTH &&
  (/^\s*#{1,6}\s/.test(raw) ||
    /^\s*(?:\d{1,2}[.)]\s+|\P{L}{1,3}\s)?\*\*[^*]+\*\*\W{0,3}$/u.test(raw) ||
    /^\s*\*[^*]+\*$/u.test(raw) ||
    /^[^.。!?|]{2,32}[:：]$/u.test(raw));

function sectionOf(words: string, language: Language): OutlineLine['section'] {
  const { praise, blame, advice } = OUTLINES[language];
  if (blame.test(words)) return 'blame';
  if (praise.test(words)) return 'praise';
  return advice.test(words) ? 'advice' : undefined;
}

const MOST_LETTERS = 14;

function hasFewWords(text: string, { start, end }: Span, name: Span | undefined): boolean {
  if (!name || name.start >= end) return false;
  const rest = text.slice(start, name.start) + text.slice(name.end, end);
  return rest.replace(/[^\p{L}]/gu, '').length <= MOST_LETTERS && !/[?？]/.test(rest);
}
