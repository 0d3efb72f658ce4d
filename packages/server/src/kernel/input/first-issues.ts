// Keeps an answer small, however many issues the input has. Pure.

/** People fix a few errors at a time. */
export const MAX_ISSUES = 50;

interface Issue {
  path: string;
  message: string;
}

/**
 * The first {@link MAX_ISSUES} issues and a last one, without a path, that says how many more there are. Issues that were
 * shortened before stay as they are.
 *
 * @param total how many there are, if not all are given
 */
export function firstIssues<One extends Issue>(issues: readonly One[], total = issues.length): One[] {
  const next = issues[MAX_ISSUES];
  if (next === undefined || issues.length === MAX_ISSUES + 1) return [...issues];
  return [...issues.slice(0, MAX_ISSUES), { ...next, path: '', message: `and ${total - MAX_ISSUES} more` }];
}
