// Claims about specifications: measures with units, bare numbers and codes. Pure.
import type { SpecFact } from '../../brands/index.ts';
import type { Mention } from '../../visibility/index.ts';
import { type Finding, type Reading, unverifiable } from '../claim.ts';
import { type AttributeRead, attributeByUnit, attributeOf, nearbyAttribute } from '../clause/attributes.ts';
import { type Circumstances, circumstancesOf } from '../clause/circumstances.ts';
import type { Owner } from '../clause/owner-answer.ts';
import { isPortion, portionAt } from '../clause/portion.ts';
import { subjectOf } from '../clause/subject.ts';
import { topicOf } from '../clause/topic.ts';
import { factsAbout, holdsOn, isOfMarket } from '../fact-scope.ts';
import { type Amount, baseRange } from '../reading/amounts.ts';
import type { Statement } from '../reading/statements.ts';
import type { Token } from '../reading/tokenize.ts';
import { toBaseUnit } from '../reading/units.ts';
import type { Attribute } from '../reading/vocabulary.ts';
import { isWithinTimes, lowerSeverity, SPEC_STEPS, severityOfNumber } from '../severity.ts';

export function specAt(reading: Reading, statement: Statement, at: number, owner: Owner): Finding[] {
  const amount = statement.tokens[at]?.amount;
  if (!amount || (amount.currency !== undefined && !amount.unit)) return [];
  if (!amount.unit && !namesAttribute(statement, at)) return [];
  const subject = subjectOf(reading.brand, statement, at, owner);
  const given = circumstancesOf(statement, at, reading.language, reading.day);
  if (owner.who === 'other' || given.isDenied || given.isDifference) return [];
  const strict = attributeOf(reading, statement, at, owner);
  if (strict === 'other') return [];
  const isPlain = reading.language !== 'ja' && strict?.isSure === true && !subject?.isSure;
  const topic = isPlain ? topicOf(reading.brand, statement, at, reading.language) : undefined;
  const byUnit = strict ? undefined : readByUnit(reading, statement, at);
  if (byUnit) {
    const { subject: mention, attribute } = byUnit;
    const portion = portionAt(statement.tokens, at);
    const claim = { at, amount, portion, given, subject: mention, isSure: true, isGuessed: true };
    return withAttribute(reading, statement, claim, { attribute, isSure: true, isGuessed: true });
  }
  const meant = topic ? { mention: topic, isSure: true } : subject;
  if (!meant) return byAnswer(reading, statement, { amount, given, strict });
  if (meant.mention.entity === 'competitor') return [];
  const read = strict?.isSure ? strict : (nearbyAttribute(reading, statement, at, { owner, subject: meant }) ?? strict);
  const portion = portionAt(statement.tokens, at);
  const claim = {
    at,
    amount,
    portion,
    given,
    subject: meant.mention,
    isSure: meant.isSure,
    isGuessed: topic !== undefined,
  };
  if (read) return withAttribute(reading, statement, claim, read);
  return byValueAlone(reading, statement, claim);
}

/** A bare number is a measure only if a word names the attribute. */
const namesAttribute = ({ tokens, heads }: Statement, at: number): boolean =>
  [...tokens.slice(Math.max(0, at - REACH), at + REACH), ...heads].some(({ attributes }) => attributes !== undefined);

function readByUnit(
  reading: Reading,
  statement: Statement,
  at: number,
): { subject: Mention; attribute: Attribute } | undefined {
  if (reading.language === 'ja' || statement.isCell) return undefined;
  const subject = topicOf(reading.brand, statement, at, reading.language, true);
  const attribute = subject && attributeByUnit(reading, statement, at, subject.name);
  return attribute && { subject, attribute };
}

/** In tokens. */
const REACH = 40;

interface SpecClaim {
  at: number;
  amount: Amount;
  portion: Token | undefined;
  given: Circumstances;
  subject: Mention;
  isSure: boolean;
  /** The clause was not understood: only values close to the true one can be distinguished from others. */
  isGuessed: boolean;
}

