// `pnpm bench growth`: compares how fast actions are stored with millions of rows in the store and with none.
import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { v7 as uuidV7 } from 'uuid';
import { benchContenders } from './bench-contenders.ts';
import { serviceContender } from './contender.ts';
import { UsageError } from './options.ts';
import { fillPostgres, postgresStore } from './postgres.ts';
import { type BenchStore, sqliteStore } from './service.ts';

const DAY_MS = 86_400_000;
const ACTION_KIND = 2;
const AT_ONCE = 100_000;

const ENGINES: Readonly<Record<string, () => Promise<FillableStore>>> = {
  async sqlite() {
    const store = await sqliteStore();
    return { ...store, fill: async (rows) => fillActions(store.path, rows) };
  },
  async postgres() {
    const store = await postgresStore();
    return { ...store, fill: (rows) => fillPostgres(store.url, rows) };
  },
};

interface FillableStore extends BenchStore {
  fill(rows: number): Promise<void>;
}

/** `--rows` (10 million), `--engine sqlite|postgres`, and the options of rounds. */
export async function benchGrowth(args: string[]): Promise<void> {
  const [rowsText, withoutRows] = taken(args, '--rows', '10000000');
  const [engine, rest] = taken(withoutRows, '--engine', 'sqlite');
  const open = Object.hasOwn(ENGINES, engine) ? ENGINES[engine] : undefined;
  if (open === undefined) throw new UsageError(`--engine accepts ${Object.keys(ENGINES).join(', ')}`);
  const rows = Number(rowsText);
  const load = { kind: 'actions', shapes: 'actions' } as const;
  const contenders = {
    empty: async () => serviceContender('empty', await open(), load),
    full: async () => {
      const store = await open();
      const fill = async (): Promise<void> => {
        const before = (await store.bytes()).data;
        await store.fill(rows);
        const { data } = await store.bytes();
        console.log(JSON.stringify({ engine, rows, bytes_per_row: Math.round((data - before) / rows) }));
      };
      return serviceContender('full', store, { ...load, fill, filled: rows });
    },
  };
  await benchContenders('growth', contenders, rest, 'empty');
}

/** The value of an option, and the arguments without it. */
function taken(args: string[], option: string, otherwise: string): [value: string, rest: string[]] {
  const at = args.indexOf(option);
  return at === -1 ? [otherwise, args] : [args[at + 1] ?? '', args.toSpliced(at, 2)];
}

/** As if recorded over the last few days: keys in time order. Losing them is fine, so nothing is synced. */
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
