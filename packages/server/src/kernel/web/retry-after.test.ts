import { describe, expect, it } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['0', 0],
    [' 7 ', 7000],
    ['Sat, 28 Nov 2026 12:01:30 GMT', 90_000],
    ['Sat, 28 Nov 2026 11:00:00 GMT', 0],
    ['', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['2026', 2_026_000],
    ['soon', undefined],
    ['2026-11-28T12:01Z', undefined],
    ['mon', undefined],
    [undefined, undefined],
    [null, undefined],
  ])('%j is %s milliseconds', (header, wait) => {
    expect(retryAfterMs(header, NOW)).toBe(wait);
  });
});
