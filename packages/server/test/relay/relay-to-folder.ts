// The relay of the crash tests: from one store to a folder, in any process.
import { createFileSink } from '../../src/channels/ndjson-files/file-sink.ts';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import { createLogger } from '../../src/ops/logging.ts';
import { createLoadMeter } from '../../src/ops/loop.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { startRelayWorkers } from '../../src/workers/relay.ts';
import type { Worker } from '../../src/workers/start-worker.ts';
import { LEASE_TIMES, type RelayStep } from './relay-steps.ts';

export interface RelayHooks {
  /** Called with the work that completes a step. */
  reach<Value>(step: RelayStep, work: () => Promise<Value>): Promise<Value>;
  /** A delivery has ended, successfully or not. */
  onAnswered(): void;
}

const NO_HOOKS: RelayHooks = { reach: (_, work) => work(), onAnswered: () => {} };

export function relayToFolder(
  { relay, leases }: Pick<Stores, 'relay' | 'leases'>,
  folder: string,
  { reach, onAnswered } = NO_HOOKS,
): Worker {
  /** The sink checks the lease last before it writes. */
  let isDelivering = false;
  const sink = createFileSink({ folder, maxBytes: 20_000, clock: systemClock });
  return startRelayWorkers({
    stores: {
      leases: {
        ...leases,
        findLease: (lease) =>
          isDelivering ? reach('lease-checked', () => leases.findLease(lease)) : leases.findLease(lease),
      },
      relay: {
        ...relay,
        openPosition: (...asked) => reach('opened', () => relay.openPosition(...asked)),
        recordsBetween: (...asked) => reach('read', () => relay.recordsBetween(...asked)),
        movePosition: (...asked) => reach('moved', () => relay.movePosition(...asked)),
      },
    },
    sinks: [
      {
        name: 'file',
        batchRecords: 20,
        sink: {
          ...sink,
          async deliver(batch) {
            isDelivering = true;
            const delivered = sink.deliver(batch);
            await reach('delivered', () => delivered).finally(() => {
              isDelivering = false;
              onAnswered();
            });
          },
        },
      },
    ],
    clock: systemClock,
    ids: systemIds,
    timers: systemTimers,
    createLoadMeter,
    logger: createLogger('warn'),
    leaseTimes: LEASE_TIMES,
  });
}