interface ScopedFacts {
  facts: SpecFact[];
  exact: boolean;
}

/** Facts for an attribute of the subject, in the right market and on the right date. */
export function factsOf({ brand, market, day }: Reading, attribute: Attribute, subject: Mention): ScopedFacts {
  const valid = attribute.facts.filter((fact) => isOfMarket(fact, market) && holdsOn(fact, day));
  return factsAbout(brand, subject.name, valid);
}

function withAttribute(
  reading: Reading,
  { quote, tokens, heads }: Statement,
  claim: SpecClaim,
  read: AttributeRead,
): Finding[] {
  const { at, amount, given, subject } = claim;
  const { attribute } = read;
  const unknown = unverifiable('spec', `${attribute.name} ${valueText(amount)}`, quote, amount);
  const { facts, exact } = factsOf(reading, attribute, subject);
  const compared = facts.flatMap((fact) => compare(reading, claim, fact) ?? []);
  const [best] = compared.toSorted((a, b) => Number(b.holds) - Number(a.holds));
  if (!best || given.time.when !== 'now' || given.market === 'other')
    return attribute.facts.length > 0 ? [unknown] : [];
  const result = { ...unknown, verified: verifiedText(best.fact), facts: [best.fact] };
  if (best.holds) return given.isLimited ? [unknown] : [{ ...result, verdict: 'supported' }];
  // Specification facts have no plans: a statement about one plan cannot contradict them.
  const ofPlan =
    attribute.plan === undefined &&
    [...tokens.slice(Math.max(0, at - REACH), at + REACH), ...heads].some(({ plan }) => plan !== undefined);
  const mayBeWrong =
    exact && !ofPlan && claim.isSure && read.isSure && compared.length === 1 && !given.isLimited && !given.isHedged;
  const share = claim.isGuessed || read.isGuessed ? GUESSED : UNDERSTOOD;
  if (!mayBeWrong || best.isNear || !isWithin(best, share)) return [unknown];
  const severity = severityOfNumber(best.claimed, best.verified, SPEC_STEPS);
  return [{ ...result, verdict: 'contradicted', severity: given.isApproximate ? lowerSeverity(severity) : severity }];
}

/** The largest factor by which a wrong value may be off; beyond it, the value measures something else. */
const UNDERSTOOD = 5;
const GUESSED = 3;

const isWithin = ({ claimed, verified }: Compared, share: number): boolean =>
  isWithinTimes(share, claimed, verified) || isSlip(claimed / verified);

/** A misplaced decimal point: 500 for 50. */
const isSlip = (ratio: number): boolean => [0.01, 0.1, 10, 100].some((slip) => Math.abs(ratio / slip - 1) < 0.01);

interface Unowned {
  amount: Amount;
  given: Circumstances;
  strict: AttributeRead | undefined;
}

/** It is unclear which product is meant, but a value that is correct for one of those named can still be recognized. */
function byAnswer(reading: Reading, statement: Statement, { amount, given, strict }: Unowned): Finding[] {
  const isExact = amount.low === amount.high && !given.isOver && !given.isUnder;
  if (!strict?.isSure || !isExact || statement.tokens.some(({ mention }) => mention)) return [];
  const claim = { at: 0, amount, given, portion: undefined, isSure: false, isGuessed: true };
  return statement.own
    .flatMap((subject) => withAttribute(reading, statement, { ...claim, subject }, strict))
    .filter(({ verdict }) => verdict === 'supported')
    .slice(0, 1);
}

/** No word names the attribute: a correct value can still be recognized, a wrong one cannot. */
function byValueAlone(reading: Reading, { quote }: Statement, claim: SpecClaim): Finding[] {
  const { amount, given, subject } = claim;
  const isExact = amount.low === amount.high && !given.isOver && !given.isUnder && !given.isApproximate;
  if (!amount.unit || !isExact || given.time.when !== 'now' || given.isLimited) return [];
  for (const attribute of reading.vocabulary.attributes) {
    const { facts } = factsOf(reading, attribute, subject);
    const fact = facts.find((one) => one.unit !== undefined && compare(reading, claim, one)?.holds);
    if (fact)
      return [
        {
          ...unverifiable('spec', `${attribute.name} ${valueText(amount)}`, quote, amount),
          verified: verifiedText(fact),
          facts: [fact],
          verdict: 'supported',
        },
      ];
  }
  return [];
}

