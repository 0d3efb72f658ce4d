import { type FormEvent, useState } from 'react';
import { useChange } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Select } from '../../components/select.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ROLES, type Role } from './roles.ts';

export function AddMember({ tenant, onClose }: { tenant: string; onClose(): void }) {
  const { general, members } = useTexts();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('member');
  const add = useChange('POST /tenants/:tenant/members', ['GET /tenants/:tenant/members']);

  function submit(event: FormEvent) {
    event.preventDefault();
    add.mutate({ params: { tenant }, body: { email: email.trim(), role } }, { onSuccess: onClose });
  }

  return (
    <Dialog title={members.add} isOpen onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <TextField
          label={members.email}
          hint={members.emailHint}
          type="email"
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
        {add.error && <ErrorNotice error={add.error} />}
        <div className="dialog-actions">
          <Button onPress={onClose}>{general.cancel}</Button>
          <Button type="submit" variant="primary" isDisabled={add.isPending || !email.includes('@')}>
            {members.add}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
