// `UserStore` over SQL. Uniqueness is enforced by indexes, not by checks here.
import type { Selectable, Transaction } from 'kysely';
import type { Identity, Member, User, UserStore } from '../../../accounts/ports.ts';
import type { SqlAccess } from '../database.ts';
import { bumpConfigVersion } from '../integrations/change-feed.ts';
import { lockPlan } from '../plans/lock-plan.ts';
import type { Schema, UserTable } from '../schema/schema.ts';

type MemberToPut = Parameters<UserStore['putMember']>[0];

export function createUserStore({ read, write }: SqlAccess): UserStore {
  const byIdentity = (db: SqlAccess['read'], { issuer, subject }: Identity) =>
    db.selectFrom('users').selectAll().where('issuer', '=', issuer).where('subject', '=', subject);
  const members = read
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select(['members.tenant_id', 'users.id', 'users.email', 'users.issuer', 'members.role', 'members.created_at']);

  return {
    putMember: (member) => write.transaction().execute((tx) => putMember(tx, member)),
    removeMember: (tenantId, email, at) =>
      write.transaction().execute((tx) => removeMember(tx, { tenantId, email, at })),
    putMemberKeepingOwner: (member) =>
      write.transaction().execute(async (tx) => {
        if (member.role !== 'owner' && !(await hasOtherOwner(tx, member))) return 'last_owner';
        return putMember(tx, member);
      }),
    removeMemberKeepingOwner: (tenantId, email, at) =>
      write.transaction().execute(async (tx) => {
        if (!(await hasOtherOwner(tx, { tenantId, email }))) return 'last_owner';
        return removeMember(tx, { tenantId, email, at });
      }),
    async listMembers(tenantId) {
      const rows = await members
        .$if(tenantId !== undefined, (query) => query.where('members.tenant_id', '=', tenantId ?? ''))
        .orderBy('members.tenant_id')
        .orderBy('users.email')
        .execute();
      return rows.map(memberFrom);
    },
    async membershipsOf(userId) {
      const rows = await read
        .selectFrom('members')
        .select(['tenant_id', 'role'])
        .where('user_id', '=', userId)
        .orderBy('tenant_id')
        .execute();
      return rows.map(({ tenant_id, role }) => ({ tenantId: tenant_id, role }));
    },
    async findUser(id) {
      const row = await read.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
      return row && userFrom(row);
    },
    async findUserByIdentity(identity) {
      const row = await byIdentity(read, identity).executeTakeFirst();
      return row && userFrom(row);
    },
    async bindUser(email, { issuer, subject }) {
      const row = await write
        .updateTable('users')
        .set({ issuer, subject })
        .where('email', '=', email)
        .where('issuer', 'is', null)
        .where((eb) => eb.not(eb.exists(byIdentity(write, { issuer, subject }))))
        .returningAll()
        .executeTakeFirst();
      return row && userFrom(row);
    },
  };
}

/**
 * Whether the tenant has an owner with another address. Locks the tenant first, so that one of two owners who remove
 * each other at once remains.
 */
async function hasOtherOwner(tx: Transaction<Schema>, { tenantId, email }: Pick<MemberToPut, 'tenantId' | 'email'>) {
  await lockPlan(tx, tenantId);
  const other = await tx
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select('users.id')
    .where('members.tenant_id', '=', tenantId)
    .where('members.role', '=', 'owner')
    .where('users.email', '<>', email)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** The first statement locks the user, as in `removeMember`, so that the user is not removed while a tenant is added. */
async function putMember(
  tx: Transaction<Schema>,
  { tenantId, email, role, newUserId, createdAt }: MemberToPut,
): Promise<Member> {
  const user = await tx
    .insertInto('users')
    .values({ id: newUserId, email, issuer: null, subject: null, created_at: createdAt })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const member = await tx
    .insertInto('members')
    .values({ tenant_id: tenantId, user_id: user.id, role, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ role }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return memberFrom({ ...member, id: user.id, email: user.email, issuer: user.issuer });
}

/** Also revokes the user's tokens of the tenant, and removes a user without a tenant. False if there is no such member. */
async function removeMember(
  tx: Transaction<Schema>,
  { tenantId, email, at }: { tenantId: string; email: string; at: number },
): Promise<boolean> {
  const user = await tx
    .updateTable('users')
    .set({ email })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  if (!user) return false;
  const { numDeletedRows } = await tx
    .deleteFrom('members')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const revoked = await tx
    .updateTable('tokens')
    .set({ revoked_at: at })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (revoked.numUpdatedRows > 0n) await bumpConfigVersion(tx);
  const left = tx.selectFrom('members').select('user_id').where('user_id', '=', user.id);
  await tx
    .deleteFrom('users')
    .where('id', '=', user.id)
    .where((eb) => eb.not(eb.exists(left)))
    .execute();
  return numDeletedRows > 0n;
}

const userFrom = ({ id, email, issuer, subject, created_at }: Selectable<UserTable>): User => ({
  id,
  email,
  identity: issuer === null || subject === null ? null : { issuer, subject },
  createdAt: created_at,
});

type MemberRow = Pick<UserTable, 'id' | 'email' | 'issuer'> & {
  tenant_id: string;
  role: Member['role'];
  created_at: number;
};

const memberFrom = (row: MemberRow): Member => ({
  tenantId: row.tenant_id,
  userId: row.id,
  email: row.email,
  role: row.role,
  signedIn: row.issuer !== null,
  createdAt: row.created_at,
});
