// Whether the fact behind a wrong claim is still a fact of the brand. Pure.
import type { BrandFile, Fact } from '../../brands/index.ts';
import { holdsOn } from '../fact-scope.ts';

export interface Days {
  /** When the fact was last compared with the claim; UTC days. */
  seen: string;
  today: string;
}

/**
 * The same fact in the file: with the same value, and still valid if it was valid then. Its source, date and labels may
 * be newer.
 */
export function standingFact(fact: Fact, file: BrandFile, { seen, today }: Days): Fact | undefined {
  const value = valueIn(fact, file);
  const same = file.facts.filter((one) => valueIn(one, file) === value);
  if (holdsOn(fact, seen)) return same.find((one) => holdsOn(one, today));
  // The claim was about an earlier time.
  return same.find(({ valid_until }) => valid_until === fact.valid_until);
}

function valueIn(fact: Fact, { name }: BrandFile): string {
  const { source: _source, date: _date, labels: _labels, valid_until: _until, ...value } = fact;
  return JSON.stringify(
    Object.entries({ ...value, subject: fact.subject ?? name }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
