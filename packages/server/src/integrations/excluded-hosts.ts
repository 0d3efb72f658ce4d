// Parses hosts that only forward visitors (decisions 9): their referrers count as `direct`. Pure.
import { DomainError, type Issue } from '../kernel/domain-error.ts';

/** Labels of letters of any script, digits and hyphens: the URL parser would silently repair anything else. */
const HOST_FORM = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*$/u;

/** Normalized, without duplicates. Throws `DomainError` `invalid_input` that names each invalid one. */
export function parseExcludedHosts(hosts: readonly string[]): string[] {
  const parsed = hosts.map((text) => ({ text, host: normaliseHost(text) }));
  const issues = parsed.flatMap(({ text, host }): Issue[] =>
    host === null
      ? [{ path: text, message: 'must be a bare host, such as pay.example: it stands for its subdomains too' }]
      : [],
  );
  if (issues.length > 0) {
    const message = issues.map(({ path, message }) => `the host ${JSON.stringify(path)} ${message}`).join('\n');
    throw new DomainError('invalid_input', { message, issues });
  }
  return [...new Set(parsed.flatMap(({ host }) => host ?? []))];
}

/** As `URL.hostname` writes it. */
const normaliseHost = (text: string): string | null =>
  HOST_FORM.test(text) ? (URL.parse(`https://${text}/`)?.hostname ?? null) : null;
