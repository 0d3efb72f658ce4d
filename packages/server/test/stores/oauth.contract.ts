// The artifacts, clients and keys of the authorization server, on every engine (decisions 11).
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../src/kernel/clock.ts';
import type { Artifact, OAuthStore } from '../../src/oauth/ports.ts';
import { RECEIVED_AT } from './records.ts';
import type { NewStore, StoreFactory } from './store-factory.ts';

const HOUR = 3_600_000;
const EVERYONE = { unusedBefore: Number.MAX_SAFE_INTEGER, usedBefore: Number.MAX_SAFE_INTEGER };
const NOBODY = { unusedBefore: 0, usedBefore: 0 };

const artifact = (change: Partial<Artifact> = {}): Artifact => ({
  kind: 'RefreshToken',
  key: new Uint8Array(randomBytes(32)),
  payload: '{"a":1}',
  grantId: systemIds.random(),
  expiresAt: RECEIVED_AT + HOUR,
  consumedAt: null,
  ...change,
});

const client = (createdAt = RECEIVED_AT) => ({ id: systemIds.random(), metadata: '{}', createdAt });

export function oauthContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let store: OAuthStore;
  beforeAll(async () => {
    factory = newStore();
    store = (await factory.open()).oauth;
  });
  beforeEach(async () => {
    await store.dropClients(EVERYONE);
    await store.dropExpired(Number.MAX_SAFE_INTEGER, 1000);
    await store.dropKeys(Number.MAX_SAFE_INTEGER);
  });
  afterAll(() => factory.dispose());

  describe('an artifact of the authorization server', () => {
    it('is found by kind and key, unchanged', async () => {
      const put = artifact();
      await store.putArtifact(put);
      expect(await store.findArtifact(put.kind, put.key)).toEqual(put);
      expect(await store.findArtifact('Grant', put.key)).toBeUndefined();
      await store.putArtifact({ ...put, payload: '{"a":2}' });
      expect(await store.findArtifact(put.kind, put.key)).toEqual({ ...put, payload: '{"a":2}' });
    });

    it('is found among several kinds and keys', async () => {
      const [a, b, c] = [artifact({ kind: 'A' }), artifact({ kind: 'B' }), artifact({ kind: 'C' })];
      for (const put of [a, b, c]) await store.putArtifact(put);
      const found = await store.findArtifacts(['A', 'B'], [b.key, a.key, c.key]);
      expect(found.sort((one, two) => one.kind.localeCompare(two.kind))).toEqual([a, b]);
      expect(await store.findArtifacts([], [a.key])).toEqual([]);
      expect(await store.findArtifacts(['A'], [])).toEqual([]);
    });

    it('is listed by kind until it expires, the newest first', async () => {
      const [a, b, c] = [1, 2, 3].map((hours) => artifact({ kind: 'App', expiresAt: RECEIVED_AT + hours * HOUR }));
      const other = artifact({ kind: 'Other app', expiresAt: RECEIVED_AT + 4 * HOUR });
      await store.putArtifact(other);
      for (const put of [b, c, a, artifact()]) await store.putArtifact(put ?? artifact());
      expect(await store.listArtifacts(['App'], RECEIVED_AT + HOUR - 1, 3)).toEqual([c, b, a]);
      expect(await store.listArtifacts(['App'], RECEIVED_AT + HOUR, 3)).toEqual([c, b]);
      expect(await store.listArtifacts(['App'], RECEIVED_AT, 1)).toEqual([c]);
      expect(await store.listArtifacts(['App', 'Other app'], RECEIVED_AT, 2)).toEqual([other, c, b]);
      expect(await store.listArtifacts([], RECEIVED_AT, 1)).toEqual([]);
    });

    it('is consumed once by 20 concurrent requests', async () => {
      const put = artifact();
      await store.putArtifact(put);
      const tries = Array.from({ length: 20 }, (_, i) => store.consumeArtifact(put.kind, put.key, RECEIVED_AT + i));
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
      expect((await store.findArtifact(put.kind, put.key))?.consumedAt).toBeGreaterThanOrEqual(RECEIVED_AT);
    });

    it('is stored once for 20 concurrent additions, and all get that one', async () => {
      const { key } = artifact();
      const added = Array.from({ length: 20 }, (_, i) => store.addArtifact(artifact({ key, payload: `{"a":${i}}` })));
      const [first, ...others] = await Promise.all(added);
      expect(others).toEqual(Array(19).fill(first));
      expect(await store.findArtifact('RefreshToken', key)).toEqual(first);
    });

    it('is deleted with its grant, and no other is', async () => {
      const [gone, other] = [artifact(), artifact()];
      const code = artifact({ kind: 'AuthorizationCode', grantId: gone.grantId });
      for (const each of [gone, code, other]) await store.putArtifact(each);
      await store.dropGranted(gone.grantId ?? '');
      expect(await store.findArtifact(gone.kind, gone.key)).toBeUndefined();
      expect(await store.findArtifact(code.kind, code.key)).toBeUndefined();
      expect(await store.findArtifact(other.kind, other.key)).toEqual(other);
    });

    it('is deleted after it expires, a limited number at a time', async () => {
      const old = Array.from({ length: 3 }, () => artifact({ expiresAt: RECEIVED_AT }));
      const live = artifact({ expiresAt: RECEIVED_AT + 1 });
      for (const each of [...old, live]) await store.putArtifact(each);
      expect(await store.dropExpired(RECEIVED_AT + 1, 2)).toBe(2);
      expect(await store.dropExpired(RECEIVED_AT + 1, 2)).toBe(1);
      expect(await store.findArtifact(live.kind, live.key)).toEqual(live);
      await store.dropArtifact(live.kind, live.key);
      expect(await store.findArtifact(live.kind, live.key)).toBeUndefined();
    });
  });

  describe('a registered client', () => {
    const bounds = { maxUnused: 3, replaceableBefore: RECEIVED_AT };

    it('is accepted up to the limit, even under concurrency', async () => {
      const asked = await Promise.all(Array.from({ length: 8 }, () => store.addClient(client(), bounds)));
      expect(asked.filter(Boolean)).toHaveLength(3);
    });

    it('makes room if it is old and never used', async () => {
      const old = client(RECEIVED_AT - 1);
      for (const each of [old, client(), client()]) expect(await store.addClient(each, bounds)).toBe(true);
      expect(await store.addClient(client(), bounds)).toBe(true);
      expect(await store.findClient(old.id, NOBODY)).toBeUndefined();
      expect(await store.addClient(client(), bounds)).toBe(false);
    });

    it('no longer counts toward the limit once used', async () => {
      const used = client(RECEIVED_AT - 1);
      for (const each of [used, client(), client()]) await store.addClient(each, bounds);
      await store.touchClient(used.id, RECEIVED_AT);
      expect(await store.addClient(client(), bounds)).toBe(true);
      expect(await store.findClient(used.id, NOBODY)).toEqual(used);
    });

    it('is deleted after its time, which a use extends', async () => {
      const [unused, used] = [client(), client()];
      for (const each of [unused, used]) await store.addClient(each, bounds);
      await store.touchClient(used.id, RECEIVED_AT + 10);
      const ages = { unusedBefore: RECEIVED_AT + 1, usedBefore: RECEIVED_AT + 10 };
      expect(await store.findClient(unused.id, ages)).toBeUndefined();
      expect(await store.findClient(unused.id, { ...ages, unusedBefore: RECEIVED_AT })).toEqual(unused);
      expect(await store.findClient(used.id, { ...ages, usedBefore: RECEIVED_AT + 11 })).toBeUndefined();
      expect(await store.dropClients(ages)).toBe(1);
      expect(await store.findClient(used.id, ages)).toEqual(used);
    });
  });

  describe('a signing key', () => {
    const key = (period: number) => ({ period, sealed: new Uint8Array(randomBytes(60)), createdAt: RECEIVED_AT });

    it('is the first one stored for its period', async () => {
      const [first, second] = [key(7), key(7)];
      await store.putKey(first);
      await store.putKey(second);
      expect(await store.listKeys()).toEqual([first]);
    });

    it('is replaced only by a process that has read it', async () => {
      const [first, second, third] = [key(7), key(7), key(7)];
      await store.putKey(first);
      await store.putKey(second, first.sealed);
      await store.putKey(third, first.sealed);
      expect(await store.listKeys()).toEqual([second]);
    });

    it('is deleted with its period', async () => {
      const keys = [key(9), key(8), key(7)];
      for (const each of keys) await store.putKey(each);
      await store.dropKeys(8);
      expect(await store.listKeys()).toEqual(keys.slice(0, 2));
    });
  });
}
