// Claims whose value is not a measure: codes (IP67), places, founding years, and texts compared word for word. Pure.
import type { Language, SpecFact } from '../../brands/index.ts';
import type { Span } from '../../visibility/index.ts';
import { type Finding, type Reading, unverifiable } from '../claim.ts';
import { circumstancesOf } from '../clause/circumstances.ts';
import type { Owner } from '../clause/owner-answer.ts';
import { subjectOf } from '../clause/subject.ts';
import { CODE_PATTERNS } from '../reading/attribute-data.ts';
import { spanAround } from '../reading/span-around.ts';
import type { Statement } from '../reading/statements.ts';
import { isMark } from '../reading/token-kinds.ts';
import type { Token } from '../reading/tokenize.ts';
import type { Attribute } from '../reading/vocabulary.ts';
import type { Kind } from '../reading/words/kinds.ts';
import { FRAME_CUES, FRAMES } from './company-data.ts';
import { PART_OF_COMPANY } from './doubt-data.ts';
import { cityCalled } from './places.ts';
import { factsOf, verifiedText } from './specs.ts';

/** A code: the verified one supports the claim, another one of the same pattern contradicts it. */
export function codeAt(reading: Reading, statement: Statement, at: number, owner: Owner): Finding[] {
  const code = statement.tokens[at];
  const subject = subjectOf(reading.brand, statement, at, owner);
  if (!code || !subject || subject.mention.entity === 'competitor') return [];
  const pattern = CODE_PATTERNS.find((one) => one.test(code.text));
  const given = circumstancesOf(statement, at, reading.language, reading.day);
  if (!pattern || given.isDenied || given.time.when !== 'now') return [];
  for (const attribute of reading.vocabulary.attributes) {
    const { facts, exact } = factsOf(reading, attribute, subject.mention);
    const fact = facts.find(({ value }) => pattern.test(String(value)));
    if (!fact) continue;
    const claimed = unverifiable('spec', `${attribute.name} ${code.text}`, statement.quote, code);
    const result = { ...claimed, verified: verifiedText(fact), facts: [fact] };
    if (bare(code.text) === bare(String(fact.value))) return [{ ...result, verdict: 'supported' }];
    const isSure = exact && subject.isSure && !given.isHedged && !given.isConditional;
    return [isSure ? { ...result, verdict: 'contradicted', severity: 'medium' } : claimed];
  }
  return [];
}

const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** "in its Boston office", 「開発部門では」: not all of a company's people. */
const ELSEWHERE = /(?<!\p{L})(?:in|im|am|an) (?!total|all|insgesamt)|部門|部署|工場|支社|支店|拠点|店舗|開発/u;

/** Where a company is based, and when it was founded. */
export function framedIn(reading: Reading, statement: Statement, text: string): Finding[] {
  const { body, tokens, carried, sole, quote } = statement;
  const sentence = text.slice(body.start, body.end);
  if (!FRAME_CUES[reading.language].test(sentence)) return [];
  return FRAMES[reading.language].flatMap(({ attribute: name, pattern }) =>
    [...sentence.matchAll(pattern)].flatMap(({ 0: match, index, groups = {} }): Finding[] => {
      const shown = groups.value ?? '';
      const start = body.start + index + match.indexOf(shown);
      const value = { start, end: start + shown.length };
      const attribute = attributeCalled(reading, name);
      const named = tokens.flatMap(({ mention }) => (mention ? [mention] : []));
      const nearest =
        named.findLast((one) => one.end <= start) ??
        named[0] ??
        carried.subject ??
        (name === 'employees' ? undefined : sole);
      if (!attribute || !nearest || nearest.entity === 'competitor') return [];
      const isSure =
        new Set(named.map(({ entity }) => entity === 'competitor')).size <= 1 &&
        (named.length > 0 || carried.isSure || sole !== undefined);
      const isOfPart =
        ELSEWHERE.test(match) || ELSEWHERE.test(text.slice(value.end, value.end + 40).split(/[,.;。、]/)[0] ?? '');
      if (name === 'employees' && (isOfPart || !isNowAt(tokens, value))) return [];
      return [
        comparedText(
          reading,
          attribute,
          shown,
          unverifiable('spec', `${attribute.name} ${shown}`, quote, value),
          isSure,
        ),
      ];
    }),
  );
}

