// Attacks on the authorization server and on `/mcp` with its tokens, each attempted and refused (decisions 11), on both
// engines.
import { hash, randomUUID } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { text } from 'node:stream/consumers';
import { decodeJwt, decodeProtectedHeader, importJWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import type { OAuthStore } from '../../src/oauth/index.ts';
import { createSigningKeyring } from '../../src/oauth/signing-keys.ts';
import {
  agree,
  answerIn,
  authorized,
  authorizeUrl,
  callMcp,
  newBrowser,
  newPkce,
  type Params,
  reachConsent,
  redeem,
  refresh,
  register,
  registered,
} from '../support/oauth-client.ts';
import { SECRET } from '../support/scene.ts';
import { type OAuthScene, openOAuthStores, serveOAuth } from './oauth-scene.ts';

const longRedirects = (count: number, length: number): string[] =>
  Array.from({ length: count }, (_, i) => `https://shop.example/${i}/`.padEnd(length, 'a'));

const APP_REDIRECT = 'cursor://anysphere.cursor-mcp/oauth/callback';

describe.each(['sqlite', 'postgres'] as const)('over %s', (engine) => {
  let stores: Awaited<ReturnType<typeof openOAuthStores>>;
  let site: OAuthScene;
  let tenant: string;
  beforeAll(async () => {
    stores = await openOAuthStores(engine);
    site = await serveOAuth(stores);
    tenant = await site.addTenant();
  });
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
    await stores[Symbol.asyncDispose]();
  });

  const begin = async (change: Params) => {
    const clientId = await registered(site.url);
    return newBrowser().get(authorizeUrl(site.url, clientId, newPkce(), change));
  };
  const errorOf = async (answer: Response) => [answer.status, (await answer.json()).error];

  it.each([
    ['http', 'http://shop.example/callback'],
    ['http on a name with a loopback-like prefix', 'http://localhost.evil.example/'],
    ['http on a private address', 'http://192.168.1.2/'],
    ['a script', 'javascript:alert(1)'],
    ['a script URL with slashes', 'javascript://x/%0aalert(1)'],
    ['a script URL in upper case', 'JAVASCRIPT:/**/alert(1)'],
    ['an older script', 'vbscript:/x'],
    ['data', 'data:text/html,x'],
    ['a data URL with a slash', 'data:/text/html,x'],
    ['a file', 'file:///etc/passwd'],
    ['a blob', 'blob:https://shop.example/x'],
    ['a page of the browser itself', 'about:/blank'],
    ['the source of a page', 'view-source:/https://shop.example/'],
    ['a socket', 'wss://shop.example/'],
    ['another web protocol', 'ftp://shop.example/'],
    ['a letter', 'mailto:/a@shop.example'],
    ['an intent', 'intent://x/#Intent;end'],
    ['a scheme of Windows', 'ms-settings:/x'],
    ['a script of macOS', 'applescript://com.apple.scripteditor?action=new'],
    ['the help of the system', 'help:/x'],
    ['a program to download and run', 'jnlp:/x'],
    ['a shop of the system', 'itms-apps://x'],
    ['a setting of macOS', 'x-apple.systempreferences:/x'],
    ['an app scheme without a slash', 'cursor:callback'],
    ['a scheme of 65 characters', `com.${'a'.repeat(61)}:/`],
    ['an app scheme with user info', 'cursor://user@callback'],
    ['an app scheme with a fragment', 'cursor://callback#x'],
    ['an app scheme with a space', 'com.example.app:/a b'],
    ['user info', 'https://user:pass@shop.example/'],
    ['a fragment', 'https://shop.example/#x'],
    ['no address', 'callback'],
    ['2,049 characters', `https://shop.example/${'a'.repeat(2028)}`],
  ])('refuses a redirect that is %s', async (_, uri) => {
    expect(await errorOf(await register(site.url, { redirect_uris: [uri] }))).toEqual([400, 'invalid_redirect_uri']);
  });

  it.each([
    [
      'http://shop.example/',
      'redirect_uris[1] uses http on a host other than localhost, 127.0.0.1 or [::1]: use https',
    ],
    ['javascript:/x', 'redirect_uris[1] has the scheme javascript:, which is not allowed: use https, http on'],
    ['cursor:callback', 'redirect_uris[1] has no slash after cursor: write cursor:/ and a path, or cursor://'],
    ['https://shop.example/#x', 'redirect_uris[1] has a fragment: leave out #'],
    ['https://user:pass@shop.example/', 'redirect_uris[1] has a user name or password: remove the'],
    ['callback', 'redirect_uris[1] is not an absolute address: begin it with https://'],
    ['', 'redirect_uris[1] is not an absolute address'],
    [' https://shop.example/', 'redirect_uris[1] has a space or a control character'],
    ['https://shop.example/\u0000', 'redirect_uris[1] has a space or a control character'],
    ['https://shop.example/\ud800', 'redirect_uris[1] has a space or a control character'],
    [7, 'redirect_uris[1] is not a string'],
    [`https://shop.example/${'a'.repeat(2028)}`, 'redirect_uris[1] has 2049 characters: send at most 2048'],
  ])('a refusal explains the problem with the redirect %.30s', async (uri, words) => {
    const answer = await register(site.url, { redirect_uris: ['https://shop.example/', uri] });
    const { error, error_description: said } = await answer.json();
    expect([answer.status, error, said]).toEqual([400, 'invalid_redirect_uri', expect.stringContaining(words)]);
  });

  it('a registration with missing or too many redirects is refused with a reason', async () => {
    const said = async (redirect_uris: unknown) =>
      (await (await register(site.url, { redirect_uris })).json()).error_description;
    expect(await said(undefined)).toBe('redirect_uris is missing or empty: send an array with at least one address');
    expect(await said('https://shop.example/')).toContain('send an array');
    expect(await said(Array(21).fill('https://shop.example/'))).toBe('redirect_uris has 21 addresses: send at most 20');
  });

  const postTo = (path: string, body: string, type = 'application/json', more: Record<string, string> = {}) =>
    fetch(site.url + path, { method: 'POST', headers: { 'content-type': type, ...more }, body });

  it('a body is refused beyond 57,344 bytes, as too large', async () => {
    const client = JSON.stringify({ redirect_uris: ['https://shop.example/'] });
    expect((await postTo('/oauth/register', client.padEnd(57_344))).status).toBe(201);
    expect(await errorOf(await postTo('/oauth/register', client.padEnd(57_345)))).toEqual([413, 'invalid_request']);
    const form = 'application/x-www-form-urlencoded';
    for (const path of ['/oauth/token', '/oauth/revoke']) {
      expect((await postTo(path, 'a='.padEnd(57_344, 'x'), form)).status).toBe(400);
      expect(await errorOf(await postTo(path, 'a='.padEnd(57_345, 'x'), form))).toEqual([413, 'invalid_request']);
    }
  });

  it('a registration is refused that is not JSON, or nested too deep', async () => {
    const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    const client = (depth: number) => `{"redirect_uris":["https://shop.example/"],"jwks":${nest(depth)}}`;
    expect((await postTo('/oauth/register', client(99))).status).toBe(201);
    for (const body of [client(100), client(28_000), nest(28_000), '{', '[]', 'null', '']) {
      expect(await errorOf(await postTo('/oauth/register', body))).toEqual([400, 'invalid_request']);
    }
    expect(await errorOf(await postTo('/oauth/register', '{}', 'text/plain'))).toEqual([400, 'invalid_request']);
    const deepId = JSON.stringify({ redirect_uris: ['https://shop.example/'], software_id: [['x']] });
    expect(await errorOf(await postTo('/oauth/register', deepId))).toEqual([400, 'invalid_client_metadata']);
  });

  it.each(['admin', 'read admin', 'openid', 'READ', 'read,write', 'read\twrite'])(
    'an authorization is refused for the unknown scope %j',
    async (scope) => {
      const answer = await begin({ scope });
      expect([answer.status, answerIn(answer)]).toMatchObject([
        303,
        { error: 'invalid_scope', state: 'a-state', iss: site.url },
      ]);
    },
  );

  it.each(['read', 'write', 'write read', 'read offline_access', 'offline_access', ''])(
    'the scope %j may be requested',
    async (scope) => {
      expect((await begin({ scope })).headers.get('location')).toMatch(/^\/oauth\/consent\//);
    },
  );

  it.each([
    'https://shop.example/callback',
    'http://localhost:3000/',
    'http://127.0.0.1/x?y=1',
    'http://[::1]:8080/',
    'cursor://anysphere.cursor-mcp/oauth/callback',
    'vscode://publisher.extension/callback?x=1',
    'com.example.app:/oauth2redirect',
    'example-editor://oauth/callback',
    `com.${'a'.repeat(60)}:/`,
    `https://shop.example/${'a'.repeat(2027)}`,
  ])('the redirect %.40s is accepted', async (uri) => {
    expect((await register(site.url, { redirect_uris: [uri] })).status).toBe(201);
  });

  it.each([
    ['no redirect', { redirect_uris: [] }, 400],
    ['21 redirects', { redirect_uris: Array.from({ length: 21 }, (_, i) => `https://shop.example/${i}`) }, 400],
    ['20 redirects', { redirect_uris: Array.from({ length: 20 }, (_, i) => `https://shop.example/${i}`) }, 201],
    ['a name of 101 characters', { client_name: '😀'.repeat(101) }, 400],
    ['a name of 100 characters', { client_name: '😀'.repeat(100) }, 201],
    ['a name with a direction mark', { client_name: 'Good \u202e evil' }, 400],
    ['an empty name', { client_name: '' }, 400],
    ['a name of a space', { client_name: ' ' }, 400],
    ['a name with an invisible character', { client_name: '\u200bgoogle' }, 400],
    ['a name with two lines', { client_name: 'Good\napp' }, 400],
    ['a name with a lone surrogate', { client_name: 'Good \ud800' }, 400],
    ['a software id with U+0000', { software_id: '\u0000' }, 400],
    ['a software id of 256 characters', { software_id: 'a'.repeat(256) }, 400],
    ['a software id of 255 characters', { software_id: 'a'.repeat(255) }, 201],
    ['a page of 2,049 characters', { client_uri: `https://shop.example/${'a'.repeat(2028)}` }, 400],
    ['a page of 2,048 characters', { client_uri: `https://shop.example/${'a'.repeat(2027)}` }, 201],
    ['5 redirects of 2,000 characters', { redirect_uris: longRedirects(5, 2000) }, 400],
    ['3 redirects of 2,000 characters', { redirect_uris: longRedirects(3, 2000) }, 201],
    ['50 KB that are not kept', { contacts: ['a'.repeat(50_000)] }, 201],
  ])('a registration with %s is answered %3$s', async (_, metadata, status) => {
    expect((await register(site.url, metadata)).status).toBe(status);
  });

  it.each([
    'cursor://anysphere.cursor-mcp/oauth/callback/',
    'cursor://anysphere.cursor-mcp/oauth/callback?x=1',
    'cursor://anysphere.cursor-mcp:1/oauth/callback',
    'cursor://Anysphere.cursor-mcp/oauth/callback',
    'CURSOR://anysphere.cursor-mcp/oauth/callback',
    'cursor:/anysphere.cursor-mcp/oauth/callback',
    'cursor2://anysphere.cursor-mcp/oauth/callback',
  ])('redirect %s gets no response if only a similar one is registered', async (redirect_uri) => {
    const clientId = await registered(site.url, { redirect_uris: [APP_REDIRECT] });
    const answer = await newBrowser().get(authorizeUrl(site.url, clientId, newPkce(), { redirect_uri }));
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });

  it('an app with its own scheme must use PKCE', async () => {
    const clientId = await registered(site.url, { redirect_uris: [APP_REDIRECT] });
    const change = { redirect_uri: APP_REDIRECT, code_challenge: null, code_challenge_method: null };
    const answer = await newBrowser().get(authorizeUrl(site.url, clientId, newPkce(), change));
    const location = answer.headers.get('location') ?? '';
    expect(location).toMatch(/^cursor:\/\/anysphere\.cursor-mcp\/oauth\/callback\?error=invalid_request/);
    const pkce = newPkce();
    const authorize = authorizeUrl(site.url, clientId, pkce, { redirect_uri: APP_REDIRECT });
    const { code = '' } = answerIn(await agree(await reachConsent(authorize), tenant));
    const other = { redirect_uri: APP_REDIRECT, code_verifier: newPkce().verifier };
    expect(await errorOf(await redeem(site.url, clientId, code, pkce, other))).toEqual([400, 'invalid_grant']);
  });

  it('a redirect that was not registered gets no response at all', async () => {
    const answer = await begin({ redirect_uri: 'https://evil.example/' });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });

  it.each([
    ['no challenge', { code_challenge: null, code_challenge_method: null }],
    ['the method plain', { code_challenge_method: 'plain' }],
    ['no method', { code_challenge_method: null }],
    ['an implicit grant', { response_type: 'token' }],
  ])('an authorization is refused with %s', async (_, change) => {
    const answer = await begin(change);
    const location = answer.headers.get('location') ?? '';
    expect(location.startsWith('/oauth/consent/')).toBe(false);
    expect(location + (await answer.text())).toMatch(
      /invalid_request|unsupported_response_type|unauthorized_client|challenge/,
    );
  });

  it('a code is refused with another verifier, and with none', async () => {
    for (const code_verifier of [newPkce().verifier, null]) {
      const [pkce, clientId] = [newPkce(), await registered(site.url)];
      const { code = '' } = answerIn(await agree(await reachConsent(authorizeUrl(site.url, clientId, pkce)), tenant));
      expect(await errorOf(await redeem(site.url, clientId, code, pkce, { code_verifier }))).toEqual([
        400,
        'invalid_grant',
      ]);
    }
  });

  it('a code is refused from another client, and with another redirect', async () => {
    const [pkce, clientId, thief] = [newPkce(), await registered(site.url), await registered(site.url)];
    const { code = '' } = answerIn(await agree(await reachConsent(authorizeUrl(site.url, clientId, pkce)), tenant));
    expect(await errorOf(await redeem(site.url, thief, code, pkce))).toEqual([400, 'invalid_grant']);
    const elsewhere = { redirect_uri: 'http://127.0.0.1:51005/callback' };
    expect(await errorOf(await redeem(site.url, clientId, code, pkce, elsewhere))).toEqual([400, 'invalid_grant']);
  });

  it('a code used twice revokes its tokens', async () => {
    const { clientId, code, pkce, tokens } = await authorized(site.url, tenant);
    expect(await errorOf(await redeem(site.url, clientId, code, pkce))).toEqual([400, 'invalid_grant']);
    expect((await callMcp(site.url, tokens.access_token)).status).toBe(401);
    expect(await errorOf(await refresh(site.url, clientId, tokens.refresh_token))).toEqual([400, 'invalid_grant']);
  });

  it('a code used 8 times at once leaves no valid token', async () => {
    const [pkce, clientId] = [newPkce(), await registered(site.url)];
    const { code = '' } = answerIn(await agree(await reachConsent(authorizeUrl(site.url, clientId, pkce)), tenant));
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(site.url, clientId, code, pkce)));
    const given = answers.filter(({ ok }) => ok);
    expect(given.length).toBeLessThanOrEqual(1);
    for (const answer of given) {
      expect((await callMcp(site.url, (await answer.json()).access_token)).status).toBe(401);
    }
  });

  it('a refresh token reused after 60 seconds revokes its whole family', async () => {
    const { clientId, tokens } = await authorized(site.url, tenant);
    const next = await (await refresh(site.url, clientId, tokens.refresh_token)).json();
    site.scene.clock.pass(59_999);
    expect((await refresh(site.url, clientId, tokens.refresh_token)).status).toBe(200);
    expect((await callMcp(site.url, next.access_token)).status).toBe(200);
    site.scene.clock.pass(1);
    expect(await errorOf(await refresh(site.url, clientId, tokens.refresh_token))).toEqual([400, 'invalid_grant']);
    expect((await callMcp(site.url, next.access_token)).status).toBe(401);
    expect(await errorOf(await refresh(site.url, clientId, next.refresh_token))).toEqual([400, 'invalid_grant']);
  });

  it('a refresh token is refused from another client, and for more scope', async () => {
    const { clientId, tokens } = await authorized(site.url, tenant);
    const thief = await registered(site.url);
    expect(await errorOf(await refresh(site.url, thief, tokens.refresh_token))).toEqual([400, 'invalid_grant']);
    const more = await refresh(site.url, clientId, tokens.refresh_token, { scope: 'read write' });
    expect(await errorOf(more)).toEqual([400, 'invalid_scope']);
  });

  it('a token is refused for another resource, at each step', async () => {
    const resource = 'https://other.example/mcp';
    expect(answerIn(await begin({ resource }))).toMatchObject({ error: 'invalid_target', iss: site.url });
    const [pkce, clientId] = [newPkce(), await registered(site.url)];
    const { code = '' } = answerIn(await agree(await reachConsent(authorizeUrl(site.url, clientId, pkce)), tenant));
    expect(await errorOf(await redeem(site.url, clientId, code, pkce, { resource }))).toEqual([400, 'invalid_target']);
    const { clientId: own, tokens } = await authorized(site.url, tenant);
    expect(await errorOf(await refresh(site.url, own, tokens.refresh_token, { resource }))).toEqual([
      400,
      'invalid_target',
    ]);
  });

  describe('at /mcp', () => {
    /** The token of a real grant, with other claims or another header, signed with the server's own key. */
    async function forged(change: JWTPayload, head: object = {}): Promise<string> {
      const { tokens } = await authorized(site.url, tenant);
      const keyring = createSigningKeyring({
        store: stores.oauth,
        secrets: [SECRET],
        clock: systemClock,
        ids: systemIds,
      });
      const { kid, alg = '', typ } = decodeProtectedHeader(tokens.access_token);
      const { keys } = await keyring.readFor(kid ?? '');
      const key = await importJWK(keys.find((each) => each.kid === kid) ?? {}, alg);
      return new SignJWT(Object.assign(decodeJwt(tokens.access_token), change))
        .setProtectedHeader({ alg, ...(kid !== undefined && { kid }), ...(typ !== undefined && { typ }), ...head })
        .sign(key);
    }
    const status = async (token: string) => (await callMcp(site.url, token)).status;

    it('an unmodified token of a grant works', async () => {
      expect(await status(await forged({}))).toBe(200);
    });

    it.each([
      ['for another resource', { aud: 'https://other.example/mcp' }],
      ['of another issuer', { iss: 'https://other.example' }],
      ['that has expired', { exp: 1 }],
      ['of a nonexistent grant', { grant_id: 'none' }],
      ['of another tenant', { sub: `${randomUUID()}.${randomUUID()}` }],
      ['of nobody', { sub: '' }],
    ])('a token is refused %s', async (_, change) => {
      expect(await status(await forged(change))).toBe(401);
    });

    it('a token is refused whose subject did not give the grant', async () => {
      const { tokens } = await authorized(site.url, await site.addTenant());
      const { sub = '' } = decodeJwt(tokens.access_token);
      expect(await status(await forged({ sub }))).toBe(401);
    });

    it('a token of another kind, or without a valid signature, is refused', async () => {
      expect(await status(await forged({}, { typ: 'JWT' }))).toBe(401);
      const token = await forged({});
      const [head = '', body = '', signature = ''] = token.split('.');
      const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
      for (const text of [
        `${none}.${body}.x`,
        `${head}.${body}.${signature.replace(/^./, '-')}x`,
        `${head}.e30.${signature}`,
        'a.b.c',
      ]) {
        expect(await status(text)).toBe(401);
      }
    });

    it('a refused token gets invalid_token', async () => {
      const answer = await callMcp(site.url, 'a.b.c');
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token", .*resource_metadata=/);
    });

    it('a token in the query is ignored', async () => {
      const { tokens } = await authorized(site.url, tenant);
      const answer = await fetch(`${site.url}/mcp?access_token=${tokens.access_token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      });
      expect(answer.status).toBe(401);
    });

    it('an access token works on no other endpoint', async () => {
      const { tokens } = await authorized(site.url, tenant);
      const answer = await fetch(`${site.url}/rpc`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.access_token}` },
        body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
      });
      expect(answer.status).toBe(401);
    });

    it('a token ends with the membership, and so does its refresh', async () => {
      const gone = await site.addTenant('Soon Gone');
      const { clientId, tokens } = await authorized(site.url, gone);
      expect(await status(tokens.access_token)).toBe(200);
      const [member] = await stores.users.listMembers(gone);
      await stores.users.removeMember(gone, member?.email ?? '', Date.now());
      expect(await status(tokens.access_token)).toBe(401);
      expect(await errorOf(await refresh(site.url, clientId, tokens.refresh_token))).toEqual([400, 'invalid_grant']);
    });
  });

  describe('a host name that resolves here', () => {
    /** `fetch` sets the host itself. */
    async function withHost(path: string, host: string): Promise<number> {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      const request = requestHttp(site.url + path, { headers: { host } }, (answer) => {
        void text(answer).then(() => resolve(answer.statusCode ?? 0), reject);
      });
      request.on('error', reject);
      request.end();
      return promise;
    }

    it.each([
      '/.well-known/oauth-protected-resource',
      '/.well-known/oauth-authorization-server',
      '/oauth/authorize?client_id=x',
      '/oauth/jwks',
      '/oauth/consent/x',
    ])('is refused %s', async (path) => {
      expect(await withHost(path, 'evil.example')).toBe(403);
      expect(await withHost(path, 'localhost.evil.example:80')).toBe(403);
    });

    it('changes no URL in the documents', async () => {
      const answer = await fetch(`${site.url}/.well-known/oauth-authorization-server`, {
        headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' },
      });
      expect(await answer.text()).not.toContain('evil');
    });
  });

  describe('the consent page', () => {
    const reach = async () => reachConsent(authorizeUrl(site.url, await registered(site.url), newPkce()));

    it('refuses a tenant of other users', async () => {
      const consenting = await reach();
      const { csrf } = consenting;
      const answer = await consenting.browser.submit(consenting.page, {
        csrf,
        tenant: randomUUID(),
        decision: 'allow',
      });
      expect([answer.status, answer.headers.get('location')]).toEqual([422, null]);
    });

    it('refuses submissions from another page or browser, or without its secret', async () => {
      const { browser, page, csrf } = await reach();
      const form = { csrf, tenant, decision: 'allow' };
      const answers = [
        await browser.submit(page, form, { origin: 'https://evil.example' }),
        await browser.submit(page, form, { origin: 'null' }),
        await browser.submit(page, form, { 'sec-fetch-site': 'cross-site' }),
        await browser.submit(page, { ...form, csrf: '' }),
        await browser.submit(page, { ...form, csrf: (await reach()).csrf }),
        await newBrowser().submit(page, form),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 400]);
      expect((await browser.submit(page, form)).status).toBe(303);
    });

    it('refuses a submission from a user who signed in later', async () => {
      const { browser, page, csrf } = await reach();
      const before = site.person;
      site.person = { userId: randomUUID(), email: 'b@acme.example', memberships: before?.memberships ?? [] };
      const answer = await browser.submit(page, { csrf, tenant, decision: 'allow' });
      site.person = before;
      expect(answer.status).toBe(403);
    });

    it('redirects to the login without a session, and back', async () => {
      const before = site.person;
      site.person = undefined;
      const clientId = await registered(site.url);
      const browser = newBrowser();
      const begun = await browser.get(authorizeUrl(site.url, clientId, newPkce()));
      const page = begun.headers.get('location') ?? '';
      const answer = await browser.get(site.url + page);
      site.person = before;
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `/auth/login?return_to=${encodeURIComponent(page)}`,
      ]);
      expect((await browser.get(site.url + page)).status).toBe(200);
    });

    it('says how long the access lasts and where to end it', async () => {
      expect((await reach()).html).toContain('Its access ends after 30 days without use');
    });

    it('shows a client’s metadata as text', async () => {
      const clientId = await registered(site.url, { client_name: '<img src=x onerror=alert(1)>"\'&' });
      const { html } = await reachConsent(authorizeUrl(site.url, clientId, newPkce()));
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
      expect(html).not.toContain('<img');
    });

    it.each([
      ['allow', 200],
      ['deny', 400],
    ])('cannot be framed or run a foreign script when it posts the answer: %s', async (decision, status) => {
      const change = { response_mode: 'form_post' };
      const { browser, page, csrf } = await reachConsent(
        authorizeUrl(site.url, await registered(site.url), newPkce(), change),
      );
      const decided = await browser.submit(page, { csrf, tenant, decision });
      const posting = await browser.get(decided.headers.get('location') ?? '');
      const [, script = ''] = /<script>(.*)<\/script>/s.exec(await posting.text()) ?? [];
      expect([posting.status, Object.fromEntries(posting.headers)]).toMatchObject([
        status,
        {
          'content-security-policy': `default-src 'none';script-src 'sha256-${hash('sha256', script, 'base64')}';base-uri 'none';frame-ancestors 'none'`,
          'referrer-policy': 'strict-origin',
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
        },
      ]);
    });

    it('asks for consent every time', async () => {
      const { browser, ...consenting } = await reach();
      await agree({ browser, ...consenting }, tenant);
      const again = await browser.get(authorizeUrl(site.url, await registered(site.url), newPkce()));
      expect(again.headers.get('location')).toMatch(/^\/oauth\/consent\//);
      const silent = await browser.get(
        authorizeUrl(site.url, await registered(site.url), newPkce(), { prompt: 'none' }),
      );
      expect(answerIn(silent).error).toBe('login_required');
    });
  });

  it('the store contains no code or token in plain text', async () => {
    const told: string[] = [];
    const putArtifact: OAuthStore['putArtifact'] = async (artifact) => {
      told.push(JSON.stringify(artifact), Buffer.from(artifact.key).toString());
      await stores.oauth.putArtifact(artifact);
    };
    const addArtifact: OAuthStore['addArtifact'] = (artifact) => {
      told.push(JSON.stringify(artifact), Buffer.from(artifact.payload, 'base64').toString());
      return stores.oauth.addArtifact(artifact);
    };
    await using listening = await serveOAuth(stores, {
      oauth: { store: { ...stores.oauth, putArtifact, addArtifact } },
    });
    const own = await listening.addTenant();
    const { clientId, tokens, code } = await authorized(listening.url, own);
    const next = await (await refresh(listening.url, clientId, tokens.refresh_token)).json();
    expect(told.length).toBeGreaterThan(10);
    const names = [code, tokens.refresh_token, tokens.access_token, next.refresh_token, next.access_token];
    expect(names.filter((name) => told.join().includes(name))).toEqual([]);
  });
});

