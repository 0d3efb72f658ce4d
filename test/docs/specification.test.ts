// The specification has every section that is cited, and every test that it names exists.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeFiles } from './code-files.ts';
import { linksOf, linksWithoutTest } from './named-tests.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const specification = read('docs/specification.md');

const SECTION = String.raw`\d+(?:\.\d+)*`;
const CITATION = new RegExp(String.raw`\bSpec\s+(${SECTION}(?:(?:,\s|\sand\s|\sor\s|-)${SECTION})*)`, 'g');

/** The sections of `Spec 2.5, 8 and 9`; of a range, its ends. */
const citedSections = (text: string): string[] =>
  [...text.matchAll(CITATION)].flatMap(([, list = '']) => list.match(new RegExp(SECTION, 'g')) ?? []);

const headings = new Set([...specification.matchAll(/^#{2,3} (\d+(?:\.\d+)*)\.? /gm)].map(([, number]) => number));

const documents = ['decisions', 'docs'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `${folder}/${path}`),
);

/** The rows of the tables whose last column names tests. */
const rules = [...specification.matchAll(/^<!-- rules: .*?^<!-- end -->/gms)].flatMap(([table]) =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2),
);

describe('docs/specification.md', () => {
  test('has every section that code, tests and documents cite', () => {
    const citations = [...codeFiles(), ...documents, 'README.md', 'CONTRIBUTING.md'].flatMap((path) =>
      citedSections(read(path)).map((section) => ({ path, section })),
    );
    expect(citations.length).toBeGreaterThan(200);
    expect(citations.filter(({ section }) => !headings.has(section))).toEqual([]);
  });

  test('names at least one test for each rule', () => {
    expect(rules.length).toBeGreaterThan(120);
    expect(rules.filter((rule) => linksOf(rule).length === 0)).toEqual([]);
  });

  test('names only tests that exist', () => {
    expect(linksWithoutTest(rules.flatMap(linksOf))).toEqual([]);
  });

  test('links only to decisions that exist', () => {
    const linked = [...specification.matchAll(/\.\.\/decisions\/(\d+-[a-z-]+\.md)/g)].map(([, name]) => name);
    expect(linked.length).toBeGreaterThan(30);
    const existing = readdirSync(new URL('decisions', root));
    expect(linked.filter((name) => !existing.includes(String(name)))).toEqual([]);
  });
});

test.each([
  ['Spec 2.5', ['2.5']],
  ['(Spec 2.3, 2.5 and 8; decisions 4)', ['2.3', '2.5', '8']],
  ['Spec 2.7-2.9, 4.2: 202', ['2.7', '2.9', '4.2']],
  ['(Spec 7, decisions 1)', ['7']],
  ['a Spec of something', []],
])('the citation %j is parsed', (text, sections) => {
  expect(citedSections(text)).toEqual(sections);
});
