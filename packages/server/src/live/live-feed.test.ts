import { describe, expect, it } from 'vitest';
import { createLiveFeed, type LiveBatch } from './live-feed.ts';
import type { KeptRefusal, LivePosition, LiveRecord } from './ports.ts';

const action = (number: number, brandId = 'a'): LiveRecord => ({
  kind: 'action',
  number,
  brandId,
  installId: 'i',
  receivedAt: number,
  receiptId: 'r',
  deliveryId: 'd',
});

function openFeed() {
  const records: LiveRecord[] = [];
  const reads: LivePosition[] = [];
  const faults: unknown[] = [];
  let fails = false;
  let wake: (() => void) | undefined;
  const feed = createLiveFeed({
    live: {
      async endOfLogs() {
        if (fails) throw new Error('the store is down');
        return { record: records.at(-1)?.number ?? 0, refusal: 0 };
      },
      async recordsBetween({ brandIds, after, upTo, limit }) {
        reads.push({ record: after, refusal: upTo });
        const found = records.filter((one) => one.number > after && one.number <= upTo);
        return found.filter(({ brandId }) => brandIds.includes(brandId)).slice(-limit);
      },
      refusalsBetween: async (): Promise<KeptRefusal[]> => [],
    },
    timers: {
      after(_ms, run) {
        wake = run;
        return () => {};
      },
    },
    onFault: (error) => void faults.push(error),
  });
  const settle = () => new Promise<void>((resolve) => void setTimeout(resolve, 1));
  return {
    reads,
    faults,
    fail(now: boolean) {
      fails = now;
    },
    add: (...added: LiveRecord[]) => void records.push(...added),
    async tick() {
      await settle();
      const next = wake;
      wake = undefined;
      next?.();
      await settle();
      return next !== undefined;
    },
    watchBadly(brandId = 'a') {
      let ended = false;
      const onBatch = () => {
        throw new Error('the connection is gone');
      };
      feed.watch({ brandId, filter: {}, onBatch, onFault: () => (ended = true) });
      return () => ended;
    },
    watch(brandId = 'a', after?: LivePosition) {
      const batches: LiveBatch[] = [];
      const onBatch = (batch: LiveBatch) => void batches.push(batch);
      const end = feed.watch({ brandId, filter: {}, after, onBatch, onFault: () => {} });
      return { batches, end, seen: () => batches.flatMap(({ rows }) => rows.map(({ record }) => record?.number)) };
    },
  };
}

describe('the feed of live rows', () => {
  it('reads the store once for everyone, and sends each watcher the rows of its brand', async () => {
    const { add, tick, watch, reads } = openFeed();
    const [one, two, other] = [watch(), watch(), watch('b')];
    await tick();
    add(action(1), action(2, 'b'), action(3, 'c'));
    await tick();
    expect([one.seen(), two.seen(), other.seen()]).toEqual([[1], [1], [2]]);
    expect(reads).toEqual([{ record: 0, refusal: 3 }]);
    expect(other.batches.at(-1)?.position).toEqual({ record: 3, refusal: 0 });
  });

  it('ends the watch of a watcher that throws, and no other', async () => {
    const { add, tick, watch, watchBadly, faults } = openFeed();
    const hasEnded = watchBadly();
    const other = watch();
    await tick();
    add(action(1));
    await tick();
    expect([hasEnded(), other.seen(), faults.length]).toEqual([true, [1], 1]);
  });

  it('reads nothing while nothing is new, and stops without watchers', async () => {
    const { tick, watch, reads } = openFeed();
    const { end } = watch();
    await tick();
    await tick();
    expect(reads).toEqual([]);
    end();
    await tick();
    expect(await tick()).toBe(false);
  });

  it('sends a returning reader what it missed, and others nothing twice', async () => {
    const { add, tick, watch } = openFeed();
    const first = watch();
    await tick();
    add(action(1), action(2), action(3));
    await tick();
    const back = watch('a', { record: 1, refusal: 0 });
    await tick();
    expect([first.seen(), back.seen()]).toEqual([
      [1, 2, 3],
      [2, 3],
    ]);
    add(action(4));
    await tick();
    expect([first.seen(), back.seen()]).toEqual([
      [1, 2, 3, 4],
      [2, 3, 4],
    ]);
  });

  it('repeats nothing to a reader that is ahead of this process', async () => {
    const { add, tick, watch } = openFeed();
    watch();
    await tick();
    add(action(1), action(2));
    const ahead = watch('a', { record: 1, refusal: 0 });
    await tick();
    expect(ahead.seen()).toEqual([2]);
  });

  it('sends the newest rows of a burst, and counts the rest', async () => {
    const { add, tick, watch } = openFeed();
    const { batches, seen } = watch();
    await tick();
    add(...Array.from({ length: 120 }, (_, i) => action(i + 1)));
    await tick();
    expect(batches.at(-1)?.skipped).toBe(70);
    expect([seen().length, seen()[0], seen().at(-1)]).toEqual([50, 71, 120]);
  });

  it('continues from its position after a store failure', async () => {
    const { add, tick, watch, fail, faults } = openFeed();
    const { seen } = watch();
    await tick();
    fail(true);
    add(action(1));
    await tick();
    expect([seen(), faults.length]).toEqual([[], 1]);
    fail(false);
    await tick();
    expect(seen()).toEqual([1]);
  });
});
