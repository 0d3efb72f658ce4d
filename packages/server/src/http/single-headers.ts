// Refuses repeated single-value headers: a proxy and this server might each use a different one (RFC 9110, 5.3).
import type { onRequestHookHandler } from 'fastify';
import { DomainError } from '../kernel/domain-error.ts';

/** Node keeps the first of these and silently drops the rest; it joins others, and no rule accepts the result. */
const SINGLE: ReadonlySet<string> = new Set(['authorization', 'content-type', 'host']);

/** Throws `repeated_header`. */
export const refuseRepeatedHeaders: onRequestHookHandler = ({ raw: { rawHeaders } }, _reply, done) => {
  const name = repeated(rawHeaders);
  done(name === undefined ? undefined : new DomainError('repeated_header', { message: `Send one ${name} header.` }));
};

/** Most names are ruled out by their length, because this runs for every request. */
const LENGTHS: ReadonlySet<number> = new Set([...SINGLE].map((name) => name.length));

/** @param raw alternating names and values */
function repeated(raw: readonly string[]): string | undefined {
  const seen: string[] = [];
  for (let i = 0; i < raw.length; i += 2) {
    const written = raw[i] ?? '';
    if (!LENGTHS.has(written.length)) continue;
    const name = written.toLowerCase();
    if (!SINGLE.has(name)) continue;
    if (seen.includes(name)) return name;
    seen.push(name);
  }
  return undefined;
}