const attributeCalled = ({ vocabulary }: Reading, name: string): Attribute | undefined =>
  vocabulary
    .find(name)
    ?.attributes?.map(({ attribute }) => attribute)
    .find(({ facts }) => facts.length > 0);

function comparedText(
  { brand, market, day }: Reading,
  attribute: Attribute,
  shown: string,
  unknown: Finding,
  isSure: boolean,
): Finding {
  const facts = attribute.facts.filter(
    (fact) =>
      (fact.subject ?? brand.name) === brand.name &&
      (fact.market ?? market) === market &&
      (fact.valid_until ?? day) >= day,
  );
  const [fact] = facts;
  if (!fact || facts.length > 1) return unknown;
  const result = { ...unknown, verified: verifiedText(fact), facts: [fact] };
  if (isSameNumber(shown, fact) ?? isSameText(shown, fact)) return { ...result, verdict: 'supported' };
  if (isDoubtfulNumber(shown, fact)) return unknown;
  const [claimedCity, city] = [cityCalled(shown), cityCalled(String(fact.value))];
  if (city !== undefined && claimedCity === city) return { ...result, verdict: 'supported' };
  // A name in katakana may be that of the verified place.
  const isComparable = /^[\p{Script=Katakana}ー]+$/u.test(shown)
    ? claimedCity !== undefined && city !== undefined
    : [fact.value, ...fact.labels].some((one) => scriptOf(String(one)) === scriptOf(shown));
  return isSure && isComparable ? { ...result, verdict: 'contradicted', severity: 'medium' } : unknown;
}

const scriptOf = (text: string): string =>
  /\p{Script=Latin}/u.test(text) ? 'latin' : /\d/.test(text) ? 'digits' : 'other';

/** How far off a rounded headcount may be. */
const ROUNDED = 0.05;

/** Undefined if the fact is not a headcount. */
function isSameNumber(shown: string, { value }: SpecFact): boolean | undefined {
  if (typeof value !== 'number' || isYear(shown)) return undefined;
  const claimed = Number(shown.replace(/[.,]/g, ''));
  return Math.abs(claimed - value) <= (claimed % 5 === 0 ? ROUNDED * value : 0);
}

/** Headcounts change: only a number that is far off is wrong. One that is even farther off counts other people. */
const FAR = 0.2;
const OTHERS = 5;

function isDoubtfulNumber(shown: string, { value, unit }: SpecFact): boolean {
  if (typeof value !== 'number' || unit !== undefined || isYear(shown)) return false;
  const claimed = Number(shown.replace(/[.,]/g, ''));
  return Math.abs(claimed - value) <= FAR * value || claimed > OTHERS * value || value > OTHERS * claimed;
}

const isYear = (shown: string): boolean => /^(?:19|20)\d\d$/.test(shown);

/** Part of a clause: "in 2015 it had 12 employees" says nothing about today. */
function isNowAt(tokens: readonly Token[], { start }: Span): boolean {
  const at = tokens.findIndex((token) => token.start <= start && token.end > start);
  const isEdge = (token: Token | undefined) => token === undefined || isMark(token, ',', '、', ';', '。', '.', ':');
  const [from, to] = spanAround(tokens, at, isEdge);
  return !tokens.slice(from, to).some((token) => {
    const { kinds, text } = token;
    return (
      ['past', 'future', 'not', 'hedge', 'condition'].some((kind) => kinds.has(kind as Kind)) ||
      /^(?:19|20)\d\d年?$/.test(text)
    );
  });
}

/** "Portland, Oregon" and "Portland" are one place. */
function isSameText(shown: string, { value }: SpecFact): boolean {
  const [claimed, verified] = [bare(shown), bare(String(value))];
  return (
    claimed === verified ||
    (claimed.length > 2 &&
      (verified.startsWith(claimed) ||
        claimed.startsWith(verified) ||
        verified.includes(claimed) ||
        claimed.includes(verified)))
  );
}

