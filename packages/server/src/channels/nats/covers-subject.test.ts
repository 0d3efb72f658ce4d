import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coversSubject } from './covers-subject.ts';

/** All subjects of at most three tokens. "c" appears in no pattern, so it stands for any other token. */
const TOKENS = ['a', 'b', 'c'];
const PAIRS = TOKENS.flatMap((first) => TOKENS.map((second) => `${first}.${second}`));
const SUBJECTS = [...TOKENS, ...PAIRS, ...PAIRS.flatMap((pair) => TOKENS.map((third) => `${pair}.${third}`))];

const pattern = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', '*'), { maxLength: 2 }), fc.constantFrom('a', 'b', '*', '>'))
  .map(([tokens, last]) => [...tokens, last].join('.'));

/** As a regular expression, in which a token is one letter. */
const matchedBy = (pattern: string): string[] => {
  const expression = pattern.replaceAll('.', '\\.').replaceAll('*', '[abc]').replace('>', '[abc](\\.[abc])*');
  return SUBJECTS.filter((subject) => new RegExp(`^${expression}$`).test(subject));
};

describe('a pattern', () => {
  it('covers another if it matches each of its subjects', () => {
    fc.assert(
      fc.property(pattern, pattern, (wide, narrow) => {
        const matched = new Set(matchedBy(wide));
        // Subjects of more than three tokens, which only ">" matches, are not listed.
        const isLonger = narrow.endsWith('>') && !wide.endsWith('>');
        expect(coversSubject(wide, narrow)).toBe(!isLonger && matchedBy(narrow).every((each) => matched.has(each)));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['records.>', true],
    ['records.*.visit', true],
    ['*.*.visit', true],
    ['>', true],
    ['records.svc_pub_old.*', false],
    ['records.svc_pub_old.visit', false],
    ['records.*', false],
    ['records.*.visit.>', false],
  ])('%s covers the visits of every install: %s', (wide, covers) => {
    expect(coversSubject(wide, 'records.*.visit')).toBe(covers);
  });
});
