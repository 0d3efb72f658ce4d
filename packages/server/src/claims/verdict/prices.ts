// Compares price claims with the verified prices for the right product, plan, market and date. Pure.
import type { Period, PriceFact } from '../../brands/index.ts';
import type { Mention } from '../../visibility/index.ts';
import { type Finding, type Reading, unverifiable } from '../claim.ts';
import { type Circumstances, circumstancesOf } from '../clause/circumstances.ts';
import type { Owner } from '../clause/owner-answer.ts';
import { planOf } from '../clause/plan-of-amount.ts';
import { isSamePortion } from '../clause/portion.ts';
import { subjectOf } from '../clause/subject.ts';
import { termsOf } from '../clause/terms.ts';
import { isLikely, topicOf } from '../clause/topic.ts';
import { factsAbout, holdsOn, isOfMarket, isValidInYear } from '../fact-scope.ts';
import type { Amount } from '../reading/amounts.ts';
import type { Statement } from '../reading/statements.ts';
import type { Token } from '../reading/tokenize.ts';
import { isWithinTimes, lowerSeverity, PRICE_STEPS, severityOfNumber } from '../severity.ts';

interface PriceClaim {
  amount: Amount;
  currency: string;
  subject: Mention;
  owner: Owner;
  /** False if the clause was not understood well enough to call the value wrong. */
  isSure: boolean;
  /** The clause was not understood: only values close to the true one can be distinguished from other prices. */
  isGuessed: boolean;
  period: Period | undefined;
  per: string | undefined;
  plan: string | undefined;
  given: Circumstances;
}

export function priceAt(reading: Reading, statement: Statement, at: number, owner: Owner): Finding[] {
  const amount = statement.tokens[at]?.amount;
  if (amount?.currency === undefined || amount.currency === 'millions') return [];
  // Five pounds without a word for price is a weight.
  if (amount.unit && owner.attributes.length > 0) return [];
  const subject = subjectOf(reading.brand, statement, at, owner);
  const given = circumstancesOf(statement, at, reading.language, reading.day);
  if (!subject || subject.mention.entity === 'competitor' || given.isDenied || given.isDifference) return [];
  const isFramed = isPrice(owner, statement) || isOffered(statement.tokens, at);
  // "The entry plan, Starter, is $15": the plan is the owner of the price.
  const plan = planOf(statement, at, owner);
  const isOfPlan =
    plan !== undefined &&
    plan !== 'unknown' &&
    owner.who === 'carried' &&
    statement.carried.isSure &&
    !statement.isCell;
  const isUnderstood = (subject.isSure || isOfPlan) && isFramed;
  const isPart = isOfPart(statement) || statement.tokens.slice(at + 1, at + 3).some(({ text }) => PARTLY.test(text));
  const isBare = subject.isSure && !isFramed && owner.by === 'none' && !isPart && !statement.isCell;
  const topic = !isBare ? undefined : topicOf(reading.brand, statement, at, reading.language);
  const claim: PriceClaim = {
    amount,
    currency: amount.currency,
    subject: topic ?? subject.mention,
    owner,
    given,
    isSure: !isPart && (isUnderstood || topic !== undefined),
    isGuessed: topic !== undefined,
    ...termsOf(statement.tokens, at, statement.heads),
    plan,
  };
  return [verdictOn(reading, statement, claim)];
}

/** 「5,000円分」, 「500円引き」, "two dollars' worth" */
const PARTLY = /^(?:分|相当|引|オフ|OFF|off|ポイント|単位|worth$)/u;

/** The frame marks the amount as a price. The row of a part: "| Battery | $79 |". */
/** The row of a part: "| Battery | $79 |". */
const isOfPart = ({ isCell, heads }: Statement): boolean =>
  isCell &&
  heads.some(
    ({ attributes, kinds, period }) =>
      attributes?.some(({ isPart, isVerb }) => !isPart && !isVerb) &&
      !kinds.has('priceNoun') &&
      !kinds.has('thing') &&
      !kinds.has('counted') &&
      period === undefined,
  );

const isPrice = ({ by }: Owner, { isCell, heads }: Statement): boolean =>
  by === 'price' ||
  by === 'verb' ||
  by === 'label' ||
  by === 'name' ||
  (by === 'none' && !isCell && heads.some(({ kinds }) => kinds.has('priceNoun'))) ||
  (isCell &&
    heads.some(({ kinds, plan, mention }) => kinds.has('priceNoun') || plan !== undefined || mention !== undefined));

/** "30 GB for $14", "Mit 279 Euro ist sie". */
const isOffered = (tokens: readonly Token[], at: number): boolean =>
  /^(?:für|for|at|zu)$/i.test(tokens[at - 1]?.text ?? '');

function verdictOn(reading: Reading, { quote }: Statement, claim: PriceClaim): Finding {
  const { amount, currency, given, period, plan } = claim;
  const claimed = moneyText(amount, currency, period);
  const unknown = unverifiable('price', claimed, quote, amount);
  if (given.time.when === 'unknown' || given.isBetween || plan === 'unknown' || given.market === 'other')
    return unknown;
  const candidates = factsFor(reading, claim);
  const comparable = ofNamedPortion(
    claim,
    candidates.facts.filter((fact) => isComparable(claim, fact)),
  );
  const result = (fact: PriceFact): Finding => ({
    ...unknown,
    verified: moneyOf(fact),
    facts: [fact],
  });
  // A range probably includes the price of one of several things.
  const isOfMany = !candidates.exact && new Set(comparable.map(({ subject }) => subject)).size > 1;
  const equal = isOfMany && amount.low !== amount.high ? undefined : comparable.find((fact) => isEqual(claim, fact));
  if (equal && !given.isConditional && !given.isOver && !given.isUnder)
    return { ...result(equal), verdict: 'supported' };
  if (equal) return unknown;
  const only = candidates.exact && claim.isSure ? mayContradict(claim, comparable) : undefined;
  if (!only || (claim.isGuessed && !isLikely(amount.low, only.amount))) return unknown;
  // A price per year given as one per month is twelve times off.
  if (period === undefined && !isWithinTimes(MOST_TIMES, amount.low, only.amount)) return unknown;
  const severity = severityOfNumber(amount.low, only.amount, PRICE_STEPS);
  const isSoft = given.isHedged || given.isApproximate;
  return { ...result(only), verdict: 'contradicted', severity: isSoft ? lowerSeverity(severity) : severity };
}

