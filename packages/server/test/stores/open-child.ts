// A process that opens the store of its first argument, writes to it, and says so.
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { openStores } from '../../src/stores/open-stores.ts';

const deps = { clock: systemClock, ids: systemIds };
const stores = await openStores({ store: `sqlite:${process.argv[2]}` }, deps);
await stores.tenants.createTenant({ id: systemIds.ordered(), name: 'One', plan: 'free', createdAt: 0 });
await stores.check();
await stores.close();
process.stdout.write('opened\n');
