// Checks whether a store can read and write now. Callers check often, so probes are shared and cached.
import type { Clock } from '../kernel/clock.ts';

export interface StoreCheck {
  /** Rejects with the error of the probe. Concurrent callers share a probe; a success is cached for a second. */
  check(): Promise<void>;
  /** Drops the cached success, because something has failed. */
  invalidate(): void;
}

const GOOD_FOR_MS = 1000;

export function createStoreCheck(clock: Pick<Clock, 'monotonic'>, probe: () => Promise<void>): StoreCheck {
  let goodUntil = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const asked = clock.monotonic();
    await probe();
    goodUntil = asked + GOOD_FOR_MS;
  }

  return {
    async check() {
      if (clock.monotonic() < goodUntil) return;
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      await asking;
    },
    invalidate() {
      goodUntil = Number.NEGATIVE_INFINITY;
    },
  };
}
