import { expect, it } from 'vitest';
import {
  aliasesFrom,
  type BrandDocument,
  isAsked,
  namesIn,
  newestFirst,
  subjectsOf,
  withEntry,
  withoutEntry,
} from './description.ts';

const first = { text: 'First?', market: 'US', language: 'en' } as const;
const second = { text: 'Second?', market: 'DE', language: 'de' } as const;
const document: BrandDocument = { name: 'Acme', domains: ['acme.example'], markets: ['US'], prompts: [first, second] };

it('adds, replaces and removes an entry, and keeps the rest', () => {
  const third = { ...first, text: 'Third?' };
  expect(withEntry('prompts', third)(document).prompts).toEqual([first, second, third]);
  expect(withEntry('prompts', third, second)(document).prompts).toEqual([first, third]);
  expect(withoutEntry('prompts', first)(document)).toEqual({ ...document, prompts: [second] });
  expect(withEntry('competitors', { name: 'Radix' })(document).competitors).toEqual([{ name: 'Radix' }]);
});

it('finds the entry even if another user changed the list', () => {
  const changed = { ...document, prompts: [second, first] };
  expect(withoutEntry('prompts', first)(changed).prompts).toEqual([second]);
  expect(withoutEntry('prompts', { ...first, text: 'Gone?' })(changed)).toBe(changed);
});

it('splits names at line breaks and commas, and keeps alias rules', () => {
  expect(namesIn(' Acme, Acme Works\nアクメ、Acme ')).toEqual(['Acme', 'Acme Works', 'アクメ']);
  const ruled = { name: 'Apple', case_sensitive: true };
  expect(aliasesFrom(['Apple', 'New'], [ruled, 'Old'])).toEqual([ruled, 'New']);
});

it('lists the possible subjects of facts', () => {
  const lines = [{ name: 'Desk', skus: [{ name: 'D-1' }] }, { name: 'Chair' }];
  expect(subjectsOf({ ...document, product_lines: lines })).toEqual(['Acme', 'Desk', 'D-1', 'Chair']);
});

it('knows a prompt that is asked already, whatever its case and spaces', () => {
  expect(isAsked(document, { ...first, text: ' first? ' })).toBe(true);
  expect(isAsked(document, first, first)).toBe(false);
  expect(isAsked(document, { ...first, market: 'UK' })).toBe(false);
});

it('shows entries that were added first', () => {
  const known = new Set([first, second].map((prompt) => JSON.stringify(prompt)));
  const [third, fourth] = [
    { ...first, text: '3' },
    { ...first, text: '4' },
  ];
  expect(newestFirst([first, second, third, fourth], known)).toEqual([fourth, third, first, second]);
});
