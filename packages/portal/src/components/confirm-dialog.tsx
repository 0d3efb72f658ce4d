import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorNotice } from './error-notice.tsx';

interface ConfirmDialogProps {
  /** A question. */
  title: string;
  /** The effect of the action, and whether it can be undone. */
  text: string;
  /** The verb on the button. */
  action: string;
  isOpen: boolean;
  isPending: boolean;
  error: Error | null;
  /** Fields to complete first, such as a word to type. */
  children?: ReactNode;
  /** False until they are complete. */
  isReady?: boolean;
  /** The button's style; `danger` if data is lost. */
  variant?: 'danger' | 'primary';
  onClose(): void;
  onConfirm(): void;
}

/** Asks for confirmation of an action that cannot be undone. */
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
