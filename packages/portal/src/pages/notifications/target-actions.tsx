// The actions that an owner can take on a target.
import { useState } from 'react';
import { useChange } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Form } from '../../components/form/form.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { KindsField } from './add-target.tsx';
import type { Target } from './kinds.ts';

interface ActionProps {
  brand: string;
  target: Target;
}

const READS = ['GET /brands/:brand/notifications'] as const;
const useTargetChange = () => useChange('PATCH /brands/:brand/notifications/:target', READS);

export function EditKinds({ brand, target }: ActionProps) {
  const { general, notifications: texts } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [kinds, setKinds] = useState(target.kinds);
  const change = useTargetChange();
  function submit() {
    const input = { params: { brand, target: target.target_id }, body: { kinds } };
    change.mutate(input, { onSuccess: () => setOpen(false) });
  }
  function open() {
    setKinds(target.kinds);
    setOpen(true);
  }
  return (
    <>
      <Button variant="plain" aria-label={texts.editName(target.host)} onPress={open}>
        {texts.edit}
      </Button>
      <Dialog title={texts.editName(target.host)} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Form
          action={general.save}
          change={change}
          isComplete={kinds.length > 0}
          incomplete={texts.chooseKind}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        >
          <KindsField selected={kinds} onSelect={setKinds} />
        </Form>
      </Dialog>
    </>
  );
}

export function SwitchTarget({ brand, target }: ActionProps) {
  const { notifications: texts } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const change = useTargetChange();
  const set = (enabled: boolean) =>
    change.mutate(
      { params: { brand, target: target.target_id }, body: { enabled } },
      { onSuccess: () => setAsking(false) },
    );
  if (target.disabled_at !== null) {
    return (
      <>
        <Button
          variant="plain"
          aria-label={texts.enableName(target.host)}
          isDisabled={change.isPending}
          onPress={() => set(true)}
        >
          {texts.enable}
        </Button>
        {change.error && <ErrorNotice error={change.error} />}
      </>
    );
  }
  return (
    <>
      <Button variant="plain" aria-label={texts.disableName(target.host)} onPress={() => setAsking(true)}>
        {texts.disable}
      </Button>
      <ConfirmDialog
        title={texts.disableQuestion(target.host)}
        text={texts.disableText}
        action={texts.disable}
        isOpen={isAsking}
        isPending={change.isPending}
        error={change.error}
        onClose={() => setAsking(false)}
        onConfirm={() => set(false)}
      />
    </>
  );
}

export function RemoveTarget({ brand, target }: ActionProps) {
  const { notifications: texts } = useTexts();
  const remove = useChange('DELETE /brands/:brand/notifications/:target', READS);
  return (
    <ConfirmButton
      action={texts.remove}
      label={texts.removeName(target.host)}
      question={texts.removeQuestion(target.host)}
      text={texts.removeText}
      change={remove}
      onConfirm={() => remove.mutate({ params: { brand, target: target.target_id } })}
    />
  );
}
