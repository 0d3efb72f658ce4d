// Parses hosts that only forward visitors (decisions 9): their referrers count as `direct`. Pure.
import { DomainError } from '../kernel/domain-error.ts';

/** Labels of letters of any script, digits and hyphens: the URL parser would silently repair anything else. */
const HOST_FORM = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*$/u;

const NOT_A_HOST = 'must be a bare host, such as pay.example: it also covers its subdomains';

/** Normalized, without duplicates. Throws `DomainError` `invalid_input` that names each invalid one. */
export function parseExcludedHosts(hosts: readonly string[]): string[] {
  const parsed = hosts.map((text, index) => ({ text, index, host: normaliseHost(text) }));
  const refused = parsed.filter(({ host }) => host === null);
  if (refused.length > 0) {
    throw new DomainError('invalid_input', {
      message: refused.map(({ text }) => `the host ${JSON.stringify(text)} ${NOT_A_HOST}`).join('\n'),
      issues: refused.map(({ index }) => ({ path: `referral_exclusions.${index}`, message: NOT_A_HOST })),
    });
  }
  return [...new Set(parsed.flatMap(({ host }) => host ?? []))];
}

/** As `URL.hostname` writes it. */
const normaliseHost = (text: string): string | null =>
  HOST_FORM.test(text) ? (URL.parse(`https://${text}/`)?.hostname ?? null) : null;
