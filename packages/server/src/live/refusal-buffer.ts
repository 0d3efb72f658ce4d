// Holds refusals in memory until a worker writes them. Each install has its share of a second, beyond which refusals are
// only counted.
import type { Clock } from '../kernel/clock.ts';
import type { AddressedRefusal } from './refused-call.ts';

export interface RefusalBuffer {
  add(refusal: AddressedRefusal): void;
  /** Everything that is due, and empties the buffer. `all`: also counts of a second that is not over. */
  take(all?: boolean): AddressedRefusal[];
}

export interface RefusalBufferOptions {
  clock: Pick<Clock, 'monotonic'>;
  /** Kept of each ID in a path, in each second. */
  perSecond?: number;
  /** Held at most; more are dropped. */
  capacity?: number;
}

const PER_SECOND = 20;
const CAPACITY = 400;
const SECOND_MS = 1000;

interface Share {
  began: number;
  kept: number;
  /** The last one that was only counted, standing for all of them. */
  counted: AddressedRefusal | undefined;
}

export function createRefusalBuffer(options: RefusalBufferOptions): RefusalBuffer {
  const { clock, perSecond = PER_SECOND, capacity = CAPACITY } = options;
  const shares = new Map<string, Share>();
  let held: AddressedRefusal[] = [];

  const hold = (refusal: AddressedRefusal): void => {
    if (held.length < capacity) held.push(refusal);
  };

  function shareOf(id: string): Share | undefined {
    const known = shares.get(id);
    if (known && clock.monotonic() - known.began < SECOND_MS) return known;
    if (known?.counted) hold(known.counted);
    if (!known && shares.size >= capacity) return undefined;
    const share = { began: clock.monotonic(), kept: 0, counted: undefined };
    shares.set(id, share);
    return share;
  }

  function endShares(all: boolean): void {
    for (const [id, { began, counted }] of shares) {
      if (!all && clock.monotonic() - began < SECOND_MS) continue;
      if (counted) hold(counted);
      shares.delete(id);
    }
  }

  return {
    add(refusal) {
      const share = shareOf(refusal.pathId);
      if (share === undefined) return;
      if (share.kept < perSecond) {
        share.kept++;
        hold(refusal);
      } else {
        share.counted = { ...refusal, count: (share.counted?.count ?? 0) + 1 };
      }
    },
    take(all = false) {
      endShares(all);
      const taken = held;
      held = [];
      return taken;
    },
  };
}
