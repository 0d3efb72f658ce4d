import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { ApiError } from '../../api/api-error.ts';
import { type Answer, addressOf, call } from '../../api/client.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { issueSentence } from '../../components/form/issue-sentence.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { SectionProps } from './description.ts';
import { SavingError } from './saving-error.tsx';
import { useSaving } from './use-saving.ts';
import { useSettled } from './use-settled.ts';

const FILE = 'GET /brands/:brand/description/file';
const SETTLE_MS = 300;
const MIB = 1024 * 1024;
/** The service accepts no larger file; the field would be slow with one. */
const MAX_MIB = 2;
type Remark = Answer<'POST /brands/:brand/description/check'>['issues'][number];

const fileAddress = (brand: string, format: 'yaml' | 'json') =>
  addressOf(FILE, { params: { brand }, query: { format } });

/** The whole description as a file: edit, import, export. */
export function FileEditor(props: SectionProps) {
  const { prompts: texts } = useTexts();
  const { brand, description } = props;
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
      {error ? (
        <ErrorNotice error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton lines={12} />
      ) : (
        <Editor key={description.revision} {...props} stored={data} />
      )}
    </Card>
  );
}

function Editor({ brand, description, stored }: SectionProps & { stored: string }) {
  const { prompts: texts } = useTexts();
  const saving = useSaving(brand, description);
  const { text, edit, importFile, importError } = useText(stored);
  const isChanged = text !== stored;
  const { check, isCurrent } = useCheck(brand, text);
  const { issues = [], warnings = [], counts } = check.data ?? {};
  return (
    <div className="file-editor">
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
        <Button
          variant="primary"
          isDisabled={!isChanged || saving.isSaving || issues.length > 0 || !isCurrent}
          onPress={() => saving.saveText(text, () => {})}
        >
          {texts.saveFile}
        </Button>
      </div>
      <TextField
        label={texts.fileContent}
        value={text}
        onChange={edit}
        error={importError}
        isMultiline
        rows={24}
        spellCheck="false"
      />
      <div className="file-remarks" aria-live="polite">
        <Remarks title={texts.issues(issues.length)} remarks={issues} kind="error" />
        <Remarks title={texts.warnings(warnings.length)} remarks={warnings} kind="warning" />
        {counts && (
          <p className="muted">{texts.counts(counts.prompts, counts.facts, counts.competitors, counts.skus)}</p>
        )}
        {check.error && <ErrorNotice error={check.error} retry={() => void check.refetch()} />}
      </div>
      <SavingError saving={saving} />
    </div>
  );
}

/** The text of the editor, typed or imported. */
function useText(stored: string) {
  const { prompts: texts } = useTexts();
  const [text, setText] = useState(stored);
  const [importError, setImportError] = useState<string>();
  function edit(changed: string): void {
    setImportError(undefined);
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

interface RemarksProps {
  title: string;
  remarks: readonly Remark[];
  kind: 'error' | 'warning';
}

function Remarks({ title, remarks, kind }: RemarksProps): ReactNode {
  const { prompts: texts, issues: sentences } = useTexts();
  if (remarks.length === 0) return null;
  return (
    <div className={`notice notice-${kind}`}>
      <strong>{title}</strong>
      <ul className="issue-list">
        {remarks.map(({ line, path, message }) => (
          <li key={`${line} ${path} ${message}`} className="foreign">
            <strong>{texts.line(line)}</strong> <code>{path}</code> {issueSentence(message, sentences)}
          </li>
        ))}
      </ul>
    </div>
  );
}
