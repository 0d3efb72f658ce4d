// Which attribute a measure belongs to: by the noun after it, the noun or verb before it, or its table's headers. Pure.

import type { Reading } from '../claim.ts';
import { factsAbout } from '../fact-scope.ts';
import type { Amount } from '../reading/amounts.ts';
import type { Statement } from '../reading/statements.ts';
import { isMark } from '../reading/token-kinds.ts';
import type { Token } from '../reading/tokenize.ts';
import { type Attribute, type AttributeWord, keyOf } from '../reading/vocabulary.ts';
import type { Kind } from '../reading/words/kinds.ts';
import type { Owner } from './owner-answer.ts';
import { planOf } from './plan-of-amount.ts';
import type { Subject } from './subject.ts';

export interface AttributeRead {
  attribute: Attribute;
  isSure: boolean;
  /** The sentence does not name the attribute; it was inferred. */
  isGuessed?: boolean;
}

/** `other`: the measure belongs to a noun that no fact knows. */
export function attributeOf(
  reading: Reading,
  statement: Statement,
  at: number,
  owner: Owner,
): AttributeRead | 'other' | undefined {
  const read = nearestAttribute(reading, statement, at, owner);
  if (typeof read !== 'object') return read;
  return { ...read, isSure: read.isSure && !hasRival(statement.tokens, at, read.attribute) };
}

interface Owned {
  owner: Owner;
  subject: Subject;
}

/** If no noun governs the measure: the only attribute of its dimension that nearby words name. */
export function nearbyAttribute(
  { brand, vocabulary }: Reading,
  statement: Statement,
  at: number,
  { owner, subject }: Owned,
): AttributeRead | undefined {
  const amount = statement.tokens[at]?.amount;
  const isUnderstood = owner.isSure && owner.who !== 'unknown' && owner.who !== 'other' && owner.by !== 'none';
  if (!amount || !subject.isSure || !isUnderstood) return undefined;
  const plan = planOf(statement, at, owner);
  const words = new Set(wordsAround(statement.tokens, at).flatMap(attributesOf));
  const known = vocabulary.attributes.filter(
    (one) =>
      fits(one, amount) &&
      (one.plan === undefined || one.plan === plan) &&
      factsAbout(brand, subject.mention.name, one.facts).facts.length > 0,
  );
  const named = known.filter((one) => words.has(one));
  const [attribute, ...others] = named;
  if (attribute) return others.length === 0 ? { attribute, isSure: true } : undefined;
  const [only, ...rest] = known;
  const isTelling = TELLING.has(amount.unit?.dimension ?? '') && words.size === 0 && typeof owner.who === 'object';
  return only && rest.length === 0 && isTelling ? { attribute: only, isSure: true, isGuessed: true } : undefined;
}

/** Measures that almost nothing but the product has: "X: 40 GB" needs no noun. */
const TELLING: ReadonlySet<string> = new Set(['data', 'sound', 'pressure', 'charge', 'energy']);

/** Measures that no packaging, accessory or part has: whatever part is named, they describe the product. */
const ITS_OWN: ReadonlySet<string> = new Set([
  'torque',
  'rotation',
  'light',
  'air flow',
  'data rate',
  'speed',
  'pressure',
]);

/**
 * "The chain runs at 12 m/s", "Er erzielt 55 Nm": the unit alone identifies the attribute if the product has only one
 * such fact.
 */
export function attributeByUnit(
  { brand, vocabulary }: Reading,
  { tokens }: Statement,
  at: number,
  subject: string,
): Attribute | undefined {
  const dimension = tokens[at]?.amount?.unit?.dimension;
  if (dimension === undefined || !ITS_OWN.has(dimension)) return undefined;
  if (tokens.filter(({ amount }) => amount?.unit?.dimension === dimension).length > 1) return undefined;
  const known = vocabulary.attributes.filter(
    (one) => one.dimension === dimension && factsAbout(brand, subject, one.facts).facts.length > 0,
  );
  return known.length === 1 ? known[0] : undefined;
}

const attributesOf = ({ attributes = [] }: Token): Attribute[] => attributes.map(({ attribute }) => attribute);

