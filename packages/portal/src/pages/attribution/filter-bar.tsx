import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/queries.ts';
import { FilterBar } from '../../components/filter-bar.tsx';
import { PeriodFilter } from '../../components/period/period-filter.tsx';
import { Select } from '../../components/select.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { useAttribution } from './use-attribution.ts';

const ALL = '';

export function AttributionFilters({ installs }: { installs: readonly string[] }) {
  const { attribution: texts } = useTexts();
  const { brand, search, change } = useAttribution();
  const named = useQuery(read('GET /brands/:brand/installs', { params: { brand } }));
  const nameOf = (id: string) => named.data?.installs.find((one) => one.install_id === id)?.name ?? id;
  const { install = ALL } = search;
  const known = install === ALL || installs.includes(install) ? installs : [...installs, install];
  return (
    <FilterBar>
      <PeriodFilter search={search} onChange={change} />
      {known.length > 1 && (
        <Select
          label={texts.install}
          options={[{ id: ALL, name: texts.allInstalls }, ...known.map((id) => ({ id, name: nameOf(id) }))]}
          selected={install}
          onSelect={(id) => change({ install: id === ALL ? undefined : id })}
        />
      )}
    </FilterBar>
  );
}
