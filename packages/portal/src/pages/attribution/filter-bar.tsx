import { DayField } from '../../components/day-field.tsx';
import '../../components/filter-bar.css';
import { Select } from '../../components/select.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { DEFAULT_DAYS, PRESETS, periodOf } from './attribution-search.ts';
import { useAttribution } from './use-attribution.ts';

const ALL = '';
const CUSTOM = 'custom';

export function FilterBar({ installs }: { installs: readonly string[] }) {
  const { attribution: texts } = useTexts();
  const { search, change } = useAttribution();
  const { install = ALL } = search;
  const known = install === ALL || installs.includes(install) ? installs : [...installs, install];
  return (
    <search className="filter-bar attribution-filters" aria-label={texts.filters}>
      <PeriodFilter />
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

function PeriodFilter() {
  const { attribution: texts } = useTexts();
  const { search, change } = useAttribution();
  const isCustom = search.since !== undefined;
  const period = periodOf(search, Date.now());
  const select = (id: string) =>
    id === CUSTOM
      ? change({ ...period, days: undefined })
      : change({ days: Number(id) === DEFAULT_DAYS ? undefined : Number(id), since: undefined, until: undefined });
  return (
    <>
      <Select
        label={texts.period}
        options={[
          ...PRESETS.map((days) => ({ id: String(days), name: texts.lastDays(days) })),
          { id: CUSTOM, name: texts.custom },
        ]}
        selected={isCustom ? CUSTOM : String(search.days ?? DEFAULT_DAYS)}
        onSelect={select}
      />
      {isCustom && (
        <>
          <DayField
            label={texts.from}
            value={period.since}
            max={period.until}
            onChange={(since) => change({ since })}
          />
          <DayField label={texts.to} value={period.until} min={period.since} onChange={(until) => change({ until })} />
        </>
      )}
    </>
  );
}
