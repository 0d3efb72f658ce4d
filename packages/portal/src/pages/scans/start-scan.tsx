import { useState } from 'react';
import { useChange } from '../../api/queries.ts';
import { Checkbox } from '../../components/checkbox.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { engineName } from '../../components/engine-name.ts';
import { Form } from '../../components/form/form.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { REFRESHED, type Scans } from './scan.ts';

interface StartScanProps {
  brand: string;
  choices: Scans;
  onClose(): void;
}

/** Shows what it asks and what the plan allows before anything is charged. */
export function StartScan({ brand, choices, onClose }: StartScanProps) {
  const { scans: texts } = useTexts();
  const start = useChange('POST /brands/:brand/scans', REFRESHED);
  const [engines, setEngines] = useState(() => choices.engines.filter(({ chosen }) => chosen).map(({ name }) => name));
  const [markets, setMarkets] = useState(() =>
    choices.markets.filter(({ prompts }) => prompts > 0).map(({ market }) => market),
  );
  const prompts = choices.markets
    .filter(({ market }) => markets.includes(market))
    .reduce((sum, market) => sum + market.prompts, 0);
  const { max_engines: maxEngines, max_prompts: maxPrompts, blocked } = choices.plan;
  const isOver = engines.length > maxEngines || (maxPrompts !== null && prompts > maxPrompts);

  function submit() {
    start.mutate({ params: { brand }, body: { engines, markets } }, { onSuccess: onClose });
  }

  return (
    <Dialog title={texts.run} isOpen onClose={onClose}>
      <Form
        action={texts.start}
        change={start}
        isComplete={!blocked && !isOver && engines.length > 0 && prompts > 0}
        incomplete={blocked || isOver ? '' : texts.chooseSome}
        onSubmit={submit}
        onClose={onClose}
      >
        <EngineChoices all={choices.engines} chosen={engines} onChange={setEngines} />
        <fieldset className="choices">
          <legend>{texts.markets}</legend>
          {choices.markets.map(({ market, prompts: count }) => (
            <Checkbox
              key={market}
              isSelected={markets.includes(market)}
              onChange={(isOn) => setMarkets(toggled(markets, market, isOn))}
            >
              {market} <span className="muted">{texts.prompts(count)}</span>
            </Checkbox>
          ))}
        </fieldset>
        <RecordedNote engines={engines.filter((name) => choices.recorded_only.includes(name))} />
        <ScanSummary choices={choices} prompts={prompts} engines={engines.length} />
      </Form>
    </Dialog>
  );
}

interface EngineChoicesProps {
  all: Scans['engines'];
  chosen: readonly string[];
  onChange(chosen: string[]): void;
}

/** Engines that are not ready show the setting that they need. */
function EngineChoices({ all, chosen, onChange }: EngineChoicesProps) {
  const { scans: texts } = useTexts();
  return (
    <fieldset className="choices">
      <legend>{texts.engines}</legend>
      {all.map(({ name, ready, setting }) =>
        ready ? (
          <Checkbox
            key={name}
            isSelected={chosen.includes(name)}
            onChange={(isOn) => onChange(toggled(chosen, name, isOn))}
          >
            {engineName(name)}
          </Checkbox>
        ) : (
          <p key={name} className="muted engine-missing">
            {engineName(name)}: {texts.needs} {setting === null ? 'SERVICE_ENGINES' : <code>{setting}</code>}
          </p>
        ),
      )}
    </fieldset>
  );
}

const toggled = <Name extends string>(names: readonly Name[], name: Name, isOn: boolean): Name[] =>
  isOn ? [...names, name] : names.filter((one) => one !== name);

/** In a demo, engines have no key: the reader must know before prompts of their own fail. */
function RecordedNote({ engines }: { engines: readonly string[] }) {
  const { scans: texts } = useTexts();
  const { list } = useFormats();
  if (engines.length === 0) return null;
  return <p className="notice notice-warning">{texts.recordedOnly(list(engines.map(engineName)))}</p>;
}

interface ScanSummaryProps {
  choices: Scans;
  prompts: number;
  engines: number;
}

function ScanSummary({ choices: { plan, engines: all }, prompts, engines }: ScanSummaryProps) {
  const { scans: texts } = useTexts();
  const { number, money, dateTime } = useFormats();
  const { included, used, cents, blocked, resets_at, max_engines, max_prompts } = plan;
  if (!all.some(({ ready }) => ready)) return <p className="notice notice-warning">{texts.noEngine}</p>;
  return (
    <div className="notice" aria-live="polite">
      <strong>{texts.asks(number(prompts), number(engines), number(prompts * engines))}</strong>
      {blocked ? (
        <span>{texts.blocked(dateTime(resets_at))}</span>
      ) : cents > 0 ? (
        <span>{texts.costs(money(cents))}</span>
      ) : (
        <span>
          {included === null ? texts.free : texts.leftOf(number(Math.max(0, included - used)), number(included))}
        </span>
      )}
      {engines > max_engines && <span>{texts.tooManyEngines(max_engines)}</span>}
      {max_prompts !== null && prompts > max_prompts && <span>{texts.tooManyPrompts(number(max_prompts))}</span>}
    </div>
  );
}
