// A client of the authorization server that sends exactly what a test specifies, and a browser with its cookies.
import { createHash, randomBytes } from 'node:crypto';
import { canary } from './log-canaries.ts';

export interface Pkce {
  verifier: string;
  challenge: string;
}

export function newPkce(): Pkce {
  const verifier = canary(randomBytes(32).toString('base64url'), 'a PKCE verifier');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

export const REDIRECT = 'http://127.0.0.1:51004/callback';

/** A browser that does not follow redirects. */
export interface Browser {
  cookies: Map<string, string>;
  get(url: string): Promise<Response>;
  submit(url: string, form: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
}

export function newBrowser(): Browser {
  const cookies = new Map<string, string>();
  async function send(url: string, init: RequestInit): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', ...Object.fromEntries(new Headers(init.headers)), cookie };
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, canary(value, 'a cookie'));
    }
    return answer;
  }
  return {
    cookies,
    get: (url) => send(url, {}),
    submit: (url, form, headers = {}) =>
      send(url, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { origin: new URL(url).origin, 'sec-fetch-site': 'same-origin', ...headers },
      }),
  };
}

export const register = (url: string, metadata: object = {}): Promise<Response> =>
  fetch(`${url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Test client', redirect_uris: [REDIRECT], ...metadata }),
  });

export async function registered(url: string, metadata: object = {}): Promise<string> {
  const answer = await register(url, metadata);
  const { client_id: id } = await answer.json();
  return String(id);
}

/** `null` omits a parameter. */
export type Params = Record<string, string | null>;

export function authorizeUrl(url: string, clientId: string, pkce: Pkce, change: Params = {}): string {
  const params: Params = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: REDIRECT,
    state: 'a-state',
    scope: 'read',
    code_challenge: pkce.challenge,
    code_challenge_method: 'S256',
    resource: `${url}/mcp`,
    ...change,
  };
  return `${url}/oauth/authorize?${query(params)}`;
}

const query = (params: Params): URLSearchParams =>
  new URLSearchParams(Object.entries(params).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));

/** The parameters of the redirect to the client. */
export const answerIn = (response: Response): Record<string, string> =>
  Object.fromEntries(new URL(response.headers.get('location') ?? '', 'http://nowhere.example').searchParams);

export interface Consenting {
  browser: Browser;
  /** The fields of the consent page. */
  page: string;
  html: string;
  csrf: string;
}

/** Opens the consent page. */
export async function reachConsent(authorize: string, browser = newBrowser()): Promise<Consenting> {
  const begun = await browser.get(authorize);
  const page = new URL(begun.headers.get('location') ?? '', authorize).href;
  const shown = await browser.get(page);
  const html = await shown.text();
  return { browser, page, html, csrf: /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? '' };
}

/** Consents for a tenant, and returns the redirect to the client. */
export async function agree({ browser, page, csrf }: Consenting, tenant: string): Promise<Response> {
  const decided = await browser.submit(page, { csrf, tenant, decision: 'allow' });
  return browser.get(decided.headers.get('location') ?? '');
}

export const postToken = (url: string, params: Params): Promise<Response> =>
  fetch(`${url}/oauth/token`, { method: 'POST', body: query(params) });

export const redeem = (url: string, clientId: string, code: string, pkce: Pkce, change: Params = {}) =>
  postToken(url, {
    grant_type: 'authorization_code',
    client_id: clientId,
    code: canary(code, 'an authorization code'),
    redirect_uri: REDIRECT,
    code_verifier: pkce.verifier,
    ...change,
  });

export const refresh = (url: string, clientId: string, token: string, change: Params = {}) =>
  postToken(url, {
    grant_type: 'refresh_token',
    client_id: clientId,
    refresh_token: canary(token, 'a refresh token'),
    ...change,
  });

export interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  scope: string;
  token_type: string;
}

export interface Authorized {
  clientId: string;
  code: string;
  pkce: Pkce;
  tokens: Tokens;
}

/** Registers, consents for the tenant, and redeems the code. */
export async function authorized(url: string, tenant: string, change: Params = {}): Promise<Authorized> {
  const pkce = newPkce();
  const clientId = await registered(url);
  const { code = '' } = answerIn(await agree(await reachConsent(authorizeUrl(url, clientId, pkce, change)), tenant));
  const tokens = await (await redeem(url, clientId, code, pkce)).json();
  return { clientId, code, pkce, tokens };
}

/** `tools/list` or another message to `/mcp`. */
export const callMcp = (
  url: string,
  token: string | undefined,
  message: object = { method: 'tools/list' },
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
  });
