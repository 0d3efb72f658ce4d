import { useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmButtonProps {
  /** The verb of both buttons. */
  action: string;
  /** The verb and its object, for screen readers. */
  label: string;
  question: string;
  /** The effect of the action, and whether it can be undone. */
  text: string;
  change: { isPending: boolean; error: Error | null };
  /** @param close closes the dialog; call it when the change is made */
  onConfirm(close: () => void): void;
}

/** The button of a table row that asks before it acts. */
export function ConfirmButton({ action, label, question, text, change, onConfirm }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="plain" aria-label={label} onPress={() => setAsking(true)}>
        {action}
      </Button>
      <ConfirmDialog
        title={question}
        text={text}
        action={action}
        isOpen={isAsking}
        isPending={change.isPending}
        error={change.error}
        onClose={close}
        onConfirm={() => onConfirm(close)}
      />
    </>
  );
}
