import { expect, it } from 'vitest';
import { liveSearch } from './live-search.ts';

it('the live view’s URL keeps only filters and the open row', () => {
  const install = `svc_pub_${'a'.repeat(32)}`;
  const search = { install, outcome: 'refused', kind: 'visit', row: 'refusal-12' };
  expect(liveSearch({ ...search, other: 1 })).toEqual(search);
  expect(liveSearch({ install: 'x', outcome: 'all', kind: 1, row: '../x' })).toEqual({});
});
