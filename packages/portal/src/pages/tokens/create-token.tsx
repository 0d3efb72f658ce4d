import { type FormEvent, useState } from 'react';
import { useChange } from '../../api/queries.ts';
import { useSession } from '../../app/session.ts';
import { Button } from '../../components/button.tsx';
import { CodeBlock } from '../../components/code-block.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Select } from '../../components/select.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';

const DAY_MS = 86_400_000;
const LIFETIMES = { days30: 30, days90: 90, year: 365, never: null } as const;
type Lifetime = keyof typeof LIFETIMES;
type Access = 'read' | 'write';
const ALL = 'all';

/** A form; then the new secret, shown once. */
export function CreateToken({ onClose }: { onClose(): void }) {
  const { tokens } = useTexts();
  const create = useChange('POST /tokens', ['GET /tokens']);
  const secret = create.data?.token;
  if (secret !== undefined) return <NewSecret secret={secret} onClose={onClose} />;
  return (
    <Dialog title={tokens.create} isOpen onClose={onClose}>
      <TokenForm create={create} onClose={onClose} />
    </Dialog>
  );
}

function TokenForm({ create, onClose }: { create: ReturnType<typeof useChange<'POST /tokens'>>; onClose(): void }) {
  const { general, tokens } = useTexts();
  const { tenants, brands } = useSession();
  const [name, setName] = useState('');
  const [tenant, setTenant] = useState(tenants[0]?.id ?? '');
  const [access, setAccess] = useState<Access>('read');
  const [brand, setBrand] = useState(ALL);
  const [lifetime, setLifetime] = useState<Lifetime>('days90');
  const own = brands.filter(({ tenant_id }) => tenant_id === tenant);

  function submit(event: FormEvent) {
    event.preventDefault();
    const days = LIFETIMES[lifetime];
    create.mutate({
      body: {
        tenant_id: tenant,
        name,
        scopes: access === 'write' ? ['read', 'write'] : ['read'],
        brand_ids: brand === ALL ? null : [brand],
        expires_at: days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString(),
      },
    });
  }

  return (
    <form className="form" onSubmit={submit}>
      <TextField label={tokens.name} hint={tokens.nameHint} value={name} onChange={setName} autoFocus isRequired />
      {tenants.length > 1 && (
        <Select
          label={tokens.tenant}
          options={tenants}
          selected={tenant}
          onSelect={(id) => {
            setTenant(id);
            setBrand(ALL);
          }}
        />
      )}
      <Select
        label={tokens.scopes}
        options={(['read', 'write'] as const).map((id) => ({ id, name: tokens.scopeNames[id] }))}
        selected={access}
        onSelect={setAccess}
      />
      <Select
        label={tokens.brands}
        options={[{ id: ALL, name: tokens.allBrands }, ...own]}
        selected={brand}
        onSelect={setBrand}
      />
      <Select
        label={tokens.expires}
        options={(['days30', 'days90', 'year', 'never'] as const).map((id) => ({ id, name: tokens.expiresIn[id] }))}
        selected={lifetime}
        onSelect={setLifetime}
      />
      {create.error && <ErrorNotice error={create.error} />}
      <div className="dialog-actions">
        <Button onPress={onClose}>{general.cancel}</Button>
        <Button type="submit" variant="primary" isDisabled={create.isPending || name.trim() === ''}>
          {tokens.create}
        </Button>
      </div>
    </form>
  );
}

function NewSecret({ secret, onClose }: { secret: string; onClose(): void }) {
  const { tokens } = useTexts();
  return (
    <Dialog title={tokens.secretTitle} isOpen onClose={onClose}>
      <p>{tokens.secretText}</p>
      <CodeBlock text={secret} label={tokens.secretTitle} />
      <div className="dialog-actions">
        <Button variant="primary" onPress={onClose}>
          {tokens.done}
        </Button>
      </div>
    </Dialog>
  );
}
