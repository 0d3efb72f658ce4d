// Parses a list of origins, normalized before it is stored (decisions 1, Origins). Pure.
import { DomainError, type Issue } from '../kernel/domain-error.ts';
import { normaliseOrigin, ORIGIN_FAULTS, type OriginRules } from '../kernel/web/origin.ts';

/**
 * `null` allows any origin; removes duplicates. @param field the list's name in issues @throws DomainError
 * `invalid_input` that names each invalid one
 */
export function parseListedOrigins(
  origins: readonly string[] | null,
  field: 'reporting_origins' | 'allowed_origins',
  rules: OriginRules,
): string[] | null {
  if (origins === null) return null;
  const parsed = origins.map((text) => ({ text, result: normaliseOrigin(text, rules) }));
  const refused = parsed.flatMap(({ text, result }, index): (Issue & { text: string })[] =>
    result.ok ? [] : [{ text, path: `${field}.${index}`, message: ORIGIN_FAULTS[result.reason] }],
  );
  if (refused.length > 0) {
    throw new DomainError('invalid_input', {
      message: refused.map(({ text, message }) => `the origin ${JSON.stringify(text)} ${message}`).join('\n'),
      issues: refused.map(({ path, message }) => ({ path, message })),
    });
  }
  return [...new Set(parsed.flatMap(({ result }) => (result.ok ? [result.value] : [])))];
}
