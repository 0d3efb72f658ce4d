// Where a login may come back to: a path of this server and nothing else. Pure.

const BASE = 'http://own.invalid';
const MAX_CHARACTERS = 2048;

/** The path as a browser will read it; `undefined` where it leads to another host, or is none. */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_CHARACTERS || !value.startsWith('/')) return undefined;
  const url = URL.parse(value, BASE);
  if (url?.origin !== BASE || url.username !== '' || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
