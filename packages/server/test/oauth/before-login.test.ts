// Authorizations that fail before the user has signed in: no link to this server leads to a site that registered itself
// (RFC 9700, 4.11.2).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizeUrl, newBrowser, newPkce, registered } from '../support/oauth-client.ts';
import { type OAuthScene, openOAuthStores, serveOAuth } from './oauth-scene.ts';

const SITE = 'https://evil.example/phish';

const FAULTS = [
  ['an unknown scope', { scope: 'nope' }, 'scopes are read and write'],
  ['no challenge', { code_challenge: null }, 'code_challenge'],
  ['another response type', { response_type: 'token' }, 'response_type'],
  ['another resource', { resource: 'https://x.example/' }, 'resource'],
  ['no login allowed', { prompt: 'none' }, 'the user must sign in'],
  ['an unknown prompt', { prompt: 'nope' }, 'prompt'],
  ['a request object', { request: 'x' }, 'request'],
] as const;

describe('an authorization that fails before the login', () => {
  let stores: Awaited<ReturnType<typeof openOAuthStores>>;
  let site: OAuthScene;
  beforeAll(async () => {
    stores = await openOAuthStores('sqlite');
    site = await serveOAuth(stores);
  });
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
    await stores[Symbol.asyncDispose]();
  });

  const begin = async (redirect: string, change: Record<string, string | null>) => {
    const clientId = await registered(site.url, { redirect_uris: [redirect] });
    return newBrowser().get(authorizeUrl(site.url, clientId, newPkce(), { redirect_uri: redirect, ...change }));
  };

  it.each(FAULTS)('shows a page with the host and the reason: %s', async (_what, change, reason) => {
    const answer = await begin(SITE, change);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(html).toContain('An app at evil.example sent you here.');
    expect(html).toContain(reason);
    expect(html).toMatch(
      /<a href="https:\/\/evil\.example\/phish[?#]error=\w+&amp;[^"]*state=a-state[^"]*" rel="noreferrer">/,
    );
  });

  it.each(['form_post', 'web_message', 'form_post.jwt', 'fragment', 'jwt'])(
    'runs no script and posts nothing, with the response mode %s',
    async (response_mode) => {
      const answer = await begin(SITE, { scope: 'nope', response_mode });
      const html = await answer.text();
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src.*frame-ancestors 'none'/,
      );
      expect(html).toContain('Authorization failed');
      expect(html).not.toMatch(/<script|<form/);
    },
  );

  it.each([
    ['example-editor://oauth/callback', 'example-editor://oauth'],
    ['soap.beep:/x', 'soap.beep:'],
  ])('starts no program by a scheme that anyone could have named: %s', async (redirect, named) => {
    const answer = await begin(redirect, { scope: 'nope' });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await answer.text()).toContain(`An app at ${named} sent you here.`);
  });

  it('shows a redirect as text', async () => {
    const html = await (await begin('https://evil.example/?a="><script>', { scope: 'nope' })).text();
    expect(html).not.toContain('<script');
  });

  it.each([
    'http://127.0.0.1:51004/callback',
    'http://localhost:3000/',
    'http://[::1]:8080/',
    'cursor://anysphere.cursor-mcp/oauth/callback',
    'com.example.app:/oauth2redirect',
  ])('returns at once to a program on the user’s own device: %s', async (redirect) => {
    const answer = await begin(redirect, { scope: 'nope' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')?.startsWith(`${redirect}?error=invalid_scope`)).toBe(true);
  });
});
