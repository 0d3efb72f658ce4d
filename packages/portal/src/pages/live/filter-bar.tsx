import { ChoiceFilter, InstallFilter } from '../../components/filters/choice-filter.tsx';
import { FilterBar } from '../../components/filters/filter-bar.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { KINDS, type LiveFilters, OUTCOMES } from './live-search.ts';

interface LiveFilterBarProps {
  filters: LiveFilters;
  /** Of the brand's installs, by ID. */
  names: ReadonlyMap<string, string>;
  onChange(filters: LiveFilters): void;
}

export function LiveFilterBar({ filters, names, onChange }: LiveFilterBarProps) {
  const { live } = useTexts();
  const { install, outcome, kind } = filters;
  /** Without a value, the filter is removed. */
  function set<Name extends keyof LiveFilters>(name: Name, value: LiveFilters[Name] | undefined): void {
    const { [name]: _, ...others } = filters;
    onChange(value === undefined ? others : { ...others, [name]: value });
  }
  return (
    <FilterBar>
      <ChoiceFilter
        label={live.outcome}
        all={live.outcomes.all}
        options={OUTCOMES.map((id) => ({ id, name: live.outcomes[id] }))}
        selected={outcome}
        onSelect={(id) => set('outcome', id)}
      />
      <ChoiceFilter
        label={live.kind}
        all={live.allKinds}
        options={KINDS.map((id) => ({ id, name: live.kinds[id] }))}
        selected={kind}
        onSelect={(id) => set('kind', id)}
      />
      {names.size > 1 && <InstallFilter names={names} selected={install} onSelect={(id) => set('install', id)} />}
    </FilterBar>
  );
}
