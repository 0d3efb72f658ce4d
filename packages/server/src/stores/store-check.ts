// Whether a store can read and write now, asked so often that the question must not become a load.
import type { Clock } from '../kernel/clock.ts';

export interface StoreCheck {
  /** Rejects with what made the probe fail. Callers at the same time share a probe; a good answer holds for a second. */
  check(): Promise<void>;
  /** Something failed, so the last good answer holds no more. */
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
