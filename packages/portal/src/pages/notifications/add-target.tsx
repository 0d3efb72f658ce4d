import { useState } from 'react';
import { useChange } from '../../api/queries.ts';
import { CheckboxList } from '../../components/checkbox-list.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form/form.tsx';
import { SecretDialog } from '../../components/secret-dialog.tsx';
import { Select } from '../../components/select.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { KINDS, type Kind, type Target } from './kinds.ts';

/** A form; then, for a webhook, the secret, shown once. */
export function AddTarget({ brand, onClose }: { brand: string; onClose(): void }) {
  const { notifications: texts } = useTexts();
  const add = useChange('POST /brands/:brand/notifications', ['GET /brands/:brand/notifications']);
  const secret = add.data?.signing_secret;
  if (typeof secret === 'string') {
    const { secretTitle: title, secretText: text, done } = texts;
    return <SecretDialog title={title} text={text} secret={secret} done={done} onClose={onClose} />;
  }
  return (
    <Dialog title={texts.add} isOpen onClose={onClose}>
      <TargetForm
        change={add}
        onClose={onClose}
        onSubmit={(body) =>
          add.mutate(
            { params: { brand }, body },
            { onSuccess: ({ signing_secret: shown }) => (shown === null ? onClose() : undefined) },
          )
        }
      />
    </Dialog>
  );
}

interface Draft {
  channel: Target['channel'];
  url: string;
  kinds: Kind[];
}

interface TargetFormProps {
  change: { isPending: boolean; error: Error | null };
  onClose(): void;
  onSubmit(draft: Draft): void;
}

function TargetForm({ change: add, onClose, onSubmit }: TargetFormProps) {
  const { notifications: texts } = useTexts();
  const [draft, setDraft] = useState<Draft>({ channel: 'webhook', url: '', kinds: [...KINDS] });
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  function submit() {
    onSubmit({ ...draft, url: draft.url.trim() });
  }
  return (
    <Form
      action={texts.add}
      change={add}
      isComplete={draft.url.trim() !== '' && draft.kinds.length > 0}
      {...(draft.kinds.length === 0 && { incomplete: texts.chooseKind })}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="target-channel">
        <Select
          label={texts.channel}
          options={(['webhook', 'chat'] as const).map((id) => ({ id, name: texts.channels[id] }))}
          selected={draft.channel}
          onSelect={(channel) => change({ channel })}
        />
        <p className="muted">{texts.channelHints[draft.channel]}</p>
      </div>
      <TextField
        label={texts.url}
        name="url"
        hint={texts.urlHint}
        type="url"
        placeholder="https://"
        value={draft.url}
        onChange={(url) => change({ url })}
        autoFocus
        isRequired
      />
      <KindsField selected={draft.kinds} onSelect={(kinds) => change({ kinds })} />
    </Form>
  );
}

export function KindsField({ selected, onSelect }: { selected: readonly Kind[]; onSelect(kinds: Kind[]): void }) {
  const { notifications: texts } = useTexts();
  return (
    <CheckboxList
      label={texts.kinds}
      options={KINDS.map((id) => ({ id, name: texts.kindNames[id] }))}
      selected={selected}
      onSelect={onSelect}
    />
  );
}
