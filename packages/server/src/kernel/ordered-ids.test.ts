import { randomFillSync } from 'node:crypto';
import fc from 'fast-check';
import { validate, version } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createOrderedIds } from './ordered-ids.ts';

const fill = (bytes: Uint8Array): void => void randomFillSync(bytes);

describe('time-ordered ids', () => {
  it('are UUIDs of version 7 with the time in front', () => {
    const id = createOrderedIds({ now: () => 0x0123456789ab, fill })();
    expect([validate(id), version(id)]).toEqual([true, 7]);
    expect(id.startsWith('01234567-89ab-7')).toBe(true);
  });

  it('sort after earlier ones, whatever the clock does', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3 }), { minLength: 2, maxLength: 600 }), (times) => {
        let i = 0;
        const next = createOrderedIds({ now: () => 1_700_000_000_000 + (times[i++] ?? 0), fill });
        const ids = times.map(next);
        expect([...new Set(ids)].sort()).toEqual(ids);
      }),
      { numRuns: 30 },
    );
  });

  it('keep their order from the highest counter start', () => {
    const next = createOrderedIds({ now: () => 1, fill: (bytes) => void bytes.fill(0xff) });
    const ids = Array.from({ length: 1000 }, next);
    expect([...ids].sort()).toEqual(ids);
  });

  it('draw new random bytes once the buffer is used', () => {
    let fills = 0;
    const next = createOrderedIds({ now: () => 1, fill: (bytes) => void bytes.fill(++fills) });
    const last = new Set(Array.from({ length: 257 }, () => next().slice(-10)));
    expect([fills, last.size]).toEqual([2, 2]);
  });
});
