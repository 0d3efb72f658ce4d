// Handles domain events and sends notifications. Every process counts events and fills the outbox; only the holder of
// the lease sends what is due (decisions 10).
import type { Ids } from '../kernel/clock.ts';
import { DAY_MS } from '../kernel/day.ts';
import { createLeaseKeeper, type LeaseKeeper } from '../leases/index.ts';
import { createDispatcher, createEventHandler, type Sender } from '../notifications/index.ts';
import type { NotificationInstruments } from '../ops/metrics/instruments.ts';
import { ranRecently } from '../privacy/index.ts';
import type { Stores } from '../stores/stores.ts';
import { startWorker, type Worker, type WorkerParts } from './start-worker.ts';

export interface NotificationWorkerDeps extends WorkerParts {
  stores: Pick<Stores, 'facts' | 'outbox' | 'leases' | 'retention'>;
  sender: Sender;
  ids: Pick<Ids, 'ordered'>;
  /** In milliseconds: a silent process is replaced after `ttl`; the lease is renewed every `keep`. */
  leaseTimes?: { ttl: number; keep: number };
  /** If absent, deliveries are not measured. */
  notificationMetrics?: NotificationInstruments | undefined;
}

const LEASE_TIMES = { ttl: 10_000, keep: 2500 };
const POLL_MS = 500;
const EVENTS_AT_ONCE = 200;
/** A delivery without a response by then is sent again by the next process. */
const STOP_GRACE_MS = 1000;
const FORGET_AFTER_MS = 90_000;
const KEPT_MS = { done: 30 * DAY_MS, parked: 90 * DAY_MS };

export function startNotificationWorkers(deps: NotificationWorkerDeps): Worker {
  const { stores, clock, ids, leaseTimes = LEASE_TIMES } = deps;
  const ending = new AbortController();
  const lease = createLeaseKeeper({
    store: stores.leases,
    clock,
    name: 'notifications',
    holder: ids.ordered(),
    ttlMs: leaseTimes.ttl,
  });
  const dispatcher = createDispatcher({
    store: stores.outbox,
    sender: deps.sender,
    lease,
    clock,
    signal: ending.signal,
    onStoreFault: (err) => deps.logger.warn({ err }, 'delivery result not stored; the notification may be sent again'),
    onDelivery: deps.notificationMetrics?.delivered,
    onDisabled: (target) => deps.logger.warn({ target }, 'a notification target answered 410 and was disabled'),
  });
  const handler = createEventHandler({ clock, ids });
  const handles = async () => (await stores.facts.handleEvents(EVENTS_AT_ONCE, handler)) === EVENTS_AT_ONCE;
  const loops = [
    startWorker(deps, 'domain events', { firstMs: 0, idleMs: POLL_MS, work: handles }),
    startWorker(deps, 'notifications', { firstMs: 0, idleMs: POLL_MS, work: () => once(dispatcher.poll()) }),
    startWorker(deps, 'old notifications', {
      firstMs: FORGET_AFTER_MS,
      idleMs: DAY_MS,
      work: () => once(deleteOldNotifications(stores, clock.now())),
    }),
  ];
  const keeping = startWorker(deps, 'the notifications lease', {
    firstMs: 0,
    idleMs: leaseTimes.keep,
    work: () => once(lease.keep()),
  });

  return {
    async stop() {
      const cancel = deps.timers.after(STOP_GRACE_MS, () => ending.abort());
      await Promise.all(loops.map((loop) => loop.stop()));
      await dispatcher.settle();
      cancel();
      await keeping.stop();
      await release(lease, deps);
    },
  };
}

async function once(work: Promise<void>): Promise<boolean> {
  await work;
  return false;
}

/** Old data is deleted only after a run of retention has trusted this clock (decisions 12). */
export async function deleteOldNotifications(
  { facts, retention }: Pick<Stores, 'facts' | 'retention'>,
  now: number,
): Promise<void> {
  if (!ranRecently(await retention.readMarks(), now)) return;
  await facts.forget({ done: now - KEPT_MS.done, parked: now - KEPT_MS.parked });
}

async function release(lease: LeaseKeeper, { logger }: NotificationWorkerDeps): Promise<void> {
  await lease
    .release()
    .catch((err: unknown) => logger.warn({ err }, 'could not release the notifications lease; nothing is lost'));
}
