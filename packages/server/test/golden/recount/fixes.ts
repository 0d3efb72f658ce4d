// Facts as the tools return them, and the fix of a wrong claim, from the brand file only.
import type { BrandSheet, SheetFact } from './brand-sheet.ts';
import { allSourcesOf, factOf, rightOf, type Wrong } from './findings.ts';

export const factDocument = (fact: SheetFact, sheet: BrandSheet): Record<string, unknown> => ({
  subject: sheet.name,
  labels: [],
  ...(fact.kind === 'integration' && { supported: true }),
  ...fact,
});

/** Own pages first, then the snippet, then the cited sites. */
export function fixOf(wrong: Wrong, sheet: BrandSheet) {
  const fact = factOf(wrong, sheet);
  const right = rightOf(wrong, sheet);
  const sources = allSourcesOf(wrong, sheet);
  const cited = sources.filter((source) => source.own).map(({ url }) => url);
  const own = new Set([fact.source, ...cited.filter((url) => !isOfAnother(url, fact, sheet))]);
  const rest = new Set(cited.filter((url) => !own.has(url)));
  const others = sources.filter((source) => !source.own).map(({ domain }) => domain);
  return {
    steps: [
      ...[...own].map((target) => ({
        action: 'correct_own_page',
        target,
        text: `Make sure that ${target} says ${right}.`,
      })),
      ...[...rest].map((target) => ({
        action: 'correct_own_page',
        target,
        text: `Check ${target}, which the answer cites: if it mentions this, it must say ${right}.`,
      })),
      { action: 'publish_snippet', target: fact.source, text: `Add the JSON-LD snippet to ${fact.source}.` },
      ...[...new Set(others)].map((target) => ({
        action: 'contact_source',
        target,
        text: `Ask ${target}, which the answer cites, to say ${right}.`,
      })),
    ],
    json_ld: snippetOf(fact, sheet),
  };
}

/** A page known only as the source of facts about another product. */
function isOfAnother(url: string, fact: SheetFact, { facts }: BrandSheet): boolean {
  const stated = facts.filter(({ source }) => source === url);
  return stated.length > 0 && stated.every(({ subject }) => subject !== fact.subject);
}

/** The minimum content of a snippet. */
function snippetOf(fact: SheetFact, sheet: BrandSheet): object {
  const context = { '@context': 'https://schema.org' };
  if (fact.kind === 'founder') {
    const names = sheet.facts.flatMap(({ kind, name }) => (kind === 'founder' ? [name] : []));
    return { ...context, '@type': 'Organization', name: sheet.name, founder: names.map((name) => ({ name })) };
  }
  const product = { ...context, '@type': 'Product', name: fact.subject ?? sheet.name, url: fact.source };
  if (fact.kind === 'price') return { ...product, offers: { price: fact.amount, priceCurrency: fact.currency } };
  if (fact.kind === 'spec') return { ...product, additionalProperty: { name: fact.attribute, value: fact.value } };
  return { ...product, additionalProperty: { name: `Integration with ${fact.with}`, value: fact.supported !== false } };
}
