import { FilterBar } from '../../components/filter-bar.tsx';
import { Select } from '../../components/select.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { KINDS, type LiveFilters, OUTCOMES } from './live-search.ts';

const ALL = 'all';

interface FilterBarProps {
  filters: LiveFilters;
  /** Of the brand's installs, by ID. */
  names: ReadonlyMap<string, string>;
  onChange(filters: LiveFilters): void;
}

export function LiveFilterBar({ filters, names, onChange }: FilterBarProps) {
  const { live } = useTexts();
  const { install, outcome, kind } = filters;
  /** Without a value the filter is taken out. */
  function set<Name extends keyof LiveFilters>(name: Name, value: LiveFilters[Name] | undefined): void {
    const { [name]: _, ...others } = filters;
    onChange(value === undefined ? others : { ...others, [name]: value });
  }
  return (
    <FilterBar>
      <Select
        label={live.outcome}
        options={([ALL, ...OUTCOMES] as const).map((id) => ({ id, name: live.outcomes[id] }))}
        selected={outcome ?? ALL}
        onSelect={(id) =>
          set(
            'outcome',
            OUTCOMES.find((one) => one === id),
          )
        }
      />
      <Select
        label={live.kind}
        options={[{ id: ALL, name: live.allKinds }, ...KINDS.map((id) => ({ id, name: live.kinds[id] }))]}
        selected={kind ?? ALL}
        onSelect={(id) =>
          set(
            'kind',
            KINDS.find((one) => one === id),
          )
        }
      />
      {names.size > 1 && (
        <Select
          label={live.install}
          options={[{ id: ALL, name: live.allInstalls }, ...[...names].map(([id, name]) => ({ id, name }))]}
          selected={install ?? ALL}
          onSelect={(id) => set('install', id === ALL ? undefined : id)}
        />
      )}
    </FilterBar>
  );
}
