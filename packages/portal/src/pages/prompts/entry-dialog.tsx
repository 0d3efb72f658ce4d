import type { ReactNode } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form/form.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { type BrandDocument, type ListName, type Lists, placeOf, withEntry } from './description.ts';
import { SavingError } from './saving-error.tsx';
import type { Saving } from './use-saving.ts';

interface EntryDialogProps<Name extends ListName> {
  title: string;
  saving: Saving;
  isComplete: boolean;
  document: BrandDocument;
  list: Name;
  /** The document to save. */
  entry: Lists[Name];
  before: Lists[Name] | undefined;
  onClose(): void;
  children: ReactNode;
}

/** The frame of every form: fields, error, save button. */
export function EntryDialog<Name extends ListName>(props: EntryDialogProps<Name>) {
  const { title, saving, isComplete, document, list, entry, before, onClose, children } = props;
  const { general } = useTexts();
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form
        action={general.save}
        change={{ isPending: saving.isSaving, error: saving.error }}
        isComplete={isComplete}
        at={`${list}.${placeOf(document, list, before)}`}
        notice={saving.isConflict ? <SavingError saving={saving} /> : undefined}
        onSubmit={() => saving.save(withEntry(list, entry, before), onClose)}
        onClose={onClose}
      >
        {children}
      </Form>
    </Dialog>
  );
}
