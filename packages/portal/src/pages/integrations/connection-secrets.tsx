import { useState } from 'react';
import { useChange } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { Connection } from './install.ts';

interface ConnectionSecretsProps {
  params: { brand: string; install: string };
  connection: Connection;
  onSecret(secret: string | null): void;
}

/** Rotation in two steps: add a secret, then drop the older ones. */
export function ConnectionSecrets({ params, connection, onSecret }: ConnectionSecretsProps) {
  const { connection: texts } = useTexts().integrations;
  const [asked, setAsked] = useState<'rotate' | 'drop'>();
  const update = useChange('PATCH /brands/:brand/installs/:install/connection', ['GET /brands/:brand/installs']);
  const close = () => setAsked(undefined);
  const change = (body: { rotate_secret: true } | { drop_old_secrets: true }) =>
    update.mutate(
      { params, body },
      {
        onSuccess({ signing_secret: secret }) {
          onSecret(secret);
          close();
        },
      },
    );
  const shared = { isPending: update.isPending, error: update.error, onClose: close };
  return (
    <>
      <Button onPress={() => setAsked('rotate')}>{texts.rotate}</Button>
      {connection.signing_secrets > 1 && <Button onPress={() => setAsked('drop')}>{texts.drop}</Button>}
      <ConfirmDialog
        {...shared}
        title={texts.rotateQuestion}
        text={texts.rotateText}
        action={texts.rotate}
        isOpen={asked === 'rotate'}
        onConfirm={() => change({ rotate_secret: true })}
      />
      <ConfirmDialog
        {...shared}
        title={texts.dropQuestion}
        text={texts.dropText}
        action={texts.drop}
        isOpen={asked === 'drop'}
        onConfirm={() => change({ drop_old_secrets: true })}
      />
    </>
  );
}
