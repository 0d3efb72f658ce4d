import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

describe('a return path', () => {
  it.each(['/', '/api/v1/me', '/a?b=c#d', '/a/../b'])('%j is accepted', (path) => {
    expect(ownPath(path)).toBe(path === '/a/../b' ? '/b' : path);
  });

  it.each([
    undefined,
    ['/a', '/b'],
    '',
    'a',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/a/..//evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    '/a%0d%0aset-cookie:b=c',
    '/a%00',
    '/a\r\nb',
    '/a%7Fb',
    '/a%1Bb',
    `/${'a'.repeat(2048)}`,
  ])('%j is refused', (path) => {
    expect(ownPath(path)).toBeUndefined();
  });

  it('never leads to another host, for any input', () => {
    const parts = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '%2e', '\t', '\n', '@', ':', 'evil.example', '?', '#'),
      {
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(parts, (chosen) => {
        const path = ownPath(`/${chosen.join('')}`);
        if (path !== undefined) expect(new URL(path, 'https://own.example').origin).toBe('https://own.example');
      }),
      { numRuns: 2000 },
    );
  });
});
