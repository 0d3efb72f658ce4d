import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CopyButton } from '../../components/code-block.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { SecretDialog } from '../../components/secret-dialog.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { ConnectionForm } from './connection-form.tsx';
import { ConnectionSecrets } from './connection-secrets.tsx';
import type { Connection, Install } from './install.ts';

interface ConnectionCardProps {
  brand: string;
  install: Install;
  isOwner: boolean;
}

/** An install has at most one connection. */
export function ConnectionCard({ brand, install, isOwner }: ConnectionCardProps) {
  const { connection: texts } = useTexts().integrations;
  const [isEditing, setEditing] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const params = { brand, install: install.install_id };
  const edit = <Button onPress={() => setEditing(true)}>{install.connection ? texts.edit : texts.create}</Button>;
  return (
    <Card title={texts.title}>
      {install.connection ? (
        <ConnectionFacts connection={install.connection} />
      ) : (
        <EmptyState title={texts.none} text={texts.noneText}>
          {isOwner && edit}
        </EmptyState>
      )}
      {isOwner && install.connection && (
        <div className="install-actions">
          {edit}
          <ConnectionSecrets params={params} connection={install.connection} onSecret={setSecret} />
        </div>
      )}
      {isEditing && (
        <ConnectionForm
          params={params}
          connection={install.connection}
          onClose={() => setEditing(false)}
          onSecret={setSecret}
        />
      )}
      {secret !== null && (
        <SecretDialog
          title={texts.secretTitle}
          text={texts.secretText}
          secret={secret}
          done={texts.secretDone}
          onClose={() => setSecret(null)}
        />
      )}
    </Card>
  );
}

function ConnectionFacts({ connection }: { connection: Connection }) {
  const { connection: texts } = useTexts().integrations;
  const formats = useFormats();
  const secrets = connection.signing_secrets;
  return (
    <dl className="facts">
      <dt>{texts.id}</dt>
      <dd className="install-id">
        <code>{connection.connection_id}</code>
        <CopyButton text={connection.connection_id} />
      </dd>
      <dt>{texts.handles}</dt>
      <dd className="foreign">
        {connection.handles.map((handle) => (
          <code key={handle} className="handle">
            {handle}
          </code>
        ))}
      </dd>
      <dt>{texts.preconfigured}</dt>
      <dd className="foreign">{connection.preconfigured ?? texts.noPreconfigured}</dd>
      <dt>{texts.reversals}</dt>
      <dd>{connection.reversals ? texts.allowed : texts.notAllowed}</dd>
      <dt>{texts.signing}</dt>
      <dd>{secrets === 0 ? texts.unsigned : texts.secrets(formats.number(secrets))}</dd>
    </dl>
  );
}
