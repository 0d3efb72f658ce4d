import { useState } from 'react';
import { useChange } from '../../api/queries.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form/form.tsx';
import { Select } from '../../components/select.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { Install } from './install.ts';
import { draftOf, InstallFields, isComplete, settingsOf } from './install-fields.tsx';

const MODES = ['measurement', 'shadow'] as const;

interface CreateInstallProps {
  brand: string;
  onClose(): void;
  onCreated(installId: string): void;
}

export function CreateInstall({ brand, onClose, onCreated }: CreateInstallProps) {
  const { integrations: texts } = useTexts();
  const [draft, setDraft] = useState(draftOf());
  const [mode, setMode] = useState<Install['mode']>('measurement');
  const create = useChange('POST /brands/:brand/installs', ['GET /brands/:brand/installs']);
  function submit() {
    create.mutate(
      { params: { brand }, body: { ...settingsOf(draft), mode } },
      { onSuccess: ({ install_id: id }) => onCreated(id) },
    );
  }
  return (
    <Dialog title={texts.create} isOpen onClose={onClose}>
      <Form
        action={texts.create}
        change={create}
        isComplete={isComplete(draft)}
        incomplete=""
        onSubmit={submit}
        onClose={onClose}
      >
        <InstallFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
        <div className="field">
          <Select
            label={texts.mode}
            options={MODES.map((id) => ({ id, name: texts.modes[id] }))}
            selected={mode}
            onSelect={setMode}
          />
          <p className="muted">{texts.modeHint}</p>
        </div>
      </Form>
    </Dialog>
  );
}
