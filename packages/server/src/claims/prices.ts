// Claims about prices, compared with the verified prices of the right product, plan, market and date. Pure.
import { MARKETS, type Market, type Period, type PriceFact } from '../brands/index.ts';
import { literal } from '../visibility/index.ts';
import { type Finding, type Reading, unverifiable } from './claim.ts';
import { type ClaimTime, timeOf } from './claim-time.ts';
import { CUES, CUES_AFTER } from './cue-data.ts';
import { type FactsAbout, factsAbout, heldIn, holdsOn, isOfMarket } from './fact-scope.ts';
import { type Money, moneyIn, moneyText, termsOf } from './money.ts';
import { MARKET_WORDS } from './money-data.ts';
import { PRICE_STEPS, severityOfNumber, softened } from './severity.ts';
import type { Statement } from './statements.ts';
import { type Stretch, stretchAround } from './stretch.ts';
import { subjectAt } from './subject.ts';

interface PriceClaim extends Money {
  subject: string;
  period: Period | undefined;
  per: boolean;
  time: ClaimTime;
  market: Market;
  /** Undefined: none named. `unknown`: one that no fact names. */
  plan: string | undefined;
  hedged: boolean;
  conditional: boolean;
  startsAt: boolean;
}

export function pricesIn(reading: Reading, statement: Statement): Finding[] {
  const { text, brand, language } = reading;
  return moneyIn(text, statement.body, language).flatMap((money) => {
    const subject = subjectAt(text, statement, money);
    const stretch = stretchAround(text, statement.body, money, language);
    if (!subject || subject.entity === 'competitor' || !isPrice(reading, stretch)) return [];
    const claim = readClaim(reading, statement, money, subject.name, stretch);
    const facts = factsAbout(brand, subject.name, plannedFacts(reading, claim));
    // A plan that only one thing has says which thing was meant.
    const about = { ...facts, exact: facts.exact || claim.plan !== undefined };
    return [{ ...verdictOn(reading, claim, about), span: statement.quote, value: money }];
  });
}

function isPrice({ language }: Reading, { before, after }: Stretch): boolean {
  const cues = CUES[language];
  if (cues.notPriceBefore.test(before) || cues.notPriceAfter.test(after) || cues.notPrice.test(before + after))
    return false;
  return language === 'ja' ? !/^(?:\/[月年])?(?:では|じゃ)(?:ありません|ない)/u.test(after) : !cues.denies.test(before);
}

function readClaim(
  reading: Reading,
  statement: Statement,
  money: Money,
  subject: string,
  stretch: Stretch,
): PriceClaim {
  const { text, language } = reading;
  const { body, context } = statement;
  const cues = CUES[language];
  const sentence = text.slice(body.start, body.end);
  const around = stretch.before + stretch.after;
  return {
    ...money,
    ...termsOf(stretch.before, text.slice(money.end, body.end).replace(/^[*_]+/, ''), context),
    subject,
    time: timeOf(reading, text.slice(body.start, money.start), stretch.after),
    market: MARKETS.find((market) => MARKET_WORDS[market].some((word) => sentence.includes(word))) ?? reading.market,
    plan: planOf(reading, statement, money, stretch),
    hedged: cues.hedges.test(around),
    conditional: cues.conditions.test(sentence),
    startsAt: cues.startsAt.test(stretch.before) || CUES_AFTER[language].startsAt.test(stretch.after),
  };
}

const UNKNOWN_PLAN =
  /(?<!\p{L})(?!The|Der|Die|Das|A|Ein|This)(?:\p{Lu}[\p{L}+]*)[\s-](?:plan|tier|edition|subscription|Plan|Tier|Tarif|Edition|Abo|Paket)(?!\p{L})|[\p{Script=Katakana}ー]+プラン/u;

/** The last plan named before the amount, else one named after it or by the table. */
function planOf(
  { text, brand }: Reading,
  { body, context }: Statement,
  { start }: Money,
  stretch: Stretch,
): string | undefined {
  const plans = new Map<string, string>();
  for (const fact of brand.facts)
    if (fact.kind === 'price' && fact.plan !== undefined)
      for (const word of [fact.plan, ...fact.labels]) plans.set(word, fact.plan);
  const near = (part: string): string | undefined =>
    [...plans]
      .map(([word, plan]) => ({ plan, at: lastWord(part, word) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => b.at - a.at)[0]?.plan;
  const before = text.slice(body.start, start);
  const known = near(stretch.before) ?? near(stretch.after) ?? near(before) ?? near(context);
  return known ?? (UNKNOWN_PLAN.test(`${before} ${context}`) ? 'unknown' : undefined);
}

function lastWord(text: string, word: string): number {
  const edge = /\p{Script=Latin}/u.test(word) ? '(?!\\p{L})' : '';
  return [...text.matchAll(new RegExp(`(?<!\\p{Script=Latin})${literal(word)}${edge}`, 'giu'))].at(-1)?.index ?? -1;
}

const plannedFacts = ({ brand }: Reading, { plan, currency }: PriceClaim): PriceFact[] =>
  brand.facts
    .filter((fact) => fact.kind === 'price')
    .filter((fact) => fact.currency === currency && (plan === undefined || fact.plan === plan));

type Judged = Omit<Finding, 'span' | 'value'>;

function verdictOn({ day }: Reading, claim: PriceClaim, { facts: about, exact }: FactsAbout<PriceFact>): Judged {
  const claimed = moneyText(claim.amount, claim.currency, claim.period);
  const unknown = unverifiable('price', claimed, { start: 0, end: 0 }, claim);
  const { time } = claim;
  if (time.when === 'unknown' || claim.plan === 'unknown') return unknown;
  const valid = about.filter((fact) => (time.when === 'year' ? heldIn(fact, time.year) : holdsOn(fact, day)));
  const local = valid.filter((fact) => isOfMarket(fact, claim.market));
  const comparable = (local.length > 0 ? local : valid).filter((fact) => isComparable(claim, fact));
  const equal = comparable.find(({ amount }) => amount === claim.amount);
  const result = (fact: PriceFact): Judged => ({
    ...unknown,
    verified: moneyText(fact.amount, fact.currency, fact.period),
    facts: [fact],
  });
  if (equal) return { ...result(equal), verdict: 'supported' };
  const [only] = mayContradict(claim, comparable, local.length > 0);
  if (!only || !exact) return unknown;
  const severity = severityOfNumber(claim.amount, only.amount, PRICE_STEPS);
  return { ...result(only), verdict: 'contradicted', severity: claim.hedged ? softened(severity) : severity };
}

const isComparable = ({ period, per }: PriceClaim, fact: PriceFact): boolean =>
  (fact.per !== undefined) === per && (period === undefined || fact.period === period);

const HEDGE_SLACK = 0.25;

/** The one price that a wrong amount is wrong against; none where another reading could make it right. */
function mayContradict(claim: PriceClaim, facts: readonly PriceFact[], isLocal: boolean): PriceFact[] {
  if (!isLocal || claim.conditional || claim.time.when === 'year') return [];
  if (claim.period === undefined && new Set(facts.map(({ period }) => period)).size > 1) return [];
  const lowest = facts.toSorted((a, b) => a.amount - b.amount).slice(0, 1);
  const [fact] = claim.startsAt ? lowest : facts;
  if (!fact || (!claim.startsAt && facts.length > 1)) return [];
  const isClose = Math.abs(claim.amount - fact.amount) <= HEDGE_SLACK * fact.amount;
  return claim.hedged && isClose ? [] : [fact];
}
