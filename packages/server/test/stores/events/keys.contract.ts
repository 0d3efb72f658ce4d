// The guarantees of the store for API keys and server event connections, on every engine (decisions 4, 5).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Install } from '../../../src/integrations/ports.ts';
import { systemIds } from '../../../src/kernel/clock.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import type { Token } from '../../../src/tokens/ports.ts';
import { connectionOf, makeConnection } from '../event-records.ts';
import { makeInstall, RECEIVED_AT } from '../records.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

export function keysContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  let install: Install;
  let tenantId: string;
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
  });
  beforeEach(async () => {
    install = await makeInstall(stores);
    tenantId = (await stores.brands.findBrand(install.brandId))?.tenantId ?? '';
  });
  afterAll(() => factory.dispose());

  /** The effect of a change on the version that serving processes poll. */
  async function versionsRaised(change: () => Promise<unknown>): Promise<number> {
    const before = await stores.changes.version();
    await change();
    return (await stores.changes.version()) - before;
  }

  const newToken = (change: Partial<Token> = {}): Token => ({
    id: systemIds.random(),
    tenantId,
    name: 'Back end',
    hash: systemIds.bytes(32),
    scopes: ['read', 'write'],
    brandIds: null,
    demo: false,
    createdAt: RECEIVED_AT,
    expiresAt: null,
    revokedAt: null,
    userId: null,
    lastUsedOn: null,
    ...change,
  });

  describe('a token', () => {
    it.each([{}, { scopes: ['read'] as const, demo: true, expiresAt: RECEIVED_AT + 1, brandIds: ['one', 'two'] }])(
      'is found by its hash as created: %j',
      async (change) => {
        const token = newToken({ ...change, scopes: [...(change.scopes ?? ['write'])] });
        expect(await versionsRaised(() => stores.tokens.createToken(token))).toBe(1);
        const found = await stores.tokens.findTokenByHash(token.hash);
        expect(found && { ...found, hash: Buffer.from(found.hash) }).toEqual({
          ...token,
          hash: Buffer.from(token.hash),
        });
        expect(await stores.tokens.findTokenByHash(systemIds.bytes(32))).toBeUndefined();
      },
    );

    it('is refused to a user with the maximum, even if 10 are created at once', async () => {
      const email = `${systemIds.random()}@acme.example`;
      const member = { tenantId, role: 'member', email, newUserId: systemIds.random(), createdAt: 0 } as const;
      const { userId } = await stores.users.putMember(member);
      const dead = [{ revokedAt: 1 }, { expiresAt: RECEIVED_AT }, { userId: null }];
      for (const change of dead) await stores.tokens.createToken(newToken({ userId, ...change }));
      const create = () => stores.tokens.createToken(newToken({ userId }), 3);
      const created = await Promise.all(Array.from({ length: 10 }, create));
      expect(created.filter((isCreated) => isCreated)).toHaveLength(3);
      expect(await versionsRaised(create)).toBe(0);
      expect(await stores.tokens.listTokens(tenantId)).toHaveLength(6);
    });

    it('is listed in order of creation, for all tenants or one', async () => {
      const tokens = Array.from({ length: 5 }, () => newToken());
      for (const token of tokens) await stores.tokens.createToken(token);
      const ids = tokens.map(({ id }) => id);
      expect((await stores.tokens.listTokens(tenantId)).map(({ id }) => id)).toEqual(ids);
      expect((await stores.tokens.listTokens()).map(({ id }) => id).slice(-5)).toEqual(ids);
    });

    it('keeps its first revocation time, and every process learns of it', async () => {
      const token = newToken();
      await stores.tokens.createToken(token);
      expect(await versionsRaised(() => stores.tokens.revokeToken(token.id, 1000))).toBe(1);
      expect((await stores.tokens.revokeToken(token.id, 2000))?.revokedAt).toBe(1000);
      expect((await stores.tokens.findTokenByHash(token.hash))?.revokedAt).toBe(1000);
    });

    it('that is unknown is not revoked, and nothing changes', async () => {
      const revoke = async () => expect(await stores.tokens.revokeToken(systemIds.random(), 1)).toBeUndefined();
      expect(await versionsRaised(revoke)).toBe(0);
    });

    it('keeps its latest day of use, without notifying other processes', async () => {
      const token = newToken();
      await stores.tokens.createToken(token);
      const touch = async () => {
        for (const day of ['2026-01-30', '2026-01-31', '2026-01-29']) await stores.tokens.touchToken(token.id, day);
      };
      expect(await versionsRaised(touch)).toBe(0);
      expect((await stores.tokens.findTokenByHash(token.hash))?.lastUsedOn).toBe('2026-01-31');
    });
  });

  describe('a connection', () => {
    it('is found by id and by install, with brand and tenant', async () => {
      const given = connectionOf(install, {
        handles: ['booking', 'a "b", c', 'ü🥾'],
        preconfigured: 'signup',
        reversals: true,
        signingSecrets: ['whsec_b', 'whsec_a'],
      });
      const created = await stores.connections.createConnection(given);
      expect(created).toEqual({ ...given, number: expect.any(Number), brandId: install.brandId, tenantId });
      expect(await stores.connections.findConnection(given.id)).toEqual(created);
      expect(await stores.connections.findConnectionOfInstall(install.id)).toEqual(created);
      expect(await stores.connections.listConnections(install.id)).toEqual([created]);
    });

    it('that is unknown is undefined', async () => {
      const { connections } = stores;
      expect(await connections.findConnection(systemIds.random())).toBeUndefined();
      expect(await connections.findConnectionOfInstall(install.id)).toBeUndefined();
      expect(await connections.updateConnection(systemIds.random(), { reversals: true })).toBeUndefined();
    });

    it('needs an install', async () => {
      const given = connectionOf({ id: 'svc_pub_none' });
      const create = async () => expect(await stores.connections.createConnection(given)).toBe('no_install');
      expect(await versionsRaised(create)).toBe(0);
    });

    it('is unique for an install, even if 10 are created at once', async () => {
      const made = await Promise.all(
        Array.from({ length: 10 }, () => stores.connections.createConnection(connectionOf(install))),
      );
      expect(made.filter((answer) => answer === 'taken')).toHaveLength(9);
      const kept = made.find((answer) => typeof answer !== 'string');
      expect(await stores.connections.findConnectionOfInstall(install.id)).toEqual(kept);
    });

    it('is listed in order of creation', async () => {
      const ids = [(await makeConnection(stores)).id, (await makeConnection(stores)).id];
      expect((await stores.connections.listConnections()).map(({ id }) => id).slice(-2)).toEqual(ids);
    });

    it('is found with the others of its brand, by the install', async () => {
      const mine = await makeConnection(stores);
      await makeConnection(stores);
      expect(await stores.connections.connectionsOfBrand(mine.brandId)).toEqual(new Map([[mine.installId, mine]]));
    });

    it('changes only the given fields, and every process learns of it', async () => {
      const created = await makeConnection(stores, { preconfigured: 'signup' });
      const change = { handles: ['order'], reversals: true };
      expect(await versionsRaised(() => stores.connections.updateConnection(created.id, change))).toBe(1);
      expect(await stores.connections.findConnection(created.id)).toEqual({ ...created, ...change });
      await stores.connections.updateConnection(created.id, { preconfigured: null });
      expect(await stores.connections.findConnection(created.id)).toEqual({
        ...created,
        ...change,
        preconfigured: null,
      });
    });

    it('puts a new secret first, and drops all but the newest', async () => {
      const { id } = await makeConnection(stores, { signingSecrets: ['whsec_1'] });
      const secrets = async (change: { addSecret?: string; dropOldSecrets?: boolean }) =>
        (await stores.connections.updateConnection(id, change))?.signingSecrets;
      expect(await secrets({ addSecret: 'whsec_2' })).toEqual(['whsec_2', 'whsec_1']);
      expect(await secrets({ dropOldSecrets: true })).toEqual(['whsec_2']);
      expect(await secrets({ addSecret: 'whsec_3', dropOldSecrets: true })).toEqual(['whsec_3']);
    });

    it('loses no secret if several are added at once', async () => {
      const { id } = await makeConnection(stores);
      const added = Array.from({ length: 8 }, (_, i) => `whsec_${i}`);
      await Promise.all(added.map((addSecret) => stores.connections.updateConnection(id, { addSecret })));
      expect((await stores.connections.findConnection(id))?.signingSecrets.toSorted()).toEqual(added);
    });
  });
}
