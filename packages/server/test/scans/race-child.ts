// A process that starts scans for each line of its input: of the brands that the line lists (each with its tenant and
// markets) or, if it lists none, those that are due. It prints the job ids, or the number of due scans.
import { createInterface } from 'node:readline';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { createPlanGate } from '../../src/plans/index.ts';
import { createScheduler, startScan } from '../../src/scans/index.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import { answers, engineThat } from './scan-scene.ts';

const [store = ''] = process.argv.slice(2);
const stores = await openStores({ store }, { clock: systemClock, ids: systemIds });
const deps = { ...stores, clock: systemClock, ids: systemIds, plans: createPlanGate(stores.plans) };
const engines = [engineThat('one', answers)];

interface Wanted {
  tenantId: string;
  brandId: string;
  markets?: string[];
}

async function startByHand(wanted: readonly Wanted[]): Promise<string> {
  const start = startScan({ ...deps, engines });
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

process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  const wanted: Wanted[] = JSON.parse(line);
  process.stdout.write(`${await (wanted.length === 0 ? startDue() : startByHand(wanted))}\n`);
}
