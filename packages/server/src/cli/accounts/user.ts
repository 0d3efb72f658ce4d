// `user add|list|remove`.
import { type Command, Option } from 'commander';
import { addMember, type Member, ROLES, type Role, removeMember } from '../../accounts/index.ts';
import { listing } from '../listing.ts';
import { withOptions } from '../setting-options.ts';
import { type Answer, commandLine, fieldList, printAnswer, type Terminal } from '../terminal.ts';
import { withStores } from '../with-stores.ts';

interface MemberOptions extends Record<string, unknown> {
  tenant: string;
  email: string;
}

const TENANT = ['--tenant <id>', 'the tenant'] as const;
const EMAIL = ['--email <address>', 'the email address verified by their identity provider'] as const;
const ROLE = new Option('--role <role>', 'owners also manage installs, members and plans').choices(ROLES);

export function declareUser(user: Command, terminal: Terminal): void {
  withOptions(user.command('add'), ['store'])
    .description('let a user sign in to a tenant, or change their role there')
    .requiredOption(...TENANT)
    .requiredOption(...EMAIL)
    .addOption(ROLE.makeOptionMandatory())
    .action(async (options: MemberOptions & { role: Role }) => printAnswer(terminal, await add(options)));
  withOptions(user.command('list'), ['store'])
    .description('list who can sign in')
    .option('--tenant <id>', 'only for this tenant')
    .action(async (options: { tenant?: string }) => printAnswer(terminal, await list(options)));
  withOptions(user.command('remove'), ['store'])
    .description('remove a user from a tenant')
    .requiredOption(...TENANT)
    .requiredOption(...EMAIL)
    .action(async (options: MemberOptions) => printAnswer(terminal, await remove(options)));
}

async function add(options: MemberOptions & { role: Role }): Promise<Answer> {
  const { tenant: tenantId, email, role } = options;
  const member = await withStores(options, (deps) => addMember(deps)({ tenantId, email, role }));
  const { user_id, tenant_id } = memberDocument(member);
  return {
    document: memberDocument(member),
    text: fieldList(`${member.email} can now sign in as ${member.role}.`, { user_id, tenant_id }),
  };
}

async function list(options: { tenant?: string }): Promise<Answer> {
  const members = await withStores(options, (deps) => deps.users.listMembers(options.tenant));
  const lines = members.map(
    ({ tenantId, email, role, signedIn }) => `${tenantId}  ${email}  ${role}${signedIn ? '' : '  not signed in yet'}`,
  );
  return {
    document: { users: members.map(memberDocument) },
    ...listing({
      header: ['tenant', 'email', 'role', 'signed in'],
      rows: members.map(({ tenantId, email, role, signedIn }) => [tenantId, email, role, signedIn ? 'yes' : 'not yet']),
      lines,
      none: `No users yet. Next: ${commandLine('user add --tenant ID --email ADDRESS --role owner')}`,
    }),
  };
}

async function remove(options: MemberOptions): Promise<Answer> {
  const { tenant: tenantId } = options;
  const email = await withStores(options, (deps) => removeMember(deps)({ tenantId, email: options.email }));
  return { document: { tenant_id: tenantId, email, removed: true }, text: `Removed ${email}.` };
}

const memberDocument = (member: Member) => ({
  user_id: member.userId,
  tenant_id: member.tenantId,
  email: member.email,
  role: member.role,
  signed_in: member.signedIn,
  created_at: new Date(member.createdAt).toISOString(),
});
