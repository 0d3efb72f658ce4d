// Claims whose value is no measure: codes (IP67), places, years of founding, and texts that a fact gives word for word. Pure.
import type { Language, SpecFact } from '../brands/index.ts';
import { CODE_PATTERNS } from './attribute-data.ts';
import { circumstancesOf } from './circumstances.ts';
import { type Finding, type Reading, unverifiable } from './claim.ts';
import { isMark, type Owner } from './owner.ts';
import { factsOf, verifiedText } from './specs.ts';
import type { Statement } from './statements.ts';
import { subjectOf } from './subject.ts';
import type { Attribute } from './vocabulary.ts';

/** A code: the verified one supports, another one of the same pattern contradicts. */
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

const PLACE = '(?<value>(?:St\\. )?\\p{Lu}\\p{L}{1,30}(?:[ -](?:am |an der |im |of )?\\p{Lu}\\p{L}{1,30}){0,2})';
const KANJI_PLACE =
  '(?<value>(?:[\\p{Script=Han}]{2,3}[都道府県]の?)?[\\p{Script=Han}\\p{Script=Katakana}ー]{1,8}[市区町村])';

/** How each language says where a company sits and when it was founded. One more way is one line. */
const FRAMES: Readonly<Record<Language, readonly { attribute: string; pattern: RegExp }[]>> = {
  en: [
    {
      attribute: 'founding year',
      pattern:
        /\b(?:set|founded|started|established|formed|launched|created)(?: [^\s.;,]{1,20}){0,4} in (?<value>(?:19|20)\d\d)\b/gu,
    },
    {
      attribute: 'founding year',
      pattern: /\b(?:dates? (?:back to|from)|since its founding in) (?<value>(?:19|20)\d\d)\b/gu,
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(
        `\\b(?:[Hh]eadquarters|head office|home base) (?:have always been|has always been|remains?|lies?|sits?|is|are) in ${PLACE}`,
        'gu',
      ),
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(
        `\\b(?:headquartered|based|head office|head offices|headquarters(?: is| are)?(?: located)?|HQ is) (?:in|at) (?:downtown )?${PLACE}`,
        'gu',
      ),
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(`\\b(?:Headquarters|HQ|Head office|Based in)[*_]{0,2}:[*_]{0,2} ?${PLACE}`, 'gu'),
    },
    { attribute: 'headquarters', pattern: new RegExp(`${PLACE}[- ](?:based|headquartered)\\b`, 'gu') },
    {
      attribute: 'founding year',
      pattern:
        /\b(?:[Ff]ounded|[Ee]stablished|[Ss]tarted|[Ii]ncorporated)(?: back)?(?: in [A-Z]\p{L}+)? in (?<value>(?:19|20)\d\d)\b/gu,
    },
    {
      attribute: 'founding year',
      pattern: /\b(?:[Ff]ounded|[Ee]stablished|[Ff]ounding year)[*_]{0,2}:[*_]{0,2} ?(?<value>(?:19|20)\d\d)\b/gu,
    },
  ],
  de: [
    { attribute: 'founding year', pattern: /(?<value>(?:19|20)\d\d) gründete[n]?(?!\p{L})/gu },
    {
      attribute: 'founding year',
      pattern: /(?<!\p{L})gründeten?(?: [^\s.;]{1,30}){0,8} (?<value>(?:19|20)\d\d)(?!\d)/gu,
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(
        `[Ss]itz (?:des|der|von) [^,.;]{1,40}? (?:ist|liegt in|befindet sich(?: \\p{Ll}+){0,2} in) ${PLACE}`,
        'gu',
      ),
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(
        `(?:(?:Haupt|Firmen|Unternehmens)?[Ss]itz|Hauptquartier|Zentrale|ansässig|sitzt|beheimatet)(?: des Unternehmens| der Firma)?(?: ist| liegt| befindet sich)? in ${PLACE}`,
        'gu',
      ),
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(`(?:(?:Haupt|Firmen|Unternehmens)?[Ss]itz)[*_]{0,2}:[*_]{0,2} ?${PLACE}`, 'gu'),
    },
    { attribute: 'headquarters', pattern: new RegExp(`(?:Unternehmen|Anbieter|Hersteller|Marke) aus ${PLACE}`, 'gu') },
    {
      attribute: 'founding year',
      pattern:
        /(?:[Gg]egründet|[Gg]ründung|gestartet)(?: wurde)?(?: das Unternehmen| die Firma| die Marke)?(?: im Jahr(?:e)?)? (?<value>(?:19|20)\d\d)(?!\d)/gu,
    },
    { attribute: 'founding year', pattern: /(?<value>(?:19|20)\d\d)(?: [^\s.;]{1,30}){0,8} gegründet/gu },
    {
      attribute: 'founding year',
      pattern: /(?:Gründungsjahr|Gegründet|Gründung)[*_]{0,2}:[*_]{0,2} ?(?<value>(?:19|20)\d\d)/gu,
    },
  ],
  ja: [
    {
      attribute: 'founding year',
      pattern: /(?<value>(?:19|20)\d\d)年(?:\d{1,2}月)?に(?:[^。、\d]{0,12})?(?:生まれ|始ま|起こ)/gu,
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(`(?:本社|本拠地|本拠|本社所在地)(?:は|を|が|:|所在地は)[*_]{0,2} ?${KANJI_PLACE}`, 'gu'),
    },
    { attribute: 'headquarters', pattern: new RegExp(`${KANJI_PLACE}に(?:本社|本拠)`, 'gu') },
    {
      attribute: 'founding year',
      pattern: /(?<value>(?:19|20)\d\d)年(?:\d{1,2}月)?(?:に)?(?:[^。、\d]{0,16})?(?:創業|設立|創設)/gu,
    },
    {
      attribute: 'founding year',
      pattern: /(?:創業|設立|設立年|創業年)(?:は|:|年は|年:)[*_]{0,2} ?(?<value>(?:19|20)\d\d)/gu,
    },
  ],
};

