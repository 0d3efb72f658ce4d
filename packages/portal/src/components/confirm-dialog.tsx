import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorNotice } from './error-notice.tsx';

interface ConfirmDialogProps {
  /** A question. */
  title: string;
  /** What happens, and whether it can be undone. */
  text: string;
  /** The verb of the button. */
  action: string;
  isOpen: boolean;
  isPending: boolean;
  error: Error | null;
  /** What to fill in before, such as a word to type. */
  children?: ReactNode;
  /** False until it is filled in. */
  isReady?: boolean;
  /** Of the button; `danger` where something is lost. */
  variant?: 'danger' | 'primary';
  onClose(): void;
  onConfirm(): void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  title,
  text,
  action,
  isOpen,
  isPending,
  error,
  children,
  isReady = true,
  variant = 'danger',
  onClose,
  onConfirm,
}: ConfirmDialogProps) {
  const { general } = useTexts();
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <p>{text}</p>
      {children}
      {error !== null && <ErrorNotice error={error} />}
      <div className="dialog-actions">
        <Button onPress={onClose}>{general.cancel}</Button>
        <Button variant={variant} isDisabled={isPending || !isReady} onPress={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
