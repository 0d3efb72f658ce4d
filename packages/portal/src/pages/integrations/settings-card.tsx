import { useState } from 'react';
import { useChange } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CopyButton } from '../../components/code-block.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { EditInstall } from './edit-install.tsx';
import type { Install } from './install.ts';

interface SettingsCardProps {
  brand: string;
  install: Install;
  isOwner: boolean;
}

export function SettingsCard({ brand, install, isOwner }: SettingsCardProps) {
  const { integrations: texts } = useTexts();
  return (
    <Card title={texts.settings}>
      <InstallFacts install={install} />
      {isOwner ? (
        <InstallActions brand={brand} install={install} />
      ) : (
        <p className="muted install-actions">{texts.ownersOnly}</p>
      )}
    </Card>
  );
}

function InstallFacts({ install }: { install: Install }) {
  const { integrations: texts } = useTexts();
  const formats = useFormats();
  const listed = (list: readonly string[] | null, without: string) => (list?.length ? list.join(', ') : without);
  return (
    <dl className="facts">
      <dt>{texts.id}</dt>
      <dd className="install-id">
        <code>{install.install_id}</code>
        <CopyButton text={install.install_id} />
      </dd>
      <dt>{texts.mode}</dt>
      <dd>{texts.modes[install.mode]}</dd>
      <dt>{texts.origins}</dt>
      <dd className="foreign">{listed(install.reporting_origins, texts.anyOrigin)}</dd>
      <dt>{texts.exchange}</dt>
      <dd className="foreign">{listed(install.allowed_origins, texts.anyExchange)}</dd>
      <dt>{texts.excluded}</dt>
      <dd className="foreign">{listed(install.referral_exclusions, texts.noExcluded)}</dd>
      <dt>{texts.revocations}</dt>
      <dd>{install.session_epoch === 0 ? texts.never : texts.times(formats.number(install.session_epoch))}</dd>
      <dt>{texts.created}</dt>
      <dd>{formats.dateTime(install.created_at)}</dd>
    </dl>
  );
}

type Asked = 'edit' | 'off' | 'revoke';

function InstallActions({ brand, install }: { brand: string; install: Install }) {
  const { integrations: texts } = useTexts();
  const [asked, setAsked] = useState<Asked>();
  const params = { brand, install: install.install_id };
  const update = useChange('PATCH /brands/:brand/installs/:install', ['GET /brands/:brand/installs']);
  const revoke = useChange('POST /brands/:brand/installs/:install/revoke-sessions', ['GET /brands/:brand/installs']);
  const close = () => setAsked(undefined);
  const done = { onSuccess: close };
  return (
    <div className="install-actions">
      <Button onPress={() => setAsked('edit')}>{texts.edit}</Button>
      {install.active ? (
        <Button onPress={() => setAsked('off')}>{texts.switchOff}</Button>
      ) : (
        <Button isDisabled={update.isPending} onPress={() => update.mutate({ params, body: { active: true } })}>
          {texts.switchOn}
        </Button>
      )}
      <Button onPress={() => setAsked('revoke')}>{texts.revoke}</Button>
      {update.error && asked === undefined && <ErrorNotice error={update.error} />}
      {asked === 'edit' && <EditInstall brand={brand} install={install} onClose={close} />}
      <ConfirmDialog
        title={texts.switchOffQuestion}
        text={texts.switchOffText}
        action={texts.switchOff}
        isOpen={asked === 'off'}
        isPending={update.isPending}
        error={update.error}
        onClose={close}
        onConfirm={() => update.mutate({ params, body: { active: false } }, done)}
      />
      <ConfirmDialog
        title={texts.revokeQuestion}
        text={texts.revokeText}
        action={texts.revoke}
        isOpen={asked === 'revoke'}
        isPending={revoke.isPending}
        error={revoke.error}
        onClose={close}
        onConfirm={() => revoke.mutate({ params }, done)}
      />
    </div>
  );
}
