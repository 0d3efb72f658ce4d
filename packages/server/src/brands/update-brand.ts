// Changes a brand's name, domain or aliases.
import { DomainError } from '../kernel/domain-error.ts';
import { type BrandFields, parseBrandChange } from './brand-fields.ts';
import type { Brand, BrandStore } from './ports.ts';

export type BrandUpdate = { id: string } & Partial<BrandFields>;

/** Given aliases replace all existing ones. Throws `DomainError` `invalid_input` and `not_found`. */
export const updateBrand =
  ({ brands }: { brands: BrandStore }) =>
  async ({ id, ...change }: BrandUpdate): Promise<Brand> => {
    const isKnown = await brands.updateBrand(id, parseBrandChange(change));
    const brand = isKnown ? await brands.findBrand(id) : undefined;
    if (!brand) throw new DomainError('not_found', { message: `no such brand: ${id}` });
    return brand;
  };
