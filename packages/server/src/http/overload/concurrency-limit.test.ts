import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const MOST = 512;
const LONG = 5.001;

describe('the limit on concurrent requests', () => {
  it('stays at the maximum for slow turns without refusals', () => {
    const bound = createConcurrencyLimit(MOST);
    for (let i = 0; i < 100; i++) bound.turned(1000);
    expect(bound.allows()).toBe(MOST);
  });

  it('stays at the maximum while turns are short, however many are refused', () => {
    const bound = createConcurrencyLimit(MOST);
    for (let i = 0; i < 100; i++) {
      bound.refused();
      bound.turned(5);
    }
    expect(bound.allows()).toBe(MOST);
  });

  it('falls to an eighth at the first refusal, and stepwise to 1/32', () => {
    const bound = createConcurrencyLimit(MOST);
    const after = (turns: number): number => {
      for (let i = 0; i < turns; i++) {
        bound.refused();
        bound.turned(LONG);
      }
      return bound.allows();
    };
    expect(after(1)).toBe(64);
    expect(after(1)).toBeCloseTo(51.2);
    expect(after(100)).toBe(16);
  });

  it('returns to the maximum by a quarter per short turn', () => {
    const bound = createConcurrencyLimit(MOST);
    bound.refused();
    bound.turned(LONG);
    for (let i = 0; i < 4 * (MOST - 64); i++) bound.turned(1);
    expect(bound.allows()).toBe(MOST);
  });

  it('always allows at least one and at most the maximum', () => {
    const turn = fc.record({ refuses: fc.boolean(), busyMs: fc.double({ min: 0, max: 1000, noNaN: true }) });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.array(turn, { maxLength: 300 }), (most, turns) => {
        const bound = createConcurrencyLimit(most);
        for (const { refuses, busyMs } of turns) {
          if (refuses) bound.refused();
          bound.turned(busyMs);
          expect(bound.allows()).toBeGreaterThanOrEqual(1);
          expect(bound.allows()).toBeLessThanOrEqual(most);
        }
      }),
    );
  });
});
