import { useState } from 'react';
import { useChange } from '../../api/queries.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form/form.tsx';
import { Select } from '../../components/select.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ROLES, type Role } from './roles.ts';

export function AddMember({ tenant, onClose }: { tenant: string; onClose(): void }) {
  const { members } = useTexts();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('member');
  const add = useChange('POST /tenants/:tenant/members', ['GET /tenants/:tenant/members']);

  function submit() {
    add.mutate({ params: { tenant }, body: { email: email.trim(), role } }, { onSuccess: onClose });
  }

  return (
    <Dialog title={members.add} isOpen onClose={onClose}>
      <Form action={members.add} change={add} isComplete={email.includes('@')} onSubmit={submit} onClose={onClose}>
        <TextField
          label={members.email}
          hint={members.emailHint}
          type="email"
          name="email"
          value={email}
          onChange={setEmail}
          autoFocus
          isRequired
        />
        <Select
          label={members.role}
          options={ROLES.map((id) => ({ id, name: members.roles[id] }))}
          selected={role}
          onSelect={setRole}
        />
      </Form>
    </Dialog>
  );
}
