import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/queries.ts';
import { InstallFilter } from '../../components/filters/choice-filter.tsx';
import { FilterBar } from '../../components/filters/filter-bar.tsx';
import { PeriodFilter } from '../../components/period/period-filter.tsx';
import { useAttribution } from './use-attribution.ts';

export function AttributionFilters({ installs }: { installs: readonly string[] }) {
  const { brand, search, change } = useAttribution();
  const named = useQuery(read('GET /brands/:brand/installs', { params: { brand } }));
  const nameOf = (id: string) => named.data?.installs.find((one) => one.install_id === id)?.name ?? id;
  const { install } = search;
  const known = install === undefined || installs.includes(install) ? installs : [...installs, install];
  return (
    <FilterBar>
      <PeriodFilter search={search} onChange={change} />
      {known.length > 1 && (
        <InstallFilter
          names={new Map(known.map((id) => [id, nameOf(id)]))}
          selected={install}
          onSelect={(id) => change({ install: id })}
        />
      )}
    </FilterBar>
  );
}
