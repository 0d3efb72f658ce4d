// The table of rules and tests is consistent: every section has rules, every rule has tests, every test exists.

import { describe, expect, test } from 'vitest';
import { COLLECT_ERRORS, HTTP_ERRORS } from '../../packages/protocol/src/index.ts';
import { RULES } from './rules.ts';
import { testTitles } from './test-titles.ts';

const lettered = (section: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${section}.${i + 1}`);

const SECTIONS = [
  '1',
  ...lettered('2', 10),
  '3',
  ...lettered('4.1', 6),
  ...lettered('4.2', 5),
  ...['4.3', '4.4', '4.5', '4.6', '4.7', '4.8'],
  ...['5 /session', '5 /events', '5 Server events', '5 Signed server events', '5 /me', '5 JSON-RPC', '5 MCP'],
  '6',
  ...['7', '7 JSON-RPC'],
  ...[...new Set([...Object.keys(COLLECT_ERRORS), ...Object.keys(HTTP_ERRORS)])].map((code) => `7 ${code}`),
  ...['8', '8 JSON-RPC and MCP', '8 Plans', '9'],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 19, 20].map((number) => `decisions ${number}`),
];

const named = RULES.flatMap(({ shownBy }) => shownBy);
const titlesOf = new Map(
  [...new Set(named.map(({ file }) => file))].map((file) => [
    file,
    new Set(testTitles(new URL(`../../${file}`, import.meta.url))),
  ]),
);

test('every section has rules, and every rule a section', () => {
  expect([...new Set(RULES.map(({ section }) => section))].sort()).toEqual([...SECTIONS].sort());
});

test('every rule appears once, and has a test', () => {
  const rules = RULES.map(({ section, rule }) => `${section}: ${rule}`);
  expect(rules.filter((rule, i) => rules.indexOf(rule) !== i)).toEqual([]);
  expect(RULES.filter(({ shownBy }) => shownBy.length === 0)).toEqual([]);
});

test('every test that a rule names exists', () => {
  expect(named.filter(({ file, title }) => !titlesOf.get(file)?.has(title))).toEqual([]);
});

describe('the titles of a file', () => {
  const own = testTitles(new URL('./titles.sample.ts', import.meta.url));

  test('are those of its tests, under their groups', () => {
    expect(own).toEqual([
      'alone',
      'a group > inner',
      'a group > each of %s',
      'a group > deep > in a function',
      'with %s',
    ]);
  });
});
