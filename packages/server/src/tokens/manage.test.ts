import { createHash, randomBytes } from 'node:crypto';
import { isWellFormedToken } from '@service/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { createToken, type NewToken, revokeToken } from './manage.ts';
import type { Token, TokenStore } from './ports.ts';

const now = Date.parse('2026-03-01T12:00:00.000Z');

const wanted: NewToken = {
  tenantId: 'tenant-1',
  name: 'backend',
  scopes: ['read', 'write'],
  brandIds: null,
  demo: false,
  expiresAt: null,
};

const tenant = { id: 'tenant-1', name: 'Acme', plan: 'free', createdAt: 0 } as const;
const brand = { name: 'Acme', domain: 'acme.example', aliases: [], createdAt: 0 };

/** The use cases with an in-memory store. */
function managing() {
  const kept: Token[] = [];
  const store: TokenStore = {
    createToken: async (token, most) => {
      const hasRoom = most === undefined || kept.length < most;
      if (hasRoom) kept.push(token);
      return hasRoom;
    },
    findTokenByHash: async (hash) => kept.find((token) => Buffer.compare(token.hash, hash) === 0),
    findToken: async (id) => kept.find((token) => token.id === id),
    listTokens: async () => kept,
    revokeToken: async (id, at) => {
      const token = kept.find((candidate) => candidate.id === id);
      if (token) token.revokedAt ??= at;
      return token;
    },
    touchToken: async () => {},
  };
  let time = now;
  let made = 0;
  const deps = {
    store,
    tenants: { findTenant: async (id: string) => (id === 'tenant-1' ? tenant : undefined) },
    brands: {
      findBrand: async (id: string) =>
        /^brand-\d$/.test(id) ? { ...brand, id, tenantId: id === 'brand-9' ? 'tenant-2' : 'tenant-1' } : undefined,
    },
    clock: { now: () => time },
    ids: { random: () => `token-${++made}`, bytes: (length: number) => randomBytes(length) },
  };
  const pass = (milliseconds: number): void => {
    time += milliseconds;
  };
  return { create: createToken(deps), revoke: revokeToken(deps), kept, pass };
}

