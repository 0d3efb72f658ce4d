import { expect, it } from 'vitest';
import { promptsSearch } from './prompts-search.ts';

it('keeps the section of a URL unless it is the first', () => {
  expect(promptsSearch({ section: 'facts' })).toEqual({ section: 'facts' });
  expect(promptsSearch({ section: 'prompts' })).toEqual({});
  expect(promptsSearch({ section: 'other', page: 2 })).toEqual({});
});
