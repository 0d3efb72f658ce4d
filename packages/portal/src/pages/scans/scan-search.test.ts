import { expect, it } from 'vitest';
import { scanSearch } from './scan-search.ts';

it('keeps two scans, never a single one', () => {
  expect(scanSearch({ scan: 'a-1', with: 'b-2', other: 1 })).toEqual({ scan: 'a-1', with: 'b-2' });
  expect(scanSearch({ scan: 'a-1' })).toEqual({});
  expect(scanSearch({ scan: 'a/1', with: 'b-2' })).toEqual({});
});
