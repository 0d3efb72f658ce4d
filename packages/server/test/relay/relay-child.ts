// A process that relays to a folder until it is killed, or that ends or pauses itself at a step.
import { writeSync } from 'node:fs';
import { createFileSink } from '../../src/channels/ndjson-files/file-sink.ts';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import { createLogger } from '../../src/ops/logging.ts';
import { createLoadMeter } from '../../src/ops/loop.ts';
import { openSqliteStores } from '../../src/stores/sqlite/main-thread/open-sqlite.ts';
import { startRelayWorkers } from '../../src/workers/relay.ts';
import { LEASE_TIMES, RELAY_STEPS } from './relay-steps.ts';

const [path = '', folder = '', name = ''] = process.argv.slice(2);
const step = RELAY_STEPS.find((known) => known === name);
const stores = await openSqliteStores({ path }, { clock: systemClock, ids: systemIds });
const { relay, leases } = stores;

let isReached = false;
async function reach<Value>(at: (typeof RELAY_STEPS)[number], work: () => Promise<Value>): Promise<Value> {
  const value = await work();
  if (at !== step || isReached) return value;
  isReached = true;
  writeSync(1, `${at}\n`);
  process.kill(process.pid, at === 'lease-checked' ? 'SIGSTOP' : 'SIGKILL');
  return value;
}

/** The sink checks the lease last before it writes. */
let isDelivering = false;
const sink = createFileSink({ folder, maxBytes: 20_000, clock: systemClock });
startRelayWorkers({
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
            writeSync(1, 'answered\n');
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
// Timers alone do not keep a process alive.
setInterval(() => {}, 1000);
