// Headers that say one thing are sent once: of two, proxies and servers would each believe another one (RFC 9110, 5.3).
import type { onRequestHookHandler } from 'fastify';
import { DomainError } from '../kernel/domain-error.ts';

/** Of these Node keeps the first and drops the rest without a word; others it joins, and no rule admits the result. */
const SINGLE: ReadonlySet<string> = new Set(['authorization', 'content-type', 'host']);

/** Throws `repeated_header`. */
export const refuseRepeatedHeaders: onRequestHookHandler = ({ raw: { rawHeaders } }, _reply, done) => {
  const name = repeated(rawHeaders);
  done(name === undefined ? undefined : new DomainError('repeated_header', { message: `Send one ${name} header.` }));
};

/** @param raw names and values in turn */
function repeated(raw: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i]?.toLowerCase() ?? '';
    if (!SINGLE.has(name)) continue;
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return undefined;
}
