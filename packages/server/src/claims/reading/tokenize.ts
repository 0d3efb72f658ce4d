// Tokenizes a piece of text into words, names, amounts and punctuation, in one pass; the rules see only these. Pure.
import type { IntegrationFact, Market, Period } from '../../brands/index.ts';
import type { Mention, Span } from '../../visibility/index.ts';
import { type Amount, amountAt } from './amounts.ts';
import { CODE } from './attribute-data.ts';
import { type AttributeWord, type Entry, keyOf, type Vocabulary } from './vocabulary.ts';
import type { Kind } from './words/kinds.ts';

export interface Token extends Span {
  /** As written. */
  text: string;
  type: 'word' | 'name' | 'amount' | 'mark' | 'code';
  kinds: ReadonlySet<Kind>;
  /** A word that no rule knows. */
  isUnknown: boolean;
  mention?: Mention;
  /** A name in the genitive (`Velto's`). */
  isOwner?: boolean;
  amount?: Amount;
  period?: Period;
  market?: Market | 'other';
  plan?: string;
  attributes?: readonly AttributeWord[];
  partner?: { name: string; facts: readonly IntegrationFact[] };
}

const NO_KINDS: ReadonlySet<Kind> = new Set();
const SKIP =
  /\s+|\*+|_{1,3}(?=\W|$)|(?<=\W)_{1,3}|[`"„“”«»‹›]+|\[\^?\d{1,3}(?:\s?[,–-]\s?\d{1,3}){0,9}\]|【[^】]{0,40}】|\]\([^)\s]{0,500}(?:\s"[^"]{0,80}")?\)|https?:\/\/[^\s)\]|]{1,500}|~~|\\(?=[|$*])|<br ?\/?>|(?:[\u{1F000}-\u{1FAFF}\u2600-\u27BF]|\uFE0F)+/uy;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]{0,60}(?:['+][\p{L}]+|\+{1,2}(?![\p{L}\p{N}]))?/uy;
const ABBREVIATED = /(?:[\p{L}]{1,5}\.(?:\s?[\p{L}]{1,3}\.)?)/uy;
const MARK = /—|–|--|->|→|\.{3}|…|./suy;

function matched(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** `mentions` are those inside the span, in order. */
export function tokensOf(text: string, span: Span, mentions: readonly Mention[], vocabulary: Vocabulary): Token[] {
  const within = text.slice(0, span.end);
  const tokens: Token[] = [];
  const names = mentions[Symbol.iterator]();
  let next = names.next().value;
  let at = span.start;
  while (at < span.end) {
    while (next && next.start < at) next = names.next().value;
    const skipped = matched(SKIP, within, at)?.length ?? 0;
    if (skipped > 0 && next?.start !== at) {
      at += skipped;
      continue;
    }
    const token =
      next?.start === at ? nameToken(within, next, vocabulary) : tokenAt(within, at, next?.start, vocabulary);
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}

function nameToken(text: string, mention: Mention, { language }: Vocabulary): Token {
  const ending =
    language === 'ja' ? '' : (/^(?:'s?|s'?)(?!\p{L})/u.exec(text.slice(mention.end, mention.end + 3))?.[0] ?? '');
  const end = mention.end + ending.length;
  return {
    start: mention.start,
    end,
    text: text.slice(mention.start, end),
    type: 'name',
    kinds: NO_KINDS,
    isUnknown: false,
    mention,
    isOwner: ending !== '',
  };
}

/** `limit`: the start of the next name, which no other token may overlap. */
function tokenAt(text: string, at: number, limit: number | undefined, vocabulary: Vocabulary): Token {
  const isWordStart = !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') || vocabulary.language === 'ja';
  const known = entryAt(text, at, vocabulary);
  const entry = known && (limit === undefined || known.end <= limit) ? known : undefined;
  if (entry && (entry.plan !== undefined || entry.partner)) return entry;
  const code = isWordStart ? matched(CODE, text, at) : undefined;
  if (code !== undefined) return { ...plain(text, at, at + code.length), type: 'code', isUnknown: false };
  const amount =
    isWordStart && mayStartAmount(text, at) ? amountAt(text, at, vocabulary.language, vocabulary.units) : undefined;
  if (amount && isYear(amount)) return { ...plain(text, at, amount.end), isUnknown: false };
  if (amount && (limit === undefined || amount.end <= limit) && !(entry && entry.end > amount.end))
    return { ...plain(text, at, amount.end), type: 'amount', isUnknown: false, amount };
  if (entry) return entry;
  if (/[\p{L}\p{N}]/u.test(text[at] ?? '')) return plain(text, at, wordEnd(text, at, limit, vocabulary));
  const mark = matched(MARK, text, at) ?? ' ';
  return { ...plain(text, at, at + mark.length), type: 'mark', isUnknown: false };
}

const plain = (text: string, start: number, end: number): Token => ({
  start,
  end,
  text: text.slice(start, end),
  type: 'word',
  kinds: NO_KINDS,
  isUnknown: true,
});

/** "2024" and 「2024年」 are dates. */
const isYear = ({ low, high, currency, unit, shown }: Amount): boolean =>
  currency === undefined &&
  low === high &&
  /^(?:19|20)\d\d(?:年)?$/u.test(shown) &&
  (unit === undefined || unit.symbol === 'years');

/** Number words can start amounts too; the amount parser decides which do. */
const mayStartAmount = (text: string, at: number): boolean => /[\p{N}\p{L}\p{Sc}]/u.test(text[at] ?? '');

function entryAt(text: string, at: number, vocabulary: Vocabulary): Token | undefined {
  return vocabulary.language === 'ja' ? japaneseEntry(text, at, vocabulary) : spacedEntry(text, at, vocabulary);
}

/** The longest known phrase that starts here, in whole words. */
function spacedEntry(text: string, at: number, { find, longest }: Vocabulary): Token | undefined {
  const most = longest.get((text[at] ?? '').toLowerCase());
  if (most === undefined || /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return undefined;
  let end = at;
  let best: Token | undefined;
  for (let words = 0; words < most; words++) {
    const gap = words === 0 ? 0 : /[ \-‐‑]/.test(text[end] ?? '') ? 1 : -1;
    if (gap < 0) break;
    const word = matched(WORD, text, end + gap) ?? matched(MARK, text, end + gap);
    if (word === undefined) break;
    const short = text[end + gap + word.length] === '.' ? matched(ABBREVIATED, text, end + gap) : undefined;
    if (short !== undefined) {
      const longer = find(keyOf(text.slice(at, end + gap + short.length)));
      if (longer) best = entryToken(text, at, end + gap + short.length, longer) ?? best;
    }
    end += gap + word.length;
    const entry = find(keyOf(text.slice(at, end)));
    if (entry) best = entryToken(text, at, end, entry) ?? best;
  }
  return best;
}

function japaneseEntry(text: string, at: number, { find, longest }: Vocabulary): Token | undefined {
  const most = longest.get((text[at] ?? '').toLowerCase());
  if (most === undefined) return undefined;
  const ahead = text.slice(at, at + most).toLowerCase();
  for (let size = ahead.length; size > 0; size--) {
    const entry = find(ahead.slice(0, size));
    if (!entry) continue;
    const end = at + size;
    const isCut = /[\p{Script=Latin}\d]/u.test(text[end - 1] ?? '') && /\p{Script=Latin}/u.test(text[end] ?? '');
    const token = isCut ? undefined : entryToken(text, at, end, entry);
    if (token) return token;
  }
  return undefined;
}

/** Undefined if the word is only a plan or partner name and is not capitalized like one. */
function entryToken(text: string, start: number, end: number, entry: Entry): Token | undefined {
  const shown = text.slice(start, end);
  const plan = [...(entry.plans ?? [])].find(([word]) => isWritten(shown, word))?.[1];
  const partner = entry.partners?.find(({ name }) => isWritten(shown, name));
  const { kinds, period, market, attributes } = entry;
  const isKnown = kinds.size > 0 || period !== undefined || market !== undefined || attributes !== undefined;
  if (plan === undefined && !partner && !isKnown) return undefined;
  return {
    start,
    end,
    text: shown,
    type: 'word' as const,
    isUnknown: false,
    // A plan called "Plus" is not `plus`.
    kinds: plan === undefined && !partner ? kinds : NO_KINDS,
    ...(period !== undefined && plan === undefined && { period }),
    ...(market !== undefined && { market }),
    ...(attributes !== undefined && plan === undefined && { attributes }),
    ...(plan !== undefined && { plan }),
    ...(partner && { partner }),
  };
}

/** Proper names are case-sensitive: `teams` is not Teams, while `PRO` may be Pro. */
const isWritten = (shown: string, word: string): boolean =>
  shown === word || (/^\p{Lu}/u.test(shown) && /^\p{Lu}/u.test(word)) || !/\p{Lu}/u.test(word[0] ?? '');

function wordEnd(text: string, at: number, limit: number | undefined, vocabulary: Vocabulary): number {
  if (vocabulary.language === 'ja') return runEnd(text, at, limit, vocabulary);
  return Math.min(at + (matched(WORD, text, at)?.length ?? 1), limit ?? Number.POSITIVE_INFINITY);
}

/** Japanese has no spaces: an unknown run ends where the script changes or a known word starts. */
function runEnd(text: string, at: number, limit: number | undefined, vocabulary: Vocabulary): number {
  const script = scriptOf(text[at] ?? '');
  let end = at + 1;
  while (end < text.length && end !== limit && end - at < 60 && scriptOf(text[end] ?? '') === script) {
    if (script !== 'latin' && script !== 'katakana' && japaneseEntry(text, end, vocabulary)) break;
    end++;
  }
  return end;
}

function scriptOf(character: string): string {
  if (/[\p{Script=Katakana}ー・]/u.test(character)) return 'katakana';
  if (/\p{Script=Hiragana}/u.test(character)) return 'hiragana';
  if (/[\p{Script=Han}々]/u.test(character)) return 'han';
  return /[\p{L}\p{N}]/u.test(character) ? 'latin' : 'other';
}