describe('creating a token', () => {
  it('is refused to a user with 50, but not to an operator', async () => {
    const { create, kept } = managing();
    for (let i = 0; i < 50; i++) await create({ ...wanted, userId: 'user-1' });
    await expect(create({ ...wanted, userId: 'user-1' })).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'You have 50 API keys in this team, which is the maximum. Revoke one that you no longer need.',
    });
    await create(wanted);
    expect(kept).toHaveLength(51);
  });

  it('returns the secret and stores only its SHA-256', async () => {
    const { create, kept } = managing();
    const { token, secret } = await create(wanted);
    expect(secret).toMatch(/^svc_pat_[0-9A-Za-z]{32}$/);
    expect(isWellFormedToken(secret)).toBe(true);
    expect(kept).toEqual([
      {
        ...wanted,
        id: 'token-1',
        hash: createHash('sha256').update(secret).digest(),
        createdAt: now,
        revokedAt: null,
        lastUsedOn: null,
        userId: null,
      },
    ]);
    expect(token).toEqual(kept[0]);
    expect(JSON.stringify(kept)).not.toContain(secret.slice('svc_pat_'.length));
  });

  it('creates a read-only demo token', async () => {
    const { create } = managing();
    const { token, secret } = await create({ ...wanted, demo: true, scopes: ['read'] });
    expect(secret).toMatch(/^svc_pat_demo_[0-9A-Za-z]{27}$/);
    expect(token).toMatchObject({ demo: true, scopes: ['read'] });
  });

  it('stores each scope once and the name trimmed', async () => {
    const { create } = managing();
    const { token } = await create({ ...wanted, name: '  shop backend\n', scopes: ['write', 'read', 'write'] });
    expect(token).toMatchObject({ name: 'shop backend', scopes: ['write', 'read'] });
  });

  it('allows a name of 100 characters, regardless of their size in bytes', async () => {
    const { create } = managing();
    for (const character of ['a', '語', '😀']) {
      await expect(create({ ...wanted, name: character.repeat(100) })).resolves.toBeDefined();
      await expect(create({ ...wanted, name: character.repeat(101) })).rejects.toMatchObject({ code: 'invalid_input' });
    }
  });

  it.each<[string, Partial<NewToken>, string]>([
    ['no name', { name: '' }, 'The token name must have 1 to 100 characters.'],
    ['a blank name', { name: ' \t' }, 'The token name must have 1 to 100 characters.'],
    [
      'a name with a cursor movement',
      { name: 'a\u001b[1Ab' },
      'The token name must be one line without control characters.',
    ],
    ['a name with two lines', { name: 'a\nb' }, 'The token name must be one line without control characters.'],
    ['no scope', { scopes: [] }, 'A token needs a scope.'],
    [
      'a demo token with write scope',
      { demo: true, scopes: ['read', 'write'] },
      'A demo token is read-only: omit the scope "write".',
    ],
    ['an empty list of brands', { brandIds: [] }, 'The list of brands must not be empty; omit it to allow all brands.'],
    ['an expiry at the current time', { expiresAt: now }, 'The expiry must be in the future.'],
    ['an expiry in the past', { expiresAt: 0 }, 'The expiry must be in the future.'],
    [
      'an expiry beyond four-digit years',
      { expiresAt: Date.parse('9999-12-31T23:59:59-23:59') },
      'The expiry must be before the year 10000.',
    ],
  ])('refuses %s and stores nothing', async (_, change, message) => {
    const { create, kept } = managing();
    await expect(create({ ...wanted, ...change })).rejects.toMatchObject({ code: 'invalid_input', message });
    expect(kept).toEqual([]);
  });

  it.each<[Partial<NewToken>, string, string]>([
    [{ name: '' }, 'name', 'must have 1 to 100 characters'],
    [{ name: 'a\nb' }, 'name', 'must be one line without control characters'],
    [{ expiresAt: now }, 'expires_at', 'must be in the future'],
    [{ expiresAt: Date.UTC(10_000, 0) }, 'expires_at', 'must be before the year 10000'],
  ])('names the field of %j', async (change, path, message) => {
    const { create } = managing();
    await expect(create({ ...wanted, ...change })).rejects.toMatchObject({ issues: [{ path, message }] });
  });

  it.each<[string, Partial<NewToken>, string]>([
    ['an unknown tenant', { tenantId: 'tenant-9' }, 'no such tenant: tenant-9'],
    ['an unknown brand', { brandIds: ['brand-1', 'none'] }, 'The tenant has no brand none.'],
    ["another tenant's brand", { brandIds: ['brand-9'] }, 'The tenant has no brand brand-9.'],
  ])('does not find %s, and stores nothing', async (_, change, message) => {
    const { create, kept } = managing();
    await expect(create({ ...wanted, ...change })).rejects.toMatchObject({ code: 'not_found', message });
    expect(kept).toEqual([]);
  });

  it('accepts brands and an expiry', async () => {
    const { create } = managing();
    const { token } = await create({ ...wanted, brandIds: ['brand-1'], expiresAt: now + 1 });
    expect(token).toMatchObject({ brandIds: ['brand-1'], expiresAt: now + 1 });
    const last = Date.UTC(10_000, 0) - 1;
    await expect(create({ ...wanted, expiresAt: last })).resolves.toMatchObject({ token: { expiresAt: last } });
  });
});

describe('revoking a token', () => {
  it('keeps the time of the first revocation', async () => {
    const { create, revoke, pass } = managing();
    const { token } = await create(wanted);
    pass(1000);
    await expect(revoke(token.id)).resolves.toMatchObject({ id: token.id, revokedAt: now + 1000 });
    pass(1000);
    await expect(revoke(token.id)).resolves.toMatchObject({ revokedAt: now + 1000 });
  });

  it('reports an unknown token', async () => {
    await expect(managing().revoke('token-9')).rejects.toMatchObject({
      code: 'not_found',
      message: 'no such token: token-9',
    });
  });
});