/** "| Headquarters | Manchester |", "Founded: 2011": the header or label names the attribute, the rest is its value. */
export function labelledIn(reading: Reading, statement: Statement, text: string): Finding[] {
  const { tokens, heads, isCell, carried, sole, quote, body } = statement;
  const colon = tokens.findIndex((token, at) => at < 6 && isMark(token, ':'));
  if (!isCell && colon < 1) return [];
  const label = isCell ? heads : tokens.slice(0, colon);
  const first = tokens[isCell ? 0 : colon + 1];
  const named = tokens.slice(0, Math.max(colon, 0)).flatMap(({ mention }) => (mention ? [mention] : []));
  const subject = named.at(-1) ?? carried.subject ?? sole;
  if (!first || first.amount || !subject || subject.entity === 'competitor') return [];
  const shown = VALUE.exec(text.slice(first.start, Math.min(body.end, first.start + 60)))?.[0] ?? '';
  const asked = new Set(label.flatMap((token) => token.attributes ?? []).map(({ attribute }) => attribute));
  return [...asked].flatMap((attribute): Finding[] => {
    const [fact] = attribute.facts;
    const isYear = /^(?:19|20)\d\d/.test(shown);
    const isText = typeof fact?.value === 'string' && !CODE_PATTERNS.some((one) => one.test(String(fact.value)));
    const isFounding =
      typeof fact?.value === 'number' && fact.unit === undefined && fact.value > 1800 && fact.value < 2100;
    if (!fact || (isFounding ? !isYear : !isText || isYear) || shown === '') return [];
    const value = { start: first.start, end: first.start + shown.length };
    const unknown = unverifiable('spec', `${attribute.name} ${shown}`, quote, value);
    return [comparedText(reading, attribute, shown, unknown, carried.isSure || named.length > 0 || sole !== undefined)];
  });
}

/** A year, or a proper name of up to three words. */
const VALUE =
  /^(?:(?:19|20)\d\d|\p{Lu}[\p{L}.-]{1,30}(?:\s(?:am|an der|im|of)?\s?\p{Lu}[\p{L}.-]{1,30}){0,2}|[\p{Script=Han}\p{Script=Katakana}ー]{2,14})/u;

const BEGINNING =
  /found|establish|start|began|begin|set up|opened|launch|register|incorporat|gründ|ins Leben|Taufe|eröffnet|gestartet|beginnt|begann|Anfang|創業|設立|創設|始ま|始め|立ち上げ|生まれ/iu;
const SEAT =
  /based|base|headquarter|from|company|firm|aus|Sitz|stammt|Zentrale|Unternehmen|本社|拠点|生まれ|会社|企業|本拠/iu;

/** The verified year or place, named near words about founding or location, in any phrasing. */
export function mentionedFactIn(reading: Reading, statement: Statement, text: string): Finding[] {
  const { body, tokens, carried, quote } = statement;
  const named = tokens.flatMap(({ mention }) => (mention ? [mention] : []));
  const subject = named[0] ?? carried.subject;
  const isDoubtful =
    named.some(({ entity }) => entity === 'competitor') || tokens.some(({ kinds }) => kinds.has('not'));
  if (!subject || subject.entity === 'competitor' || isDoubtful) return [];
  const sentence = text.slice(body.start, body.end);
  return (['founding year', 'headquarters'] as const).flatMap((name): Finding[] => {
    const attribute = attributeCalled(reading, name);
    const [fact] = attribute?.facts ?? [];
    const value = String(fact?.value ?? '');
    const at = value === '' ? -1 : sentence.indexOf(value);
    if (at < 0 || !attribute || !fact || !(name === 'headquarters' ? SEAT : BEGINNING).test(sentence)) return [];
    const isWhole = !/[\p{L}\d]/u.test(/^\d/.test(value) ? `${sentence[at - 1] ?? ''}` : '');
    if (!isWhole) return [];
    const place = { start: body.start + at, end: body.start + at + value.length };
    const told = unverifiable('spec', `${attribute.name} ${value}`, quote, place);
    return [{ ...told, verified: verifiedText(fact), facts: [fact], verdict: 'supported' }];
  });
}

