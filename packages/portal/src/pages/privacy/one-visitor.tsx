import { useState } from 'react';
import type { Answer } from '../../api/client.ts';
import { useChange } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { EraseDialog } from './erase-dialog.tsx';

/** Spec 2.3: what a visitor ID looks like. The server checks it again. */
const VISITOR_ID = /^svc_v_[A-Za-z0-9_-]{12,80}$/;

export function OneVisitor({ brand, isOwner }: { brand: string; isOwner: boolean }) {
  const { privacy: texts } = useTexts();
  return (
    <Card title={texts.visitor}>
      <p className="muted">{texts.visitorText}</p>
      {isOwner ? <VisitorForm brand={brand} /> : <p className="notice">{texts.ownersOnly}</p>}
    </Card>
  );
}

function VisitorForm({ brand }: { brand: string }) {
  const { privacy: texts } = useTexts();
  const [text, setText] = useState('');
  const [isErasing, setErasing] = useState(false);
  const exporting = useChange('POST /brands/:brand/privacy/export', []);
  const erase = useChange('POST /brands/:brand/privacy/erase', []);
  const visitorId = text.trim();
  const isValid = VISITOR_ID.test(visitorId);
  function change(next: string) {
    setText(next);
    exporting.reset();
    erase.reset();
  }
  const input = { params: { brand }, body: { visitor_id: visitorId } };
  const save = () =>
    exporting.mutate(input, {
      onSuccess: (found) => {
        if (found.records.length > 0) saveJson(`visitor-${found.exported_at.slice(0, 10)}.json`, found);
      },
    });
  return (
    <div className="form privacy-form">
      <TextField
        label={texts.visitorId}
        placeholder="svc_v_…"
        value={text}
        onChange={change}
        error={visitorId === '' || isValid ? undefined : texts.invalid}
        autoComplete="off"
        spellCheck="false"
      />
      <div className="privacy-actions">
        <Button isDisabled={!isValid || exporting.isPending} onPress={save}>
          {texts.export}
        </Button>
        <Button variant="danger" isDisabled={!isValid} onPress={() => setErasing(true)}>
          {texts.erase}
        </Button>
      </div>
      {exporting.error && <ErrorNotice error={exporting.error} />}
      <div aria-live="polite">
        {exporting.data && <Exported answer={exporting.data} />}
        {erase.data && <Erased counts={erase.data} />}
      </div>
      {isErasing && (
        <EraseDialog
          isPending={erase.isPending}
          error={erase.error}
          onClose={() => setErasing(false)}
          onConfirm={() => erase.mutate(input, { onSuccess: () => setErasing(false) })}
        />
      )}
    </div>
  );
}

function Exported({ answer }: { answer: { records: readonly unknown[]; is_complete: boolean } }) {
  const { privacy: texts } = useTexts();
  const formats = useFormats();
  if (answer.records.length === 0) return <p className="notice">{texts.exportedNone}</p>;
  return (
    <div className="notice">
      <p>{texts.exported(formats.number(answer.records.length))}</p>
      {!answer.is_complete && <p>{texts.incomplete}</p>}
    </div>
  );
}

function Erased({ counts: { visits, actions, events } }: { counts: Answer<'POST /brands/:brand/privacy/erase'> }) {
  const { privacy: texts } = useTexts();
  const { number } = useFormats();
  return (
    <div className="notice privacy-done">
      <p>{texts.erased(number(visits), number(actions), number(events))}</p>
      <p className="muted">{texts.erasedText}</p>
    </div>
  );
}

/** Saves a document as a download. */
function saveJson(name: string, document_: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(document_, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
