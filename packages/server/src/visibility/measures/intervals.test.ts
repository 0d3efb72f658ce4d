import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveSize, student95 } from './effective-size.ts';
import { boundedMeanInterval, differenceInterval, wilson } from './intervals.ts';

const estimate = (successes: number, trials: number) => ({
  value: successes / trials,
  interval: wilson(successes / trials, trials),
});

describe('intervals', () => {
  it('are the published ones of Wilson and Newcombe', () => {
    const { low, high } = wilson(81 / 263, 263);
    expect([low, high].map((bound) => bound.toFixed(4))).toEqual(['0.2553', '0.3662']);
    const difference = differenceInterval(estimate(56, 70), estimate(48, 80));
    expect([difference.low, difference.high].map((bound) => bound.toFixed(4))).toEqual(['0.0524', '0.3339']);
  });

  // The example of `ci.prop.ps` in the R package statpsych, whose author published the method: 26 and 4 of 48.
  it('of a mean are the published ones of Bonett and Price', () => {
    const bounds = { low: -1, high: 1 };
    const { low, high } = boundedMeanInterval({ mean: 22 / 48, meanSquare: 30 / 48, count: 48, bounds });
    expect([low, high].map((bound) => bound.toFixed(7))).toEqual(['0.2548067', '0.6251933']);
  });

  it('contain the rate, stay within 0..1, and narrow with more answers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (trials, share) => {
        const rate = Math.round(trials * share) / trials;
        const { low, high } = wilson(rate, trials);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(rate);
        expect(high).toBeGreaterThanOrEqual(rate);
        const more = wilson(rate, trials * 4);
        expect(more.high - more.low).toBeLessThan(high - low);
      }),
    );
  });

  it('of a mean contain it, stay on its scale and have a width', () => {
    const values = fc.array(fc.constantFrom<number[]>(-1, -0.5, 0, 0.5, 1), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(values, (all) => {
        const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
        const meanSquare = all.reduce((sum, value) => sum + value ** 2, 0) / all.length;
        const { low, high } = boundedMeanInterval({
          mean,
          meanSquare,
          count: all.length,
          bounds: { low: -1, high: 1 },
        });
        expect(low).toBeGreaterThanOrEqual(-1);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(mean);
        expect(high).toBeGreaterThanOrEqual(mean);
        expect(high - low).toBeGreaterThan(0.02);
      }),
    );
  });
});

describe('the effective size', () => {
  it.each([
    [1, 12.7062],
    [2, 4.3027],
    [3, 3.1824],
    [4, 2.7764],
    [9, 2.2622],
    [30, 2.0423],
    [1000, 1.9623],
  ])('uses Student’s t, which for %d degrees of freedom is %d', (freedom, published) => {
    expect(Math.abs(student95(freedom) / published - 1)).toBeLessThan(0.0015);
  });

  it.each([
    [1, 12.706_205],
    [2, 4.302_653],
    [3, 3.178_617],
    [4, 2.775_582],
    [5, 2.570_308],
    [10, 2.228_131],
  ])('expands Student’s t to five terms, for %d degrees of freedom %d', (freedom, expansion) => {
    expect(student95(freedom)).toBeCloseTo(expansion, 6);
  });

  /** Prompts with `asked` answers each, of which `named` mention the brand. */
  const sumsOf = (cells: readonly { asked: number; named: number }[]) => {
    const sum = (of: (cell: { asked: number; named: number }) => number) =>
      cells.reduce((total, cell) => total + of(cell), 0);
    return {
      prompts: cells.length,
      y: sum(({ named }) => named),
      x: sum(({ asked }) => asked),
      yy: sum(({ named }) => named ** 2),
      yx: sum(({ named, asked }) => named * asked),
      xx: sum(({ asked }) => asked ** 2),
    };
  };

  it('is the number of prompts if each always gets the same answer', () => {
    const weeks = sumsOf(Array.from({ length: 40 }, (_, i) => ({ asked: 12, named: i % 2 === 0 ? 12 : 0 })));
    expect(effectiveSize(480, 0.25, weeks)).toBeCloseTo(40, 6);
    expect(effectiveSize(480, 0, weeks)).toBe(40);
  });

  it('is close to the number of answers if prompts do not differ', () => {
    const weeks = sumsOf(Array.from({ length: 40 }, () => ({ asked: 12, named: 6 })));
    expect(effectiveSize(480, 0.25, weeks)).toBeGreaterThan(440);
  });

  it('is the number of answers if prompts are not repeated', () => {
    const once = sumsOf(Array.from({ length: 10 }, (_, i) => ({ asked: 1, named: i % 2 })));
    expect(effectiveSize(10, 0.25, once)).toBe(10);
    expect(effectiveSize(10, 0.25, sumsOf([]))).toBe(10);
  });

  it('of a day counts repeats within the day, not within its week', () => {
    const weeks = sumsOf(Array.from({ length: 40 }, (_, i) => ({ asked: 7, named: i % 2 === 0 ? 7 : 0 })));
    expect(effectiveSize(40, 0.25, weeks)).toBe(40);
    expect(effectiveSize(80, 0.25, weeks)).toBeCloseTo(40, 6);
  });

  const cell = fc
    .nat(20)
    .chain((named) =>
      fc.record({ named: fc.constant(named), asked: fc.integer({ min: Math.max(1, named), max: 30 }) }),
    );

  it('is Kish’s, with the correlation that the prompts show', () => {
    const sample = fc.record({
      cells: fc.array(cell, { minLength: 1, maxLength: 8 }),
      share: fc.constantFrom(0.1, 1, 2),
    });
    fc.assert(
      fc.property(sample, ({ cells, share }) => {
        const weeks = sumsOf(cells);
        const rate = weeks.y / weeks.x;
        const variance = rate * (1 - rate);
        const count = Math.ceil(weeks.x * share);
        const squares = cells.reduce((total, { named, asked }) => total + (named - rate * asked) ** 2, 0);
        const between = (squares * cells.length) / (cells.length - 1);
        const estimated = (between / variance - weeks.x) / (weeks.xx - weeks.x);
        const isKnown = cells.length > 1 && variance > 0 && weeks.xx > weeks.x;
        const correlation = isKnown ? Math.min(1, Math.max(0, estimated)) : 1;
        const ofAPrompt = Math.max(1, (weeks.xx / weeks.x) * Math.min(1, count / weeks.x));
        const few = cells.length > 1 ? (student95(1e9) / student95(cells.length - 1)) ** 2 : 1;
        const size = Math.max(count / ofAPrompt, (count / (1 + correlation * (ofAPrompt - 1))) * few);
        expect(effectiveSize(count, variance, weeks)).toBeCloseTo(size, 6);
      }),
    );
  });

  it('lies between one answer and all of them', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 30 }), (cells) => {
        const weeks = sumsOf(cells);
        const rate = weeks.y / weeks.x;
        const size = effectiveSize(weeks.x, rate * (1 - rate), weeks);
        expect(size).toBeGreaterThanOrEqual(1 - 1e-9);
        expect(size).toBeLessThanOrEqual(weeks.x);
      }),
    );
  });
});
