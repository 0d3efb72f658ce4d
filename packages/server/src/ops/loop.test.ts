import { describe, expect, it } from 'vitest';
import type { Timers } from '../kernel/timers.ts';
import { createLoadMeter, startLoop } from './loop.ts';

/** Timers that a test fires itself, and a clock that advances with the work. */
function scene(work: () => Promise<boolean>, load = 0) {
  const waits: number[] = [];
  const failures: [unknown, number][] = [];
  let due: (() => void) | undefined;
  let now = 0;
  const timers: Timers = {
    after(ms, run) {
      waits.push(ms);
      due = run;
      return () => {
        due = undefined;
      };
    },
  };
  const loop = startLoop({
    work,
    firstMs: 7,
    idleMs: 500,
    onFailure: (error, inARow) => void failures.push([error, inARow]),
    clock: { monotonic: () => now },
    timers,
    load: () => load,
  });
  return {
    loop,
    waits,
    failures,
    takes(ms: number) {
      now += ms;
    },
    isDue: () => due !== undefined,
    /** The delay of the timer, and the end of the iteration that it starts. */
    async fire() {
      due?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('a loop', () => {
  it('runs after its first wait, then repeatedly', async () => {
    let pieces = 0;
    const { waits, fire } = scene(async () => {
      pieces++;
      return false;
    });
    expect([pieces, waits]).toEqual([0, [7]]);
    await fire();
    await fire();
    expect([pieces, waits]).toEqual([2, [7, 500, 500]]);
  });

  it.each([
    [0, [30]],
    [0.75, [30]],
    [0.875, [30, 180]],
    [1, [30, 360]],
  ])('pauses, at a load of %d, for %j ms after 30 ms of work', async (load, rests) => {
    const { waits, fire, takes } = scene(async () => {
      takes(30);
      return true;
    }, load);
    await fire();
    for (const _ of rests) await fire();
    expect(waits).toEqual([7, ...rests, 30]);
  });

  it('measures how busy the event loop is', async () => {
    const load = createLoadMeter();
    load();
    const until = performance.now() + 30;
    while (performance.now() < until);
    expect(load()).toBeGreaterThan(0.5);
    await new Promise((resolve) => setTimeout(resolve, 50));
    load();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(load()).toBeLessThan(0.5);
  });

  it('backs off with each failure up to a minute, until a success', async () => {
    let fails = true;
    const { waits, failures, fire } = scene(async () => {
      if (fails) throw new Error('the disk is full');
      return false;
    });
    for (let i = 0; i < 8; i++) await fire();
    expect(waits.slice(1)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    expect(failures.map(([, inARow]) => inARow)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    fails = false;
    await fire();
    expect(waits.at(-1)).toBe(500);
    fails = true;
    await fire();
    expect([waits.at(-1), failures.at(-1)?.[1]]).toEqual([1000, 1]);
  });

  it('starts nothing new after stop, and ends with the running iteration', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const { loop, fire, isDue } = scene(() => promise);
    await fire();
    const order: string[] = [];
    const stopped = loop.stop().then(() => order.push('stopped'));
    await new Promise((next) => setImmediate(next));
    order.push('working');
    resolve(true);
    await stopped;
    expect([order, isDue()]).toEqual([['working', 'stopped'], false]);
  });

  it('stops immediately while waiting', async () => {
    const { loop, isDue } = scene(async () => false);
    await loop.stop();
    expect(isDue()).toBe(false);
  });
});
