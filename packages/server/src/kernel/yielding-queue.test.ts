import { describe, expect, it } from 'vitest';
import { countTurns } from '../../test/support/count-turns.ts';
import { createYieldingQueue } from './yielding-queue.ts';

describe('pieces of work', () => {
  it('let other work run between any two of them', async () => {
    const inTurn = createYieldingQueue();
    const others = countTurns();
    const seen = await Promise.all(Array.from({ length: 50 }, () => inTurn(others.turns)));
    others.end();
    const between = seen.slice(1).map((turns, index) => turns - (seen[index] ?? 0));
    expect(Math.min(...between)).toBeGreaterThan(0);
  });

  it('run in order, and a failure does not stop the rest', async () => {
    const inTurn = createYieldingQueue();
    const ran: number[] = [];
    const asked = [0, 1, 2].map((number) =>
      inTurn(() => {
        ran.push(number);
        if (number === 1) throw new Error('the second');
        return number;
      }),
    );
    expect(await Promise.allSettled(asked)).toMatchObject([
      { value: 0 },
      { reason: new Error('the second') },
      { value: 2 },
    ]);
    expect(ran).toEqual([0, 1, 2]);
  });
});
