import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ShowAll } from '../../components/show-all.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import {
  contains,
  type ListName,
  type Lists,
  listOf,
  newestFirst,
  type SectionProps,
  withoutEntry,
} from './description.ts';
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
  const { prompts: texts } = useTexts();
  const { title, note, addLabel, empty, edit, filter } = props;
  const [edited, setEdited] = useState<{ entry: Lists[Name] | undefined }>();
  const [removed, setRemoved] = useState<Lists[Name]>();
  const { entries, shown, searched, search } = useShown(props);
  return (
    <Card
      title={title}
      actions={
        <div className="entry-tools">
          {entries.length > FIRST_SHOWN && (
            <TextField aria-label={texts.search} placeholder={texts.search} value={searched} onChange={search} />
          )}
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
            <Entries {...props} entries={some} onEdit={(entry) => setEdited({ entry })} onRemove={setRemoved} />
          )}
        </ShowAll>
      )}
      {edited && edit(edited.entry, () => setEdited(undefined))}
      {removed !== undefined && <RemoveEntry {...props} entry={removed} onClose={() => setRemoved(undefined)} />}
    </Card>
  );
}

/** Entries added on this page come first, so that they can be seen. */
function useShown<Name extends ListName>({ description, list, nameOf, isShown = () => true }: EntryListProps<Name>) {
  const entries = listOf(description.document, list);
  const [known] = useState(() => new Set(entries.map((entry) => JSON.stringify(entry))));
  const [searched, search] = useState('');
  const shown = newestFirst(entries, known).filter((entry) => isShown(entry) && contains(nameOf(entry), searched));
  return { entries, shown, searched, search };
}

interface EntriesProps<Name extends ListName> extends EntryListProps<Name> {
  entries: readonly Lists[Name][];
  onEdit(entry: Lists[Name]): void;
  onRemove(entry: Lists[Name]): void;
}

function Entries<Name extends ListName>({ entries, nameOf, show, onEdit, onRemove }: EntriesProps<Name>) {
  const { general, prompts: texts } = useTexts();
  return (
    <ul className="entry-list">
      {entries.map((entry) => (
        <li key={JSON.stringify(entry)}>
          <div className="entry-content">{show(entry)}</div>
          <div className="entry-actions">
            <Button variant="plain" aria-label={texts.editName(nameOf(entry))} onPress={() => onEdit(entry)}>
              {texts.edit}
            </Button>
            <Button variant="plain" aria-label={texts.removeName(nameOf(entry))} onPress={() => onRemove(entry)}>
              {texts.remove}
            </Button>
          </div>
        </li>
      ))}
      {entries.length === 0 && <li className="muted">{general.none}</li>}
    </ul>
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
