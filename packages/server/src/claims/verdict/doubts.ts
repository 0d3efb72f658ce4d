// Reasons to withdraw a contradiction: nearby words suggest that the value belongs to a part, a mode, a portion, a sum
// or a purchase, or the answer also gives another value. A missed finding hurts less than a false one. Pure.
import type { Fact, Language } from '../../brands/index.ts';
import type { Doubt, Finding, Reading } from '../claim.ts';
import { isPortion } from '../clause/portion.ts';
import { isSentenceEdge, spanAround } from '../reading/span-around.ts';
import type { Statement } from '../reading/statements.ts';
import { isMark } from '../reading/token-kinds.ts';
import type { Token } from '../reading/tokenize.ts';
import type { Unit } from '../reading/units.ts';
import type { Kind } from '../reading/words/kinds.ts';
import { isOfAge } from './ages.ts';
import {
  IS_OF_CHARGE,
  IS_OF_GUARANTEE,
  NON_FOUNDER_WORDS,
  NON_INTEGRATION_WORDS,
  ONE_VERSION,
  PART_OF_COMPANY,
  PART_OF_GUARANTEE,
  PARTLY_CHARGED,
  PURCHASE,
  SIDE_MEASURE_WORDS,
  VARIANT,
} from './doubt-data.ts';
import { misreadings } from './misreadings.ts';
import { isOfOnePlace } from './one-place.ts';

/** Doubtful contradictions become unverifiable. */
export function withoutDoubts(
  findings: readonly Finding[],
  statement: Statement,
  reading: Reading,
  text: string,
): Finding[] {
  return findings.map((finding) => {
    if (finding.verdict !== 'contradicted') return finding;
    const doubted = doubtedOf(finding, statement, reading);
    if (!doubted) return finding;
    const doubts: Doubt[] = [
      ...(isSaidOtherwise(finding, findings) ? (['two_values'] as const) : []),
      ...wordsInDoubt(doubted),
      ...misreadings({
        finding,
        at: doubted.at,
        founders: doubted.founders,
        statement,
        language: reading.language,
        text,
      }),
    ];
    return withdrawn(finding, doubts);
  });
}

/** "Ten years ago it cost $19 ... Today it is $29": an answer that gives several values mentions each of them. */
export function withoutSecondValues(findings: readonly Finding[]): Finding[] {
  return findings.map((finding) =>
    finding.verdict === 'contradicted' && isSaidOtherwise(finding, findings)
      ? withdrawn(finding, ['two_values'])
      : finding,
  );
}

const withdrawn = (finding: Finding, doubts: readonly Doubt[]): Finding =>
  doubts.length === 0 ? finding : { ...finding, verdict: 'unverifiable', verified: null, severity: null, doubts };

interface Doubted {
  finding: Finding;
  /** Index of the value's token in the statement. */
  at: number;
  fact: Fact | undefined;
  /** Their names. */
  founders: readonly string[];
  language: Language;
  heads: readonly Token[];
  isCell: boolean;
  /** The sentence. */
  sentence: readonly Token[];
  /** Up to the nearest comma on either side of the value. */
  part: readonly Token[];
  /** The same plus the beginning of the sentence: "In turbo mode, ...". */
  near: readonly Token[];
  /** The text before the value within that part. */
  before: readonly Token[];
  /** The three tokens after the value. */
  after: readonly Token[];
  /** Undefined if no numbers were compared. */
  numbers: { claimed: number; verified: number } | undefined;
}

/** In tokens. */
const REACH = 60;
const isComma = (token: Token | undefined): boolean =>
  isMark(token, ',', '、', '(', ')', '—', '–') || (token?.kinds.has('contrast') ?? false);

