// `get_brand_discoverability`: by engine, then market, over the last thirty days.
import { placeDocument, readDiscoverability } from '../../visibility/index.ts';
import { READS, type Tool } from '../tool.ts';
import { refOf } from './brand-ref.ts';

type Deps = Parameters<typeof readDiscoverability>[0];

export function getBrandDiscoverability(deps: Deps): Tool<'get_brand_discoverability'> {
  const read = readDiscoverability(deps);
  return {
    ...READS,
    async run({ brand: wanted, market, engine }, { brandOf }) {
      const brand = await brandOf(wanted);
      const { period, places } = await read({ brandId: brand.id, market, engine });
      return { brand: refOf(brand), period, places: places.map(placeDocument) };
    },
  };
}
