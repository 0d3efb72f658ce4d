// The flow of an honest client: documents, registration, consent, tokens, and calls with them (decisions 11), on both
// engines.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agree,
  answerIn,
  authorized,
  authorizeUrl,
  callMcp,
  newPkce,
  reachConsent,
  redeem,
  refresh,
  register,
  registered,
} from '../support/oauth-client.ts';
import { type OAuthScene, openOAuthStores, serveOAuth } from './oauth-scene.ts';

const LIST = { method: 'tools/list' };

describe.each(['sqlite', 'postgres'] as const)('a client, over %s,', (engine) => {
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

  it('discovers the authorization server from a 401', async () => {
    const { status, headers } = await callMcp(site.url, undefined);
    const challenge = headers.get('www-authenticate') ?? '';
    expect([status, challenge]).toEqual([
      401,
      `Bearer scope="read", resource_metadata="${site.url}/.well-known/oauth-protected-resource/mcp"`,
    ]);
    for (const path of ['', '/mcp']) {
      const resource = await fetch(`${site.url}/.well-known/oauth-protected-resource${path}`);
      expect(await resource.json()).toMatchObject({
        resource: `${site.url}/mcp`,
        authorization_servers: [site.url],
        scopes_supported: ['read', 'write'],
        bearer_methods_supported: ['header'],
      });
    }
  });

  it('reads the same metadata in both well-known forms', async () => {
    const [a, b] = await Promise.all(
      ['oauth-authorization-server', 'openid-configuration'].map(async (form) =>
        (await fetch(`${site.url}/.well-known/${form}`)).json(),
      ),
    );
    expect(a).toEqual(b);
    expect(a).toMatchObject({
      issuer: site.url,
      authorization_endpoint: `${site.url}/oauth/authorize`,
      token_endpoint: `${site.url}/oauth/token`,
      registration_endpoint: `${site.url}/oauth/register`,
      revocation_endpoint: `${site.url}/oauth/revoke`,
      jwks_uri: `${site.url}/oauth/jwks`,
      scopes_supported: ['read', 'write'],
      response_types_supported: ['code'],
      grant_types_supported: expect.arrayContaining(['authorization_code', 'refresh_token']),
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
  });

  it('registers, gets consent, and calls with its token', async () => {
    const { tokens } = await authorized(site.url, tenant);
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'read' });
    const answer = await callMcp(site.url, tokens.access_token);
    expect([answer.status, (await answer.text()).match(/"inputSchema"/g)?.length]).toEqual([200, 7]);
  });

  it('leaves a line in the security log when a user consents', async () => {
    const { logs } = site.scene;
    logs.length = 0;
    const { clientId } = await authorized(site.url, tenant);
    expect(logs.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        event: 'change',
        route: 'POST /oauth/consent/:uid',
        user_id: site.person?.userId,
        tenant_id: tenant,
        result: { client_id: clientId, scopes: ['read'] },
      }),
    ]);
  });

  it('gets its state back, and the issuer', async () => {
    const clientId = await registered(site.url);
    const answer = answerIn(await agree(await reachConsent(authorizeUrl(site.url, clientId, newPkce())), tenant));
    expect(answer).toEqual({ code: expect.any(String), state: 'a-state', iss: site.url });
  });

  it('gets an error if the user declines', async () => {
    const clientId = await registered(site.url);
    const { browser, page, csrf } = await reachConsent(authorizeUrl(site.url, clientId, newPkce()));
    const decided = await browser.submit(page, { csrf, tenant, decision: 'deny' });
    const answer = answerIn(await browser.get(decided.headers.get('location') ?? ''));
    expect(answer).toMatchObject({ error: 'access_denied', state: 'a-state', iss: site.url });
  });

  it('gets a token for /mcp with scope read by default', async () => {
    const { tokens } = await authorized(site.url, tenant, { scope: null, resource: null });
    expect(tokens.scope).toBe('read');
    expect((await callMcp(site.url, tokens.access_token)).status).toBe(200);
  });

  it('is asked for more scope before a call that needs it', async () => {
    const { tokens } = await authorized(site.url, tenant);
    const scan = { method: 'tools/call', params: { name: 'run_brand_scan', arguments: { brand: 'x' } } };
    const refused = await callMcp(site.url, tokens.access_token, scan);
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      403,
      `Bearer error="insufficient_scope", scope="read write", resource_metadata="${site.url}/.well-known/oauth-protected-resource/mcp"`,
    ]);
    const more = await authorized(site.url, tenant, { scope: 'read write' });
    expect((await callMcp(site.url, more.tokens.access_token, scan)).status).toBe(200);
  });

  it('refreshes repeatedly, each time with a new token', async () => {
    const { clientId, tokens } = await authorized(site.url, tenant);
    let last = tokens;
    for (let i = 0; i < 3; i++) {
      const next = await (await refresh(site.url, clientId, last.refresh_token)).json();
      expect(next.refresh_token).not.toBe(last.refresh_token);
      last = next;
    }
    expect((await callMcp(site.url, last.access_token)).status).toBe(200);
  });

  it('ends its grant when its refresh token is revoked', async () => {
    const { clientId, tokens } = await authorized(site.url, tenant);
    const body = new URLSearchParams({ client_id: clientId, token: tokens.refresh_token });
    expect((await fetch(`${site.url}/oauth/revoke`, { method: 'POST', body })).status).toBe(200);
    expect((await callMcp(site.url, tokens.access_token)).status).toBe(401);
    expect((await refresh(site.url, clientId, tokens.refresh_token)).status).toBe(400);
  });

  it('always gets a public registration', async () => {
    const answer = await register(site.url, {
      token_endpoint_auth_method: 'client_secret_post',
      grant_types: ['authorization_code', 'client_credentials'],
      scope: 'openid everything',
      logo_uri: 'https://tracker.example/logo',
      jwks_uri: 'https://10.0.0.1/keys',
    });
    const body = await answer.json();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(body).toMatchObject({
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      application_type: 'native',
      client_name: 'Test client',
    });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['client_secret']));
    expect(JSON.stringify(body)).not.toMatch(/tracker|10\.0\.0\.1|everything|secret"/);
  });

  it('registers and gets tokens from a page in a browser, without credentials', async () => {
    const origin = 'https://app.example';
    const opened = (answer: Response) => [
      answer.status,
      answer.headers.get('access-control-allow-origin'),
      answer.headers.get('access-control-allow-credentials'),
    ];
    const asks = (path: string, method: string, wanted: string) =>
      fetch(site.url + path, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': wanted },
      });
    const preflight = await asks('/oauth/register', 'POST', 'content-type');
    expect(opened(preflight)).toEqual([204, '*', null]);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type');
    for (const path of ['/oauth/token', '/oauth/revoke'])
      expect(opened(await asks(path, 'POST', 'content-type'))).toEqual([204, origin, null]);

    const redirect = `${origin}/callback`;
    const post = (body: string) =>
      fetch(`${site.url}/oauth/register`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body,
      });
    const made = await post(JSON.stringify({ redirect_uris: [redirect] }));
    expect(opened(made)).toEqual([201, '*', null]);
    expect(opened(await post('{}'))).toEqual([400, '*', null]);
    expect(opened(await post('{'))).toEqual([400, '*', null]);
    for (const path of ['oauth-protected-resource', 'oauth-authorization-server'])
      expect(opened(await fetch(`${site.url}/.well-known/${path}`, { headers: { origin } })).slice(0, 1)).toEqual([
        200,
      ]);
    const { client_id } = await made.json();
    const body = new URLSearchParams({ grant_type: 'refresh_token', client_id, refresh_token: 'none' });
    const token = (from: string) =>
      fetch(`${site.url}/oauth/token`, { method: 'POST', headers: { origin: from }, body });
    expect(opened(await token(origin))).toEqual([400, origin, null]);
    expect(opened(await token('https://other.example'))).toEqual([400, null, null]);
  });

  it.each([
    ['cursor://anysphere.cursor-mcp/oauth/callback', 'cursor://anysphere.cursor-mcp', 'cursor:'],
    ['com.example.app:/oauth2redirect?from=x', 'com.example.app:', 'com.example.app:'],
  ])('returns to the app that has claimed %s', async (redirect_uri, shown, scheme) => {
    const pkce = newPkce();
    const clientId = await registered(site.url, { client_name: 'Example editor', redirect_uris: [redirect_uri] });
    const consenting = await reachConsent(authorizeUrl(site.url, clientId, pkce, { redirect_uri }));
    expect(consenting.html).toContain('Let Example editor use your brand data?');
    expect(consenting.html).toContain(`<dt>Sends you to</dt><dd>${shown} (a program on this computer)</dd>`);
    const policy = (await consenting.browser.get(consenting.page)).headers.get('content-security-policy');
    expect(policy).toContain(`form-action 'self' ${scheme}`);
    const back = await agree(consenting, tenant);
    expect(back.headers.get('location')?.startsWith(redirect_uri)).toBe(true);
    const { code = '', ...rest } = answerIn(back);
    expect(rest).toMatchObject({ state: 'a-state', iss: site.url });
    const tokens = await (await redeem(site.url, clientId, code, pkce, { redirect_uri })).json();
    expect((await callMcp(site.url, tokens.access_token)).status).toBe(200);
  });

  it('may return on any port of a loopback address', async () => {
    const pkce = newPkce();
    const clientId = await registered(site.url);
    const redirect_uri = 'http://127.0.0.1:40999/callback';
    const authorize = authorizeUrl(site.url, clientId, pkce, { redirect_uri });
    const { code = '' } = answerIn(await agree(await reachConsent(authorize), tenant));
    expect((await redeem(site.url, clientId, code, pkce, { redirect_uri })).status).toBe(200);
  });

  it('calls with its token only from a page of its own origin', async () => {
    const page = 'https://app.example';
    const redirect_uri = `${page}/callback`;
    const [pkce, clientId] = [newPkce(), await registered(site.url, { redirect_uris: [redirect_uri] })];
    const consenting = await reachConsent(authorizeUrl(site.url, clientId, pkce, { redirect_uri }));
    const { code = '' } = answerIn(await agree(consenting, tenant));
    const { access_token } = await (await redeem(site.url, clientId, code, pkce, { redirect_uri })).json();
    const from = async (origin: string, token?: string) => (await callMcp(site.url, token, LIST, { origin })).status;
    expect(await from(page, access_token)).toBe(200);
    expect(await from('https://evil.example', access_token)).toBe(403);
    expect(await from('http://app.example', access_token)).toBe(403);
    expect(await from('null', access_token)).toBe(403);
    expect(await from(page)).toBe(401);
    const { tokens } = await authorized(site.url, tenant);
    expect(await from(page, tokens.access_token)).toBe(403);
  });

  it('may name the resource with a slash at its end', async () => {
    const resource = `${site.url}/mcp/`;
    const [pkce, clientId] = [newPkce(), await registered(site.url)];
    const consenting = await reachConsent(authorizeUrl(site.url, clientId, pkce, { resource }));
    const { code = '' } = answerIn(await agree(consenting, tenant));
    const tokens = await (await redeem(site.url, clientId, code, pkce, { resource })).json();
    expect([tokens.scope, (await callMcp(site.url, tokens.access_token)).status]).toEqual(['read', 200]);
    const next = await (await refresh(site.url, clientId, tokens.refresh_token, { resource })).json();
    expect((await callMcp(site.url, next.access_token)).status).toBe(200);
    const told = await fetch(`${site.url}/.well-known/oauth-protected-resource/mcp/`);
    expect(await told.json()).toMatchObject({ resource: `${site.url}/mcp` });
  });
});
