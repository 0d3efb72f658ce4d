// Resolves a brand by id, name, alias or domain (decisions 6).
import { distance } from 'fastest-levenshtein';
import { DomainError } from '../kernel/domain-error.ts';
import { hostName } from './brand-fields.ts';
import { foldCase } from './fold-case.ts';
import type { Brand, BrandStore, ResolvableBrand } from './ports.ts';

/** The brands that a caller may see: all of a tenant, or a given list. */
export interface BrandScope {
  tenantId: string;
  /** From a token; `null`: all brands of the tenant. */
  brandIds?: readonly string[] | null | undefined;
}

export type Resolved =
  | { found: Brand }
  /** `near`: those with a similarly spelled name, if none matches. */
  | { candidates: Brand[]; near: Brand[] };

/** The message about an unknown brand. `near` names those with similar names, or is empty. */
export type UnknownBrandMessage = (wanted: string, near: string) => string;

const noBrand: UnknownBrandMessage = (wanted, near) =>
  `no such brand: ${wanted}${near === '' ? '' : `; did you mean ${near}?`}`;

/** A brand name that cannot be resolved; `candidates` are the possible matches. */
export class UnclearBrandError extends DomainError {
  readonly candidates: readonly Brand[];

  constructor(
    wanted: string,
    candidates: readonly Brand[],
    near: readonly Brand[] = [],
    unknownBrand: UnknownBrandMessage = noBrand,
  ) {
    if (candidates.length > 0) super('ambiguous_brand', { message: `${wanted} may be ${namesOf(candidates)}` });
    else super('brand_not_found', { message: unknownBrand(wanted, namesOf(near)) });
    this.candidates = candidates.length > 0 ? candidates : near;
  }
}

const namesOf = (brands: readonly Brand[]): string => brands.map(({ name, id }) => `${name} (${id})`).join(', ');

/** An id takes precedence; names and domains have equal weight. Pure. */
export function pickBrand(wanted: string, brands: readonly ResolvableBrand[]): Resolved {
  const folded = foldCase(wanted);
  const byId = brands.find(({ brand }) => brand.id === folded);
  if (byId) return { found: byId.brand };
  const host = hostName.safeParse(wanted.normalize('NFKC').trim());
  const candidates = brands
    .filter(
      ({ brand, domains }) =>
        [brand.name, ...brand.aliases].some((name) => foldCase(name) === folded) ||
        (host.success && domains.includes(host.data)),
    )
    .map(({ brand }) => brand);
  const [only] = candidates;
  if (only && candidates.length === 1) return { found: only };
  return { candidates, near: candidates.length > 0 ? [] : nearTo(folded, brands) };
}

const MAX_NEAR = 5;

/** Nearest first; allows one edit per four letters, up to three. */
function nearTo(folded: string, brands: readonly ResolvableBrand[]): Brand[] {
  const allowed = Math.min(3, Math.floor([...folded].length / 4));
  return brands
    .map(({ brand, domains }) => {
      const names = [brand.name, ...brand.aliases, ...domains].map(foldCase);
      return { brand, edits: Math.min(...names.map((name) => distance(folded, name))) };
    })
    .filter(({ edits }) => edits <= allowed)
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, MAX_NEAR)
    .map(({ brand }) => brand);
}

export interface ResolveDeps {
  brands: Pick<BrandStore, 'listResolvable'>;
  unknownBrand?: UnknownBrandMessage;
}

/** @throws UnclearBrandError `brand_not_found` or `ambiguous_brand` */
export const resolveBrand =
  ({ brands, unknownBrand }: ResolveDeps) =>
  async (wanted: string, { tenantId, brandIds }: BrandScope): Promise<Brand> => {
    const visible = (await brands.listResolvable(tenantId)).filter(({ brand }) => brandIds?.includes(brand.id) ?? true);
    const resolved = pickBrand(wanted, visible);
    if ('found' in resolved) return resolved.found;
    throw new UnclearBrandError(wanted, resolved.candidates, resolved.near, unknownBrand);
  };
