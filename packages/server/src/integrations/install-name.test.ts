import { expect, it } from 'vitest';
import { parseInstallName } from './install-name.ts';

it('an install may have no name', () => {
  expect(parseInstallName(null)).toBeNull();
});

it('a name is trimmed, then has 1 to 100 characters', () => {
  expect(parseInstallName('  Shop  ')).toBe('Shop');
  expect(parseInstallName(` ${'ü'.repeat(100)} `)).toBe('ü'.repeat(100));
  for (const name of ['', ' ', 'x'.repeat(101)]) {
    expect(() => parseInstallName(name)).toThrow('must have 1 to 100 characters');
  }
});

it('a name is one line that a terminal can show', () => {
  const reason = 'must be one line without control characters';
  expect(() => parseInstallName('a\nb')).toThrow(
    expect.objectContaining({
      code: 'invalid_input',
      message: `The name "a\\nb" ${reason}.`,
      issues: [{ path: 'name', message: reason }],
    }),
  );
});
