// A browser without rendering: it stores cookies by origin and follows redirects.

import { canary } from './log-canaries.ts';

export interface Visitor {
  /** Follows no redirect. Responses set and delete cookies. */
  send(url: string | URL, init?: RequestInit): Promise<Response>;
  /** Follows redirects to the final response. */
  visit(url: string | URL, init?: RequestInit): Promise<Response>;
  /** The cookies of one origin; changes to them are kept. */
  cookies(url: string): Map<string, string>;
}

export function newVisitor(): Visitor {
  const jars = new Map<string, Map<string, string>>();
  const cookies: Visitor['cookies'] = (url) => {
    const { host } = new URL(url);
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };
  const send: Visitor['send'] = async (url, init = {}) => {
    const jar = cookies(String(url));
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=thu, 01 jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, canary(value, 'a cookie'));
    }
    return response;
  };
  return {
    send,
    cookies,
    async visit(url, init) {
      let at = new URL(url);
      let response = await send(at, init);
      for (let next = response.headers.get('location'); next; next = response.headers.get('location')) {
        at = new URL(next, at);
        response = await send(at);
      }
      return response;
    },
  };
}

/** The redirect target of a response. */
export function target(response: Response, from: string): string {
  const location = response.headers.get('location');
  if (location === null) throw new Error(`${from} answered ${response.status} and sends nobody on`);
  return new URL(location, from).href;
}

/** From `/auth/login` through the page of the embedded provider; returns the URL that it redirects to. */
export async function passProvider(visitor: Visitor, loginUrl: string, email: string): Promise<string> {
  let at = loginUrl;
  let response = await visitor.send(at);
  while (response.status >= 300 && response.status < 400) {
    at = target(response, at);
    response = await visitor.send(at);
  }
  if (!at.includes('/sign-in/')) throw new Error(`the login ended at ${at} with ${await response.text()}`);
  response = await visitor.send(at, { method: 'POST', body: new URLSearchParams({ email }) });
  for (at = target(response, at); !at.includes('/auth/callback'); at = target(response, at)) {
    response = await visitor.send(at);
  }
  return at;
}

/** The whole login; returns the response of `/api/v1/me`. */
export async function signInAs(visitor: Visitor, baseUrl: string, email: string): Promise<Response> {
  const callback = await passProvider(visitor, `${baseUrl}/auth/login?return_to=/api/v1/me`, email);
  return visitor.visit(callback);
}
