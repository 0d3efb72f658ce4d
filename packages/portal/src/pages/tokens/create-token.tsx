import { useState } from 'react';
import { useChange } from '../../api/queries.ts';
import { useSession } from '../../app/session.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form/form.tsx';
import { SecretDialog } from '../../components/secret-dialog.tsx';
import { Select } from '../../components/select.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';

const DAY_MS = 86_400_000;
const LIFETIMES = { days30: 30, days90: 90, year: 365, never: null } as const;
type Lifetime = keyof typeof LIFETIMES;
type Access = 'read' | 'write';
const SCOPES: Readonly<Record<Access, Access[]>> = { read: ['read'], write: ['read', 'write'] };
const ALL = 'all';

/** A form; then the new secret, shown once. */
export function CreateToken({ onClose }: { onClose(): void }) {
  const { tokens } = useTexts();
  const create = useChange('POST /tokens', ['GET /tokens']);
  const secret = create.data?.token;
  if (secret !== undefined) {
    const { secretTitle: title, secretText: text, done } = tokens;
    return <SecretDialog title={title} text={text} secret={secret} done={done} onClose={onClose} />;
  }
  return (
    <Dialog title={tokens.create} isOpen onClose={onClose}>
      <TokenForm create={create} onClose={onClose} />
    </Dialog>
  );
}

interface Draft {
  name: string;
  tenant: string;
  access: Access;
  brand: string;
  lifetime: Lifetime;
}

const bodyOf = ({ name, tenant, access, brand, lifetime }: Draft) => {
  const days = LIFETIMES[lifetime];
  return {
    tenant_id: tenant,
    name,
    scopes: SCOPES[access],
    brand_ids: brand === ALL ? null : [brand],
    expires_at: days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString(),
  };
};

interface TokenFormProps {
  create: ReturnType<typeof useChange<'POST /tokens'>>;
  onClose(): void;
}

function TokenForm({ create, onClose }: TokenFormProps) {
  const { tokens } = useTexts();
  const { tenants } = useSession();
  const [draft, setDraft] = useState<Draft>({
    name: '',
    tenant: tenants[0]?.id ?? '',
    access: 'read',
    brand: ALL,
    lifetime: 'days90',
  });

  function submit() {
    create.mutate({ body: bodyOf(draft) });
  }

  return (
    <Form
      action={tokens.create}
      change={create}
      isComplete={draft.name.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <TokenFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
    </Form>
  );
}

interface TokenFieldsProps {
  draft: Draft;
  onChange(change: Partial<Draft>): void;
}

function TokenFields({ draft, onChange }: TokenFieldsProps) {
  const { tokens } = useTexts();
  const { tenants, brands } = useSession();
  const own = brands.filter(({ tenant_id }) => tenant_id === draft.tenant);
  return (
    <>
      <TextField
        label={tokens.name}
        name="name"
        hint={tokens.nameHint}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        autoFocus
        isRequired
      />
      {tenants.length > 1 && (
        <Select
          label={tokens.tenant}
          options={tenants}
          selected={draft.tenant}
          onSelect={(tenant) => onChange({ tenant, brand: ALL })}
        />
      )}
      <Select
        label={tokens.scopes}
        options={(['read', 'write'] as const).map((id) => ({ id, name: tokens.scopeNames[id] }))}
        selected={draft.access}
        onSelect={(access) => onChange({ access })}
      />
      <Select
        label={tokens.brands}
        options={[{ id: ALL, name: tokens.allBrands }, ...own]}
        selected={draft.brand}
        onSelect={(brand) => onChange({ brand })}
      />
      <Select
        label={tokens.expires}
        options={(['days30', 'days90', 'year', 'never'] as const).map((id) => ({ id, name: tokens.expiresIn[id] }))}
        selected={draft.lifetime}
        onSelect={(lifetime) => onChange({ lifetime })}
      />
    </>
  );
}