it('the cookies of an authorization are Secure and have a prefix if the public URL is https', async () => {
  await using stores = await openOAuthStores('sqlite');
  await using site = await serveOAuth(stores, { settings: { publicUrl: 'https://service.example' } });
  const tenant = await site.addTenant();
  const clientId = await registered(site.url);
  const browser = newBrowser();
  const begun = await browser.get(authorizeUrl(site.url, clientId, newPkce(), { resource: null }));
  const set = begun.headers.getSetCookie();
  expect(set.length).toBeGreaterThan(1);
  for (const cookie of set) expect(cookie).toMatch(/^__(?:Secure|Host)-svc_oauth_\w+(?:\.sig)?=.*; secure(?:;|$)/i);
  for (const cookie of set.filter((each) => each.startsWith('__Host-'))) expect(cookie).toMatch(/; path=\/(?:;|$)/);
  const page = site.url + begun.headers.get('location');
  const csrf = /name="csrf" value="([^"]+)"/.exec(await (await browser.get(page)).text())?.[1] ?? '';
  const decided = await browser.submit(
    page,
    { csrf, tenant, decision: 'allow' },
    { origin: 'https://service.example' },
  );
  const resume = new URL(decided.headers.get('location') ?? '');
  expect(answerIn(await browser.get(site.url + resume.pathname))).toMatchObject({ code: expect.any(String) });
});
