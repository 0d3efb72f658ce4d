// A process that starts scans on a signal, either the given ones (`brands`: tenant, brand and markets of each) or due
// ones, and prints the job ids or the number of due scans.
import { createInterface } from 'node:readline';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { createPlanGate } from '../../src/plans/index.ts';
import { createScheduler, startScan } from '../../src/scans/index.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import { answers, engineThat } from './scan-scene.ts';

const [store = '', brands = ''] = process.argv.slice(2);
const stores = await openStores({ store }, { clock: systemClock, ids: systemIds });
const deps = { ...stores, clock: systemClock, ids: systemIds, plans: createPlanGate(stores.plans) };
const engines = [engineThat('one', answers)];

async function startByHand(): Promise<string> {
  const start = startScan({ ...deps, engines });
  const wanted: { tenantId: string; brandId: string; markets?: string[] }[] = JSON.parse(brands);
  const starts = await Promise.allSettled(wanted.map((brand) => start(brand)));
  for (const each of starts) {
    if (each.status === 'rejected' && each.reason.code !== 'quota_exceeded') throw each.reason;
  }
  return starts.flatMap((each) => (each.status === 'fulfilled' ? [each.value.jobId] : [])).join(' ');
}

const onFault = (error: unknown): never => {
  throw error;
};
const startDue = (): Promise<number> => createScheduler({ ...deps, engines, usage: stores.plans, onFault })();

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
process.stdout.write('ready\n');
await lines.next();
process.stdout.write(`${await (brands === '' ? startDue() : startByHand())}\n`);
await stores.close();
process.exit();