function doubtedOf(
  finding: Finding,
  { tokens, heads, isCell }: Statement,
  { brand, language }: Reading,
): Doubted | undefined {
  const at = tokens.findIndex(({ start, end }) => start <= finding.value.start && finding.value.start < end);
  if (at < 0) return undefined;
  const amount = tokens[at]?.amount;
  const [fact] = finding.facts;
  const verified = fact?.kind === 'price' ? fact.amount : fact?.kind === 'spec' ? fact.value : undefined;
  const [start, end] = spanAround(tokens, at, isSentenceEdge, REACH);
  const [left, right] = spanAround(tokens, at, (token) => isSentenceEdge(token) || isComma(token), REACH);
  const part = tokens.slice(left, right);
  const comma = tokens.slice(start, left).findIndex(isComma);
  const opening = comma < 0 ? [] : tokens.slice(start, start + comma);
  return {
    finding,
    at,
    fact,
    language,
    heads,
    isCell,
    part,
    founders: brand.facts.flatMap((one) => (one.kind === 'founder' ? [one.name, ...one.labels] : [])),
    sentence: tokens.slice(start, end),
    near: [...opening, ...part],
    before: tokens.slice(left, at),
    after: tokens.slice(at + 1, at + 4),
    numbers: amount && typeof verified === 'number' ? { claimed: amount.low, verified } : undefined,
  };
}

/** "A comparison site says 5,000, its own pages 10,000": the answer mentions both. A repeated value counts once. */
const isSaidOtherwise = ({ kind, value, claimed, facts }: Finding, all: readonly Finding[]): boolean =>
  (kind === 'price' || kind === 'spec') &&
  all.some(
    (other) =>
      other.kind === kind &&
      (other.verdict === 'supported' || (other.verdict === 'contradicted' && other.claimed !== claimed)) &&
      (other.value.end <= value.start || value.end <= other.value.start) &&
      other.facts.some((fact) => facts.includes(fact)),
  );

function wordsInDoubt(doubted: Doubted): Doubt[] {
  const { finding, fact, numbers } = doubted;
  if (finding.kind === 'founder') return isOfOtherPerson(doubted) ? ['other_thing'] : [];
  if (finding.kind === 'integration') return isOtherwiseJoined(doubted) ? ['other_thing'] : [];
  // Its phrases name the attribute, and their own words exclude other ages.
  if (fact?.kind === 'spec' && isOfAge(fact.attribute)) return [];
  if (!numbers || (fact?.kind === 'spec' && COMPANY.test(fact.attribute)))
    return isOfPartOfCompany(doubted) ? ['other_thing'] : [];
  const isOther = finding.kind === 'price' ? isOtherPrice(doubted) : isOtherMeasure(doubted);
  const isOfOtherThing = isAside(doubted) || (numbers.claimed < numbers.verified && isOfOnePlace(doubted));
  return [...(isOfOtherThing ? (['other_thing'] as const) : []), ...(isOther ? (['other_value'] as const) : [])];
}

const COMPANY =
  /employ|staff|founding|founded|headquart|mitarbeit|beschäftigt|gründung|sitz|従業員|社員|創業|設立|本社/iu;

/** For any amount: it refers to another thing, time or plan, or applies under a condition. */
const isAside = ({ near, part, before, heads, sentence, language }: Doubted): boolean =>
  ONE_VERSION[language].test(shownOf(part, language)) ||
  hasKind(near, 'hedge', 'past') ||
  near.some(isCondition) ||
  hasKind(before, 'than') ||
  before.some(({ mention }) => mention?.entity === 'competitor') ||
  part.some((token, at) => isOfOther(token) || isVariant(part, at)) ||
  heads.some(isOfOther) ||
  sentence.some((_, at) => isUnknownPlan(sentence, at));

const isOtherPrice = ({ sentence, language, isCell, heads }: Doubted): boolean =>
  PURCHASE[language].test(shownOf(sentence, language)) ||
  (language === 'ja' && sentence.some((_, at) => isOnlyFor(sentence, at))) ||
  (isCell && heads.some(({ isUnknown }) => isUnknown) && !heads.some(isOfPrice));

/** 「会員なら」 */
const isOnlyFor = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'なら' && tokens[at - 1]?.isUnknown === true;

