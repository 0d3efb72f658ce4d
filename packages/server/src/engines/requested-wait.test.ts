import { describe, expect, it } from 'vitest';
import { requestedWaitMs } from './requested-wait.ts';

const DATE = { date: 'Sat, 28 Nov 2026 12:00:00 GMT' };
const TOMORROW_S = Date.parse('2026-11-28T12:00:30Z') / 1000;

describe('the wait that a vendor asks for', () => {
  it.each([
    [{ 'retry-after-ms': '1250' }, 1250],
    [{ 'retry-after-ms': '0.2' }, 1],
    [{ 'retry-after-ms': 'soon' }, undefined],
    [{ 'retry-after-ms': '-5', 'retry-after': '2' }, 2000],
    [{ 'retry-after-ms': '80', 'retry-after': '7' }, 80],
    [{ 'retry-after': '7', 'x-ratelimit-reset-requests': '20s' }, 7000],
    [{ 'x-ratelimit-reset-requests': '1s', 'x-ratelimit-reset-tokens': '6m0s' }, 360_000],
    [{ 'x-ratelimit-reset-requests': '120ms' }, 120],
    [{ 'x-ratelimit-reset-tokens': '1m1.5s' }, 61_500],
    [{ 'x-ratelimit-reset': '12' }, 12_000],
    [{ 'x-ratelimit-reset': '1.5' }, 1500],
    [{ ...DATE, 'x-ratelimit-reset': String(TOMORROW_S) }, 30_000],
    [{ ...DATE, 'x-ratelimit-reset': String(TOMORROW_S * 1000) }, 30_000],
    [{ ...DATE, 'x-ratelimit-reset-tokens': '2026-11-28T12:00:05Z' }, 5000],
    [{ ...DATE, 'x-ratelimit-reset-tokens': '2026-11-28T11:59:00Z' }, 0],
    [{ 'x-ratelimit-reset-tokens': '5 apples' }, undefined],
    [{}, undefined],
  ] as [Record<string, string>, number | undefined][])('in %j is %s ms', (headers, wait) => {
    expect(requestedWaitMs(new Headers(headers))).toBe(wait);
  });

  it('ends when the exhausted limits reset', () => {
    const headers = new Headers({
      'x-ratelimit-remaining-requests': '0',
      'x-ratelimit-reset-requests': '2s',
      'x-ratelimit-remaining-tokens': '1000',
      'x-ratelimit-reset-tokens': '50s',
    });
    expect(requestedWaitMs(headers)).toBe(2000);
  });
});
