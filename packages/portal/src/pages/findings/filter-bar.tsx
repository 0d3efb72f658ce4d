import { getRouteApi } from '@tanstack/react-router';
import { ChoiceFilter, EngineFilter, MarketFilter } from '../../components/filters/choice-filter.tsx';
import { FilterBar } from '../../components/filters/filter-bar.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { findingSearch, KINDS, SEVERITIES } from './finding-filters.ts';

const route = getRouteApi('/signed-in/brands/$brand/findings');

export function FindingFilters({ engines, markets }: { engines: readonly string[]; markets: readonly string[] }) {
  const { findings: texts } = useTexts();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { state, ...filters } = search;
  const change = (next: Record<string, unknown>) => void navigate({ search: findingSearch(next), replace: true });
  const chosen = <Name extends keyof typeof filters>(name: Name) => ({
    selected: filters[name],
    onSelect: (value: (typeof filters)[Name]) => change({ ...search, [name]: value }),
  });
  return (
    <FilterBar onReset={Object.keys(filters).length > 0 ? () => change({ state }) : undefined}>
      <ChoiceFilter
        {...chosen('severity')}
        label={texts.filters.severity}
        all={texts.all.severity}
        options={SEVERITIES.map((id) => ({ id, name: texts.severities[id] }))}
      />
      <ChoiceFilter
        {...chosen('kind')}
        label={texts.filters.kind}
        all={texts.all.kind}
        options={KINDS.map((id) => ({ id, name: texts.kinds[id] }))}
      />
      <EngineFilter {...chosen('engine')} engines={engines} />
      <MarketFilter {...chosen('market')} markets={markets} />
    </FilterBar>
  );
}
