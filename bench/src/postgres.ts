// A PostgreSQL database as the store of a contender: in a server of its own with the settings of one that keeps what it
// acknowledges.
import pg from 'pg';
import { startPostgres } from '../../packages/server/test/support/postgres-server.ts';
import type { BenchStore } from './service.ts';

const DURABLE = ['fsync=on', 'full_page_writes=on', 'synchronous_commit=on', 'unix_socket_directories='];

export async function postgresStore(): Promise<BenchStore & { url: string }> {
  const server = await startPostgres({ settings: DURABLE });
  const url = `${server.url}/postgres`;
  const ask = async (sql: string): Promise<number> => {
    const client = new pg.Client(url);
    await client.connect();
    try {
      return Number(Object.values((await client.query(sql)).rows[0])[0]);
    } finally {
      await client.end();
    }
  };
  return {
    setting: url,
    url,
    count: (kind) => ask(`select count(*) from ${kind}`),
    bytes: async () => ({
      data: await ask('select pg_database_size(current_database())'),
      log: await ask('select sum(size) from pg_ls_waldir()'),
    }),
    dispose: () => server.stop(),
  };
}

/** Actions with keys in order of time, made by the server itself. */
export async function fillPostgres(url: string, rows: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    const begin = Date.now() - rows;
    for (const at of monthsBetween(begin, Date.now())) await client.query(partition(at));
    for (let from = 0; from < rows; from += AT_ONCE) {
      await client.query(FILL, [begin, from, Math.min(rows, from + AT_ONCE) - 1]);
    }
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

const AT_ONCE = 200_000;

/** A key is a UUID of version 7: 48 bits of time, then random ones. */
const FILL = `
with row as materialized (
  select $1::bigint + i as at, substring(int8send($1::bigint + i) from 3) as time, decode(md5(i::text), 'hex') as noise,
    (select min(number) from installs) as install
  from generate_series($2::bigint, $3::bigint) as i
), keyed as (
  select at, install, noise, time || '\\x7000'::bytea || substring(noise from 1 for 8) as key,
    time || '\\x7000'::bytea || substring(noise from 9 for 8) as receipt from row
), claimed as (
  insert into dedupe select install, 2, key, noise, receipt, at / 86400000 from keyed
)
insert into actions (install, visitor_id, delivery_id, receipt_id, received_at)
select install, 'svc_v_' || encode(key, 'hex'), key, receipt, at from keyed`;

function monthsBetween(from: number, to: number): Date[] {
  const months: Date[] = [];
  const month = new Date(from);
  month.setUTCDate(1);
  month.setUTCHours(0, 0, 0, 0);
  for (; month.getTime() <= to; month.setUTCMonth(month.getUTCMonth() + 1)) months.push(new Date(month));
  return months;
}

/** As the service names it, which goes on with it. */
function partition(month: Date): string {
  const [from, to] = [month.getTime(), new Date(month).setUTCMonth(month.getUTCMonth() + 1)];
  const name = `actions_${month.toISOString().slice(0, 7).replace('-', '_')}`;
  return `create table if not exists ${name} partition of actions for values from (${from}) to (${to})`;
}
