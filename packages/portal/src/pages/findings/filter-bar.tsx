import { getRouteApi } from '@tanstack/react-router';
import { Button } from '../../components/button.tsx';
import { engineName } from '../../components/engine-name.ts';
import { FilterBar } from '../../components/filter-bar.tsx';
import { Select } from '../../components/select.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { findingSearch, KINDS, SEVERITIES } from './finding-filters.ts';

const route = getRouteApi('/signed-in/brands/$brand/findings');
const ALL = '';

/** Every choice goes to the address bar, so that a link shows the same list. */
export function FindingFilters({ engines, markets }: { engines: readonly string[]; markets: readonly string[] }) {
  const { findings: texts } = useTexts();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { state: _state, ...filters } = search;
  const choose = (name: keyof typeof filters, options: readonly { id: string; name: string }[]) => (
    <Select
      label={texts.filters[name]}
      options={[{ id: ALL, name: texts.all[name] }, ...options]}
      selected={filters[name] ?? ALL}
      onSelect={(value) => void navigate({ search: findingSearch({ ...search, [name]: value }), replace: true })}
    />
  );
  return (
    <FilterBar>
      {choose(
        'severity',
        SEVERITIES.map((id) => ({ id, name: texts.severities[id] })),
      )}
      {choose(
        'kind',
        KINDS.map((id) => ({ id, name: texts.kinds[id] })),
      )}
      {choose(
        'engine',
        engines.map((id) => ({ id, name: engineName(id) })),
      )}
      {choose(
        'market',
        markets.map((id) => ({ id, name: id })),
      )}
      {Object.keys(filters).length > 0 && (
        <Button
          variant="plain"
          onPress={() => void navigate({ search: findingSearch({ state: search.state }), replace: true })}
        >
          {texts.reset}
        </Button>
      )}
    </FilterBar>
  );
}
