// A process that, on a signal, creates or opens many stores one after another, concurrently with others.
import { once } from 'node:events';
import { openConnection } from '../../../src/stores/sqlite/open-connection.ts';
import { migrate } from '../../../src/stores/sqlite/worker/migrate.ts';

const [prefix, count] = process.argv.slice(2);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdin.destroy();
let applied = 0;
for (let i = 0; i < Number(count); i++) {
  const db = openConnection({ path: `${prefix}${i}.db` });
  applied += migrate(db, new Uint8Array(32)).applied.length;
  db.close();
}
process.stdout.write(`${applied}\n`);
