// Parses a list of origins, normalized before it is stored (decisions 1, Origins). Pure.
import { DomainError, type Issue } from '../kernel/domain-error.ts';
import { normaliseOrigin, ORIGIN_FAULTS, type OriginRules } from '../kernel/web/origin.ts';

/** `null` allows any origin; removes duplicates. Throws `DomainError` `invalid_input` that names each invalid one. */
export function parseListedOrigins(origins: readonly string[] | null, rules: OriginRules): string[] | null {
  if (origins === null) return null;
  const parsed = origins.map((text) => ({ text, result: normaliseOrigin(text, rules) }));
  const issues = parsed.flatMap(({ text, result }): Issue[] =>
    result.ok ? [] : [{ path: text, message: ORIGIN_FAULTS[result.reason] }],
  );
  if (issues.length > 0) {
    const message = issues.map(({ path, message }) => `the origin ${JSON.stringify(path)} ${message}`).join('\n');
    throw new DomainError('invalid_input', { message, issues });
  }
  return [...new Set(parsed.flatMap(({ result }) => (result.ok ? [result.value] : [])))];
}
