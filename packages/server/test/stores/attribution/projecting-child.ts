// A process that projects its share of a store, and ends itself when it has read what its first batch depends on.
import { systemClock, systemIds } from '../../../src/kernel/clock.ts';
import { openStores } from '../../../src/stores/open-stores.ts';
import { startProjecting } from '../../support/projecting.ts';

const [store = ''] = process.argv.slice(2);
const { projection, installs } = await openStores({ store }, { clock: systemClock, ids: systemIds });
startProjecting({
  installs,
  projection: {
    ...projection,
    async history(batch) {
      const history = await projection.history(batch);
      if (batch.visits.length > 0) process.kill(process.pid, 'SIGKILL');
      return history;
    },
  },
});
// The timers of a worker alone keep no process running.
setInterval(() => {}, 1000);
