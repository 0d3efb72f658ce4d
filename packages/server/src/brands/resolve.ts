// Finds the brand that a caller means: by id, name, alias or domain (decisions 6).
import { DomainError } from '../kernel/domain-error.ts';
import { hostName } from './brand-fields.ts';
import { foldCase } from './fold.ts';
import type { Brand, BrandStore, ResolvableBrand } from './ports.ts';

/** What a caller may see: the brands of a tenant, or those of a list. */
export interface BrandScope {
  tenantId: string;
  /** Of a token; `null`: all brands of the tenant. */
  brandIds?: readonly string[] | null | undefined;
}

export type Resolved = { found: Brand } | { candidates: Brand[] };

/** Every refusal to name one brand; `candidates` is empty where there is none. */
export class UnclearBrandError extends DomainError {
  readonly candidates: readonly Brand[];

  constructor(wanted: string, candidates: readonly Brand[]) {
    const names = candidates.map(({ name, id }) => `${name} (${id})`).join(', ');
    if (candidates.length === 0) super('brand_not_found', { message: `there is no brand ${wanted}` });
    else super('ambiguous_brand', { message: `${wanted} may be ${names}` });
    this.candidates = candidates;
  }
}

/** An id beats names; of names and domains each counts the same. Pure. */
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
  return only && candidates.length === 1 ? { found: only } : { candidates };
}

/** @throws UnclearBrandError `brand_not_found` or `ambiguous_brand` */
export const resolveBrand =
  ({ brands }: { brands: Pick<BrandStore, 'listResolvable'> }) =>
  async (wanted: string, { tenantId, brandIds }: BrandScope): Promise<Brand> => {
    const visible = (await brands.listResolvable(tenantId)).filter(({ brand }) => brandIds?.includes(brand.id) ?? true);
    const resolved = pickBrand(wanted, visible);
    if ('found' in resolved) return resolved.found;
    throw new UnclearBrandError(wanted, resolved.candidates);
  };
