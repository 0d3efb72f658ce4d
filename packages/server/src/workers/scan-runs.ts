// The scans that this process runs: one per brand at a time, under a lease that no other process holds (decisions 20).
import type { Clock, Ids } from '../kernel/clock.ts';
import { createLeaseKeeper, type LeaseKeeper } from '../leases/index.ts';
import { INTERRUPTED, type RunningScan, type StopReason } from '../scans/index.ts';
import type { Stores } from '../stores/stores.ts';

export interface ScanRunsDeps {
  stores: Pick<Stores, 'scans' | 'leases'>;
  clock: Clock;
  ids: Pick<Ids, 'ordered'>;
  /** A process that sends no renewal for this long is replaced. */
  ttlMs: number;
  /** Runs scans of this brand only; all brands if absent. */
  onlyBrand?: string | undefined;
  run(scan: RunningScan, ending: AbortController): Promise<void>;
  onFault(error: unknown, scan: RunningScan): void;
}

export interface ScanRuns {
  count(): number;
  /** Starts scans that no process runs. */
  poll(): Promise<void>;
  /** Renews the leases. A scan whose lease was lost stops, because another process continues it. */
  keep(): Promise<void>;
  /** Interrupts all of them, and resolves when their leases are released. */
  stop(): Promise<void>;
}

/** Each for a different brand; engines have their own limits. */
const SCANS_AT_ONCE = 4;

interface Run {
  keeper: LeaseKeeper;
  stop(reason: StopReason): void;
  ended: Promise<void>;
}

export function createScanRuns(deps: ScanRunsDeps): ScanRuns {
  /** By brand. While another process holds a lease, the keeper stays, because it watches for renewals. */
  const keepers = createKeepers(deps);
  const runs = new Map<string, Run>();

  function begin(scan: RunningScan, keeper: LeaseKeeper): void {
    const ending = new AbortController();
    // If this fails, the lease is not released: no process retries before it has expired.
    const ended = deps
      .run(scan, ending)
      .then(() => keeper.release())
      .catch((error: unknown) => deps.onFault(error, scan))
      .finally(() => {
        runs.delete(scan.brandId);
        keepers.forget(scan.brandId);
      });
    runs.set(scan.brandId, { keeper, stop: (reason) => ending.abort(reason), ended });
  }

  return {
    count: () => runs.size,
    async poll() {
      const first = firstOfBrand(await deps.stores.scans.listRunning(), deps.onlyBrand);
      keepers.forgetAllBut((brandId) => first.has(brandId) || runs.has(brandId));
      for (const scan of first.values()) {
        if (runs.has(scan.brandId) || runs.size >= SCANS_AT_ONCE) continue;
        const keeper = keepers.of(scan.brandId);
        await keeper.keep();
        if (keeper.token() !== undefined) begin(scan, keeper);
      }
    },
    async keep() {
      const keeping = [...runs.values()].map(async ({ keeper, stop }) => {
        await keeper.keep().finally(() => {
          if (keeper.token() === undefined) stop(INTERRUPTED);
        });
      });
      await Promise.all(keeping);
    },
    async stop() {
      for (const run of runs.values()) run.stop(INTERRUPTED);
      await Promise.all([...runs.values()].map(({ ended }) => ended));
    },
  };
}

function createKeepers({ stores, clock, ids, ttlMs }: ScanRunsDeps) {
  const holder = ids.ordered();
  const known = new Map<string, LeaseKeeper>();
  return {
    of(brandId: string): LeaseKeeper {
      const lease = { store: stores.leases, clock, name: `scans:${brandId}`, holder, ttlMs };
      const keeper = known.get(brandId) ?? createLeaseKeeper(lease);
      known.set(brandId, keeper);
      return keeper;
    },
    forget: (brandId: string) => void known.delete(brandId),
    forgetAllBut(isKept: (brandId: string) => boolean): void {
      for (const brandId of known.keys()) if (!isKept(brandId)) known.delete(brandId);
    },
  };
}

function firstOfBrand(running: readonly RunningScan[], only: string | undefined): Map<string, RunningScan> {
  const first = new Map<string, RunningScan>();
  for (const scan of running) {
    if (!first.has(scan.brandId) && (only === undefined || scan.brandId === only)) first.set(scan.brandId, scan);
  }
  return first;
}
