// Which verified facts apply to a claim: those for its subject, market and date. Pure.
import type { BrandFile, Fact, Market } from '../brands/index.ts';

/** The subject itself, then its parents: SKU, product line, brand. */
export function lineage(brand: BrandFile, subject: string): string[] {
  if (subject === brand.name) return [brand.name];
  const line = brand.product_lines.find(
    ({ name, skus }) => name === subject || skus.some((sku) => sku.name === subject),
  );
  return [...new Set([subject, ...(line ? [line.name] : []), brand.name])];
}

interface Named {
  name: string;
  entity: string;
}

/** The most specific thing that all names refer to or belong to; undefined if there are several. */
export function soleSubject<Name extends Named>(brand: BrandFile, named: readonly Name[]): Name | undefined {
  const [first] = named;
  if (!first || named.every(({ name }) => name === first.name)) return first;
  if (named.some(({ entity }) => entity === 'competitor')) return undefined;
  const depth = ({ name }: Named) => lineage(brand, name).length;
  const special = named.reduce((best, one) => (depth(one) > depth(best) ? one : best), first);
  const line = lineage(brand, special.name);
  return named.every(({ name }) => line.includes(name)) ? special : undefined;
}

/** The parents of a subject, without itself. */
export function descendants(brand: BrandFile, subject: string): string[] {
  const lines = brand.product_lines.filter(({ name }) => subject === brand.name || name === subject);
  return lines.flatMap(({ name, skus }) => [...(name === subject ? [] : [name]), ...skus.map((sku) => sku.name)]);
}

export interface FactsAbout<Kind extends Fact> {
  facts: Kind[];
  /** False if the subject is ambiguous: such facts can only support. */
  exact: boolean;
}

/**
 * Facts of the subject, or of its nearest parent with facts; otherwise those of the only child with facts. If several
 * children do, it is unclear which one was meant.
 */
export function factsAbout<Kind extends Fact>(
  brand: BrandFile,
  subject: string,
  facts: readonly Kind[],
): FactsAbout<Kind> {
  const bySubject = Map.groupBy(facts, (fact) => fact.subject ?? brand.name);
  for (const name of lineage(brand, subject)) {
    const own = bySubject.get(name);
    if (own) return { facts: own, exact: true };
  }
  const things = descendants(brand, subject);
  return { facts: things.flatMap((name) => bySubject.get(name) ?? []), exact: things.length === 1 };
}

export const isOfMarket = (fact: Fact, market: Market): boolean => fact.market === undefined || fact.market === market;

/** `day` is `YYYY-MM-DD`, which compares as text. */
export const holdsOn = ({ valid_from: from, valid_until: until }: Fact, day: string): boolean =>
  (from === undefined || from <= day) && (until === undefined || day <= until);

/** Only a fact with a start date applies to an earlier year. */
export const isValidInYear = ({ valid_from: from, valid_until: until }: Fact, year: number): boolean =>
  from !== undefined && from <= `${year}-12-31` && (until === undefined || until >= `${year}-01-01`);
