// Which pages and endpoints may be used at all (decisions 13).
import type { Env } from './env.ts';
import { ServiceBillingError } from './errors.ts';

/** https anywhere; http on a loopback host only, for a developer's own server. */
export const isTrustworthy = (url: string): boolean =>
  /^(https:\/\/[^/]|http:\/\/(([^/@]+\.)?localhost|127\.0\.0\.1|\[::1])(:|\/|$))/.test(url);

/**
 * The page's URL; throws `unsupported_origin` on file:, blob: and srcdoc pages, in sandboxed frames, on plain http and
 * outside a browser.
 */
export const pageLocation = (env: Env): NonNullable<Env['location']> => {
  if (env.location && env.document.domain !== '' && isTrustworthy(env.location.href)) return env.location;
  throw new ServiceBillingError('unsupported_origin');
};
