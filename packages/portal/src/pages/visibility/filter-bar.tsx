import type { Answer } from '../../api/client.ts';
import { ChoiceFilter, EngineFilter, MarketFilter } from '../../components/filters/choice-filter.tsx';
import { FilterBar } from '../../components/filters/filter-bar.tsx';
import { PeriodFilter } from '../../components/period/period-filter.tsx';
import { Select } from '../../components/select.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { useFilters } from './use-filters.ts';

type Choices = Answer<'GET /brands/:brand/visibility/choices'>;

export function FigureFilterBar({ choices }: { choices: Choices }) {
  const { visibility: texts } = useTexts();
  const { search, change, reset } = useFilters();
  const { measure: _measure, ...filters } = search;
  return (
    <FilterBar onReset={Object.keys(filters).length > 0 ? reset : undefined}>
      <PeriodFilter search={search} onChange={change} />
      <MarketFilter markets={choices.markets} selected={search.market} onSelect={(market) => change({ market })} />
      <EngineFilter engines={choices.engines} selected={search.engine} onSelect={(engine) => change({ engine })} />
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
  const { line, sku } = search;
  return (
    <ChoiceFilter
      label={texts.product}
      all={texts.wholeBrand}
      options={options}
      selected={line === undefined ? sku && `sku ${sku}` : `line ${line}`}
      onSelect={(id = '') => {
        const [kind, name] = [id.slice(0, id.indexOf(' ')), id.slice(id.indexOf(' ') + 1)];
        change({ line: kind === 'line' ? name : undefined, sku: kind === 'sku' ? name : undefined });
      }}
    />
  );
}