/** The largest factor by which a wrong price may be off: a part costs less, a set or a sum more. */
const MOST_TIMES = 6;

interface Candidates {
  facts: PriceFact[];
  exact: boolean;
}

function factsFor({ brand, prices, day, market }: Reading, claim: PriceClaim): Candidates {
  const { given, currency, plan, subject } = claim;
  const { time } = given;
  const where = given.market === undefined || given.market === 'other' ? market : given.market;
  const valid = prices.filter(
    (fact) =>
      fact.currency === currency &&
      (plan === undefined || fact.plan === plan) &&
      (time.when === 'year' ? isValidInYear(fact, time.year) : holdsOn(fact, day)),
  );
  const { facts, exact } = factsAbout(brand, subject.name, valid);
  const local = facts.filter((fact) => isOfMarket(fact, where));
  const isExact = (exact || plan !== undefined) && local.length > 0 && time.when === 'now';
  return { facts: local.length > 0 ? local : facts, exact: isExact };
}

const isComparable = ({ period, per }: PriceClaim, fact: PriceFact): boolean =>
  (period === undefined || fact.period === period) && (per === undefined || fact.per !== undefined);

/** "$2.99 per can": compared with the price of a can, if the facts have one, and not with that of a case. */
function ofNamedPortion({ per }: PriceClaim, facts: PriceFact[]): PriceFact[] {
  const named = facts.filter((fact) => per !== undefined && fact.per !== undefined && isSamePortion(per, fact.per));
  return named.length > 0 ? named : facts;
}

/** How far off an approximation may be, and how far off it must be to count as wrong. */
const NEAR = 0.05;
const FAR = 0.2;

function isEqual({ amount, given }: PriceClaim, fact: PriceFact): boolean {
  if (amount.low !== amount.high) return amount.low <= fact.amount && fact.amount <= amount.high;
  if (amount.low === fact.amount) return true;
  return (
    given.isApproximate &&
    !given.isHedged &&
    Math.abs(amount.low - fact.amount) <= NEAR * fact.amount &&
    isRound(amount.low, fact.amount)
  );
}

/** "About $2,000" for $1,999: fewer significant digits than the true value. */
const isRound = (claimed: number, verified: number): boolean => zeros(claimed) > zeros(verified) || claimed % 5 === 0;
const zeros = (value: number): number => /0*$/.exec(String(value))?.[0].length ?? 0;

/** The single price that a wrong amount contradicts; none if another reading could make it right. */
function mayContradict(claim: PriceClaim, facts: readonly PriceFact[]): PriceFact | undefined {
  const { given, amount, period, per } = claim;
  if (given.isConditional || given.isOver || given.isUnder || given.isHedged || given.isUpTo) return undefined;
  const periods = new Set(facts.map((fact) => fact.period));
  if (period === undefined && periods.size > 1) return nearestOfPeriods(amount.low, facts, periods.size);
  const paid = facts.filter((fact) => fact.amount > 0).toSorted((a, b) => a.amount - b.amount);
  const [fact] = given.isFrom ? paid : facts;
  if (!fact || (!given.isFrom && facts.length > 1)) return undefined;
  if (amount.low !== amount.high && given.isFrom) return undefined;
  if (fact.per !== undefined && per === undefined && !isNear(amount.low, fact.amount, 1)) return undefined;
  if (period === undefined && fact.period !== undefined && isOtherPeriod(amount.low, fact)) return undefined;
  const isFar = !given.isApproximate || !isNear(amount.low, fact.amount, FAR);
  return isFar ? fact : undefined;
}

/** No period is given, and each period has one price: wrong only if wrong by every reading. */
function nearestOfPeriods(claimed: number, facts: readonly PriceFact[], periods: number): PriceFact | undefined {
  const readings = facts.flatMap(({ amount, period }) =>
    period === 'year' ? [amount, amount / 12] : period === 'month' ? [amount, amount * 12] : [amount],
  );
  if (facts.length > periods || readings.some((reading) => isNear(claimed, reading, 0.02))) return undefined;
  return facts.toSorted((a, b) => Math.abs(a.amount - claimed) - Math.abs(b.amount - claimed))[0];
}

const isNear = (claimed: number, verified: number, share: number): boolean =>
  Math.abs(claimed - verified) <= share * verified;

/** A yearly total when the fact is monthly, or the other way round. */
function isOtherPeriod(claimed: number, { amount, period }: PriceFact): boolean {
  const ratio = claimed / amount;
  return period === 'year' ? ratio < 0.2 : ratio > 6;
}

export const moneyText = (
  { low, high }: Pick<Amount, 'low' | 'high'>,
  currency: string,
  period: Period | undefined,
): string => `${low === high ? low : `${low}–${high}`} ${currency}${period === undefined ? '' : `/${period}`}`;

const moneyOf = ({ amount, currency, period }: PriceFact): string =>
  moneyText({ low: amount, high: amount }, currency, period);
