import type { Answer } from '../../api/client.ts';
import { Card } from '../../components/card.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { AnswersLink } from './answers-link.tsx';
import { Bar } from './bar.tsx';
import { useFilters } from './use-filters.ts';
import { useMeasureFormat } from './use-measure-format.ts';

type Visibility = Answer<'GET /brands/:brand/visibility'>;
type Product = Visibility['product_lines'][number];

/** Lines, each followed by its SKUs. Hidden if the figures are already those of a single product line or SKU. */
export function Products({ data }: { data: Visibility }) {
  const { visibility: texts } = useTexts();
  const { search } = useFilters();
  if (search.line !== undefined || search.sku !== undefined) return null;
  const rows = data.product_lines.flatMap((line) => [
    { kind: 'product_line' as const, product: line },
    ...data.skus
      .filter((sku) => sku.product_line === line.name)
      .map((sku) => ({ kind: 'sku' as const, product: sku as Product })),
  ]);
  const longest = Math.max(0, ...rows.map(({ product }) => product.mention_rate.value ?? 0));
  return (
    <Card title={texts.products}>
      {rows.length === 0 && <p className="muted">{texts.noProducts}</p>}
      {rows.length > 0 && (
        <div className="table-scroll">
          <table className="table ranked wide">
            <thead>
              <tr>
                <th scope="col">{texts.name}</th>
                <th scope="col">{texts.measures.mention_rate}</th>
                {(['share_of_voice', 'sentiment', 'average_position'] as const).map((measure) => (
                  <th key={measure} scope="col" className="number">
                    {measure === 'average_position' ? texts.position : texts.measures[measure]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ kind, product }) => (
                <ProductRow key={`${kind} ${product.name}`} kind={kind} product={product} longest={longest} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function ProductRow({ kind, product, longest }: { kind: 'product_line' | 'sku'; product: Product; longest: number }) {
  const { visibility: texts } = useTexts();
  const formatOf = useMeasureFormat();
  const shown = (measure: 'mention_rate' | 'share_of_voice' | 'sentiment' | 'average_position') => {
    const { value } = product[measure];
    return value === null ? '–' : formatOf(measure).value(value);
  };
  return (
    <tr data-kind={kind}>
      <th scope="row">
        <AnswersLink about={{ subject: kind, name: product.name }} note={texts.showAnswers}>
          <span className="foreign">{product.name}</span>
        </AnswersLink>
      </th>
      <td className="bar-cell">
        <Bar share={longest === 0 ? 0 : (product.mention_rate.value ?? 0) / longest} isOwn={kind === 'product_line'} />
        <span className="number">{shown('mention_rate')}</span>
      </td>
      <td className="number">{shown('share_of_voice')}</td>
      <td className="number">{shown('sentiment')}</td>
      <td className="number">{shown('average_position')}</td>
    </tr>
  );
}
