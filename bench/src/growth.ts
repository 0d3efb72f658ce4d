// `pnpm bench growth`: actions over a store with millions of rows against the same over an empty one.
import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { v7 as uuidV7 } from 'uuid';
import { benchContenders } from './bench-contenders.ts';
import { serviceContender } from './contender.ts';
import { sqliteStore } from './service.ts';

const DAY_MS = 86_400_000;
const ACTION_KIND = 2;
const AT_ONCE = 100_000;

export async function benchGrowth(args: string[]): Promise<void> {
  const at = args.indexOf('--rows');
  const rows = at === -1 ? 10_000_000 : Number(args[at + 1]);
  const rest = at === -1 ? args : args.toSpliced(at, 2);
  const load = { kind: 'actions', shapes: 'actions' } as const;
  const contenders = {
    empty: async () => serviceContender('empty', await sqliteStore(), load),
    full: async () => {
      const store = await sqliteStore();
      const fill = async (): Promise<void> => {
        const before = (await store.bytes()).data;
        fillActions(store.path, rows);
        const { data } = await store.bytes();
        console.log(JSON.stringify({ rows, bytes_per_row: Math.round((data - before) / rows) }));
      };
      return serviceContender('full', store, { ...load, fill, filled: rows });
    },
  };
  await benchContenders('growth', contenders, rest, 'empty');
}

/** As if they had been recorded over the last days: keys in order of time. Safe to lose, so nothing is synced. */
function fillActions(path: string, rows: number): void {
  const db = new DatabaseSync(path);
  db.exec('pragma synchronous = off; pragma journal_mode = wal');
  const install = Number(db.prepare('select min(number) as number from installs').get()?.number);
  const dedupe = db.prepare(
    'insert into dedupe (owner, kind, key, fingerprint, receipt, day) values (?, ?, ?, ?, ?, ?)',
  );
  const action = db.prepare(
    'insert into actions (install, visitor_id, delivery_id, receipt_id, received_at) values (?, ?, ?, ?, ?)',
  );
  const begin = Date.now() - rows;
  for (let i = 0; i < rows; i++) {
    if (i % AT_ONCE === 0) db.exec(i === 0 ? 'begin' : 'commit; begin');
    const time = begin + i;
    const key = uuidV7({ msecs: time }, new Uint8Array(16));
    const receipt = uuidV7({ msecs: time }, new Uint8Array(16));
    const visitor = `svc_v_${Buffer.from(key).toString('hex')}`;
    dedupe.run(install, ACTION_KIND, key, randomBytes(16), receipt, Math.floor(time / DAY_MS));
    action.run(install, visitor, key, receipt, time);
  }
  db.exec('commit; pragma wal_checkpoint(truncate)');
  db.close();
}
