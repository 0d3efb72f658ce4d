import { type FormEvent, useState } from 'react';
import { useChange } from '../../api/queries.ts';
import { Dialog } from '../../components/dialog.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { FormEnd } from './form-end.tsx';
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
  function submit(event: FormEvent) {
    event.preventDefault();
    update.mutate({ params: { brand, install: install.install_id }, body: settingsOf(draft) }, { onSuccess: onClose });
  }
  return (
    <Dialog title={texts.editTitle} isOpen onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <InstallFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
        <FormEnd action={general.save} change={update} isComplete={isComplete(draft)} onClose={onClose} />
      </form>
    </Dialog>
  );
}
