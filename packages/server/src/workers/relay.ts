// Runs the relay beside serving, or in its own process: for each sink, one worker holds its lease, and one delivers
// while it is held. A failing sink does not delay the others.
import type { Ids } from '../kernel/clock.ts';
import { createLeaseKeeper, type LeaseKeeper } from '../leases/index.ts';
import type { Logger } from '../ops/logging.ts';
import { type NamedSink, relayToSink } from '../relay/index.ts';
import type { Stores } from '../stores/stores.ts';
import { startWorker, stopAll, type Worker, type WorkerParts } from './start-worker.ts';

export interface RelayWorkerDeps extends WorkerParts {
  stores: Pick<Stores, 'relay' | 'leases'>;
  sinks: readonly NamedSink[];
  ids: Pick<Ids, 'ordered' | 'random'>;
  logger: Pick<Logger, 'warn' | 'info'>;
  leaseTimes?: LeaseTimes;
}

/** In milliseconds. */
interface LeaseTimes {
  /** A process that sends no renewal for this long is replaced. */
  ttl: number;
  /** Between two renewals. */
  keep: number;
}

const LEASE_TIMES: LeaseTimes = { ttl: 10_000, keep: 2500 };
const POLL_MS = 500;
/** A batch without a response by then is abandoned, and delivered again by the next process. */
const STOP_GRACE_MS = 1000;

export function startRelayWorkers(deps: RelayWorkerDeps): Worker {
  const workers = deps.sinks.map((sink) => startSink(deps, sink));
  return { stop: () => stopAll(workers) };
}

function startSink(deps: RelayWorkerDeps, named: NamedSink): Worker {
  const ending = new AbortController();
  const { ttl, keep: keepMs } = deps.leaseTimes ?? LEASE_TIMES;
  const lease = createLeaseKeeper({
    store: deps.stores.leases,
    clock: deps.clock,
    name: `relay:${named.name}`,
    holder: deps.ids.ordered(),
    ttlMs: ttl,
  });
  const relay = relayToSink({
    ...named,
    store: deps.stores.relay,
    lease,
    clock: deps.clock,
    ids: deps.ids,
    signal: ending.signal,
    onChange: (fault) => tell(deps.logger, named.name, fault),
  });
  const keeping = startWorker(deps, `the lease of the relay sink ${named.name}`, {
    firstMs: 0,
    idleMs: keepMs,
    work: () => keep(lease),
  });
  const relaying = startWorker(deps, `the relay sink ${named.name}`, { firstMs: 0, idleMs: POLL_MS, work: relay });

  return {
    async stop() {
      const cancel = deps.timers.after(STOP_GRACE_MS, () => ending.abort());
      await relaying.stop();
      cancel();
      ending.abort();
      await keeping.stop();
      const left = await Promise.allSettled([closeSink(named)]);
      left.push(...(await Promise.allSettled([lease.release()])));
      for (const { reason: err } of left.filter((each) => each.status === 'rejected')) {
        deps.logger.warn({ err, sink: named.name }, 'a relay sink did not close cleanly; nothing is lost');
      }
    },
  };
}

/** A custom sink may throw instead of rejecting. */
async function closeSink({ sink }: NamedSink): Promise<void> {
  await sink.close?.();
}

async function keep(lease: LeaseKeeper): Promise<boolean> {
  await lease.keep();
  return false;
}

function tell(logger: RelayWorkerDeps['logger'], sink: string, fault: string | null): void {
  if (fault === null) logger.info({ sink }, 'relay sink accepts records again');
  else logger.warn({ sink, fault }, 'relay sink failing; records are kept and retried');
}
