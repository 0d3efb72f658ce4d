import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ShowAll } from '../../components/show-all.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { type ListName, type Lists, listOf, type SectionProps, withoutEntry } from './description.ts';
import { useSaving } from './use-saving.ts';

const FIRST_SHOWN = 20;

interface EntryListProps<Name extends ListName> extends SectionProps {
  list: Name;
  title: string;
  /** For example, how many the plan includes. */
  note?: string | undefined;
  addLabel: string;
  empty: { title: string; text: string };
  /** Names an entry on its buttons and in questions. */
  nameOf(entry: Lists[Name]): string;
  show(entry: Lists[Name]): ReactNode;
  /** The form; without an entry, it creates one. */
  edit(entry: Lists[Name] | undefined, onClose: () => void): ReactNode;
  isShown?(entry: Lists[Name]): boolean;
  filter?: ReactNode;
}

/** Entries with a form for each, and a confirmation before one is removed. */
export function EntryList<Name extends ListName>(props: EntryListProps<Name>) {
  const { general, prompts: texts } = useTexts();
  const { description, list, title, note, addLabel, empty, nameOf, show, edit, filter, isShown = () => true } = props;
  const [edited, setEdited] = useState<{ entry: Lists[Name] | undefined }>();
  const [removed, setRemoved] = useState<Lists[Name]>();
  const entries = listOf(description.document, list);
  const shown = entries.filter(isShown);
  return (
    <Card
      title={title}
      actions={
        <div className="entry-tools">
          {filter}
          <Button variant="primary" onPress={() => setEdited({ entry: undefined })}>
            {addLabel}
          </Button>
        </div>
      }
    >
      {note !== undefined && <p className="muted">{note}</p>}
      {entries.length === 0 ? (
        <EmptyState {...empty}>
          <Button onPress={() => setEdited({ entry: undefined })}>{addLabel}</Button>
        </EmptyState>
      ) : (
        <ShowAll items={shown} first={FIRST_SHOWN}>
          {(some) => (
            <ul className="entry-list">
              {some.map((entry) => (
                <li key={JSON.stringify(entry)}>
                  <div className="entry-content">{show(entry)}</div>
                  <div className="entry-actions">
                    <Button
                      variant="plain"
                      aria-label={texts.editName(nameOf(entry))}
                      onPress={() => setEdited({ entry })}
                    >
                      {texts.edit}
                    </Button>
                    <Button
                      variant="plain"
                      aria-label={texts.removeName(nameOf(entry))}
                      onPress={() => setRemoved(entry)}
                    >
                      {texts.remove}
                    </Button>
                  </div>
                </li>
              ))}
              {some.length === 0 && <li className="muted">{general.none}</li>}
            </ul>
          )}
        </ShowAll>
      )}
      {edited && edit(edited.entry, () => setEdited(undefined))}
      {removed !== undefined && <RemoveEntry {...props} entry={removed} onClose={() => setRemoved(undefined)} />}
    </Card>
  );
}

interface RemoveEntryProps<Name extends ListName> extends EntryListProps<Name> {
  entry: Lists[Name];
  onClose(): void;
}

function RemoveEntry<Name extends ListName>(props: RemoveEntryProps<Name>) {
  const { brand, description, list, nameOf, entry, onClose } = props;
  const { prompts: texts } = useTexts();
  const saving = useSaving(brand, description);
  return (
    <ConfirmDialog
      title={texts.removeQuestion(nameOf(entry))}
      text={texts.removeText}
      action={texts.remove}
      isOpen
      isPending={saving.isSaving}
      error={saving.error}
      onClose={onClose}
      onConfirm={() => saving.save(withoutEntry(list, entry), onClose)}
    />
  );
}
