// What a brand file leaves out of the description that it replaces. Pure.
import type { BrandFile, Fact } from '../brand-file.ts';

export interface RemovedEntries {
  prompts: number;
  facts: number;
  competitors: number;
  product_lines: number;
  skus: number;
}

/** An entry with another value, such as a new price, is changed, not removed. */
export const removedEntries = (before: BrandFile, after: BrandFile): RemovedEntries => ({
  prompts: missing(before.prompts.map(promptKey), after.prompts.map(promptKey)),
  facts: missing(before.facts.map(factKey), after.facts.map(factKey)),
  competitors: missing(before.competitors.map(nameOf), after.competitors.map(nameOf)),
  product_lines: missing(before.product_lines.map(nameOf), after.product_lines.map(nameOf)),
  skus: missing(skuNames(before), skuNames(after)),
});

const nameOf = ({ name }: { name: string }): string => name;

const skuNames = ({ product_lines: lines }: BrandFile): string[] => lines.flatMap(({ skus }) => skus.map(nameOf));

const promptKey = ({ text, market, language }: BrandFile['prompts'][number]): string =>
  JSON.stringify([market, language, text]);

/** What the fact is about, without its value. */
function factKey(fact: Fact): string {
  const { kind, subject, market, valid_from } = fact;
  return JSON.stringify([kind, subject, market, valid_from, topicOf(fact)]);
}

function topicOf(fact: Fact): string | undefined {
  switch (fact.kind) {
    case 'price':
      return JSON.stringify([fact.plan, fact.period]);
    case 'spec':
      return fact.attribute;
    case 'integration':
      return fact.with;
    case 'founder':
      return fact.name;
  }
}

/** Counts entries that occur more often before than after. */
function missing(before: readonly string[], after: readonly string[]): number {
  const left = new Map<string, number>();
  for (const key of after) left.set(key, (left.get(key) ?? 0) + 1);
  let count = 0;
  for (const key of before) {
    const rest = left.get(key) ?? 0;
    if (rest === 0) count += 1;
    else left.set(key, rest - 1);
  }
  return count;
}