interface Compared {
  fact: SpecFact;
  holds: boolean;
  /** An approximation that is neither correct nor clearly wrong. */
  isNear: boolean;
  claimed: number;
  verified: number;
}

/** How far off an approximation must be to count as wrong. */
const FAR = 0.2;
/** For values in different units. */
const CONVERSION = 0.01;

/** Undefined if the fact's value cannot be compared with the amount. */
function compare({ vocabulary }: Reading, { amount, given, portion }: SpecClaim, fact: SpecFact): Compared | undefined {
  if (fact.per !== undefined && portion && !isPortion(portion, fact.per)) return undefined;
  const value = typeof fact.value === 'number' ? fact.value : Number.NaN;
  const unit = fact.unit === undefined ? undefined : vocabulary.units.called(fact.unit);
  if (Number.isNaN(value) || unit?.dimension !== (amount.unit?.dimension ?? undefined)) {
    const isCount =
      !Number.isNaN(value) &&
      (fact.unit === undefined || unit?.dimension.startsWith('count') === true) &&
      (amount.unit === undefined || amount.unit.dimension === 'people' || amount.unit.dimension.startsWith('count'));
    if (!isCount) return undefined;
  }
  const claimedUnit = amount.unit && unit ? amount.unit : undefined;
  const [low, high] = claimedUnit ? baseRange(amount, claimedUnit) : [amount.low, amount.high];
  const verified = unit && claimedUnit ? toBaseUnit(value, unit) : value;
  const factor = claimedUnit?.factor ?? 1;
  const share = given.isApproximate ? 2 * ROUNDED : ROUNDED;
  const rounding = Math.min((amount.step * factor) / 2, share * Math.abs(verified));
  const converting = unit === claimedUnit ? 0 : Math.abs(verified) * CONVERSION;
  const slack = Math.max(rounding, converting, given.isApproximate ? roundness(amount) * factor : 0) + 1e-9;
  const isInside = low - (low === high ? slack : 0) <= verified && verified <= high + (low === high ? slack : 0);
  const exactly = low === high && unit === claimedUnit && amount.step >= 1 && !given.isApproximate;
  const isSame = exactly ? Math.abs(low - verified) < Math.max(1e-9, stepOf(value, amount, factor)) : isInside;
  const isBeyond = given.isOver && verified > low;
  const isWithin = given.isUnder && verified < high;
  const off = Math.min(Math.abs(low - verified), Math.abs(high - verified));
  return {
    fact,
    holds: isSame || isBeyond || isWithin,
    isNear: given.isApproximate && off <= FAR * Math.abs(verified),
    claimed: verified < low ? low : high,
    verified,
  };
}

/** "18 kg" for 17.9 is rounded; "118 km" for 120 is not. */
const stepOf = (value: number, { step }: Amount, factor: number): number =>
  value % 1 === 0 ? 1e-9 : Math.min((step * factor) / 2, ROUNDED * value * factor) + 1e-9;

/** No one rounds half a litre to one. */
const ROUNDED = 0.07;

/** "About 120" may stand for 115 to 125. */
function roundness({ low }: Amount): number {
  const zeros = /0*$/.exec(String(Math.round(low)))?.[0].length ?? 0;
  return Math.min(10 ** zeros / 2, Math.abs(low) * 0.05);
}

export const valueText = ({ low, high, unit }: Amount): string =>
  `${low === high ? round(low) : `${round(low)}–${round(high)}`}${unit ? ` ${unit.symbol}` : ''}`;

const round = (value: number): number => Math.round(value * 1000) / 1000;

export const verifiedText = ({ attribute, value, unit, per }: SpecFact): string =>
  [attribute, value, unit, per && `per ${per}`].filter((part) => part !== undefined).join(' ');
