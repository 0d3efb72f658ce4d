// Claims about the age from which something is allowed: "from the age of 8", "ab 8 Jahren", 「8歳以上」. Pure.
import type { Language } from '../../brands/index.ts';
import { type Finding, type Reading, unverifiable } from '../claim.ts';
import type { Statement } from '../reading/statements.ts';
import { SPEC_STEPS, severityOfNumber } from '../severity.ts';
import { factsOf, verifiedText } from './specs.ts';

const AGE = '(?<value>\\d{1,2})(?![\\d.,]*\\d)';

/** Their group `value` is the age. */
const PHRASES: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    new RegExp(`\\b[Mm]inimum age[^.,;\\d]{0,40}?(?:is|of|:) ${AGE}`, 'gu'),
    new RegExp(
      `\\b(?:[Cc]hildren|[Kk]ids|[Tt]eens|[Tt]eenagers|[Aa]nyone|[Ee]veryone|[Pp]eople|[Oo]pen to|[Ss]uitable for)(?: [\\w'’-]+){0,4}? from(?: the)?(?: age)?(?: of)? ${AGE}`,
      'gu',
    ),
    new RegExp(`\\bat least ${AGE} years old`, 'gu'),
    new RegExp(`\\b(?:aged?|be) ${AGE} (?:years )?(?:and|or) (?:over|up|above|older)\\b`, 'gu'),
  ],
  de: [
    new RegExp(`Mindestalter[^.,;\\d]{0,40}?(?:ist|beträgt|bei|von|:) ${AGE}`, 'gu'),
    new RegExp(
      `(?<!\\p{L})(?:Kinder|Jugendliche|Personen|Teilnahme|geeignet|erlaubt)(?!\\p{L})[^.,;\\d]{0,40}? ab (?:einem Alter von )?${AGE}(?: Jahren?)?(?!\\p{L})(?! (?:Uhr|Euro|€))`,
      'gu',
    ),
    new RegExp(`mindestens ${AGE} Jahre alt`, 'gu'),
  ],
  ja: [
    new RegExp(`(?:対象年齢|最低年齢|年齢制限)[^。、\\d]{0,6}${AGE}歳`, 'gu'),
    new RegExp(`${AGE}歳(?:以上|から)(?=[^。、]{0,16}(?:利用|参加|入場|対象|登|可能|でき|楽し|です))`, 'gu'),
  ],
};

/** Another rule than the lowest age at all. */
const OTHER_RULES =
  /\b(?:recommend\w*|events?|camps?|birthdays?|alone|unsupervised|unaccompanied|accompan\w+|supervis\w+|without|courses?|class(?:es)?|part(?:y|ies)|free|discount\w*|pays?|tickets?|under|until|up to|was|were|used to|previously|formerly)\b|(?<!\p{L})(?:empf(?:iehl|ehl|ohl)\p{L}*|\p{L}*geburtstag\p{L}*|\p{L}*camps?|allein|unbeaufsichtigt|\p{L}*begleitung|ohne|\p{L}*kurse?n?|kostenlos|ermäßig\p{L}*|zahlen|bis|unter|früher|durften|war)(?!\p{L})|推奨|おすすめ|イベント|一人|ひとり|単独|保護者|コース|教室|無料|割引|料金|未満|まで|以前|かつて|でした/iu;

/** "Many children from age 8 climb" sets no rule. */
const IS_RULE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:can|may|must|allow\w*|permit\w*|welcomes?|admit\w*|accepts?|minimum|suitable|open to)\b/iu,
  de: /(?<!\p{L})(?:dürfen|darf|können|kann|müssen|muss|erlaubt|zugelassen|mindest\p{L}*|geeignet|willkommen)(?!\p{L})/iu,
  ja: /年齢|以上|から/u,
};

const IS_MINIMUM_AGE = /^(?:min(?:imum|\.)? age|age limit|mindestalter|最低年齢|対象年齢|年齢制限)$/iu;

export const isOfAge = (attribute: string): boolean => IS_MINIMUM_AGE.test(attribute);

export function agesIn(reading: Reading, statement: Statement, text: string): Finding[] {
  const { body, tokens, carried, sole, quote } = statement;
  const attribute = reading.vocabulary.attributes.find(({ name }) => isOfAge(name));
  const named = tokens.flatMap(({ mention }) => mention ?? []);
  const subject = named[0] ?? carried.subject ?? sole;
  if (!attribute || !subject || [subject, ...named].some(({ entity }) => entity === 'competitor')) return [];
  const sentence = text.slice(body.start, body.end);
  const isOther = OTHER_RULES.test(sentence) || !IS_RULE[reading.language].test(sentence);
  return PHRASES[reading.language].flatMap((phrase) =>
    [...sentence.matchAll(phrase)].flatMap(({ 0: match, index, groups = {} }): Finding[] => {
      const shown = groups.value ?? '';
      const start = body.start + index + match.lastIndexOf(shown);
      const value = { start, end: start + shown.length };
      const claimed = unverifiable('spec', `${attribute.name} ${shown} years`, quote, value);
      const { facts, exact } = factsOf(reading, attribute, subject);
      const [fact] = facts;
      if (typeof fact?.value !== 'number' || facts.length > 1) return [claimed];
      const result = { ...claimed, verified: verifiedText(fact), facts: [fact] };
      if (fact.value === Number(shown)) return [{ ...result, verdict: 'supported' }];
      if (isOther || !exact) return [claimed];
      const severity = severityOfNumber(Number(shown), fact.value, SPEC_STEPS);
      return [{ ...result, verdict: 'contradicted', severity }];
    }),
  );
}
