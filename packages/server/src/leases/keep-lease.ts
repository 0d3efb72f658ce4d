// Renews a lease as long as its process lives. Clocks of different processes are never compared: a lease expires for a
// waiter that has seen no renewal for the whole time by its own clock (decisions 16).
import type { Clock } from '../kernel/clock.ts';
import type { Lease, LeaseStore } from './ports.ts';

export interface LeaseKeeperDeps {
  store: LeaseStore;
  clock: Pick<Clock, 'monotonic'>;
  /** What may be done by one process at a time. */
  name: string;
  /** Who we are, for people who look. */
  holder: string;
  /**
   * A holder that gave no sign of life for so long has lost it. {@link LeaseKeeper.keep} is called several times
   * within.
   */
  ttlMs: number;
}

export interface LeaseKeeper {
  /**
   * The fencing token while the lease is held. A process may be paused between any two instructions, so whatever must
   * not happen twice is guarded by the token where it happens.
   */
  token(): number | undefined;
  /** Asks the store; `false` if another process has taken it, or we never had it. */
  isHeld(): Promise<boolean>;
  /** Gives a sign of life, or takes the lease if it is free or has lapsed. Rejects if the store cannot say. */
  keep(): Promise<void>;
  /** Gives it back; the next one need not wait. */
  release(): Promise<void>;
}

export function createLeaseKeeper({ store, clock, name, holder, ttlMs }: LeaseKeeperDeps): LeaseKeeper {
  let held: { token: number; since: number } | undefined;
  let seen: { lease: Lease; since: number } | undefined;

  /** No sign of life since we began to look. */
  function hasLapsed(lease: Lease, now: number): boolean {
    if (seen === undefined || seen.lease.beat !== lease.beat || seen.lease.token !== lease.token) {
      seen = { lease, since: now };
    }
    return now - seen.since >= ttlMs;
  }

  return {
    token: () => (held && clock.monotonic() - held.since < ttlMs ? held.token : undefined),
    async isHeld() {
      const { token } = held ?? {};
      return token !== undefined && (await store.findLease(name))?.token === token;
    },
    async keep() {
      // Read before the store is asked: we must not think it lasts longer than others do.
      const now = clock.monotonic();
      const mine = held?.token;
      if (mine !== undefined) {
        const isRenewed = await store.renewLease(name, mine);
        // Given back meanwhile: a late sign of life must not take it again.
        if (held?.token !== mine) return;
        if (isRenewed) {
          held = { token: mine, since: now };
          return;
        }
      }
      held = undefined;
      const lease = await store.findLease(name);
      if (lease && lease.holder !== null && !hasLapsed(lease, now)) return;
      const token = await store.takeLease(name, lease, holder);
      if (token !== undefined) held = { token, since: now };
    },
    async release() {
      const { token } = held ?? {};
      held = undefined;
      if (token !== undefined) await store.releaseLease(name, token);
    },
  };
}
