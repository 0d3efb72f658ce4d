// A process that records one of each kind at once and ends itself at a step of the ingest thread; if it survives, it
// prints the outcomes.
import { systemClock, systemIds } from '../../../src/kernel/clock.ts';
import { INGEST_STEPS } from '../../../src/stores/sqlite/fault-point.ts';
import { openSqliteStores } from '../../../src/stores/sqlite/main-thread/open-sqlite.ts';
import { KINDS, recordAll } from './fault-records.ts';

const [path = '', step, first, json = ''] = process.argv.slice(2);
const killAt = INGEST_STEPS.find((known) => known === step);
const kinds = KINDS.toSorted((a, b) => Number(b === first) - Number(a === first));

const stores = await openSqliteStores({ path, ...(killAt && { killAt }) }, { clock: systemClock, ids: systemIds });
process.stdout.write(JSON.stringify(await recordAll(stores, JSON.parse(json), kinds)));
await stores.close();
