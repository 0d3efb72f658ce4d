// The path to return to after a login: on this server only, which rules out open redirects. Pure.

const BASE = 'http://own.invalid';
const MAX_CHARACTERS = 2048;
/** Includes forms that a proxy or a log might rewrite. */
const CONTROL = /\p{Cc}|%[01][0-9a-f]|%7f/iu;

/** The path as a browser will read it; `undefined` if it is not a path or leads to another host. */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_CHARACTERS || !value.startsWith('/')) return undefined;
  if (CONTROL.test(value)) return undefined;
  const url = URL.parse(value, BASE);
  if (url?.origin !== BASE || url.username !== '' || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
