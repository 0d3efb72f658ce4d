// `get_brand_verified_info`: in the order of the brand file.
import { type BrandStore, readVerifiedInfo } from '../../brands/index.ts';
import { READS, type Tool } from '../tool.ts';
import { refOf } from './brand-ref.ts';

export function getBrandVerifiedInfo(deps: { brands: BrandStore }): Tool<'get_brand_verified_info'> {
  const read = readVerifiedInfo(deps);
  return {
    ...READS,
    async run({ brand: wanted, kind }, { brandOf }) {
      const brand = await brandOf(wanted);
      return { brand: refOf(brand), ...(await read({ brandId: brand.id, kind })) };
    },
  };
}
