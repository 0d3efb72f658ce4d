// Which pages and endpoints may be used at all (decisions 13).
import type { Page } from './env.ts';

/** https anywhere; http on a loopback host only, for a developer's own server. */
export function isTrustworthy(protocol: string, hostname: string): boolean {
  if (protocol === 'https:') return true;
  return protocol === 'http:' && /^((.+\.)?localhost|127\.0\.0\.1|\[::1])$/.test(hostname);
}

/** False for file:, blob: and srcdoc pages, sandboxed frames and plain http. */
export function isSupported(page: Page): boolean {
  return page.origin !== 'null' && isTrustworthy(page.protocol, page.hostname);
}
