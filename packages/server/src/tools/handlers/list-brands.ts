// `list_brands`: in order of creation.
import { type BrandProfile, type BrandStore, readProfile } from '../../brands/index.ts';
import { pageOf } from '../pagination.ts';
import { READS, type Tool } from '../tool.ts';

export function listBrands(deps: { brands: BrandStore }): Tool<'list_brands'> {
  const profileOf = readProfile(deps);
  return {
    ...READS,
    async run(query, { caller: { tenantId, brandIds } }) {
      const all = (await deps.brands.listBrands(tenantId)).filter(({ id }) => brandIds?.includes(id) ?? true);
      const { entries, next_cursor } = pageOf(all, query);
      const profiles = await Promise.all(entries.map(({ id }) => profileOf(id)));
      return { brands: profiles.map(listed), next_cursor };
    },
  };
}

const namesOf = (things: readonly { name: string }[]): string[] => things.map(({ name }) => name);

const listed = ({ brand: { id, name, domain, aliases }, file }: BrandProfile) => ({
  id,
  name,
  domain,
  aliases,
  product_lines: namesOf(file.product_lines),
  skus: file.product_lines.flatMap(({ skus }) => namesOf(skus)),
  markets: file.markets,
  competitors: namesOf(file.competitors),
});
