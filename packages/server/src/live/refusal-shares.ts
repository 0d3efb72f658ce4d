// A bounded collection of refusals, with a quota per ID and second.
import type { Clock } from '../kernel/clock.ts';
import type { AddressedRefusal } from './refused-call.ts';

export interface RefusalShares {
  add(refusal: AddressedRefusal): void;
  take(all: boolean): AddressedRefusal[];
}

export interface RefusalSharesOptions {
  clock: Pick<Clock, 'monotonic'>;
  /** The maximum number kept per ID and second. */
  perSecond: number;
  /** The maximum number of refusals held, and of their IDs. */
  capacity: number;
}

const SECOND_MS = 1000;

interface Share {
  began: number;
  kept: number;
  /** The last one that was only counted, which represents all of them. */
  counted: AddressedRefusal | undefined;
}

export function createRefusalShares({ clock, perSecond, capacity }: RefusalSharesOptions): RefusalShares {
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
    take(all) {
      endShares(all);
      const taken = held;
      held = [];
      return taken;
    },
  };
}
