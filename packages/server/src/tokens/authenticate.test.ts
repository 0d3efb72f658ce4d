import { createHash } from 'node:crypto';
import { mintToken } from '@service/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { authenticate, hashOfToken, reachesBrand } from './authenticate.ts';
import type { Token } from './ports.ts';

const now = Date.parse('2026-03-01T00:00:00.000Z');
/** Fixed, because the titles of tests contain it. */
const secretOf = (seed: number) => mintToken({ demo: false }, (length) => new Uint8Array(length).fill(seed));
const secret = secretOf(1);

const token: Token = {
  id: 'token-1',
  tenantId: 'tenant-1',
  name: 'backend',
  hash: hashOfToken(secret),
  scopes: ['write'],
  brandIds: null,
  demo: false,
  createdAt: 0,
  expiresAt: null,
  revokedAt: null,
  userId: null,
  lastUsedOn: null,
};

/** `authenticate` with one known token; records lookups and uses. */
function knowing(change: Partial<Token> = {}) {
  const known = { ...token, ...change };
  const lookedUp: Uint8Array[] = [];
  const uses: [string, string][] = [];
  const run = authenticate({
    findTokenByHash: async (hash) => {
      lookedUp.push(hash);
      return Buffer.compare(hash, known.hash) === 0 ? known : undefined;
    },
    used: ({ id }, day) => uses.push([id, day]),
    clock: { now: () => now },
  });
  return { run, lookedUp, uses };
}

describe('a caller with an API key', () => {
  it.each([`Bearer ${secret}`, `bearer ${secret}`, `BEARER   ${secret} `])(
    'is identified by its SHA-256',
    async (header) => {
      const { run, lookedUp } = knowing();
      await expect(run(header)).resolves.toEqual(token);
      expect(lookedUp.map((hash) => Buffer.from(hash).toString('hex'))).toEqual([
        createHash('sha256').update(secret, 'ascii').digest('hex'),
      ]);
    },
  );

  it.each([
    undefined,
    '',
    secret,
    'Bearer',
    'Bearer ',
    `Basic ${secret}`,
    `Bearer:${secret}`,
    `Bearer${secret}`,
    ` Bearer ${secret}`,
    `Bearer ${secret} ${secret}`,
    `Bearer ${secret}, Bearer ${secret}`,
    `Bearer\t${secret}`,
  ])('is not found in the header %j', async (header) => {
    const { run, lookedUp } = knowing();
    await expect(run(header)).rejects.toMatchObject({ name: 'DomainError', code: 'unauthorized' });
    expect(lookedUp).toEqual([]);
  });

  it.each([
    [undefined, 'api_key_missing', 'Send the API key as "Authorization: Bearer svc_pat_...".'],
    ['Bearer x', 'api_key_malformed', 'This is not a complete API key. Copy it again.'],
    [`Bearer ${secretOf(2)}`, 'api_key_unknown', 'This API key is unknown, expired or revoked.'],
  ])('with the header %j is refused as %s', async (header, fault, message) => {
    await expect(knowing().run(header)).rejects.toMatchObject({ fault, message });
  });

  it('with a typo is refused without a lookup', async () => {
    const { run, lookedUp } = knowing();
    const last = secret.endsWith('A') ? 'B' : 'A';
    await expect(run(`Bearer ${secret.slice(0, -1)}${last}`)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(lookedUp).toEqual([]);
  });

  it('is refused when the key is unknown', async () => {
    const { run, uses } = knowing();
    const unknown = secretOf(2);
    await expect(run(`Bearer ${unknown}`)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(uses).toEqual([]);
  });

  it('is refused from the moment the key expires', async () => {
    await expect(knowing({ expiresAt: now + 1 }).run(`Bearer ${secret}`)).resolves.toMatchObject({ id: 'token-1' });
    for (const expiresAt of [now, now - 1, 0]) {
      const { run, uses } = knowing({ expiresAt });
      await expect(run(`Bearer ${secret}`)).rejects.toMatchObject({ code: 'unauthorized' });
      expect(uses).toEqual([]);
    }
  });

  it('is refused once revoked, even with a clock ahead of ours', async () => {
    for (const revokedAt of [0, now, now + 60_000]) {
      await expect(knowing({ revokedAt }).run(`Bearer ${secret}`)).rejects.toMatchObject({ code: 'unauthorized' });
    }
  });

  it('gets the same message for an unknown, expired or revoked key', async () => {
    const unknown = secretOf(2);
    const refusals = [
      knowing().run(`Bearer ${unknown}`),
      knowing({ expiresAt: now }).run(`Bearer ${secret}`),
      knowing({ revokedAt: 0 }).run(`Bearer ${secret}`),
    ].map((run) => run.then(String, ({ message }: Error) => message));
    expect(new Set(await Promise.all(refusals)).size).toBe(1);
  });
});

describe('the day of the last use', () => {
  it.each([
    [null, [['token-1', '2026-03-01']]],
    ['2026-02-28', [['token-1', '2026-03-01']]],
    ['2026-03-01', []],
    ['2026-03-02', []],
  ])('after %j is reported as %j', async (lastUsedOn, told) => {
    const { run, uses } = knowing({ lastUsedOn });
    await run(`Bearer ${secret}`);
    expect(uses).toEqual(told);
  });
});

describe('a token can access', () => {
  const brand = { id: 'brand-1', tenantId: 'tenant-1' };

  it.each([
    ['every brand of its tenant without a list', null, brand, true],
    ['a brand on its list', ['brand-2', 'brand-1'], brand, true],
    ['no other brand', ['brand-2'], brand, false],
    ['no brand with an empty list', [], brand, false],
    ['no brand of another tenant', null, { ...brand, tenantId: 'tenant-2' }, false],
    ['no brand of another tenant, even if listed', ['brand-1'], { ...brand, tenantId: 'tenant-2' }, false],
  ])('%s', (_, brandIds, target, reached) => {
    expect(reachesBrand({ ...token, brandIds }, target)).toBe(reached);
  });
});
