import { useState } from 'react';
import { useChange } from '../../api/queries.ts';
import { Checkbox } from '../../components/checkbox.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form/form.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { Connection } from './install.ts';
import { asText, linesOf } from './lines.ts';

interface ConnectionFormProps {
  params: { brand: string; install: string };
  /** `null`: creates one. */
  connection: Connection | null;
  onClose(): void;
  onSecret(secret: string | null): void;
}

export function ConnectionForm({ params, connection, onClose, onSecret }: ConnectionFormProps) {
  const { general, integrations } = useTexts();
  const texts = integrations.connection;
  const [handles, setHandles] = useState(asText(connection?.handles ?? null));
  const [preconfigured, setPreconfigured] = useState(connection?.preconfigured ?? '');
  const [reversals, setReversals] = useState(connection?.reversals ?? false);
  const [signed, setSigned] = useState(false);
  const create = useChange('POST /brands/:brand/installs/:install/connection', ['GET /brands/:brand/installs']);
  const update = useChange('PATCH /brands/:brand/installs/:install/connection', ['GET /brands/:brand/installs']);
  const change = connection === null ? create : update;
  function submit() {
    const fields = { handles: linesOf(handles), preconfigured: preconfigured.trim() || null, reversals };
    const options = {
      onSuccess({ signing_secret: secret }: { signing_secret: string | null }) {
        onSecret(secret);
        onClose();
      },
    };
    if (connection === null) create.mutate({ params, body: { ...fields, signed } }, options);
    else update.mutate({ params, body: fields }, options);
  }
  return (
    <Dialog title={connection === null ? texts.create : texts.edit} isOpen onClose={onClose}>
      <Form
        action={connection === null ? texts.create : general.save}
        change={change}
        isComplete={linesOf(handles).length > 0}
        onSubmit={submit}
        onClose={onClose}
      >
        <TextField
          label={texts.handles}
          name="handles"
          hint={texts.handlesHint}
          value={handles}
          onChange={setHandles}
          isMultiline
          autoFocus
          isRequired
        />
        <TextField
          label={texts.preconfigured}
          name="preconfigured"
          hint={texts.preconfiguredHint}
          value={preconfigured}
          onChange={setPreconfigured}
        />
        <Checkbox isSelected={reversals} onChange={setReversals}>
          {texts.allowReversals}
        </Checkbox>
        {connection === null && (
          <Checkbox isSelected={signed} onChange={setSigned}>
            {texts.signed}
          </Checkbox>
        )}
      </Form>
    </Dialog>
  );
}
