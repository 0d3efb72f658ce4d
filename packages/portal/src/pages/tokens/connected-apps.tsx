// The apps that the user, or a member of their team, has allowed to use the MCP server.
import { useQuery } from '@tanstack/react-query';
import type { Answer } from '../../api/client.ts';
import { read, useChange } from '../../api/queries.ts';
import { useSession } from '../../app/session.ts';
import { Card } from '../../components/card.tsx';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';

type App = Answer<'GET /apps'>['apps'][number];

export function ConnectedApps() {
  const { apps } = useTexts();
  return (
    <Card title={apps.title}>
      <AppList />
    </Card>
  );
}

function AppList() {
  const { apps: texts } = useTexts();
  const { data, error, refetch } = useQuery(read('GET /apps', {}));
  if (error && !data) return <ErrorNotice error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton lines={2} />;
  if (data.apps.length === 0) return <p className="muted">{texts.empty}</p>;
  return (
    <>
      <p className="muted">{texts.lead}</p>
      <AppTable apps={data.apps} />
    </>
  );
}

function AppTable({ apps }: { apps: readonly App[] }) {
  const { apps: texts, tokens } = useTexts();
  const { user } = useSession();
  const hasOthers = apps.some(({ email }) => email !== user.email);
  return (
    <div className="table-scroll">
      <table className="table tokens">
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            {hasOthers && <th scope="col">{texts.user}</th>}
            <th scope="col">{tokens.scopes}</th>
            <th scope="col">{texts.connected}</th>
            <th scope="col">{texts.lastUsed}</th>
            <th scope="col">
              <span className="visually-hidden">{texts.disconnect}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {apps.map((app) => (
            <AppRow key={app.app_id} app={app} showsUser={hasOthers} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AppRow({ app, showsUser }: { app: App; showsUser: boolean }) {
  const { apps: texts, tokens } = useTexts();
  const formats = useFormats();
  const name = app.client_name ?? app.client_host ?? texts.unnamed;
  return (
    <tr>
      <td className="foreign">{name}</td>
      {showsUser && (
        <td className="foreign" data-label={texts.user}>
          {app.email}
        </td>
      )}
      <td data-label={tokens.scopes}>{tokens.scopeNames[app.scopes.includes('write') ? 'write' : 'read']}</td>
      <td data-label={texts.connected}>{formats.dateTime(app.connected_at)}</td>
      <td data-label={texts.lastUsed}>{formats.dateTime(app.last_used_at)}</td>
      <td>
        <DisconnectButton id={app.app_id} name={name} />
      </td>
    </tr>
  );
}

function DisconnectButton({ id, name }: { id: string; name: string }) {
  const { apps: texts } = useTexts();
  const disconnect = useChange('DELETE /apps/:app', ['GET /apps']);
  return (
    <ConfirmButton
      action={texts.disconnect}
      label={texts.disconnectName(name)}
      question={texts.disconnectQuestion(name)}
      text={texts.disconnectText}
      change={disconnect}
      onConfirm={(close) => disconnect.mutate({ params: { app: id } }, { onSuccess: close })}
    />
  );
}
