import '../../components/filter-bar.css';
import { PeriodFilter } from '../../components/period/period-filter.tsx';
import { Select } from '../../components/select.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { useAttribution } from './use-attribution.ts';

const ALL = '';

export function FilterBar({ installs }: { installs: readonly string[] }) {
  const { attribution: texts } = useTexts();
  const { search, change } = useAttribution();
  const { install = ALL } = search;
  const known = install === ALL || installs.includes(install) ? installs : [...installs, install];
  return (
    <search className="filter-bar attribution-filters" aria-label={texts.filters}>
      <PeriodFilter search={search} onChange={change} />
      {known.length > 1 && (
        <Select
          label={texts.install}
          options={[{ id: ALL, name: texts.allInstalls }, ...known.map((id) => ({ id, name: id }))]}
          selected={install}
          onSelect={(id) => change({ install: id === ALL ? undefined : id })}
        />
      )}
    </search>
  );
}
