import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { ApiError } from '../../api/api-error.ts';
import { addressOf, call } from '../../api/client.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { SectionProps } from './description.ts';
import { IssueSummary, Remarks } from './file-remarks.tsx';
import { SaveFile } from './save-file.tsx';
import { SavingError } from './saving-error.tsx';
import { type Saving, useSaving } from './use-saving.ts';
import { useSettled } from './use-settled.ts';

const FILE = 'GET /brands/:brand/description/file';
const SETTLE_MS = 300;
const MIB = 1024 * 1024;
/** The service accepts no larger file; a larger one would slow down the field. */
const MAX_MIB = 2;

const fileAddress = (brand: string, format: 'yaml' | 'json') =>
  addressOf(FILE, { params: { brand }, query: { format } });

/** The whole description as a file: edit, import, export. */
export function FileEditor(props: SectionProps) {
  const { prompts: texts } = useTexts();
  const { brand, description } = props;
  const saving = useSaving(brand, description);
  const { data, error, refetch } = useQuery({
    queryKey: [FILE, brand, description.revision],
    queryFn: async ({ signal }) => {
      const response = await fetch(fileAddress(brand, 'yaml'), { signal });
      if (!response.ok) throw await ApiError.from(response);
      return response.text();
    },
  });
  return (
    <Card
      title={texts.fileTitle}
      actions={
        <div className="entry-tools">
          <a className="button button-secondary" href={fileAddress(brand, 'yaml')} download>
            {texts.exportAs('YAML')}
          </a>
          <a className="button button-secondary" href={fileAddress(brand, 'json')} download>
            {texts.exportAs('JSON')}
          </a>
        </div>
      }
    >
      <p className="muted">{texts.fileText}</p>
      <p role="status" className="file-saved">
        {saving.isSaved && texts.fileSaved}
      </p>
      {error ? (
        <ErrorNotice error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton lines={12} />
      ) : (
        <Editor key={description.revision} brand={brand} saving={saving} stored={data} />
      )}
    </Card>
  );
}

interface EditorProps {
  brand: string;
  saving: Saving;
  stored: string;
}

function Editor({ brand, saving, stored }: EditorProps) {
  const { prompts: texts } = useTexts();
  const { text, edit, importFile, importError } = useText(stored, saving.forget);
  const isChanged = text !== stored;
  const { check, isCurrent } = useCheck(brand, text);
  const { issues = [], warnings = [], counts, removes = null } = check.data ?? {};
  const editor = useRef<HTMLDivElement>(null);
  const goTo = (line: number) => moveCursor(editor.current?.querySelector('textarea'), line);
  return (
    <div className="file-editor" ref={editor}>
      <div className="entry-tools">
        <FileTrigger
          acceptedFileTypes={['.yaml', '.yml', '.json']}
          onSelect={(files) => {
            const file = files?.item(0);
            if (file) void importFile(file);
          }}
        >
          <Button>{texts.importFile}</Button>
        </FileTrigger>
        <Button variant="plain" isDisabled={!isChanged} onPress={() => edit(stored)}>
          {texts.discard}
        </Button>
        <SaveFile
          removes={removes}
          isDisabled={!isChanged || saving.isSaving || issues.length > 0 || !isCurrent}
          onSave={() => saving.saveText(text, () => {})}
        />
        <IssueSummary issues={issues} goTo={goTo} />
      </div>
      <SavingError saving={saving} />
      <TextField
        label={texts.fileContent}
        value={text}
        onChange={edit}
        error={importError}
        isMultiline
        rows={24}
        spellCheck="false"
      />
      <div className="file-remarks">
        <Remarks title={texts.issues(issues.length)} remarks={issues} kind="error" goTo={goTo} />
        <Remarks title={texts.warnings(warnings.length)} remarks={warnings} kind="warning" goTo={goTo} />
        {counts && (
          <p className="muted">{texts.counts(counts.prompts, counts.facts, counts.competitors, counts.skus)}</p>
        )}
        {check.error && <ErrorNotice error={check.error} retry={() => void check.refetch()} />}
      </div>
    </div>
  );
}

/** Selects a line and scrolls to it. */
function moveCursor(field: HTMLTextAreaElement | null | undefined, line: number): void {
  if (!field) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight * (line - 1)) / lines.length - field.clientHeight / 2;
}

/** The text of the editor, typed or imported. */
function useText(stored: string, onEdit: () => void) {
  const { prompts: texts } = useTexts();
  const [text, setText] = useState(stored);
  const [importError, setImportError] = useState<string>();
  function edit(changed: string): void {
    setImportError(undefined);
    onEdit();
    setText(changed);
  }
  async function importFile(file: File): Promise<void> {
    if (file.size > MAX_MIB * MIB) return setImportError(texts.fileTooLarge(MAX_MIB));
    try {
      edit(await file.text());
    } catch {
      // For example, it was deleted after it was chosen.
      setImportError(texts.fileUnreadable);
    }
  }
  return { text, edit, importFile, importError };
}

/** Checks the text once typing pauses: each check reads the whole file, and counts against the rate limit. */
function useCheck(brand: string, text: string) {
  const settled = useSettled(text, SETTLE_MS);
  const check = useQuery({
    queryKey: ['POST /brands/:brand/description/check', brand, settled],
    queryFn: ({ signal }) =>
      call('POST /brands/:brand/description/check', { params: { brand }, body: { text: settled } }, signal),
    enabled: settled !== '',
    // The key contains the whole file: checks of earlier texts must not pile up in the cache.
    gcTime: 0,
    placeholderData: (before) => before,
  });
  return { check, isCurrent: settled === text && check.isSuccess && !check.isFetching };
}
