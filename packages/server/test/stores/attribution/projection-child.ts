// A process that projects until it ends itself at a step: within a batch in the writer, or between two calls.
import type { ProjectionStore } from '../../../src/attribution/ports.ts';
import { systemClock, systemIds } from '../../../src/kernel/clock.ts';
import { BATCH_STEPS } from '../../../src/stores/sqlite/fault-point.ts';
import { openSqliteStores } from '../../../src/stores/sqlite/main-thread/open-sqlite.ts';
import { projectAll } from '../../support/reporting.ts';

const [path = '', step = '', limit = ''] = process.argv.slice(2);
const killAt = BATCH_STEPS.find((known) => known === step);
const { projection } = await openSqliteStores(
  { path, ...(killAt && { killAt }) },
  { clock: systemClock, ids: systemIds },
);

async function dieAfter<Value>(name: string, work: Promise<Value>): Promise<Value> {
  const value = await work;
  if (name === step) process.kill(process.pid, 'SIGKILL');
  return value;
}

const mortal: ProjectionStore = {
  nextFacts: (most) => dieAfter('facts-read', projection.nextFacts(most)),
  countPending: () => projection.countPending(),
  history: (batch) => dieAfter('history-read', projection.history(batch)),
  applyProjection: (change) => dieAfter('applied', projection.applyProjection(change)),
};
await projectAll({ projection: mortal }, Number(limit));
