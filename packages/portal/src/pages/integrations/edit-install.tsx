import { useState } from 'react';
import { useChange } from '../../api/queries.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form/form.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { Install } from './install.ts';
import { draftOf, InstallFields, isComplete, settingsOf } from './install-fields.tsx';

interface EditInstallProps {
  brand: string;
  install: Install;
  onClose(): void;
}

export function EditInstall({ brand, install, onClose }: EditInstallProps) {
  const { general, integrations: texts } = useTexts();
  const [draft, setDraft] = useState(draftOf(install));
  const update = useChange('PATCH /brands/:brand/installs/:install', ['GET /brands/:brand/installs']);
  function submit() {
    update.mutate({ params: { brand, install: install.install_id }, body: settingsOf(draft) }, { onSuccess: onClose });
  }
  return (
    <Dialog title={texts.editTitle} isOpen onClose={onClose}>
      <Form
        action={general.save}
        change={update}
        isComplete={isComplete(draft)}
        incomplete=""
        onSubmit={submit}
        onClose={onClose}
      >
        <InstallFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
      </Form>
    </Dialog>
  );
}
