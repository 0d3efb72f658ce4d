// Keeps a store of this version for the tests of later ones, over both engines. The argument is the name of the version.
import { systemClock, systemIds } from '../../../src/kernel/clock.ts';
import { openStores } from '../../../src/stores/open-stores.ts';
import { openConnection } from '../../../src/stores/sqlite/open-connection.ts';
import { withConnection } from '../../support/postgres-connection.ts';
import { startPostgres } from '../../support/postgres-server.ts';
import { tempDirectory } from '../../support/temp-store.ts';
import { ask, fillStore } from './kept-scene.ts';
import { type KeptEngine, keep } from './kept-stores.ts';
import { dumpPostgres } from './postgres-dump.ts';
import { dumpSqlite } from './sqlite-dump.ts';

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('name the version, such as 0.1.0');

async function keepStore(engine: KeptEngine, store: string, dump: () => Promise<string> | string): Promise<void> {
  const stores = await openStores({ store }, { clock: systemClock, ids: systemIds });
  const questions = await fillStore(stores);
  const sql = await dump();
  const answers = await ask(stores, questions);
  await stores.close();
  keep(version, engine, { sql, questions, answers });
}

{
  await using directory = await tempDirectory();
  await keepStore('sqlite', directory.store, () => {
    const db = openConnection({ path: directory.store.replace('sqlite:', '') });
    try {
      return dumpSqlite(db);
    } finally {
      db.close();
    }
  });
}
const server = await startPostgres();
try {
  const store = `${server.url}/postgres`;
  await keepStore('postgres', store, () => withConnection(store, dumpPostgres));
} finally {
  await server.stop();
}
