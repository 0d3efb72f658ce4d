// A primary and a standby that confirms every commit: PostgreSQL set up so that losing a machine loses no acknowledged
// record (synchronous replication).
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { queryOnce, withConnection } from './postgres-connection.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

export interface PostgresCluster {
  /** The address of a database, naming both servers. */
  url(database: string): string;
  /** Runs statements on the primary. */
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  /** If false, commits on the primary wait for a standby that does not exist. */
  confirmCommits(areConfirmed: boolean): Promise<void>;
  /** Promotes the standby while the primary, whose commits wait for it, still accepts connections. */
  promote(): Promise<void>;
  /** Kills the primary and promotes the standby, as an operator's script does. */
  failOver(): Promise<void>;
  /** Kills one process of the primary, which then ends all sessions and recovers; returns once it has. */
  crash(): Promise<void>;
  /** Creates a new standby in place of the killed server, and waits until commits wait for it. */
  rejoin(): Promise<void>;
  stop(): Promise<void>;
}

const STANDBY = 'standby';
const SETTINGS = [
  ...['unix_socket_directories=', 'max_connections=100', 'wal_keep_size=256MB'],
  ...['wal_receiver_timeout=5s', 'wal_retrieve_retry_interval=100ms'],
];
const POLL_MS = 20;

export async function startCluster(): Promise<PostgresCluster> {
  let primary = await startPostgres({ settings: SETTINGS });
  let standby: PostgresServer | undefined;
  let freePort: number | undefined;

  async function join(): Promise<void> {
    const source = primary;
    standby = await startPostgres({
      settings: [...SETTINGS, `primary_conninfo=${conninfo(source)}`],
      fill: (data) => copyRunning(source, data),
      ...(freePort !== undefined && { port: freePort }),
    });
    await waitFor(source, STANDBY);
  }

  await join();
  return {
    url: (database) => {
      const hosts = [primary, standby].flatMap((server) => (server ? [`127.0.0.1:${server.port}`] : []));
      return `postgres://postgres@${hosts.join(',')}/${database}`;
    },
    query: (text) => onServer(primary, text),
    confirmCommits: (areConfirmed) => waitFor(primary, areConfirmed ? STANDBY : 'absent'),
    async promote() {
      if (!standby) throw new Error('there is no standby');
      await promote(standby);
    },
    async failOver() {
      if (!standby) throw new Error('there is no standby');
      await primary.kill();
      freePort = primary.port;
      await promote(standby);
      primary = standby;
      standby = undefined;
    },
    crash: () => crash(primary),
    rejoin: join,
    async stop() {
      await Promise.all([primary.stop(), standby?.stop()]);
    },
  };
}

/** Makes commits wait for the standby with this name, and returns once the server has read the setting. */
async function waitFor(server: PostgresServer, standby: string): Promise<void> {
  await onServer(server, `alter system set synchronous_standby_names = '${standby}'`);
  await onServer(server, 'select pg_reload_conf()');
  await until(async () => {
    const [row] = await onServer<{ state: string }>(server, 'select sync_state as state from pg_stat_replication');
    return row?.state === (standby === STANDBY ? 'sync' : 'async');
  });
}

async function crash(server: PostgresServer): Promise<void> {
  await withConnection(`${server.url}/postgres`, async (client) => {
    const ended = new Promise((resolve) => client.once('end', resolve));
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where backend_type = 'walwriter'",
    );
    for (const { pid } of rows) process.kill(pid, 'SIGKILL');
    await ended;
  });
  await until(() => isAccepting(server));
}

const isAccepting = (server: PostgresServer): Promise<boolean> =>
  onServer(server, 'select 1').then(
    () => true,
    () => false,
  );

const promote = (server: PostgresServer) => onServer(server, 'select pg_promote(true, 60)');

const conninfo = ({ port }: PostgresServer): string =>
  `host=127.0.0.1 port=${port} user=postgres application_name=${STANDBY}`;

/** A base backup of a running server through PostgreSQL's low-level interface. */
async function copyRunning(source: PostgresServer, data: string): Promise<void> {
  await withConnection(`${source.url}/postgres`, async (client) => {
    await client.query(`select pg_backup_start('${STANDBY}', true)`);
    const skipped = ['postmaster.pid', 'pg_wal', 'postgresql.auto.conf'].map((name) => join(source.data, name));
    await cp(source.data, data, { recursive: true, filter: (path) => !skipped.includes(path) }).catch(ignoreVanished);
    await mkdir(join(data, 'pg_wal', 'archive_status'), { recursive: true });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(join(data, 'postgresql.auto.conf'), '');
    await writeFile(join(data, 'standby.signal'), '');
    await rm(join(data, 'postmaster.opts'), { force: true });
  });
}

/** If a file is removed during the copy, the log that is replayed names it. */
function ignoreVanished(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

const onServer = <Row extends pg.QueryResultRow>(server: PostgresServer, text: string): Promise<Row[]> =>
  queryOnce(`${server.url}/postgres`, text);

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await delay(POLL_MS);
}