/** Part of each phrase of a language: few sentences speak of it, and one look is cheaper than ten. */
const FRAME_CUES: Readonly<Record<Language, RegExp>> = {
  en: /headquarter|based|head office|home base|HQ|ound|stablish|tarted|incorporated|set |formed|launched|created|dates? /i,
  de: /sitz|quartier|zentrale|ansässig|beheimatet| aus |gründe|gestartet|gründung/i,
  ja: /本社|本拠|創業|設立|創設|生まれ|始ま|起こ/u,
};

/** Where a company sits, when it was founded. */
export function framedIn(reading: Reading, statement: Statement, text: string): Finding[] {
  const { body, tokens, carried, quote } = statement;
  const sentence = text.slice(body.start, body.end);
  if (!FRAME_CUES[reading.language].test(sentence)) return [];
  return FRAMES[reading.language].flatMap(({ attribute: name, pattern }) =>
    [...sentence.matchAll(pattern)].flatMap(({ 0: match, index, groups = {} }): Finding[] => {
      const shown = groups.value ?? '';
      const start = body.start + index + match.indexOf(shown);
      const value = { start, end: start + shown.length };
      const attribute = attributeCalled(reading, name);
      const named = tokens.flatMap(({ mention }) => (mention ? [mention] : []));
      const nearest = named.findLast((one) => one.end <= start) ?? named[0] ?? carried.subject;
      if (!attribute || !nearest || nearest.entity === 'competitor') return [];
      const isSure =
        new Set(named.map(({ entity }) => entity === 'competitor')).size <= 1 && (named.length > 0 || carried.isSure);
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
  if (isSameText(shown, fact)) return { ...result, verdict: 'supported' };
  const isComparable = [fact.value, ...fact.labels].some((one) => scriptOf(String(one)) === scriptOf(shown));
  return isSure && isComparable ? { ...result, verdict: 'contradicted', severity: 'medium' } : unknown;
}

const scriptOf = (text: string): string =>
  /\p{Script=Latin}/u.test(text) ? 'latin' : /\d/.test(text) ? 'digits' : 'other';

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

/** "| Headquarters | Manchester |", "Founded: 2011": the head or label names the attribute, the rest is its value. */
export function labelledIn(reading: Reading, statement: Statement, text: string): Finding[] {
  const { tokens, heads, isCell, carried, quote, body } = statement;
  const colon = tokens.findIndex((token, at) => at < 6 && isMark(token, ':'));
  if (!isCell && colon < 1) return [];
  const label = isCell ? heads : tokens.slice(0, colon);
  const first = tokens[isCell ? 0 : colon + 1];
  const named = tokens.slice(0, Math.max(colon, 0)).flatMap(({ mention }) => (mention ? [mention] : []));
  const subject = named.at(-1) ?? carried.subject;
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
    return [comparedText(reading, attribute, shown, unknown, carried.isSure || named.length > 0)];
  });
}

/** A year, or a proper name of up to three words. */
const VALUE =
  /^(?:(?:19|20)\d\d|\p{Lu}[\p{L}.-]{1,30}(?:\s(?:am|an der|im|of)?\s?\p{Lu}[\p{L}.-]{1,30}){0,2}|[\p{Script=Han}\p{Script=Katakana}ー]{2,14})/u;

const BEGINNING =
  /found|establish|start|began|begin|set up|opened|launch|register|incorporat|gründ|ins Leben|Taufe|eröffnet|gestartet|beginnt|begann|Anfang|創業|設立|創設|始ま|始め|立ち上げ|生まれ/iu;
const SEAT =
  /based|base|headquarter|from|company|firm|aus|Sitz|stammt|Zentrale|Unternehmen|本社|拠点|生まれ|会社|企業|本拠/iu;

/** The verified year or place, named where beginnings or seats are spoken of, whatever the phrase. */
export function toldIn(reading: Reading, statement: Statement, text: string): Finding[] {
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

/** A fact's own words, found in a sentence that names its attribute. */
export function wordForWordIn(reading: Reading, statement: Statement, text: string): Finding[] {
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
