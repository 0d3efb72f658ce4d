import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rate-limit.ts';

function limiter(perMinute: number, maxKeys?: number) {
  let now = 0;
  const { take, spend } = createRateLimiter({
    perMinute,
    clock: { monotonic: () => now },
    ...(maxKeys !== undefined && { maxKeys }),
  });
  return { take, spend, pass: (ms: number) => (now += ms), now: () => now };
}

describe('a bucket', () => {
  it('holds one minute of quota and refills continuously', () => {
    const { take, pass } = limiter(60);
    expect(Array.from({ length: 61 }, () => take('a'))).toEqual([...Array(60).fill(0), 1]);
    pass(999);
    expect(take('a')).toBe(1);
    pass(1);
    expect(take('a')).toBe(0);
  });

  it('never holds more than one minute of quota', () => {
    const { take, pass } = limiter(10);
    take('a');
    pass(3_600_000);
    expect(Array.from({ length: 11 }, () => take('a'))).toEqual([...Array(10).fill(0), 6]);
  });

  it('reports the tokens left, and the time until it is full', () => {
    const { spend, pass } = limiter(3);
    expect(spend('a')).toEqual({ retryAfter: 0, remaining: 2, fullAfter: 20 });
    expect(spend('a')).toEqual({ retryAfter: 0, remaining: 1, fullAfter: 40 });
    expect(spend('a')).toEqual({ retryAfter: 0, remaining: 0, fullAfter: 60 });
    expect(spend('a')).toEqual({ retryAfter: 20, remaining: 0, fullAfter: 60 });
    pass(50_000);
    expect(spend('a')).toEqual({ retryAfter: 0, remaining: 1, fullAfter: 30 });
  });

  it('reports a token as left despite rounding errors', () => {
    const { spend, pass } = limiter(7);
    for (let i = 0; i < 7; i++) spend('a');
    for (let i = 0; i < 30; i++) {
      pass(60_000 / 7);
      pass(60_000 / 7);
      expect(spend('a')).toMatchObject({ retryAfter: 0, remaining: Math.min(i + 1, 6) });
    }
  });

  it('is separate for each key', () => {
    const { take } = limiter(1);
    expect([take('1 2'), take('1'), take('1 2'), take('2')]).toEqual([0, 0, 60, 0]);
  });

  it('loses no tokens on a refusal', () => {
    const { take, pass } = limiter(1);
    take('a');
    for (let i = 0; i < 100; i++) take('a');
    pass(60_000);
    expect(take('a')).toBe(0);
  });

  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 30 })), {
    maxLength: 40,
  });

  it('allows at most quota plus refill over any period', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 700 }), steps, (perMinute, plan) => {
        const { take, pass, now } = limiter(perMinute);
        const admitted: number[] = [];
        for (const [ms, tries] of plan) {
          pass(ms);
          for (let i = 0; i < tries; i++) if (take('a') === 0) admitted.push(now());
        }
        for (const [i, from] of admitted.entries()) {
          const to = admitted.at(-1) ?? from;
          expect(admitted.length - i).toBeLessThanOrEqual(perMinute + ((to - from) * perMinute) / 60_000 + 1e-6);
        }
      }),
    );
  });

  it('allows a call after the returned wait', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 700 }), steps, (perMinute, plan) => {
        const { take, pass } = limiter(perMinute);
        for (const [ms, tries] of plan) {
          pass(ms);
          for (let i = 0; i < tries; i++) take('a');
        }
        const wait = take('a');
        expect(wait).toSatisfy((seconds) => Number.isInteger(seconds) && seconds >= 0);
        pass(wait * 1000);
        expect(take('a')).toSatisfy((seconds) => wait === 0 || seconds === 0);
      }),
    );
  });
});

it('memory is bounded: the least recently used bucket is evicted', () => {
  const { take } = limiter(1, 2);
  expect([take('a'), take('b'), take('a')]).toEqual([0, 0, 60]);
  expect(take('c')).toBe(0);
  expect([take('a'), take('b')]).toEqual([60, 0]);
});
