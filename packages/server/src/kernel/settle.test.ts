import { setImmediate as tick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { settleAll, settleInTurn } from './settle.ts';

/** Steps that end slowly and record it; a step with a fault fails at the end. */
function steps(...faults: (string | undefined)[]) {
  const ended: number[] = [];
  const taken = faults.map((fault, i) => async () => {
    for (let left = faults.length - i; left > 0; left--) await tick();
    ended.push(i);
    if (fault !== undefined) throw new Error(fault);
  });
  return { ended, taken };
}

it('work at once fails with the first failure, after all of it has ended', async () => {
  const { ended, taken } = steps(undefined, 'one', 'two');
  await expect(settleAll(taken.map((step) => step()))).rejects.toThrow('one');
  expect(ended).toEqual([2, 1, 0]);
});

it('work in turn fails with the first failure, after every step has ended', async () => {
  const { ended, taken } = steps('one', 'two', undefined);
  await expect(settleInTurn(taken)).rejects.toThrow('one');
  expect(ended).toEqual([0, 1, 2]);
});

it('a step that throws keeps no other from being done', async () => {
  const { ended, taken } = steps(undefined, undefined);
  const broken = (): never => {
    throw new Error('broken');
  };
  await expect(settleInTurn([broken, ...taken])).rejects.toThrow('broken');
  expect(ended).toEqual([0, 1]);
});
