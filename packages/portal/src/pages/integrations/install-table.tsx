import { Link } from '@tanstack/react-router';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { type Install, installName } from './install.ts';

interface InstallTableProps {
  installs: readonly Install[];
  chosen: Install;
  brand: string;
}

/** A brand with several websites chooses one here. */
export function InstallTable({ installs, chosen, brand }: InstallTableProps) {
  const { integrations: texts } = useTexts();
  return (
    <Card title={texts.installs}>
      <div className="table-scroll">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.mode}</th>
              <th scope="col">{texts.state}</th>
              <th scope="col">{texts.days}</th>
            </tr>
          </thead>
          <tbody>
            {installs.map((install) => (
              <InstallRow key={install.install_id} install={install} brand={brand} isChosen={install === chosen} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function InstallRow({ install, brand, isChosen }: { install: Install; brand: string; isChosen: boolean }) {
  const { integrations: texts } = useTexts();
  const formats = useFormats();
  const { visits, actions, confirmed } = install.last_30_days;
  return (
    <tr className={isChosen ? 'install-chosen' : undefined}>
      <td className="foreign">
        <Link
          to="/brands/$brand/integrations"
          params={{ brand }}
          search={{ install: install.install_id }}
          aria-current={isChosen ? 'true' : undefined}
        >
          {installName(install)}
        </Link>
      </td>
      <td>{texts.modes[install.mode]}</td>
      <td>
        <StateBadge install={install} />
      </td>
      <td>
        {[
          texts.setup.visits(formats.number(visits)),
          texts.setup.actions(formats.number(actions)),
          texts.setup.confirmed(formats.number(confirmed)),
        ].join(' · ')}
      </td>
    </tr>
  );
}

export function StateBadge({ install }: { install: Install }) {
  const { integrations: texts } = useTexts();
  return <Badge tone={install.active ? 'good' : 'warning'}>{texts.states[install.active ? 'active' : 'off']}</Badge>;
}
