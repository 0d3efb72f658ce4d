import { useChange } from '../../api/queries.ts';
import { useSession } from '../../app/session.ts';
import { Badge } from '../../components/badge.tsx';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Select } from '../../components/select.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import './members.css';
import { type Member, ROLES, type Role } from './roles.ts';

interface TableProps {
  tenant: string;
  members: readonly Member[];
  isOwner: boolean;
}

export function MemberTable({ tenant, members, isOwner }: TableProps) {
  const { members: texts } = useTexts();
  return (
    <div className="table-scroll">
      <table className="table members">
        <thead>
          <tr>
            <th scope="col">{texts.email}</th>
            <th scope="col">{texts.role}</th>
            <th scope="col">{texts.state}</th>
            <th scope="col">{texts.added}</th>
            {isOwner && (
              <th scope="col">
                <span className="visually-hidden">{texts.remove}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow key={member.user_id} tenant={tenant} member={member} isOwner={isOwner} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MemberRow({ tenant, member, isOwner }: { tenant: string; member: Member; isOwner: boolean }) {
  const { members: texts } = useTexts();
  const formats = useFormats();
  const isSelf = useSession().user.id === member.user_id;
  return (
    <tr>
      <td className="foreign">
        {member.email} {isSelf && <Badge tone="info">{texts.you}</Badge>}
      </td>
      <td>{isOwner ? <RolePicker tenant={tenant} member={member} isSelf={isSelf} /> : texts.roles[member.role]}</td>
      <td>
        <Badge tone={member.signed_in ? 'good' : 'neutral'}>
          {member.signed_in ? texts.states.signedIn : texts.states.waiting}
        </Badge>
      </td>
      <td>{formats.dateTime(member.added_at)}</td>
      {isOwner && (
        <td>
          <RemoveButton tenant={tenant} member={member} isSelf={isSelf} />
        </td>
      )}
    </tr>
  );
}

interface MemberProps {
  tenant: string;
  member: Member;
  isSelf: boolean;
}

/** The user's own access has changed: everything is refetched. */
const reload = (): void => window.location.assign('/');

function RolePicker({ tenant, member: { email, role }, isSelf }: MemberProps) {
  const { members: texts } = useTexts();
  const put = useChange('POST /tenants/:tenant/members', ['GET /tenants/:tenant/members']);
  function change(next: Role) {
    if (next === role) return;
    const input = { params: { tenant }, body: { email, role: next } };
    put.mutate(input, isSelf ? { onSuccess: reload } : {});
  }
  return (
    <>
      <Select
        label={texts.roleOf(email)}
        isLabelHidden
        options={ROLES.map((id) => ({ id, name: texts.roles[id] }))}
        selected={role}
        onSelect={change}
      />
      {put.error && <ErrorNotice error={put.error} />}
    </>
  );
}

function RemoveButton({ tenant, member, isSelf }: MemberProps) {
  const { members: texts } = useTexts();
  const remove = useChange('DELETE /tenants/:tenant/members/:user', ['GET /tenants/:tenant/members']);
  return (
    <ConfirmButton
      action={texts.remove}
      label={texts.removeName(member.email)}
      question={texts.removeQuestion(member.email)}
      text={texts.removeText}
      change={remove}
      onConfirm={(close) =>
        remove.mutate({ params: { tenant, user: member.user_id } }, { onSuccess: isSelf ? reload : close })
      }
    />
  );
}
