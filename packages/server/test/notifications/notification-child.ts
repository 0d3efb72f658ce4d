// A process that sends notifications until it exits between a target's response and the record of it.
import { createNotificationSender } from '../../src/channels/webhook/notification-sender.ts';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import { createLogger } from '../../src/ops/logging.ts';
import { createLoadMeter } from '../../src/ops/loop.ts';
import { parseStoreLocation } from '../../src/ops/store-location.ts';
import { openPostgresStores } from '../../src/stores/postgres/open-postgres.ts';
import { openSqliteStores } from '../../src/stores/sqlite/main-thread/open-sqlite.ts';
import { startNotificationWorkers } from '../../src/workers/notifications.ts';
import { LEASE_TIMES } from './lease-times.ts';

const [store = '', isMortal = ''] = process.argv.slice(2);
const location = parseStoreLocation(store);
if (!location.ok) throw new Error('the store has no address');
const deps = { clock: systemClock, ids: systemIds };
const stores =
  location.value.engine === 'sqlite'
    ? await openSqliteStores({ path: location.value.path }, deps)
    : await openPostgresStores(location.value, deps);
const sender = createNotificationSender({ dev: true, clock: systemClock });
startNotificationWorkers({
  stores,
  clock: systemClock,
  ids: systemIds,
  timers: systemTimers,
  createLoadMeter,
  logger: createLogger('warn'),
  leaseTimes: LEASE_TIMES,
  sender: {
    async send(...message) {
      await sender.send(...message);
      if (isMortal) process.kill(process.pid, 'SIGKILL');
    },
  },
});
// Timers alone do not keep a process alive.
setInterval(() => {}, 1000);
