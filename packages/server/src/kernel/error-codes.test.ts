import { COLLECT_ERRORS, HTTP_ERRORS } from '@service/protocol';
import { expect, it } from 'vitest';
import { DomainError } from './domain-error.ts';
import { isErrorCode } from './error-codes.ts';

it('lists exactly the codes of the API and of commands', () => {
  expect(Object.keys({ ...COLLECT_ERRORS, ...HTTP_ERRORS }).filter((code) => !isErrorCode(code))).toEqual([]);
  expect(['store_in_use', 'quota_exceeded', 'invalid_settings'].every(isErrorCode)).toBe(true);
  expect(['', 'usage', 'not_fond', 'toString'].some(isErrorCode)).toBe(false);
});

it('rejects a typo at compile time', () => {
  // @ts-expect-error `not_fond` is in no table
  expect(new DomainError('not_fond').code).toBe('not_fond');
});
