// Titles that `testTitles` must find, and titles that it must not: conformance.test.ts reads it as text, and nothing
// runs it.
import { describe, it, test } from 'vitest';

test('alone', () => {});
test.skip('left out', () => {});
describe('a group', () => {
  it('inner', { timeout: 1 }, () => {});
  it.each([1, 2])('each of %s', () => {});
  describe('deep', () => {
    const more = (): void => {
      it('in a function', () => {});
    };
    more();
  });
});
for (const name of ['a', 'b']) test(`with ${name}`, () => {});
const aside = { test: (_title: string): void => {} };
aside.test('not a test');
