// A bounded collection of refusals, with a quota per ID and second.
import type { Clock } from '../kernel/clock.ts';
import { type CountedRefusals, countedRows, countRefusal, noneCounted } from './counted-refusals.ts';
import type { AddressedRefusal } from './refused-call.ts';

export interface RefusalShares {
  add(refusal: AddressedRefusal): void;
  take(all: boolean): AddressedRefusal[];
}

export interface RefusalSharesOptions {
  clock: Pick<Clock, 'monotonic'>;
  /** The maximum number kept per ID and second, and of the kinds counted beyond it. */
  perSecond: number;
  /** The maximum number of refusals held, of their IDs, and of the kinds counted for all IDs. */
  capacity: number;
}

const SECOND_MS = 1000;

interface Share {
  began: number;
  kept: number;
  counted: CountedRefusals;
}

export function createRefusalShares({ clock, perSecond, capacity }: RefusalSharesOptions): RefusalShares {
  const shares = new Map<string, Share>();
  let held: AddressedRefusal[] = [];
  /** In all shares. */
  let kinds = 0;

  const hold = (refusal: AddressedRefusal): void => {
    if (held.length < capacity) held.push(refusal);
  };

  function shareOf(id: string): Share | undefined {
    const known = shares.get(id);
    if (known && clock.monotonic() - known.began < SECOND_MS) return known;
    if (known) holdCounted(known.counted);
    if (!known && shares.size >= capacity) return undefined;
    const share = { began: clock.monotonic(), kept: 0, counted: noneCounted() };
    shares.set(id, share);
    return share;
  }

  function count(counted: CountedRefusals, refusal: AddressedRefusal): void {
    const { size } = counted.byKind;
    countRefusal(counted, refusal, size < perSecond && kinds < capacity);
    kinds += counted.byKind.size - size;
  }

  function holdCounted(counted: CountedRefusals): void {
    kinds -= counted.byKind.size;
    countedRows(counted).forEach(hold);
  }

  function endShares(all: boolean): void {
    for (const [id, share] of shares) {
      if (!all && clock.monotonic() - share.began < SECOND_MS) continue;
      holdCounted(share.counted);
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
        count(share.counted, refusal);
      }
    },
    take(all) {
      endShares(all);
      const taken = held;
      held = [];
      return taken;
    },
  };
}
