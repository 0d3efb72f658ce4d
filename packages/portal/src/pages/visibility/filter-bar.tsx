import type { Answer } from '../../api/client.ts';
import { Button } from '../../components/button.tsx';
import { engineName } from '../../components/engine-name.ts';
import { FilterBar } from '../../components/filter-bar.tsx';
import { PeriodFilter } from '../../components/period/period-filter.tsx';
import { Select } from '../../components/select.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { useFilters } from './use-filters.ts';

type Choices = Answer<'GET /brands/:brand/visibility/choices'>;

const ALL = '';

/** Every choice goes to the address bar, so that a link shows the same figures. */
export function FigureFilterBar({ choices }: { choices: Choices }) {
  const { visibility: texts } = useTexts();
  const { search, change, reset } = useFilters();
  const { measure: _measure, ...filters } = search;
  const allOr = (name: string, options: readonly { id: string; name: string }[]) => [{ id: ALL, name }, ...options];
  return (
    <FilterBar>
      <PeriodFilter search={search} onChange={change} />
      <Select
        label={texts.market}
        options={allOr(
          texts.allMarkets,
          choices.markets.map((id) => ({ id, name: id })),
        )}
        selected={search.market ?? ALL}
        onSelect={(market) => change({ market: market === ALL ? undefined : market })}
      />
      <Select
        label={texts.engine}
        options={allOr(
          texts.allEngines,
          choices.engines.map((id) => ({ id, name: engineName(id) })),
        )}
        selected={search.engine ?? ALL}
        onSelect={(engine) => change({ engine: engine === ALL ? undefined : engine })}
      />
      <ProductFilter lines={choices.product_lines} />
      <Select
        label={texts.prompts}
        options={[
          { id: 'false', name: texts.unbranded },
          { id: 'true', name: texts.branded },
        ]}
        selected={search.branded ? 'true' : 'false'}
        onSelect={(branded) => change({ branded: branded === 'true' ? true : undefined })}
      />
      {Object.keys(filters).length > 0 && (
        <Button variant="plain" onPress={reset}>
          {texts.reset}
        </Button>
      )}
    </FilterBar>
  );
}

/** Lines, each followed by its SKUs. */
function ProductFilter({ lines }: { lines: Choices['product_lines'] }) {
  const { visibility: texts } = useTexts();
  const { search, change } = useFilters();
  if (lines.length === 0) return null;
  const options = lines.flatMap(({ name, skus }) => [
    { id: `line ${name}`, name },
    ...skus.map((sku) => ({ id: `sku ${sku}`, name: `\u2003${sku}` })),
  ]);
  const selected =
    search.line === undefined ? (search.sku === undefined ? ALL : `sku ${search.sku}`) : `line ${search.line}`;
  return (
    <Select
      label={texts.product}
      options={[{ id: ALL, name: texts.wholeBrand }, ...options]}
      selected={selected}
      onSelect={(id) => {
        const [kind, name] = [id.slice(0, id.indexOf(' ')), id.slice(id.indexOf(' ') + 1)];
        change({ line: kind === 'line' ? name : undefined, sku: kind === 'sku' ? name : undefined });
      }}
    />
  );
}
