// `/me`: tokens managed behind a login: members manage their own, owners those of the tenant (Spec 4.5, 5; decisions
// 5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeMember } from '../../src/accounts/index.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import { createToken, hashOfToken } from '../../src/tokens/index.ts';
import { addInstall } from '../support/installs.ts';
import { limitsOf } from '../support/limits.ts';
import { ENGINES, openSignInScene, type SignInScene } from '../support/sign-in-scene.ts';

interface TokenDocument {
  token_id: string;
  token: string;
}

const codeOf = async (response: Response): Promise<unknown> => {
  const { error }: { error: { code: string } } = JSON.parse(await response.text());
  return [response.status, error.code];
};
const json = async <Body>(response: Response): Promise<Body> => JSON.parse(await response.text());

describe.each(ENGINES)('/me, over %s', (engine) => {
  let scene: SignInScene;
  let tenantId: string;
  beforeAll(async () => {
    scene = await openSignInScene(engine);
    tenantId = await scene.tenant();
  }, 120_000);
  afterAll(() => scene[Symbol.asyncDispose]());

  const make = async (person: Awaited<ReturnType<SignInScene['person']>>, change: object = {}) =>
    json<TokenDocument>(await person.own('POST', '/tokens', { name: 'Program', scopes: ['read'], ...change }));
  const listed = async (person: Awaited<ReturnType<SignInScene['person']>>) =>
    (await json<{ tokens: TokenDocument[] }>(await person.own('GET', '/tokens'))).tokens;
  const rpc = (secret: string) =>
    fetch(`${scene.here.url}/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    });

  it('creates a token with its secret, lists it and revokes it', async () => {
    const person = await scene.person(tenantId);
    const answer = await person.own('POST', '/tokens', { name: ' Backend ', scopes: ['write', 'read', 'read'] });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const { token, ...rest } = await json<TokenDocument>(answer);
    expect(token).toMatch(/^svc_pat_[0-9A-Za-z]{32}$/);
    expect(rest).toEqual({
      token_id: expect.any(String),
      tenant_id: tenantId,
      name: 'Backend',
      demo: false,
      brand_ids: null,
      scopes: ['write', 'read'],
      expires_at: null,
      revoked_at: null,
      last_used_on: null,
      created_at: new Date(scene.clock.now()).toISOString(),
    });
    expect((await rpc(token)).status).toBe(200);
    const list = await person.own('GET', '/tokens');
    const text = await list.text();
    expect(JSON.parse(text)).toMatchObject({ tokens: [{ token_id: rest.token_id, scopes: ['read', 'write'] }] });
    expect(text).not.toContain(token);
    expect(await person.own('DELETE', `/tokens/${rest.token_id}`)).toMatchObject({ status: 204 });
    expect((await rpc(token)).status).toBe(401);
    expect(await listed(person)).toMatchObject([{ token_id: rest.token_id, revoked_at: expect.any(String) }]);
  });

  it.each([
    [{}, 'name'],
    [{ name: 'x', scopes: [] }, 'scopes'],
    [{ name: 'x', scopes: ['admin'] }, 'scopes.0'],
    [{ name: 'x', scopes: ['read'], demo: true }, ''],
    [{ name: 'x', scopes: ['read'], expires_at: '2026-01-31' }, 'expires_at'],
    [{ name: 'x', scopes: ['read'], brand_ids: [] }, 'brand_ids'],
  ])('refuses %j', async (body, path) => {
    const person = await scene.person(tenantId);
    const answer = await json<{ error: { code: string; issues: { path: string }[] } }>(
      await person.own('POST', '/tokens', body),
    );
    expect(answer.error.code).toBe('invalid_input');
    expect(answer.error.issues.map((issue) => issue.path)).toContain(path);
  });

  it('refuses an expiry that has passed and a name of 101 characters', async () => {
    const person = await scene.person(tenantId);
    const now = new Date(scene.clock.now()).toISOString();
    for (const change of [{ expires_at: now }, { name: 'x'.repeat(101) }]) {
      const body = { name: 'x'.repeat(100), scopes: ['read'], ...change };
      expect(await codeOf(await person.own('POST', '/tokens', body))).toEqual([422, 'invalid_input']);
    }
  });

  it('refuses a personal access token, valid or not, also beside a login', async () => {
    const person = await scene.person(tenantId);
    const { token } = await make(person, { scopes: ['read', 'write'] });
    for (const authorization of [`Bearer ${token}`, 'Bearer svc_pat_nonsense', 'Basic eDp5']) {
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/tokens'],
        ['POST', '/tokens'],
        ['DELETE', '/tokens/x'],
      ] as const) {
        const bare = await fetch(`${scene.here.url}/api/v1/me${path}`, { method, headers: { authorization } });
        expect(await codeOf(bare)).toEqual([403, 'login_required']);
      }
      const beside = await person.send(`${scene.here.url}/api/v1/me`, { headers: { authorization } });
      expect(await codeOf(beside)).toEqual([403, 'login_required']);
    }
  });

  it('needs a login', async () => {
    const answer = await fetch(`${scene.here.url}/api/v1/me/tokens`, { method: 'POST' });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(await codeOf(answer)).toEqual([401, 'unauthorized']);
  });

  it('changes nothing without the CSRF token of the same session', async () => {
    const [person, other] = [await scene.person(tenantId), await scene.person(tenantId)];
    const { token_id: id } = await make(person);
    const url = `${scene.here.url}/api/v1/me/tokens`;
    for (const headers of [{}, { 'x-csrf-token': 'wrong' }, { 'x-csrf-token': other.csrfToken }]) {
      const body = '{"name":"x","scopes":["read"]}';
      const json = { 'content-type': 'application/json' };
      const made = await person.send(url, { method: 'POST', headers: { ...json, ...headers }, body });
      expect(await codeOf(made)).toEqual([403, 'csrf_failed']);
      expect(await codeOf(await person.send(`${url}/${id}`, { method: 'DELETE', headers }))).toEqual([
        403,
        'csrf_failed',
      ]);
    }
    expect(await listed(person)).toMatchObject([{ token_id: id, revoked_at: null }]);
  });

  it('shows members their own tokens, and owners the tenant’s', async () => {
    const tenant = await scene.tenant();
    const [member, colleague] = [await scene.person(tenant), await scene.person(tenant)];
    const owner = await scene.person(tenant, 'owner');
    const [mine, theirs] = [await make(member), await make(colleague)];
    expect((await listed(member)).map((one) => one.token_id)).toEqual([mine.token_id]);
    expect((await listed(owner)).map((one) => one.token_id)).toEqual([mine.token_id, theirs.token_id]);
    expect(await codeOf(await member.own('DELETE', `/tokens/${theirs.token_id}`))).toEqual([404, 'not_found']);
    expect((await owner.own('DELETE', `/tokens/${theirs.token_id}`)).status).toBe(204);
  });

  it('keeps tenants apart', async () => {
    const foreign = await scene.tenant();
    const [owner, stranger] = [await scene.person(tenantId, 'owner'), await scene.person(foreign, 'owner')];
    const { token_id: id, token } = await make(stranger);
    expect(await codeOf(await owner.own('DELETE', `/tokens/${id}`))).toEqual([404, 'not_found']);
    expect(await codeOf(await owner.own('DELETE', '/tokens/%00'))).toEqual([404, 'not_found']);
    const hostile = { name: 'x', scopes: ['read'], brand_ids: ['\0'] };
    expect(await codeOf(await owner.own('POST', '/tokens', hostile))).toEqual([404, 'not_found']);
    expect((await rpc(token)).status).toBe(200);
    expect((await listed(owner)).map((one) => one.token_id)).not.toContain(id);
    const body = { name: 'x', scopes: ['read'] };
    expect(await codeOf(await owner.own('POST', '/tokens', { ...body, tenant_id: foreign }))).toEqual([
      404,
      'not_found',
    ]);
    const { brandId } = await addInstall(scene.here.stores);
    expect(await codeOf(await owner.own('POST', '/tokens', { ...body, brand_ids: [brandId] }))).toEqual([
      404,
      'not_found',
    ]);
  });

  it('asks a member of several tenants which one a token is for', async () => {
    const other = await scene.tenant();
    const person = await scene.person(tenantId);
    const role = 'member' as const;
    const { email } = person;
    await scene.here.stores.users.putMember({ tenantId: other, email, role, newUserId: 'unused', createdAt: 0 });
    expect(await codeOf(await person.own('POST', '/tokens', { name: 'x', scopes: ['read'] }))).toEqual([
      422,
      'invalid_input',
    ]);
    expect(await make(person, { tenant_id: other })).toMatchObject({ tenant_id: other });
  });

  it('revokes the tokens of a removed member, and no others', async () => {
    const person = await scene.person(tenantId);
    const { token, token_id: id } = await make(person);
    const { stores } = scene.here;
    const deps = { ...stores, store: stores.tokens, clock: scene.clock, ids: systemIds };
    const kept = await createToken(deps)({
      tenantId,
      name: 'Operator',
      brandIds: null,
      demo: false,
      expiresAt: null,
      scopes: ['read'],
    });
    await removeMember(deps)({ tenantId, email: person.email });
    expect(await stores.tokens.findToken(id)).toMatchObject({ revokedAt: scene.clock.now() });
    expect(await stores.tokens.findTokenByHash(hashOfToken(token))).toMatchObject({ revokedAt: scene.clock.now() });
    expect(await stores.tokens.findToken(kept.token.id)).toMatchObject({ revokedAt: null });
  });
});

describe('the quota of /me', () => {
  it('is 60 a minute per user, shown in headers', async () => {
    await using scene = await openSignInScene('SQLite', { rateLimits: limitsOf({ ownPerUser: 60 }) });
    const tenantId = await scene.tenant();
    const [person, other] = [await scene.person(tenantId), await scene.person(tenantId)];
    const before = await person.own('GET', '');
    expect(before.headers.get('ratelimit')).toBe('"me";r=58;t=60');
    for (let i = 0; i < 58; i++) expect((await person.own('GET', '')).status).toBe(200);
    const refused = await person.own('GET', '');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await other.own('GET', '')).status).toBe(200);
  });

  it('is shared with logins started from one address', async () => {
    await using scene = await openSignInScene('SQLite', { rateLimits: limitsOf({ loginsPerAddress: 2 }) });
    const begin = () => fetch(`${scene.here.url}/auth/login`, { redirect: 'manual' });
    expect([(await begin()).status, (await begin()).status, (await begin()).status]).toEqual([303, 303, 429]);
  });
});
