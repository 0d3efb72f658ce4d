// Which attribute a quantity is of: the one of its dimension whose word stands nearest. Pure.
import type { BrandFile, SpecFact } from '../brands/index.ts';
import { literal, type Span } from '../visibility/index.ts';
import { ATTRIBUTES } from './attribute-data.ts';
import type { Reading } from './claim.ts';
import { unitCalled } from './quantities.ts';
import type { Statement } from './statements.ts';
import type { Stretch } from './stretch.ts';

/** Looked for in the value's stretch, else in table heads, else in the whole statement. */
export function attributeNear(
  { text, brand }: Reading,
  { body, context }: Statement,
  value: Span,
  stretch: Stretch,
  dimension: string,
): string | undefined {
  const known = attributesOf(brand, dimension);
  const nearest = (from: Span): string | undefined =>
    known
      .map(({ name, words }) => ({
        name,
        distance: Math.min(...words.map((word) => distanceTo(text, from, value, word))),
      }))
      .filter(({ distance }) => Number.isFinite(distance))
      .toSorted((a, b) => a.distance - b.distance)[0]?.name;
  const told = known.find(({ words }) => words.some((word) => wordPattern(word).test(context)))?.name;
  return nearest(stretch) ?? told ?? nearest(body);
}

interface KnownAttribute {
  name: string;
  words: string[];
}

/** Those of the data and those that only this brand's facts know. */
function attributesOf(brand: BrandFile, dimension: string): KnownAttribute[] {
  const words = new Map(
    Object.entries(ATTRIBUTES)
      .filter(([, attribute]) => attribute.dimension === dimension)
      .map(([name, attribute]) => [name, [...attribute.words]]),
  );
  for (const fact of brand.facts) {
    if (fact.kind !== 'spec' || dimensionOf(fact) !== dimension) continue;
    words.set(fact.attribute, [...(words.get(fact.attribute) ?? []), fact.attribute, ...fact.labels]);
  }
  return [...words].map(([name, list]) => ({ name, words: list }));
}

const dimensionOf = ({ unit }: SpecFact): string | undefined =>
  unit === undefined ? undefined : unitCalled(unit)?.dimension;

/** Latin words begin where a word begins; a German compound may go on. */
function wordPattern(word: string): RegExp {
  const edge = /^\p{Script=Latin}/u.test(word) ? '(?<!\\p{Script=Latin})' : '';
  return new RegExp(edge + literal(word), 'giu');
}

/** Characters between; a word inside the value itself (`25 users`) is nearest, one after it counts a little farther. */
function distanceTo(text: string, within: Span, value: Span, word: string): number {
  const distances = [...text.slice(within.start, within.end).matchAll(wordPattern(word))].map(({ 0: match, index }) => {
    const start = within.start + index;
    const end = start + match.length;
    if (start >= value.end) return start - value.end + 3;
    return Math.max(0, value.start - end);
  });
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}
