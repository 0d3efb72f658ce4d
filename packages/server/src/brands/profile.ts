// The profile of a brand: its record, and its last imported file under the record's names.

import { createBoundedCache } from '../kernel/bounded-cache.ts';
import { type BrandFile, brandFileSchema, type Fact, MARKETS } from './brand-file.ts';
import type { Brand, BrandStore, StoredProfile } from './ports.ts';
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
    const known = parsed.get(stored);
    if (known) return known;
    const profile = storedProfile(stored);
    parsed.set(stored, profile);
    return profile;
  };

/** Pure. */
export const storedProfile = ({ brand, document }: StoredProfile): BrandProfile =>
  profileOf(brand, document === undefined ? undefined : fileOf(document));

/** Characters of all documents that are kept parsed: the largest files, or thousands of usual ones. */
const MAX_PARSED = 4_000_000;
const files = createBoundedCache<BrandFile>(MAX_PARSED, (document) => document.length);

/** Parsing a large file takes longer than the rest of most requests, and a file rarely changes. Do not change the result. */
function fileOf(document: string): BrandFile {
  const known = files.get(document);
  if (known) return known;
  const file = brandFileSchema.parse(JSON.parse(document));
  files.set(document, file);
  return file;
}

/** A file read by `findProfilesOnce` is parsed once. */
const parsed = new WeakMap<StoredProfile, BrandProfile>();

/** For a call whose parts all need a brand's profile: reads each profile once, so all parts see the same one. */
export function findProfilesOnce(brands: Pick<BrandStore, 'findProfile'>): Pick<BrandStore, 'findProfile'> {
  const found = new Map<string, ReturnType<BrandStore['findProfile']>>();
  return {
    findProfile(id) {
      const profile = found.get(id) ?? brands.findProfile(id);
      found.set(id, profile);
      return profile;
    },
  };
}

/** Pure. Names changed since the import (`brand update`) take precedence over those in the file. */
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
