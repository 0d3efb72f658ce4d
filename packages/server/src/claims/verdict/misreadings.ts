// Signs that a value is misunderstood, judged by sentence structure rather than domain words: a sentence that names
// nothing inherits the subject of the text only if nothing in it suggests otherwise. Pure.
import type { Language } from '../../brands/index.ts';
import type { Doubt, Finding } from '../claim.ts';
import { isSentenceEdge, spanAround } from '../reading/span-around.ts';
import type { Statement } from '../reading/statements.ts';
import { isMark, isVerb } from '../reading/token-kinds.ts';
import type { Token } from '../reading/tokenize.ts';
import { isOfAge } from './ages.ts';
import { REFUTATIONS } from './doubt-data.ts';

interface Read {
  finding: Finding;
  /** Index of the value's token in the statement. */
  at: number;
  /** Their names. */
  founders: readonly string[];
  statement: Statement;
  language: Language;
  text: string;
}

export function misreadings({ finding, at, founders, statement, language, text }: Read): Doubt[] {
  const { tokens, isCell, quote } = statement;
  const doubts: Doubt[] = [];
  if (isQuoted(text, finding) || REFUTATIONS[language].test(text.slice(quote.end, quote.end + 60)))
    doubts.push('quoted');
  if (finding.kind === 'founder' || finding.kind === 'integration' || isCell) return doubts;
  const [start, end] = spanAround(tokens, at, isSentenceEdge);
  if (tokens.slice(start, end).some(({ mention }) => mention))
    return isAccompanied(tokens, start, at) ? [...doubts, 'opening_phrase'] : doubts;
  if (isOfOtherSection(statement)) doubts.push('other_section');
  // Japanese marks the topic of a sentence with particles, which its own rules read.
  if (language === 'ja')
    return DONE.test(text.slice(finding.value.end, quote.end)) ? [...doubts, 'opening_phrase'] : doubts;
  if (opensWithPhrase(tokens, start, at)) doubts.push('opening_phrase');
  const [fact] = finding.facts;
  // "Children from age 8": whoever it is, the phrase names the attribute.
  if (fact?.kind === 'spec' && isOfAge(fact.attribute)) return doubts;
  if (hasUnknownWords(tokens, at, founders.join(' '), language)) doubts.push('unknown_words');
  return doubts;
}

/** "The village": a heading that names something no rule knows. */
function isOfOtherSection({ heads }: Statement): boolean {
  const [first, second, ...rest] = heads.filter(({ type }) => type !== 'mark');
  return (
    rest.length === 0 && first?.kinds.has('determiner') === true && second?.isUnknown === true && second.type === 'word'
  );
}

/** "Without a battery it is $149", "Nach zwei Erhöhungen stand sie bei 599 €"; not "At $149 it is". */
function opensWithPhrase(tokens: readonly Token[], sentence: number, at: number): boolean {
  let start = at;
  while (start > sentence && !isMark(tokens[start - 1], ':', '—', '–')) start--;
  const first = tokens[start];
  if (!first || start >= at - 1) return false;
  return first.kinds.has('preposition') || /^(?:with|mit|paying)$/iu.test(first.text);
}

/** "With the big battery the X weighs 2 kg": the product together with something else. */
function isAccompanied(tokens: readonly Token[], sentence: number, at: number): boolean {
  if (!/^(?:with|without|mit|ohne|including|inklusive|samt)$/iu.test(tokens[sentence]?.text ?? '')) return false;
  const verb = tokens.findIndex((token, index) => index > sentence && (isVerb(token) || isMark(token, ',')));
  return verb > sentence && verb < at && !tokens.slice(sentence, verb).some(({ mention }) => mention);
}

const isEdge = (token: Token | undefined): boolean =>
  isSentenceEdge(token) || isMark(token, ',', ':', '(', ')', '—', '–') || token?.kinds.has('contrast') === true;

/** From the last comma up to the value; after it, up to a comma, a verb or a prepositional phrase. */
function hasUnknownWords(tokens: readonly Token[], at: number, founders: string, language: Language): boolean {
  const isUnknown = ({ isUnknown: unknown, type, text }: Token): boolean =>
    unknown &&
    type === 'word' &&
    !founders.includes(text) &&
    (language === 'de' ? /^\p{Lu}/u : /\p{L}(?<!ly)$/u).test(text);
  const [start] = spanAround(tokens, at, isEdge);
  const [, end] = spanAround(tokens, at, (token) => isEdge(token) || endsPhrase(token));
  const before = tokens.slice(start, at);
  const isTold = namesItself(tokens[at]) && before.some(({ kinds }) => kinds.has('possessive') || kinds.has('pronoun'));
  return (!isTold && before.some(isUnknown)) || tokens.slice(at + 1, end).some(isUnknown);
}

/** "$599 in most shops", "its trial of 14 days is short": the words that follow do not affect what the value is. */
const endsPhrase = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kinds.has('and') || token.kinds.has('be') || /^(?:in|at|on|across|bei|im|am)$/iu.test(token.text));

/** "18 languages": the value has a noun that identifies it. */
const namesItself = (token: Token | undefined): boolean =>
  /^(?:count|people)/u.test(token?.amount?.unit?.dimension ?? '');

/** 「1時間充電しました」: an action, not a property. */
const DONE = /(?<!れ)(?:ました|でした)(?=[。\s[]*(?:\d|\]|$))/u;

const OPENING = /[“„「『«‹"]/gu;
const CLOSING = /[“”」』»›"]/u;
/** In characters: a longer quotation is a sentence, not a name. */
const FAR = 160;
const SENTENCE = { en: 3, ja: 8 };

/** In quotation marks together with other words. */
function isQuoted(text: string, { value }: Finding): boolean {
  const lineStart = text.lastIndexOf('\n', value.start - 1) + 1;
  const before = text.slice(Math.max(lineStart, value.start - FAR), value.start).replace(/\d["”]/gu, '  ');
  const opening = [...before.matchAll(OPENING)].at(-1);
  if (opening === undefined || CLOSING.test(before.slice(opening.index + 1))) return false;
  if (opening[0] === '"' && (before.match(/"/gu)?.length ?? 0) % 2 === 0) return false;
  const [after = ''] = text.slice(value.end, value.end + FAR).split('\n');
  if (!CLOSING.test(after)) return false;
  const words = before.slice(opening.index + 1).trim();
  return words.split(/\s+/u).length >= SENTENCE.en || (/\p{Script=Han}/u.test(words) && words.length >= SENTENCE.ja);
}
