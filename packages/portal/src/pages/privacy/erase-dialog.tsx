import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';

interface EraseDialogProps {
  isPending: boolean;
  error: Error | null;
  onClose(): void;
  onConfirm(): void;
}

/** Requires typing a word: the records cannot be restored. */
export function EraseDialog(props: EraseDialogProps) {
  const { privacy: texts } = useTexts();
  const [typed, setTyped] = useState('');
  return (
    <ConfirmDialog
      {...props}
      title={texts.eraseQuestion}
      text={texts.eraseText}
      action={texts.eraseNow}
      isOpen
      isReady={typed.trim().toLocaleLowerCase() === texts.confirmWord}
    >
      <TextField
        label={texts.confirmLabel(texts.confirmWord)}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        autoFocus
      />
    </ConfirmDialog>
  );
}
