// Claims about specifications: quantities with units, and codes such as IP67. Pure.
import type { BrandFile, SpecFact } from '../brands/index.ts';
import type { Span } from '../visibility/index.ts';
import { CODE_PATTERNS, type Unit } from './attribute-data.ts';
import { attributeNear } from './attributes.ts';
import { type Finding, type Reading, unverifiable } from './claim.ts';
import { timeOf } from './claim-time.ts';
import { CUES, CUES_AFTER, LIMITS } from './cue-data.ts';
import { factsAbout, holdsOn, isOfMarket } from './fact-scope.ts';
import { isSame, type Quantity, quantitiesIn, unitCalled } from './quantities.ts';
import { SPEC_STEPS, severityOfNumber, softened } from './severity.ts';
import type { Statement } from './statements.ts';
import { type Stretch, stretchAround } from './stretch.ts';
import { subjectAt } from './subject.ts';

export const specsIn = (reading: Reading, statement: Statement): Finding[] => [
  ...quantitiesIn(reading.text, statement.body, reading.language).flatMap((quantity) =>
    quantityClaim(reading, statement, quantity),
  ),
  ...codeClaims(reading, statement),
];

interface ScopedFact {
  fact: SpecFact;
  exact: boolean;
}

/** Facts that may speak of a value at a place, of the right market and date; none for a competitor's or another time's. */
function factsAt(reading: Reading, statement: Statement, value: Span, stretch: Stretch): ScopedFact[] {
  const { text, brand, market, day, language } = reading;
  const subject = subjectAt(text, statement, value);
  if (!subject || subject.entity === 'competitor') return [];
  const before = text.slice(statement.body.start, value.start);
  if (CUES[language].denies.test(stretch.before) || timeOf(reading, before, stretch.after).when !== 'now') return [];
  const specs = brand.facts.filter((fact) => fact.kind === 'spec');
  const valid = specs.filter((fact) => isOfMarket(fact, market) && holdsOn(fact, day));
  const attributes = [...new Set(valid.map(({ attribute }) => attribute))];
  // Facts about specifications know no plans: what is said of one plan cannot contradict them.
  const ofPlan = namesPlan(brand, text.slice(statement.body.start, statement.body.end) + statement.context);
  return attributes.flatMap((attribute) => {
    const alike = valid.filter((fact) => fact.attribute === attribute);
    const { facts, exact } = factsAbout(brand, subject.name, alike);
    return facts.map((fact) => ({ fact, exact: exact && !ofPlan }));
  });
}

const namesPlan = ({ facts }: BrandFile, words: string): boolean =>
  facts.some(
    (fact) =>
      fact.kind === 'price' &&
      fact.plan !== undefined &&
      [fact.plan, ...fact.labels].some((plan) => words.includes(plan)),
  );

function quantityClaim(reading: Reading, statement: Statement, quantity: Quantity): Finding[] {
  const { text, language } = reading;
  const stretch = stretchAround(text, statement.body, quantity, language);
  const candidates = factsAt(reading, statement, quantity, stretch);
  const attribute = attributeNear(reading, statement, quantity, stretch, quantity.unit.dimension);
  if (attribute === undefined || candidates.length === 0) return [];
  const countsPeople = quantity.unit.dimension === 'people' && !LIMITS[language].test(stretch.before + stretch.after);
  if (countsPeople && statement.context === '') return [];
  const { fact, exact = false } = candidates.find((candidate) => candidate.fact.attribute === attribute) ?? {};
  const claimed = `${attribute} ${quantity.value} ${quantity.unit.symbol}`;
  const unit = unitCalled(fact?.unit ?? '');
  const unknown = unverifiable('spec', claimed, statement.quote, quantity);
  if (!fact || typeof fact.value !== 'number' || unit?.dimension !== quantity.unit.dimension) return [unknown];
  const judged = judge(reading, unknown, quantity, stretch, { fact, value: fact.value, unit });
  return [judged.verdict === 'contradicted' && !exact ? unknown : judged];
}

interface Verified {
  fact: SpecFact;
  value: number;
  unit: Unit;
}

function judge(
  { language }: Reading,
  unknown: Finding,
  quantity: Quantity,
  stretch: Stretch,
  verified: Verified,
): Finding {
  const { fact, value, unit } = verified;
  const result = { ...unknown, verified: `${fact.attribute} ${value} ${fact.unit ?? ''}`.trim(), facts: [fact] };
  const claimed = quantity.value * quantity.unit.factor;
  const isBeyond = CUES[language].atLeast.test(stretch.before) || CUES_AFTER[language].atLeast.test(stretch.after);
  const isWithin = CUES[language].atMost.test(stretch.before) || CUES_AFTER[language].atMost.test(stretch.after);
  const holds =
    isSame(quantity, verified) ||
    (isBeyond && value * unit.factor > claimed) ||
    (isWithin && value * unit.factor < claimed);
  if (holds) return { ...result, verdict: 'supported' };
  const severity = severityOfNumber(claimed, value * unit.factor, SPEC_STEPS);
  const hedged = CUES[language].hedges.test(stretch.before);
  if (hedged && severity === 'low') return unknown;
  return { ...result, verdict: 'contradicted', severity: hedged ? softened(severity) : severity };
}

/** A code of a known pattern: the verified one supports, another one of the same pattern contradicts. */
function codeClaims(reading: Reading, statement: Statement): Finding[] {
  const { text, language } = reading;
  const { start, end } = statement.body;
  return CODE_PATTERNS.flatMap((pattern) =>
    [...text.slice(start, end).matchAll(pattern)].flatMap(({ 0: code, index }): Finding[] => {
      const value = { start: start + index, end: start + index + code.length };
      const stretch = stretchAround(text, statement.body, value, language);
      const candidates = factsAt(reading, statement, value, stretch);
      const { fact, exact } = candidates.find((other) => String(other.fact.value).match(pattern)) ?? {};
      if (!fact) return [];
      const { attribute } = fact;
      const verified = `${attribute} ${fact.value}`;
      const isSupported = folded(code) === folded(String(fact.value));
      const result = {
        ...unverifiable('spec', `${attribute} ${code}`, statement.quote, value),
        verified,
        facts: [fact],
      };
      if (isSupported) return [{ ...result, verdict: 'supported' }];
      return exact ? [{ ...result, verdict: 'contradicted', severity: 'medium' }] : [];
    }),
  );
}

const folded = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');
