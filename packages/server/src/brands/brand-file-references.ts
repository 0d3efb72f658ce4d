// Checks the references within a brand file: facts refer to existing subjects, and names are unique. Pure.
import type { z } from 'zod';
import { MAX_PRODUCTS } from './brand-file-limits.ts';

interface Named {
  name: string;
  aliases: readonly { name: string }[];
}

interface Parts extends Named {
  domains: readonly string[];
  product_lines: readonly (Named & { skus: readonly Named[] })[];
  competitors: readonly Named[];
  facts: readonly { subject?: string; valid_from?: string; valid_until?: string }[];
}

type Path = (string | number)[];

const folded = (name: string): string => name.normalize('NFKC').toLowerCase();

export function checkReferences(file: Parts, context: z.RefinementCtx): void {
  const say = (path: Path, message: string) => context.addIssue({ code: 'custom', path, message });
  if (file.domains.length === 0) say(['domains'], 'must be at least one');
  const own = ownThings(file);
  if (own.length > MAX_PRODUCTS + 1) say(['product_lines'], `and their SKUs must be at most ${MAX_PRODUCTS}`);
  const subjects = new Set(own.map(({ thing }) => thing.name));
  for (const [index, fact] of file.facts.entries()) {
    const { subject, valid_from: from, valid_until: until } = fact;
    if (subject !== undefined && !subjects.has(subject))
      say(['facts', index, 'subject'], `must be the brand, a product line or a SKU of this file, not ${subject}`);
    if (from !== undefined && until !== undefined && until < from)
      say(['facts', index, 'valid_until'], 'must not be before valid_from');
  }
  const competitors = file.competitors.map((thing, index) => ({ path: ['competitors', index] as Path, thing }));
  checkUnique([...own, ...competitors], say);
}

const ownThings = (file: Parts): { path: Path; thing: Named }[] => [
  { path: [], thing: file },
  ...file.product_lines.flatMap((line, at) => [
    { path: ['product_lines', at], thing: line },
    ...line.skus.map((sku, index) => ({ path: ['product_lines', at, 'skus', index], thing: sku })),
  ]),
];

/** A name with two meanings would count for whichever came first. */
function checkUnique(
  things: readonly { path: Path; thing: Named }[],
  say: (path: Path, message: string) => void,
): void {
  const owners = new Map<string, string>();
  for (const { path, thing } of things) {
    const names: [Path, string][] = [
      [[...path, 'name'], thing.name],
      ...thing.aliases.map(({ name }, index): [Path, string] => [[...path, 'aliases', index], name]),
    ];
    for (const [where, name] of names) {
      const owner = owners.get(folded(name));
      if (owner !== undefined && owner !== thing.name) say(where, `must not also be a name of ${owner}`);
      owners.set(folded(name), thing.name);
    }
  }
}