/** The clause without the spans of other amounts. */
function wordsAround(tokens: readonly Token[], at: number): Token[] {
  const isEnd = (token: Token) =>
    token.amount?.unit !== undefined || token.amount?.currency !== undefined || isMark(token, ';', '。', '.', ':', '|');
  let start = at;
  for (; start > 0 && at - start < 20; start--) {
    const token = tokens[start - 1];
    if (!token || isEnd(token) || isMark(token, ',', '、')) break;
  }
  // "At 4.1 kg, the X is heavy"
  const isOpening = at <= 2 && /^(?:at|with|mit)$/iu.test(tokens[0]?.text ?? '');
  let end = isOpening && isMark(tokens[at + 1], ',') ? at + 2 : at + 1;
  for (; end < tokens.length && end - at < 12; end++) {
    const token = tokens[end];
    if (!token || isEnd(token) || isMark(token, ',', '、') || token.kinds.has('contrast')) break;
  }
  return tokens.slice(start, end);
}

/** "Refilling the battery takes four hours": another word before the amount may name a different attribute. */
function hasRival(tokens: readonly Token[], at: number, attribute: Attribute): boolean {
  const amount = tokens[at]?.amount;
  for (let j = at - 1; amount && j >= 0 && at - j < 20; j--) {
    const token = tokens[j];
    if (!token || token.amount || isMark(token, ';', '。', '.', ':')) return false;
    const words = token.attributes ?? [];
    const others = words.filter((word) => !word.isPart && fits(word.attribute, amount));
    if (others.length > 0 && !words.some((word) => word.attribute === attribute)) return true;
  }
  return false;
}

function nearestAttribute(
  reading: Reading,
  statement: Statement,
  at: number,
  owner: Owner,
): AttributeRead | 'other' | undefined {
  const amount = statement.tokens[at]?.amount;
  if (!amount) return undefined;
  if (isOfCustomers(statement.tokens, at)) return 'other';
  const right =
    reading.language === 'ja' ? rightJapanese(statement.tokens, at, amount) : rightNoun(statement.tokens, at, amount);
  const plan = planOf(statement, at, owner);
  const labelled = owner.by === 'label' ? choose(owner.attributes, amount, true, plan) : undefined;
  if (labelled) return labelled;
  if (right === 'other' || right) return right;
  const counted = ofPeople(reading, statement, at, amount, owner.by);
  if (counted) return counted;
  const left = choose(owner.attributes, amount, true, plan);
  if (left) return left;
  if (owner.attributes.length > 0) return undefined;
  const headed = statement.heads.flatMap((token) => token.attributes ?? []);
  return choose(headed, amount, statement.isCell || startsStatement(statement.tokens, at) || isOwned(owner), plan);
}

/** A number of people is a product limit if its clause indicates it; otherwise it counts customers. */
const LIMITS =
  /support|allow|includ|limit|max|cap|up to|accommodat|handle|bis zu|erlaub|begrenzt|höchstens|unterstütz|umfass|enthält|inklusive|beschränkt|最大|まで|上限|ユーザー数/iu;

/** 「社員50人までの会社」, "firms with 50 employees": who the product is for. */
function isOfCustomers(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.amount?.unit?.dimension !== 'people') return false;
  const [before, after] = [tokens.slice(Math.max(0, at - 4), at), tokens.slice(at + 1, at + 4)];
  return (
    /^(?:まで|以下|以上|未満|規模)?の(?:会社|企業|組織|職場|チーム)|^規模/u.test(
      after.map(({ text }) => text).join(''),
    ) ||
    before.some(({ text }) => CUSTOMERS.test(text)) ||
    (tokens.slice(Math.max(0, at - 6), at).some(({ text }) => EMPLOYS.test(text)) && isElsewhere(after))
  );
}

const EMPLOYS = /^(?:employ|beschäftig)/iu;

/** "in its Boston office": not all of a company's people. */
const isElsewhere = ([first, next]: readonly Token[]): boolean =>
  /^(?:in|im|am|an)$/i.test(first?.text ?? '') && !/^(?:total|all)$/i.test(next?.text ?? '');

const CUSTOMERS =
  /^(?:firms|companies|businesses|teams|organisations|organizations|Firmen|Unternehmen|Betriebe[n]?|Teams)$/iu;

const STAFF = /employee|staff|mitarbeit|beschäftigt|社員|従業員/iu;

function ofPeople(
  { vocabulary }: Reading,
  { tokens }: Statement,
  at: number,
  amount: Amount,
  by: Owner['by'],
): AttributeRead | undefined {
  const isCount = amount.unit?.dimension === 'people' || amount.unit?.dimension.startsWith('count');
  if (!isCount) return undefined;
  const word = keyOf(amount.shown.replace(/^[\d.,\s]+/u, ''));
  const read = choose(vocabulary.find(word)?.attributes ?? [], amount, true);
  const around = tokens.slice(Math.max(0, at - 8), at + 3).map(({ text }) => text);
  if (!read || amount.unit?.dimension !== 'people') return read;
  const isStaff = STAFF.test(word) && (by === 'have' || by === 'verb' || by === 'label');
  return isStaff || LIMITS.test(around.join(' ')) ? read : undefined;
}

