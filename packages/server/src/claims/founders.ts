// Claims about who founded the brand. Pure.
import type { FounderFact, Language } from '../brands/index.ts';
import type { Mention, Span } from '../visibility/index.ts';
import { type Finding, type Reading, unverifiable } from './claim.ts';
import { CUES } from './cue-data.ts';
import type { Statement } from './statements.ts';

const LATIN =
  "\\p{Lu}[\\p{L}'’.-]+(?:\\s(?:(?:von|van|de|der|den|da|di|la|le|bin|al)\\s){0,2}\\p{Lu}[\\p{L}'’.-]*\\p{L}){1,3}";
const NAMES = `(?<names>${LATIN}(?:(?:,\\s|,?\\s(?:and|und|&)\\s)${LATIN}){0,4})`;
const KANA_NAME =
  '(?:[\\p{Script=Katakana}ー]+[・＝=][\\p{Script=Katakana}ー・]+|\\p{Script=Han}{2,5}(?:[\\s　]\\p{Script=Han}{1,3})?)';
const KANA_NAMES = `(?<names>${KANA_NAME}(?:氏|さん)?(?:(?:と|、|および|及び)${KANA_NAME}(?:氏|さん)?){0,4})`;

/** How each language says who founded something. One more way is one line. */
const PHRASES: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    new RegExp(`\\b(?:co-?)?(?:[Ff]ounded|[Ee]stablished|[Ss]tarted)\\s(?:in\\s\\d{4}\\s)?by\\s${NAMES}`, 'gu'),
    new RegExp(`${NAMES}\\s(?:co-?)?founded\\b`, 'gu'),
    new RegExp(
      `\\b(?:[Cc]o-?)?[Ff]ounders?(?:\\sof\\s[^,.;:]{1,40}?)?(?:\\s(?:is|are|include)\\s|:\\s|,\\s|\\s)${NAMES}`,
      'gu',
    ),
    new RegExp(`${NAMES},\\s(?:the\\s|its\\s)?(?:co-?)?founders?\\b`, 'gu'),
  ],
  de: [
    new RegExp(`von\\s${NAMES}\\s(?:\\p{L}+\\s|\\d{4}\\s){0,4}(?:mit)?(?:ge)?gründet`, 'gu'),
    new RegExp(`[Gg]egründet\\s(?:\\p{L}+\\s|\\d{4}\\s){0,6}von\\s${NAMES}`, 'gu'),
    new RegExp(`${NAMES}\\s(?:mit)?gründete`, 'gu'),
    new RegExp(
      `(?:Mitg|G)ründer(?:in|n|innen)?(?:\\s(?:von|des|der)\\s[^,.;:]{1,40}?)?(?:\\s(?:ist|sind|war|waren|heißt|heißen)\\s|:\\s|,\\s|\\s)${NAMES}`,
      'gu',
    ),
    new RegExp(`${NAMES},\\s(?:der\\s|die\\s)?(?:Mitg|G)ründer`, 'gu'),
  ],
  ja: [
    new RegExp(`(?:創業者|創設者|設立者|共同創業者)(?:は|：|:|・)\\s?${KANA_NAMES}`, 'gu'),
    new RegExp(`${KANA_NAMES}(?:によって|により|らによって|が|は)(?:[^。]{0,20})?(?:創業|設立|創設)`, 'gu'),
  ],
};

/** Part of each phrase of a language: to look for names costs much, and few sentences speak of founders. */
const CUE: Readonly<Record<Language, RegExp>> = {
  en: /ound(?:ed|er)|stablished|tarted/,
  de: /ründe/,
  ja: /創業|創設|設立/,
};

export function foundersIn(reading: Reading, statement: Statement): Finding[] {
  const { text, brand, language } = reading;
  const { body } = statement;
  const sentence = text.slice(body.start, body.end);
  if (!CUE[language].test(sentence)) return [];
  const facts = brand.facts.filter((fact) => fact.kind === 'founder');
  const people = PHRASES[language].flatMap((phrase) =>
    [...sentence.matchAll(phrase)].flatMap(({ index, 0: match, groups = {} }) => {
      const at = { start: body.start + index, end: body.start + index + match.length };
      return foundedBrand(statement, at.start, at.end) && !CUES[language].denies.test(match)
        ? split(groups.names ?? '')
        : [];
    }),
  );
  const names = statement.names.map(({ start, end }) => text.slice(start, end));
  const persons = [...new Set(people)].filter((person) => !names.some((name) => person.includes(name)));
  return persons.map((person) => {
    const start = body.start + sentence.indexOf(person);
    return verdictOn(person, facts, statement, { start, end: start + person.length });
  });
}

/** The company that the phrase speaks of: the nearest name before its end, a competitor's or ours. */
function foundedBrand({ names, inherited }: Statement, start: number, end: number): boolean {
  const inside = names.filter((name) => name.start >= start && name.end <= end);
  const nearest: Mention | undefined =
    inside[0] ?? names.findLast((name) => name.end <= start) ?? names.find((name) => name.start >= end) ?? inherited;
  return nearest !== undefined && nearest.entity !== 'competitor';
}

const split = (names: string): string[] =>
  names
    .split(/,\s(?:and\s|und\s)?|\s(?:and|und|&)\s|、|および|及び|(?<=[\p{Script=Katakana}ー氏])と/u)
    .map((name) => name.replace(/(?:氏|さん)$/u, '').trim())
    .filter((name) => name !== '');

const key = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(?:dr|prof)\.\s/, '')
    .replace(/[\s・=＝]/gu, '');

const scriptOf = (name: string): string =>
  /\p{Script=Latin}/u.test(name) ? 'latin' : /\p{Script=Katakana}/u.test(name) ? 'kana' : 'han';

/** A name can be compared with names in the same script only. A middle name changes nothing. */
function verdictOn(person: string, facts: readonly FounderFact[], { quote }: Statement, value: Span): Finding {
  const unknown = unverifiable('founder', person, quote, value);
  const known = facts.map((fact) => ({ fact, names: [fact.name, ...fact.labels] }));
  const comparable = known.filter(({ names }) => names.some((name) => scriptOf(name) === scriptOf(person)));
  const same = comparable.find(({ names }) =>
    names.some((name) => key(name) === key(person) || ends(name) === ends(person)),
  );
  if (same) return { ...unknown, verdict: 'supported', verified: same.fact.name, facts: [same.fact] };
  // One founder whose name is not known in this script may be the one that was named.
  if (comparable.length === 0 || comparable.length < known.length) return unknown;
  const verified = facts.map(({ name }) => name).join(', ');
  return { ...unknown, verdict: 'contradicted', verified, severity: 'medium', facts: [...facts] };
}

/** First and last word. */
function ends(name: string): string {
  const words = name.toLowerCase().split(/\s+/);
  return words.length < 2 ? key(name) : `${words[0]} ${words.at(-1)}`;
}
