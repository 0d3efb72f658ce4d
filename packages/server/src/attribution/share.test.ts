import { expect, it } from 'vitest';
import type { ProjectingProcesses } from './ports.ts';
import { createShareKeeper, type ShareKeeper } from './share.ts';

const TTL_MS = 5000;

function processes(count: number) {
  const beats = new Map<string, number>();
  const store: ProjectingProcesses = {
    async beat(name) {
      beats.set(name, (beats.get(name) ?? 0) + 1);
      return new Map(beats);
    },
    async remove(name, beat) {
      if (beats.get(name) === beat) beats.delete(name);
    },
  };
  let now = 0;
  const clock = { monotonic: () => now };
  const start = (name: string) => createShareKeeper({ store, clock, name, ttlMs: TTL_MS });
  const all = Array.from({ length: count }, (_, i) => start(`p${i}`));
  return {
    all,
    start,
    beats,
    async keep(keepers: readonly ShareKeeper[], ms = 1000) {
      now += ms;
      for (const keeper of keepers) await keeper.keep();
    },
  };
}

/** How many of the keepers project each part. */
const owners = (keepers: readonly ShareKeeper[]): number[] =>
  Array.from({ length: 12 }, (_, part) =>
    keepers.filter((keeper) => {
      const share = keeper.share();
      return share !== undefined && part % share.of === share.index;
    }),
  ).map(({ length }) => length);

const ONE_EACH = Array(12).fill(1);

it.each([1, 2, 3, 5, 12])('each part belongs to one of %i processes', async (count) => {
  const { all, keep } = processes(count);
  await keep(all);
  await keep(all);
  expect(owners(all)).toEqual(ONE_EACH);
});

it('a new process gets a share', async () => {
  const { all, start, keep } = processes(2);
  await keep(all);
  const grown = [...all, start('a new one')];
  await keep(grown);
  await keep(grown);
  expect(owners(grown)).toEqual(ONE_EACH);
  expect(grown.map((keeper) => keeper.share()?.of)).toEqual([3, 3, 3]);
});

it('the share of a process that dies passes to the others, which forget it', async () => {
  const { all, keep, beats } = processes(3);
  await keep(all);
  const [, ...living] = all;
  await keep(living, TTL_MS - 1);
  expect(living.map((keeper) => keeper.share()?.of)).toEqual([3, 3]);
  await keep(living, TTL_MS);
  expect(owners(living)).toEqual(ONE_EACH);
  expect([...beats.keys()]).toEqual(['p1', 'p2']);
});

it('a process that was only slow comes back', async () => {
  const { all, keep } = processes(2);
  await keep(all);
  await keep(all.slice(1), TTL_MS);
  await keep(all.slice(1), TTL_MS);
  await keep(all);
  await keep(all);
  expect(owners(all)).toEqual(ONE_EACH);
  expect(all.map((keeper) => keeper.share()?.of)).toEqual([2, 2]);
});

it('a process that stops leaves its share at once', async () => {
  const { all, keep } = processes(2);
  await keep(all);
  await keep(all);
  const [first, ...rest] = all;
  await first?.leave();
  await keep(rest);
  expect(owners(rest)).toEqual(ONE_EACH);
});