/** "**Charging.** X needs 75 minutes": the clause names the product, its label names the attribute. */
const isOwned = ({ who, by, isSure }: Owner): boolean =>
  isSure && typeof who === 'object' && (by === 'have' || by === 'verb' || by === 'name');

/** "#### Contents", then "50 ml in a glass pump": only a bound precedes the amount. */
const startsStatement = (tokens: readonly Token[], at: number): boolean =>
  at <= 5 &&
  tokens
    .slice(0, at)
    .every(
      ({ kinds, type, text }) =>
        type === 'mark' ||
        ['approximate', 'upTo', 'over', 'under', 'from', 'determiner', 'adverb'].some((kind) =>
          kinds.has(kind as Kind),
        ) ||
        /^(?:at|for|up|mit|bei)$/i.test(text),
    );

/** The attribute of the right dimension; a full name wins over a single word of one. */
function choose(
  words: readonly AttributeWord[],
  amount: Amount,
  isSure: boolean,
  plan?: string,
): AttributeRead | undefined {
  const fitting = words
    .filter(({ attribute }) => fits(attribute, amount) && (attribute.plan === undefined || attribute.plan === plan))
    .toSorted((a, b) => Number(b.attribute.plan !== undefined) - Number(a.attribute.plan !== undefined));
  const known = fitting.filter(({ attribute }) => attribute.facts.length > 0);
  const whole = known.filter(({ isPart }) => !isPart);
  const [best] = whole.length > 0 ? whole : known.length > 0 ? known : fitting;
  if (!best) return undefined;
  const rivals = new Set(
    (whole.length > 0 ? whole : known)
      .map(({ attribute }) => attribute)
      .filter((one) => one.plan === best.attribute.plan),
  );
  return { attribute: best.attribute, isSure: isSure && rivals.size <= 1 };
}

export function fits({ dimension, facts }: Attribute, { unit }: Amount): boolean {
  if (unit === undefined)
    return (
      (dimension?.startsWith('count') ?? false) ||
      facts.some((fact) => fact.unit === undefined && typeof fact.value === 'number')
    );
  if (dimension === unit.dimension) return true;
  const isCounted = unit.dimension === 'people' || unit.dimension.startsWith('count');
  if (isCounted && dimension?.startsWith('count')) return true;
  return isCounted && facts.some((fact) => fact.unit === undefined && typeof fact.value === 'number');
}

/** "500 Wh battery", "100 GB of storage", "two years of warranty". */
function rightNoun(tokens: readonly Token[], at: number, amount: Amount): AttributeRead | 'other' | undefined {
  let unknown = 0;
  for (let j = at + 1; j < tokens.length && j - at < 6; j++) {
    const token = tokens[j];
    if (!token || token.amount) return undefined;
    if (token.attributes) {
      const isVerb = token.attributes.every((word) => word.isVerb);
      if (isVerb && j > at + 1) return undefined;
      const read = choose(token.attributes, amount, unknown === 0 || token.attributes.some(({ isPart }) => !isPart));
      return read;
    }
    if (token.kinds.has('other') && !token.kinds.has('adjective') && !token.kinds.has('preposition')) return 'other';
    if (isMark(token, '-', '"', "'")) continue;
    if (token.type === 'mark') return undefined;
    const isLinking = token.kinds.has('adjective') || /^(?:of|an|der|worth|in|a|full)$/i.test(token.text);
    if (isLinking || token.period !== undefined) continue;
    if (token.isUnknown && ++unknown <= 1) continue;
    return undefined;
  }
  return undefined;
}

/** "500Whのバッテリー", "120km走行". */
function rightJapanese(tokens: readonly Token[], at: number, amount: Amount): AttributeRead | 'other' | undefined {
  for (let j = at + 1; j < tokens.length && j - at < 4; j++) {
    const token = tokens[j];
    if (!token || token.amount) return undefined;
    if (token.attributes) return choose(token.attributes, amount, true);
    if (
      token.kinds.has('of') ||
      token.kinds.has('adjective') ||
      token.kinds.has('approximate') ||
      token.kinds.has('adverb') ||
      token.kinds.has('over')
    )
      continue;
    return token.kinds.has('other') ? 'other' : undefined;
  }
  return undefined;
}
