// The target of an overview: the brand, one of its product lines or one of its SKUs, by the names in the brand file.
import { type BrandFile, type BrandStore, readProfile } from '../brands/index.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { OverviewScope } from './measures/overview-sums.ts';

export interface TargetQuery {
  brandId: string;
  /** One of the two at most. */
  productLine?: string | undefined;
  sku?: string | undefined;
}

export interface OverviewTarget extends Pick<OverviewScope, 'kind' | 'entity'> {
  /** To measure individually. */
  lines: string[];
  skus: string[];
  competitors: string[];
}

/** @throws DomainError `brand_not_found`, and `invalid_input` for a line or SKU that the brand does not have */
export async function overviewTarget(
  deps: { brands: Pick<BrandStore, 'findProfile'> },
  { brandId, productLine, sku }: TargetQuery,
): Promise<OverviewTarget> {
  const { file } = await readProfile(deps)(brandId);
  const competitors = file.competitors.map(({ name }) => name);
  const { lines, skus } = productsOf(file);
  if (productLine !== undefined && sku !== undefined) throw refused('product_line', 'must not be given with sku');
  if (productLine !== undefined && !lines.includes(productLine))
    throw refused('product_line', 'must be a product line of the brand');
  if (sku !== undefined && !skus.includes(sku))
    throw refused('sku', 'must be a SKU of the brand, as list_brands lists them');
  const alone = { lines: [], skus: [], competitors };
  if (productLine !== undefined) return { ...alone, kind: 'product_line', entity: productLine };
  if (sku !== undefined) return { ...alone, kind: 'sku', entity: sku };
  return { kind: 'brand', entity: '', lines, skus, competitors };
}

const productsOf = ({ product_lines: all }: BrandFile) => ({
  lines: all.map(({ name }) => name),
  skus: all.flatMap((line) => line.skus.map(({ name }) => name)),
});

const refused = (path: string, message: string) =>
  new DomainError('invalid_input', { message: `${path} ${message}`, issues: [{ path, message }] });
