// Finds an answer's claims about the brand and compares them with the verified facts, in code only: first by document
// structure, then by the clause around each value. Pure.
import type { BrandFile, Language, Market } from '../../brands/index.ts';
import { createMentionFinder, type MentionFinder } from '../../visibility/index.ts';
import type { Claim, Finding, Reading, Verdict } from '../claim.ts';
import { JapaneseOwners } from '../clause/japanese-owner.ts';
import { Owners } from '../clause/owner.ts';
import { fold } from '../reading/readable-text.ts';
import { type Statement, statementsOf } from '../reading/statements.ts';
import { vocabularyOf } from '../reading/vocabulary.ts';
import { agesIn } from './ages.ts';
import { withoutDoubts, withoutSecondValues } from './doubts.ts';
import { foundersIn } from './founders.ts';
import { integrationAt, integrationCell } from './integrations.ts';
import { priceAt } from './prices.ts';
import { specAt } from './specs.ts';
import { withStance } from './stance.ts';
import { codeAt, framedIn, labelledIn, literalFactIn, mentionedFactIn, yearOfFounding } from './texts.ts';

export interface ClaimContext {
  text: string;
  market: Market;
  /** The date of the answer, `YYYY-MM-DD`: only facts valid on it apply. */
  day: string;
}

export type ClaimChecker = (context: ClaimContext) => Claim[];

/** A question makes no claim. */
const QUESTION = /[?？]\s*["'”»」』)*_]*\s*$|か。?$/u;

/** Compiles the vocabulary once, unless `find` is given; the checker can be reused for any number of answers. */
export function createClaimChecker(
  brand: BrandFile,
  language: Language,
  find: MentionFinder = createMentionFinder(brand, language),
): ClaimChecker {
  const vocabulary = vocabularyOf(brand, language);
  const prices = brand.facts.filter((fact) => fact.kind === 'price');
  return ({ text: original, market, day }) => {
    const { text, origin, place } = fold(original);
    const reading: Reading = { brand, language, vocabulary, prices, market, day };
    const mentions = find(original).map((mention) => ({
      ...mention,
      start: place(mention.start),
      end: place(mention.end),
    }));
    const findings = statementsOf({ text, brand, language, vocabulary, mentions })
      .filter(({ quote }) => !QUESTION.test(text.slice(Math.max(quote.start, quote.end - 20), quote.end)))
      .flatMap((statement) => findingsIn(reading, statement, text));
    return withoutSecondValues(withoutRepeats(findings)).map(({ span, value, ...claim }) => {
      const [start, end] = [origin(span.start), origin(span.end)];
      const [valueStart, valueEnd] = [origin(value.start), origin(value.end)];
      return { ...claim, quote: original.slice(start, end), start, end, valueStart, valueEnd };
    });
  };
}

/** A line of names, punctuation and one word makes no claim; an answer may have very many of them. */
const saysNothing = ({ tokens, isCell }: Statement): boolean =>
  !isCell &&
  tokens.length <= FEW &&
  tokens.every(({ type, mention, text }) => type === 'mark' || mention || text.length < 2);
const FEW = 8;

function findingsIn(reading: Reading, statement: Statement, text: string): Finding[] {
  const { tokens } = statement;
  if (saysNothing(statement)) return [];
  const owners =
    reading.language === 'ja'
      ? new JapaneseOwners(tokens, reading.brand)
      : new Owners(tokens, reading.brand, reading.language, isHeaded(statement));
  const atTokens = tokens.flatMap((token, at): Finding[] => {
    if (token.partner) return integrationAt(reading, statement, at);
    if (token.type === 'code') return codeAt(reading, statement, at, owners.of(at));
    if (!token.amount) return [];
    const owner = owners.of(at);
    return [...priceAt(reading, statement, at, owner), ...specAt(reading, statement, at, owner)];
  });
  const found = [
    ...atTokens,
    ...integrationCell(reading, statement, text),
    ...foundersIn(reading, statement, text),
    ...framedIn(reading, statement, text),
    ...agesIn(reading, statement, text),
    ...labelledIn(reading, statement, text),
    ...literalFactIn(reading, statement, text),
    ...mentionedFactIn(reading, statement, text),
    ...yearOfFounding(reading, statement, text),
  ];
  return withoutDoubts(withStance(found, statement, text, reading.language), statement, reading, text);
}

/** Headers describe a value at the start: "#### Price", then "$49 in shops". */
const isHeaded = ({ isCell, heads }: Statement): boolean =>
  isCell ||
  heads.some(({ kinds, attributes, plan }) => kinds.has('priceNoun') || attributes !== undefined || plan !== undefined);

/** Claims found by several rules at one position count once; understood ones come first, then correct ones. */
const FIRST: readonly Verdict[] = ['supported', 'contradicted', 'unverifiable'];

/** One claim per kind and position. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const kept = new Map<string, Finding[]>();
  for (const finding of findings.toSorted((a, b) => FIRST.indexOf(a.verdict) - FIRST.indexOf(b.verdict))) {
    const key = `${finding.kind} ${finding.span.start}`;
    const same = kept.get(key) ?? [];
    if (!same.some(({ value }) => value.start < finding.value.end && finding.value.start < value.end))
      kept.set(key, [...same, finding]);
  }
  const all = new Set([...kept.values()].flat());
  return findings.filter((finding) => all.has(finding));
}