/** Verbs that hardly apply to anything but founding a company. */
const FOUNDING: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(?:co-?)?found(?:ed|ing)|established|incorporated|date[sd]? (?:back|from)|set (?:it |the company )?up)\b/iu,
  de: /gegründet|gründete[nt]?(?!\p{L})|ins Leben gerufen|Gründung|zurückgeht|hob(?:en)? .*aus der Taufe/iu,
  ja: /創業|設立|創設|誕生|興し|立ち上げ/u,
};
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;

/** The only year in a sentence about the company's founding. */
export function yearOfFounding(reading: Reading, statement: Statement, text: string): Finding[] {
  const { body, tokens, carried, quote, isCell } = statement;
  const sentence = text.slice(body.start, body.end);
  if (isCell) return [];
  const [year, ...others] = [...sentence.matchAll(YEAR)];
  // "It was founded by two friends; since 2024 another one leads it"
  const before = sentence.slice(0, year?.index ?? 0);
  const part = sentence.slice(before.lastIndexOf(';') + 1).split(';')[0] ?? '';
  if (!FOUNDING[reading.language].test(part) || /(?:since|seit)\s$/iu.test(before)) return [];
  const attribute = attributeCalled(reading, 'founding year');
  const named = tokens.flatMap(({ mention }) => mention ?? []);
  const subject = named[0] ?? (carried.isSure ? carried.subject : undefined);
  const isClear =
    subject?.entity === 'brand' &&
    named.every(({ entity }) => entity === 'brand') &&
    !tokens.some(({ kinds, plan }) => plan !== undefined || UNCLEAR.some((kind) => kinds.has(kind)));
  if (!year || others.length > 0 || !attribute || !isClear) return [];
  if (PART_OF_COMPANY[reading.language].test(sentence)) return [];
  const value = { start: body.start + year.index, end: body.start + year.index + year[0].length };
  const unknown = unverifiable('spec', `${attribute.name} ${year[0]}`, quote, value);
  return [comparedText(reading, attribute, year[0], unknown, true)];
}

const UNCLEAR: readonly Kind[] = ['not', 'hedge', 'future', 'than', 'others'];

/** The fact's own words, found in a sentence that names its attribute. */
export function literalFactIn(reading: Reading, statement: Statement, text: string): Finding[] {
  const { body, tokens, heads, quote } = statement;
  const words = [...tokens, ...heads].flatMap((token) => token.attributes ?? []);
  const asked = [...new Set(words.map(({ attribute }) => attribute))].filter(({ facts }) =>
    facts.some(({ value }) => typeof value === 'string'),
  );
  if (asked.length === 0) return [];
  const sentence = text.slice(body.start, body.end);
  const named = tokens.flatMap(({ mention }) => (mention ? [mention] : []));
  const subject = named.length > 0 ? named[0] : statement.carried.subject;
  if (!subject || named.some(({ entity }) => entity === 'competitor') || subject.entity === 'competitor') return [];
  return asked.slice(0, 20).flatMap((attribute) => {
    const { facts } = factsOf(reading, attribute, subject);
    return facts.flatMap((fact): Finding[] => {
      const value = String(fact.value);
      const at =
        typeof fact.value === 'string' && !CODE_PATTERNS.some((one) => one.test(value))
          ? sentence.toLowerCase().indexOf(value.toLowerCase())
          : -1;
      if (at < 0 || tokens.some(({ kinds }) => kinds.has('not'))) return [];
      const start = body.start + at;
      const found = unverifiable('spec', `${attribute.name} ${value}`, quote, { start, end: start + value.length });
      return [{ ...found, verified: verifiedText(fact), facts: [fact], verdict: 'supported' }];
    });
  });
}
