import { useTexts } from '../../texts/use-texts.ts';
import { DayField } from '../day-field.tsx';
import { Select } from '../select.tsx';
import { DEFAULT_DAYS, type PeriodSearch, PRESETS, periodOf } from './period.ts';

const CUSTOM = 'custom';

interface PeriodFilterProps {
  search: PeriodSearch;
  onChange(change: { [Name in keyof PeriodSearch]: PeriodSearch[Name] | undefined }): void;
}

/** The most recent days, or a custom range. */
export function PeriodFilter({ search, onChange: change }: PeriodFilterProps) {
  const { period: texts } = useTexts();
  const isCustom = search.since !== undefined;
  const period = periodOf(search, Date.now());
  const select = (id: string) =>
    id === CUSTOM
      ? change({ ...period, days: undefined })
      : change({ days: Number(id) === DEFAULT_DAYS ? undefined : Number(id), since: undefined, until: undefined });
  return (
    <>
      <Select
        label={texts.title}
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
