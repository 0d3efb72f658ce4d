import { describe, expect, it } from 'vitest';
import { DomainError } from '../domain-error.ts';
import { firstIssues } from './first-issues.ts';

const issues = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ path: `names.${i}`, message: 'is missing' }));

describe('of many issues', () => {
  it('an error has the first fifty, and says how many more there are', () => {
    const error = new DomainError('invalid_input', { issues: issues(200_000) });
    expect(error.issues).toEqual([...issues(50), { path: '', message: 'and 199950 more' }]);
  });

  it('one more than fifty is shown, as the line that replaced it would be as long', () => {
    expect(firstIssues(issues(51))).toEqual(issues(51));
  });

  it('those shortened once stay as they are', () => {
    const short = firstIssues(issues(70));
    expect(firstIssues(short)).toEqual(short);
  });

  it('the last one keeps other fields of the first that is left out', () => {
    const placed = issues(60).map((issue, i) => ({ ...issue, line: i + 1 }));
    expect(firstIssues(placed, 900).at(-1)).toEqual({ path: '', message: 'and 850 more', line: 51 });
  });
});
