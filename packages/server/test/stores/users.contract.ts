// Members of tenants, and their identities at an identity provider, on every engine (decisions 5).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../src/accounts/sign-in.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { RECEIVED_AT } from './records.ts';
import type { NewStore, StoreFactory } from './store-factory.ts';

export function usersContract(newStore: NewStore): void {
  let factory: StoreFactory;
  /** Two processes, from the store's point of view. */
  let stores: Stores;
  let others: Stores;
  let tenantId: string;
  let email: string;
  beforeAll(async () => {
    factory = newStore();
    [stores, others] = [await factory.open(), await factory.open()];
  });
  beforeEach(async () => {
    tenantId = await newTenant();
    email = `${systemIds.random()}@shop.example`;
  });
  afterAll(() => factory.dispose());

  async function newTenant(): Promise<string> {
    const id = systemIds.ordered();
    await stores.tenants.createTenant({ id, name: 'Acme', plan: 'pro', createdAt: RECEIVED_AT });
    return id;
  }
  const member = (change: { tenantId?: string; email?: string; role?: 'owner' | 'member' } = {}) => ({
    tenantId,
    email,
    role: 'member' as const,
    newUserId: systemIds.random(),
    createdAt: RECEIVED_AT,
    ...change,
  });
  const identity = () => ({ issuer: 'https://id.example', subject: systemIds.random() });
  const addresses = async () => (await stores.users.listMembers(tenantId)).map((one) => one.email);

  describe('a member', () => {
    it('is listed as added, sorted by address', async () => {
      const later = await stores.users.putMember(member({ email: `z-${email}`, role: 'owner' }));
      const given = member({ email: `a-${email}` });
      const added = await stores.users.putMember(given);
      const { newUserId: userId, ...rest } = given;
      expect(added).toEqual({ ...rest, userId, signedIn: false });
      expect(await stores.users.listMembers(tenantId)).toEqual([added, later]);
      expect(await stores.users.listMembers()).toEqual(expect.arrayContaining([added, later]));
    });

    it('added again gets the new role and stays one user', async () => {
      const first = await stores.users.putMember(member());
      expect(await stores.users.putMember(member({ role: 'owner' }))).toEqual({ ...first, role: 'owner' });
      expect(await stores.users.membershipsOf(first.userId)).toEqual([{ tenantId, role: 'owner' }]);
    });

    it('of two tenants is one user', async () => {
      const other = await newTenant();
      const { userId } = await stores.users.putMember(member());
      expect((await stores.users.putMember(member({ tenantId: other, role: 'owner' }))).userId).toBe(userId);
      expect(await stores.users.membershipsOf(userId)).toEqual([
        { tenantId, role: 'member' },
        { tenantId: other, role: 'owner' },
      ]);
    });

    it('is one user, even if 10 processes add them at once', async () => {
      const added = await Promise.all(Array.from({ length: 10 }, () => stores.users.putMember(member())));
      expect(new Set(added.map(({ userId }) => userId)).size).toBe(1);
      expect(await addresses()).toEqual([email]);
    });

    it('needs a tenant', async () => {
      await expect(stores.users.putMember(member({ tenantId: 'unknown' }))).rejects.toThrow();
    });
  });

  describe('a removed member', () => {
    it('loses only this tenant, and the user is deleted with the last one', async () => {
      const other = await newTenant();
      const { userId } = await stores.users.putMember(member());
      await stores.users.putMember(member({ tenantId: other }));
      const who = identity();
      await stores.users.bindUser(email, who);
      expect(await stores.users.removeMember(tenantId, email, RECEIVED_AT)).toBe(true);
      expect(await stores.users.membershipsOf(userId)).toEqual([{ tenantId: other, role: 'member' }]);
      expect(await stores.users.findUserByIdentity(who)).toBeDefined();
      expect(await stores.users.removeMember(other, email, RECEIVED_AT)).toBe(true);
      expect(await stores.users.findUserByIdentity(who)).toBeUndefined();
    });

    it('that never existed is reported, and members of other tenants stay', async () => {
      await stores.users.putMember(member());
      expect(await stores.users.removeMember(await newTenant(), email, RECEIVED_AT)).toBe(false);
      expect(await stores.users.removeMember(tenantId, 'nobody@shop.example', RECEIVED_AT)).toBe(false);
      expect(await addresses()).toEqual([email]);
    });

    it('is stored completely or not at all under concurrent tenant changes', async () => {
      const other = await newTenant();
      for (let round = 0; round < 10; round++) {
        await stores.users.putMember(member());
        const [kept] = await Promise.all([
          stores.users.putMember(member({ tenantId: other })),
          stores.users.removeMember(tenantId, email, RECEIVED_AT),
        ]);
        expect(await stores.users.membershipsOf(kept.userId)).toEqual([{ tenantId: other, role: 'member' }]);
        await stores.users.removeMember(other, email, RECEIVED_AT);
      }
    });
  });

  describe('the last owner', () => {
    const owner = (address: string) => member({ email: address, role: 'owner' });
    const roles = async () => (await stores.users.listMembers(tenantId)).map(({ role }) => role);

    it('is neither removed nor made a member', async () => {
      await stores.users.putMember(owner(email));
      expect(await stores.users.putMemberKeepingOwner(member())).toBe('last_owner');
      expect(await stores.users.removeMemberKeepingOwner(tenantId, email, RECEIVED_AT)).toBe('last_owner');
      expect(await roles()).toEqual(['owner']);
    });

    it('may leave once there is another', async () => {
      await stores.users.putMember(owner(email));
      await stores.users.putMemberKeepingOwner(owner(`other-${email}`));
      expect(await stores.users.putMemberKeepingOwner(member())).toMatchObject({ email, role: 'member' });
      expect(await stores.users.removeMemberKeepingOwner(tenantId, email, RECEIVED_AT)).toBe(true);
      expect(await stores.users.removeMemberKeepingOwner(tenantId, email, RECEIVED_AT)).toBe(false);
      expect(await addresses()).toEqual([`other-${email}`]);
    });

    it('stays when two owners remove or demote each other at once', async () => {
      for (let round = 0; round < 10; round++) {
        tenantId = await newTenant();
        const [a, b] = [`a${round}-${email}`, `b${round}-${email}`];
        await stores.users.putMember(owner(a));
        await stores.users.putMember(owner(b));
        const ended = await Promise.all([
          stores.users.removeMemberKeepingOwner(tenantId, a, RECEIVED_AT),
          others.users.putMemberKeepingOwner(member({ email: b })),
        ]);
        expect(ended.filter((one) => one === 'last_owner')).toHaveLength(1);
        expect((await roles()).filter((role) => role === 'owner')).toHaveLength(1);
      }
    });
  });

  describe('signing in', () => {
    const proven = (change = {}) => ({ ...identity(), email, emailVerified: true, ...change });

    it('binds the user at first login; later the address is ignored', async () => {
      const { userId } = await stores.users.putMember(member({ role: 'owner' }));
      const who = proven({ email: email.toUpperCase() });
      const { issuer, subject } = who;
      expect(await signIn(stores)(who)).toEqual({
        user: { id: userId, email, identity: { issuer, subject }, createdAt: RECEIVED_AT },
        memberships: [{ tenantId, role: 'owner' }],
      });
      const again = { issuer, subject, email: 'new@other.example', emailVerified: false };
      expect((await signIn(stores)(again)).user.id).toBe(userId);
      expect(await stores.users.listMembers(tenantId)).toMatchObject([{ signedIn: true }]);
    });

    it.each([
      ['an address that is not verified', { emailVerified: false }],
      ['another address', { email: 'mallory@shop.example' }],
      ['no address', { email: '' }],
    ])('is refused with %s', async (_, change) => {
      await stores.users.putMember(member());
      await expect(signIn(stores)(proven(change))).rejects.toMatchObject({ code: 'no_membership' });
      expect(await stores.users.listMembers(tenantId)).toMatchObject([{ signedIn: false }]);
    });

    it.each([
      ['another subject with the same verified address', {}],
      ['the same subject of another issuer', { issuer: 'https://evil.example' }],
    ])('is refused for %s once the user is bound', async (_, change) => {
      await stores.users.putMember(member());
      const who = proven();
      await signIn(stores)(who);
      const other = { ...who, subject: systemIds.random(), ...change };
      await expect(signIn(stores)(other)).rejects.toMatchObject({ code: 'no_membership' });
    });

    it('binds one of 10 concurrent first logins with one address', async () => {
      await stores.users.putMember(member());
      const ended = await Promise.allSettled(Array.from({ length: 10 }, () => signIn(stores)(proven())));
      expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('creates one user for 10 concurrent first logins', async () => {
      const { userId } = await stores.users.putMember(member());
      const who = proven();
      const ended = await Promise.all(Array.from({ length: 10 }, () => signIn(stores)(who)));
      expect(new Set(ended.map(({ user }) => user.id))).toEqual(new Set([userId]));
    });

    it('ends with the last membership', async () => {
      await stores.users.putMember(member());
      const who = proven();
      await signIn(stores)(who);
      await stores.users.removeMember(tenantId, email, RECEIVED_AT);
      await expect(signIn(stores)(who)).rejects.toMatchObject({ code: 'no_membership' });
    });
  });
}
