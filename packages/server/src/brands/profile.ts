// A brand with all that is known of it: its record, and the file that was last imported under the record's names.

import { type BrandFile, brandFileSchema, type Fact, MARKETS } from './brand-file.ts';
import type { Brand, BrandStore } from './ports.ts';
import { UnclearBrandError } from './resolve.ts';

export interface BrandProfile {
  brand: Brand;
  file: BrandFile;
}

/** @throws UnclearBrandError `brand_not_found` */
export const readProfile =
  ({ brands }: { brands: Pick<BrandStore, 'findProfile'> }) =>
  async (brandId: string): Promise<BrandProfile> => {
    const stored = await brands.findProfile(brandId);
    if (!stored) throw new UnclearBrandError(brandId, []);
    const { brand, document } = stored;
    return profileOf(brand, document === undefined ? undefined : brandFileSchema.parse(JSON.parse(document)));
  };

/** Pure. Names that were changed since the import (`brand update`) win over those of the file. */
export function profileOf(brand: Brand, stored: BrandFile | undefined): BrandProfile {
  const { name, domain } = brand;
  const known = new Map(stored?.aliases.map((alias) => [alias.name, alias]));
  const aliases = brand.aliases.map(
    (alias) => known.get(alias) ?? { name: alias, caseSensitive: undefined, context: [] },
  );
  if (!stored) return { brand, file: { ...EMPTY, name, aliases, domains: [domain] } };
  const domains = stored.domains[0] === domain ? stored.domains : [...new Set([domain, ...stored.domains.slice(1)])];
  const facts = stored.name === name ? stored.facts : stored.facts.map((fact) => renamed(fact, stored.name, name));
  return { brand, file: { ...stored, name, aliases, domains, facts } };
}

const EMPTY = {
  case_sensitive: false,
  context: [],
  except: [],
  markets: [...MARKETS],
  product_lines: [],
  competitors: [],
  prompts: [],
  facts: [],
};

const renamed = (fact: Fact, from: string, to: string): Fact =>
  fact.subject === from ? { ...fact, subject: to } : fact;
