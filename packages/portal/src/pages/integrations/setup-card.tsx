import { Card } from '../../components/card.tsx';
import type { Catalog } from '../../texts/catalog.ts';
import type { Formats } from '../../texts/formats.ts';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { adviceFor, STEPS, type Step } from './advice.ts';
import { type Install, installName, isSetUp, POLL_MS } from './install.ts';
import { StateBadge } from './install-table.tsx';
import { LastRefusal } from './last-refusal.tsx';

/** Three steps that turn green when their first record arrives; until then each explains what to do. */
export function SetupCard({ brand, install }: { brand: string; install: Install }) {
  const { integrations: texts } = useTexts();
  return (
    <Card className="setup">
      <header className="card-header">
        <h2 className="foreign">{installName(install)}</h2>
        <StateBadge install={install} />
      </header>
      <ol className="setup-steps" aria-label={texts.setup.title}>
        {STEPS.map((step) => (
          <SetupStep key={step} step={step} install={install} />
        ))}
      </ol>
      {!isSetUp(install) && <LastRefusal brand={brand} install={install} everyMs={POLL_MS} />}
    </Card>
  );
}

function SetupStep({ step, install }: { step: Step; install: Install }) {
  const { integrations } = useTexts();
  const { setup } = integrations;
  const formats = useFormats();
  const isDone = install.received[step];
  const advice = adviceFor(step, install, setup);
  const state = isDone ? 'done' : advice.isBlocked ? 'blocked' : 'open';
  return (
    <li className="setup-step" data-state={state}>
      <span className="setup-mark" aria-hidden="true" />
      <div>
        <h3>{setup[step === 'server_event' ? 'serverEvent' : step]}</h3>
        <p className="setup-state" role="status">
          {isDone ? setup.done : setup.waiting}
        </p>
        {isDone ? (
          <p className="muted">
            {countOf(step, install, setup, formats)} · {integrations.days}
          </p>
        ) : (
          <p className="foreign">{advice.text}</p>
        )}
      </div>
    </li>
  );
}

function countOf(step: Step, install: Install, setup: Catalog['integrations']['setup'], { number }: Formats): string {
  const { visits, actions, confirmed } = install.last_30_days;
  if (step === 'session') return setup.visits(number(visits));
  return step === 'action' ? setup.actions(number(actions)) : setup.confirmed(number(confirmed));
}