function isOtherMeasure({ finding, fact, near, before, heads, sentence, language }: Doubted): boolean {
  const shown = shownOf(sentence, language);
  const per = fact?.kind === 'spec' ? fact.per : undefined;
  const isOfPortion = (token: Token): boolean =>
    per !== undefined &&
    token.start !== finding.value.start &&
    isQuantity(token.amount?.unit) &&
    !isPortion(token, per);
  return (
    hasKind(before.slice(-3), 'from') ||
    [near, heads].some((tokens) => SIDE_MEASURE_WORDS[language].test(shownOf(tokens, language))) ||
    (IS_OF_GUARANTEE.test(finding.claimed) && PART_OF_GUARANTEE.test(shown)) ||
    (IS_OF_CHARGE.test(finding.claimed) && PARTLY_CHARGED.test(shown)) ||
    // "One 500 ml bottle has 160 mg"
    sentence.some(isOfPortion)
  );
}

const isQuantity = (unit: Unit | undefined): boolean => unit?.dimension === 'volume' || unit?.dimension === 'mass';

const isOfPartOfCompany = (doubted: Doubted): boolean => {
  const { fact, sentence, language, finding } = doubted;
  if (fact?.kind !== 'spec') return false;
  // A code, such as that of a charger.
  if (!COMPANY.test(fact.attribute)) return isAside(doubted);
  if (sentence.some(({ mention, plan }) => mention?.entity === 'competitor' || plan !== undefined)) return true;
  if (isOfStranger(doubted)) return true;
  const last = sentence.findLast(({ mention, start }) => mention && start < finding.value.start)?.mention;
  return (last && last.entity !== 'brand') || PART_OF_COMPANY[language].test(shownOf(sentence, language));
};

/** A sentence that starts with an untracked name: "Smith & Sons, based in Boston, ...". */
const isOfStranger = ({ sentence, founders, isCell, language }: Doubted): boolean =>
  !isCell &&
  !founders.some((name) => shownOf(sentence, language).includes(name)) &&
  !sentence.some(({ mention }) => mention) &&
  sentence.slice(0, 2).every(({ isUnknown, text }) => isUnknown && /^\p{Lu}\p{Ll}/u.test(text));

const isOfOtherPerson = ({ sentence, language }: Doubted): boolean =>
  sentence.some(({ mention }) => mention?.entity === 'competitor') ||
  NON_FOUNDER_WORDS.test(shownOf(sentence, language));

/** "no Zapier fee", "SAP exports", "needs no Zapier", "not in Starter". */
const isOtherwiseJoined = ({ sentence, after, part, language }: Doubted): boolean =>
  NON_INTEGRATION_WORDS.after.test(shownOf(after.slice(0, 2), language)) ||
  NON_INTEGRATION_WORDS.near.test(shownOf(part, language)) ||
  sentence.some(({ plan }) => plan !== undefined);

/** "The R3 Max": another product. */
const isVariant = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  return tokens[at]?.mention !== undefined && next?.plan === undefined && VARIANT.test(next?.text ?? '');
};

const hasKind = (tokens: readonly Token[], ...kinds: readonly Kind[]): boolean =>
  tokens.some((token) => kinds.some((kind) => token.kinds.has(kind)));

/** "If you want a tent, the X weighs 2 kg" is not a condition. */
const isCondition = ({ kinds, attributes, text }: Token): boolean =>
  kinds.has('condition') && !attributes && !/^(?:if|when|during|wenn|falls|sofern|während)$/iu.test(text);

/** A filter, shipping, a bundle. */
const isOfOther = ({ kinds, attributes, plan }: Token): boolean =>
  kinds.has('other') &&
  !attributes &&
  plan === undefined &&
  !kinds.has('thing') &&
  !kinds.has('planNoun') &&
  !kinds.has('priceNoun');

const isOfPrice = ({ kinds, period, plan, market }: Token): boolean =>
  kinds.has('priceNoun') || period !== undefined || plan !== undefined || market !== undefined;

/** "On the Enterprise plan": no fact covers that plan. */
function isUnknownPlan(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token?.kinds.has('planNoun') === true &&
    !token.mention &&
    [tokens[at - 1], tokens[at - 2], tokens[at + 1]].some((one) => one?.isUnknown && /^\p{Lu}/u.test(one.text))
  );
}

const shownOf = (tokens: readonly Token[], language: Language): string =>
  tokens.map(({ text }) => text).join(language === 'ja' ? '' : ' ');
