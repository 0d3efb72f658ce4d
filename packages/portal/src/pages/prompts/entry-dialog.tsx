import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { Change } from './description.ts';
import { SavingError } from './saving-error.tsx';
import type { Saving } from './use-saving.ts';

interface EntryDialogProps {
  title: string;
  saving: Saving;
  isComplete: boolean;
  /** What is saved. */
  change: Change;
  onClose(): void;
  children: ReactNode;
}

/** The frame of every form: fields, what went wrong, save. */
export function EntryDialog({ title, saving, isComplete, change, onClose, children }: EntryDialogProps) {
  const { general } = useTexts();
  function submit(event: FormEvent) {
    event.preventDefault();
    saving.save(change, onClose);
  }
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {children}
        <SavingError saving={saving} />
        <div className="dialog-actions">
          <Button onPress={onClose}>{general.cancel}</Button>
          <Button type="submit" variant="primary" isDisabled={saving.isSaving || !isComplete}>
            {general.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
