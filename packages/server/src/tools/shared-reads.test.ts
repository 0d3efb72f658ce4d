import { describe, expect, it } from 'vitest';
import { createSharedReads } from './shared-reads.ts';

function scene() {
  const share = createSharedReads<number>();
  const reads: PromiseWithResolvers<number>[] = [];
  const ask = (key = 'a') =>
    share(key, () => {
      const read = Promise.withResolvers<number>();
      reads.push(read);
      return read.promise;
    });
  return { reads, ask };
}

describe('identical reads', () => {
  it('that arrive while one is running share the next', async () => {
    const { reads, ask } = scene();
    const first = ask();
    const others = [ask(), ask(), ask()];
    reads[0]?.resolve(1);
    expect(await first).toBe(1);
    reads[1]?.resolve(2);
    expect(await Promise.all(others)).toEqual([2, 2, 2]);
    expect(reads).toHaveLength(2);
  });

  it('continue after a failed one, and start again once all have ended', async () => {
    const { reads, ask } = scene();
    const first = ask();
    const second = ask();
    reads[0]?.reject(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    reads[1]?.resolve(2);
    expect(await second).toBe(2);
    const third = ask();
    reads[2]?.resolve(3);
    expect(await third).toBe(3);
  });

  it('of other things are separate', async () => {
    const { reads, ask } = scene();
    const asked = [ask('a'), ask('b')];
    for (const [i, read] of reads.entries()) read.resolve(i);
    expect(await Promise.all(asked)).toEqual([0, 1]);
  });
});
