// The login: its requirements, its end, and attacks on it, with two serving processes over one store (decisions 5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeMember } from '../../src/accounts/index.ts';
import { startTestService } from '../support/service.ts';
import { ENGINES, openSignInScene, type SignInScene } from '../support/sign-in-scene.ts';
import { newVisitor, passProvider, signInAs, target, type Visitor } from '../support/visitor.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

const HOUR_MS = 3_600_000;
const COOKIE = 'service_login';

const codeOf = async (response: Response): Promise<unknown> => {
  const { error }: { error: { code: string } } = JSON.parse(await response.text());
  return [response.status, error.code];
};

describe.each(ENGINES)('a login, over %s', (engine) => {
  let scene: SignInScene;
  let tenantId: string;
  let base: string;
  beforeAll(async () => {
    scene = await openSignInScene(engine);
    tenantId = await scene.tenant();
    base = scene.here.url;
  }, 120_000);
  afterAll(() => scene[Symbol.asyncDispose]());

  const me = (visitor: Visitor, at = base) => visitor.send(`${at}/api/v1/me`);
  const signOut = (visitor: Visitor, token?: string, at = base) =>
    visitor.send(`${at}/auth/logout`, {
      method: 'POST',
      headers: token === undefined ? {} : { 'x-csrf-token': token },
    });

  it('returns a member to the requested path, signed in on every process', async () => {
    const email = await scene.member(tenantId, 'owner');
    const visitor = newVisitor();
    const callback = await passProvider(visitor, `${base}/auth/login?return_to=%2Fhealthz%3Fa%3Db`, email);
    expect(target(await visitor.send(callback), base)).toBe(`${base}/healthz?a=b`);
    for (const at of [base, scene.there.url]) {
      visitor.cookies(at).set(COOKIE, visitor.cookies(base).get(COOKIE) ?? '');
      expect(await (await me(visitor, at)).json()).toMatchObject({
        email,
        tenants: [{ tenant_id: tenantId, name: 'Acme', role: 'owner' }],
      });
    }
    const again = await visitor.send(`${base}/auth/login?return_to=/readyz`);
    expect(target(again, base)).toBe(`${base}/readyz`);
  });

  it('opens the portal afterwards unless another path is requested', async () => {
    const visitor = newVisitor();
    const callback = await passProvider(visitor, `${base}/auth/login`, await scene.member(tenantId));
    expect(target(await visitor.send(callback), base)).toBe(`${base}/`);
  });

  it('passes a login_hint on to the provider', async () => {
    const response = await newVisitor().send(`${base}/auth/login?login_hint=ada%40shop.example`);
    const sent = new URL(target(response, base));
    expect(sent.searchParams.get('login_hint')).toBe('ada@shop.example');
  });

  it('may start on one process and end on another', async () => {
    const visitor = newVisitor();
    const email = await scene.member(tenantId);
    const callback = new URL(await passProvider(visitor, `${base}/auth/login?return_to=/api/v1/me`, email));
    visitor.cookies(scene.there.url).set(COOKIE, visitor.cookies(base).get(COOKIE) ?? '');
    const there = new URL(callback.pathname + callback.search, scene.there.url);
    expect((await visitor.visit(there)).status).toBe(200);
  });

  it('sends state, nonce and an S256 challenge, and sets an HttpOnly cookie', async () => {
    const response = await newVisitor().send(`${base}/auth/login`);
    const sent = new URL(response.headers.get('location') ?? '');
    expect(Object.fromEntries(sent.searchParams)).toEqual({
      client_id: 'service',
      response_type: 'code',
      scope: 'openid email',
      code_challenge_method: 'S256',
      redirect_uri: `${base}/auth/callback`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(response.headers.get('set-cookie')).toMatch(/^service_login=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/a/..//evil.example', 'x'])(
    'never returns to %s',
    async (path) => {
      const response = await newVisitor().send(`${base}/auth/login?return_to=${encodeURIComponent(path)}`);
      expect(await codeOf(response)).toEqual([422, 'invalid_input']);
    },
  );

  it('gets a new session id and invalidates the old one (session fixation)', async () => {
    const [attacker, victim] = [newVisitor(), newVisitor()];
    await attacker.send(`${base}/auth/login`);
    const planted = attacker.cookies(base).get(COOKIE) ?? '';
    victim.cookies(base).set(COOKIE, planted);
    expect((await signInAs(victim, base, await scene.member(tenantId))).status).toBe(200);
    expect(victim.cookies(base).get(COOKIE)).not.toBe(planted);
    expect(await codeOf(await me(attacker))).toEqual([401, 'unauthorized']);
  });

  it('accepts a state once, and only from the same browser', async () => {
    const [visitor, other] = [newVisitor(), newVisitor()];
    const email = await scene.member(tenantId);
    const callback = await passProvider(visitor, `${base}/auth/login`, email);
    const begun = visitor.cookies(base).get(COOKIE) ?? '';
    expect(await codeOf(await other.send(callback))).toEqual([403, 'login_failed']);
    const outcomes = await Promise.all([visitor.send(callback), visitor.send(callback)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([303, 403]);
    other.cookies(base).set(COOKIE, begun);
    expect(await codeOf(await other.send(callback))).toEqual([403, 'login_failed']);
  });

  it('accepts a code once, only with the verifier of the same browser', async () => {
    const [visitor, thief] = [newVisitor(), newVisitor()];
    const callback = new URL(await passProvider(visitor, `${base}/auth/login`, await scene.member(tenantId)));
    const begin = async () => {
      const begun = new URL((await thief.send(`${base}/auth/login`)).headers.get('location') ?? '');
      const forged = new URL(callback);
      forged.searchParams.set('state', begun.searchParams.get('state') ?? '');
      return forged;
    };
    expect(await codeOf(await thief.send(await begin()))).toEqual([403, 'login_failed']);
    const own = newVisitor();
    const used = new URL(await passProvider(own, `${base}/auth/login?return_to=/readyz`, await scene.member(tenantId)));
    expect((await own.visit(used)).status).toBe(200);
    callback.searchParams.set('code', used.searchParams.get('code') ?? '');
    expect(await codeOf(await thief.send(await begin()))).toEqual([403, 'login_failed']);
    expect(await codeOf(await me(thief))).toEqual([401, 'unauthorized']);
  });

  it.each([
    ['of another issuer', (query: URLSearchParams) => query.set('iss', 'https://other.example')],
    ['without its issuer', (query: URLSearchParams) => query.delete('iss')],
    ['with another code', (query: URLSearchParams) => query.set('code', 'guessed')],
    [
      'that says no',
      (query: URLSearchParams) => {
        query.delete('code');
        query.set('error', 'access_denied');
      },
    ],
  ])('is refused if the response %s', async (_, change) => {
    const visitor = newVisitor();
    const callback = new URL(await passProvider(visitor, `${base}/auth/login`, await scene.member(tenantId)));
    change(callback.searchParams);
    expect(await codeOf(await visitor.send(callback))).toEqual([403, 'login_failed']);
    expect(await codeOf(await me(visitor))).toEqual([401, 'unauthorized']);
  });

  it('is refused to non-members and unverified addresses', async () => {
    expect(await codeOf(await signInAs(newVisitor(), base, 'nobody@shop.example'))).toEqual([403, 'no_membership']);
    const email = `unverified-${await scene.member(tenantId)}`;
    const { users } = scene.here.stores;
    const role = 'member' as const;
    await users.putMember({ tenantId, email, role, newUserId: email, createdAt: 0 });
    expect(await codeOf(await signInAs(newVisitor(), base, email))).toEqual([403, 'no_membership']);
  });

  it('is refused to an address that only resembles that of a member', async () => {
    const email = 'kelvin@shop.example';
    await scene.here.stores.users.putMember({ tenantId, email, role: 'member', newUserId: email, createdAt: 0 });
    expect(await codeOf(await signInAs(newVisitor(), base, '\u212aelvin@shop.example'))).toEqual([
      403,
      'no_membership',
    ]);
  });

  it('can be tried again with another address after a refusal', async () => {
    const visitor = newVisitor();
    const refused = await signInAs(visitor, base, 'stranger@shop.example');
    const message =
      'stranger@shop.example is not a member of any tenant. Ask an owner to add you, or sign in with another address.';
    expect(await refused.json()).toMatchObject({ error: { code: 'no_membership', message } });
    const email = await scene.member(tenantId);
    expect(await (await signInAs(visitor, base, email)).json()).toMatchObject({ email });
  });

  it('expires after 12 hours, or 10 minutes if never completed', async () => {
    const person = await scene.person(tenantId);
    const late = newVisitor();
    const callback = await passProvider(late, `${base}/auth/login`, await scene.member(tenantId));
    scene.clock.pass(HOUR_MS / 6);
    expect(await codeOf(await late.send(callback))).toEqual([403, 'login_failed']);
    expect((await me(person)).status).toBe(200);
    for (let hours = 1; hours < 12; hours++) {
      scene.clock.pass(HOUR_MS - 1);
      expect((await me(person)).status).toBe(200);
    }
    scene.clock.pass(12 * HOUR_MS - HOUR_MS / 6 - 11 * (HOUR_MS - 1) - 1);
    expect((await me(person)).status).toBe(200);
    scene.clock.pass(1);
    expect(await codeOf(await me(person))).toEqual([401, 'unauthorized']);
  });

  it('expires after 60 minutes without a request', async () => {
    const [active, idle] = [await scene.person(tenantId), await scene.person(tenantId)];
    scene.clock.pass(HOUR_MS - 1);
    expect((await me(active)).status).toBe(200);
    scene.clock.pass(1);
    expect(await codeOf(await me(idle))).toEqual([401, 'unauthorized']);
    scene.clock.pass(HOUR_MS - 2);
    expect((await me(active)).status).toBe(200);
    scene.clock.pass(HOUR_MS);
    expect(await codeOf(await me(active))).toEqual([401, 'unauthorized']);
  });

  it('with an idle time of one minute, lasts while a user sends a request every 50 seconds', async () => {
    await using brief = await scene.another({ loginIdleMinutes: 1 });
    const visitor = newVisitor();
    await signInAs(visitor, brief.url, await scene.member(tenantId));
    const status = async () => (await visitor.send(`${brief.url}/api/v1/me`)).status;
    for (let i = 0; i < 12; i++) {
      scene.clock.pass(50_000);
      expect(await status()).toBe(200);
    }
    scene.clock.pass(60_000);
    expect(await status()).toBe(401);
  });

  it('stays ended when a request that came before the sign-out extends it late', async () => {
    const { loginSessions } = scene.here.stores;
    const now = scene.clock.now();
    const hash = Buffer.alloc(32, 8);
    await loginSessions.putSession({ hash, data: '{}', endsAt: now + 1000 }, now);
    await loginSessions.extendSession(hash, now + 2000);
    expect(await loginSessions.findSession(hash, now + 1999)).toMatchObject({ endsAt: now + 2000 });
    await loginSessions.removeSession(hash);
    await loginSessions.extendSession(hash, now + 3000);
    expect(await loginSessions.findSession(hash, now)).toBeUndefined();
  });

  it('is invalid after the secret changes, and the user signs in again', async () => {
    const person = await scene.person(tenantId);
    await using other = await scene.another({ secrets: ['quite another secret, long enough'] });
    person.cookies(other.url).set(COOKIE, person.cookies(base).get(COOKIE) ?? '');
    expect(await codeOf(await me(person, other.url))).toEqual([401, 'unauthorized']);
    const page = await signInAs(newVisitor(), other.url, person.email);
    expect([page.status, await page.json()]).toMatchObject([200, { email: person.email }]);
  });

  it('stays valid after a secret rotation', async () => {
    const person = await scene.person(tenantId);
    const secrets = ['a newer secret, also long enough', 'a secret of the tests, long enough'];
    await using other = await scene.another({ secrets });
    person.cookies(other.url).set(COOKIE, person.cookies(base).get(COOKIE) ?? '');
    expect((await me(person, other.url)).status).toBe(200);
  });

  it('leaves nothing in the store a minute after its end', async () => {
    const { loginSessions } = scene.here.stores;
    const now = scene.clock.now();
    const hash = Buffer.alloc(32, 7);
    await loginSessions.putSession({ hash, data: '{}', endsAt: now + 1 }, now);
    expect(await loginSessions.findSession(hash, now)).toBeDefined();
    scene.clock.pass(60_000);
    await scene.person(tenantId);
    // Uses a clock at which it is still valid: it is missing only because it was deleted.
    expect(await loginSessions.findSession(hash, now)).toBeUndefined();
  });

  it('ends for a removed member, and stays ended when they return', async () => {
    const person = await scene.person(tenantId);
    const deps = { ...scene.here.stores, clock: scene.clock };
    await removeMember(deps)({ tenantId, email: person.email });
    expect(await codeOf(await me(person))).toEqual([401, 'unauthorized']);
    const role = 'member' as const;
    const member = { tenantId, email: person.email, role, newUserId: `new-${person.email}`, createdAt: 0 };
    await scene.here.stores.users.putMember(member);
    expect(await codeOf(await me(person))).toEqual([401, 'unauthorized']);
  });

  describe('signing out', () => {
    it('ends the session on the server, at every process', async () => {
      const person = await scene.person(tenantId);
      const cookie = person.cookies(base).get(COOKIE) ?? '';
      expect((await signOut(person, person.csrfToken)).status).toBe(204);
      expect(person.cookies(base).has(COOKIE)).toBe(false);
      for (const at of [base, scene.there.url]) {
        const thief = newVisitor();
        thief.cookies(at).set(COOKIE, cookie);
        expect(await codeOf(await me(thief, at))).toEqual([401, 'unauthorized']);
      }
    });

    it('needs the CSRF token of the same session', async () => {
      const [person, other] = [await scene.person(tenantId), await scene.person(tenantId)];
      for (const token of [undefined, '', 'wrong', other.csrfToken]) {
        expect(await codeOf(await signOut(person, token))).toEqual([403, 'csrf_failed']);
      }
      expect((await me(person)).status).toBe(200);
      expect((await person.send(`${base}/auth/logout`)).status).toBe(200);
      expect((await me(person)).status).toBe(200);
    });

    it('accepts a request without a session', async () => {
      expect((await signOut(newVisitor())).status).toBe(204);
    });
  });

  it.each(['nonsense', 'nonsense.nonsense', '%00', '__proto__'])('ignores the cookie %s', async (cookie) => {
    const visitor = newVisitor();
    visitor.cookies(base).set(COOKIE, cookie);
    expect(await codeOf(await me(visitor))).toEqual([401, 'unauthorized']);
  });
});

describe('the login cookie', () => {
  it('is Secure and __Host- if the public URL is https', async () => {
    await using scene = await openSignInScene('SQLite', { publicUrl: 'https://service.example' });
    const { port } = new URL(`http://x:${addressOf(scene)}`);
    const response = await newVisitor().send(`http://127.0.0.1:${port}/auth/login`);
    // The test provider accepts only loopback addresses; the login has started anyway.
    expect(response.status).toBe(303);
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-service_login=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(response.headers.get('location')).toContain(encodeURIComponent('https://service.example/auth/callback'));
  });
});

describe('a server without a provider', () => {
  it('has no login, and names the missing setting', async () => {
    await using service = await startTestService();
    const response = await fetch(`${service.url}/auth/login`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('SERVICE_OIDC_ISSUER');
  });

  it('lets an address wait for a slow provider 16 times at most', async () => {
    await using silent = await startReceiver();
    silent.answerWith = () => {};
    const login = { issuer: new URL(silent.url).origin, clientId: 'service', clientSecret: 'secret' };
    await using service = await startTestService({ settings: { login } });
    const answers = Array.from({ length: 17 }, () => fetch(`${service.url}/auth/login`));
    const refused = await Promise.race(answers);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    await silent[Symbol.asyncDispose]();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([429, ...Array(16).fill(503)]);
  });

  it('answers 503 if the provider is unreachable', async () => {
    const login = { issuer: 'http://127.0.0.1:1', clientId: 'service', clientSecret: 'secret' };
    await using service = await startTestService({ settings: { login } });
    expect(await codeOf(await fetch(`${service.url}/auth/login`))).toEqual([503, 'unavailable']);
  });
});

function addressOf({ here }: SignInScene): number {
  const address = here.app.server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}
