// Filters that several pages share, with the same labels.
import { useTexts } from '../../texts/use-texts.ts';
import { engineName } from '../engine-name.ts';
import { Select } from '../select.tsx';

const ALL = '';

interface Chosen<Id extends string> {
  /** `undefined`: all. */
  selected: Id | undefined;
  onSelect(id: NoInfer<Id> | undefined): void;
}

interface ChoiceFilterProps<Id extends string> extends Chosen<Id> {
  label: string;
  isLabelHidden?: boolean;
  /** The option for no filter. */
  all: string;
  options: readonly { id: Id; name: string }[];
}

export const ChoiceFilter = <Id extends string>(props: ChoiceFilterProps<Id>) => {
  const { label, isLabelHidden = false, all, options, selected, onSelect } = props;
  return (
    <Select
      label={label}
      isLabelHidden={isLabelHidden}
      options={[{ id: ALL, name: all }, ...options]}
      selected={selected ?? ALL}
      onSelect={(chosen) => onSelect(options.find(({ id }) => id === chosen)?.id)}
    />
  );
};

export function EngineFilter({ engines, ...chosen }: Chosen<string> & { engines: readonly string[] }) {
  const { filters: texts } = useTexts();
  const options = engines.map((id) => ({ id, name: engineName(id) }));
  return <ChoiceFilter {...chosen} label={texts.engine} all={texts.allEngines} options={options} />;
}

interface MarketFilterProps<Id extends string> extends Chosen<Id> {
  markets: readonly Id[];
  isLabelHidden?: boolean;
}

export function MarketFilter<Id extends string>({ markets, ...chosen }: MarketFilterProps<Id>) {
  const { filters: texts } = useTexts();
  const options = markets.map((id) => ({ id, name: id }));
  return <ChoiceFilter {...chosen} label={texts.market} all={texts.allMarkets} options={options} />;
}

export function InstallFilter({ names, ...chosen }: Chosen<string> & { names: ReadonlyMap<string, string> }) {
  const { filters: texts } = useTexts();
  const options = [...names].map(([id, name]) => ({ id, name }));
  return <ChoiceFilter {...chosen} label={texts.install} all={texts.allInstalls} options={options} />;
}
