// Renews a lease as long as its process lives. Clocks of different processes are never compared: a lease expires for a
// waiter that has seen no renewal for the whole time by its own clock (decisions 16).
import type { Clock } from '../kernel/clock.ts';
import type { Lease, LeaseStore } from './ports.ts';

export interface LeaseKeeperDeps {
  store: LeaseStore;
  clock: Pick<Clock, 'monotonic'>;
  /** The job that only one process may do at a time. */
  name: string;
  /** A readable name of this process, for diagnostics. */
  holder: string;
  /**
   * A holder without a renewal for this long has lost the lease. Call {@link LeaseKeeper.keep} several times within it.
   */
  ttlMs: number;
}

export interface LeaseKeeper {
  /**
   * The fencing token while the lease is held. A process may be paused between any two instructions, so any operation
   * that must not happen twice checks the token itself.
   */
  token(): number | undefined;
  /** Asks the store; `false` if another process has taken it, or this one never had it. */
  isHeld(): Promise<boolean>;
  /** Renews the lease, or takes it if it is free or expired. Rejects if the store fails. */
  keep(): Promise<void>;
  /** Releases it, so that the next process need not wait. */
  release(): Promise<void>;
}

export function createLeaseKeeper({ store, clock, name, holder, ttlMs }: LeaseKeeperDeps): LeaseKeeper {
  let held: { token: number; since: number } | undefined;
  let seen: { lease: Lease; since: number } | undefined;

  /** No renewal since we started watching. */
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
      // Read before the store is asked, so that we never assume a later expiry than others do.
      const now = clock.monotonic();
      const mine = held?.token;
      if (mine !== undefined) {
        const isRenewed = await store.renewLease(name, mine);
        // Released in the meantime: a late renewal must not take it again.
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
