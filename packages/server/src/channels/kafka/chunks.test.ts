import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunksOf } from './chunks.ts';

const chunk = (sizes: readonly number[], maxBytes: number) => [...chunksOf(sizes, maxBytes, (size) => size)];
const sumOf = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

describe('chunks', () => {
  it('contain every item once, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.nat(30), (sizes, max) => {
        expect(chunk(sizes, max).flat()).toEqual(sizes);
      }),
    );
  });

  it('are as large as possible, and too large only with a single item', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.nat(30), (sizes, max) => {
        const chunks = chunk(sizes, max);
        for (const [i, one] of chunks.entries()) {
          expect(one.length).toBeGreaterThan(0);
          if (one.length > 1) expect(sumOf(one)).toBeLessThanOrEqual(max);
          const [next] = chunks[i + 1] ?? [];
          if (next !== undefined) expect(sumOf(one) + next).toBeGreaterThan(max);
        }
      }),
    );
  });
});
