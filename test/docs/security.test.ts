// The security pages: each test that they name exists, and each row of the ASVS table has a verdict and evidence.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linksOf, linksWithoutTest } from './named-tests.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
/** Of levels 1 and 2 in version 5.0.0. */
const REQUIREMENTS = 253;
const VERDICTS = ['met', 'not met', 'not applicable'];

test.each([
  ['docs/threat-model.md', 100],
  ['docs/asvs.md', 100],
])('%s names at least %i tests, all of which exist', (path, least) => {
  const links = linksOf(read(path)).filter(({ file }) => /\.(?:test|spec|contract)\.ts$/.test(file));
  expect(links.length).toBeGreaterThanOrEqual(least);
  expect(linksWithoutTest(links)).toEqual([]);
});

test('docs/asvs.md has a verdict and a reason for each requirement, and each once', () => {
  const rows = [...read('docs/asvs.md').matchAll(/^\| (\d[\d., -]*) \| (.*?) \| (.*?) \| (.*) \|$/gm)];
  const numbers = rows.flatMap(([, list = '']) => list.split(', '));
  expect(numbers).toHaveLength(REQUIREMENTS);
  expect(new Set(numbers).size).toBe(REQUIREMENTS);
  expect(rows.filter(([, , , verdict = '', reason]) => !VERDICTS.includes(verdict) || !reason)).toEqual([]);
});
