// Debian's PgBouncer in transaction mode in front of a database in the run's PostgreSQL.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path));

/** The reason why its tests are skipped; absent if it is installed. */
export const PGBOUNCER_MISSING = PROGRAM ? undefined : 'needs PgBouncer: apt-get install pgbouncer';

/** Ends it and removes its files when standard input ends, for any reason. */
const UNTIL_INPUT_ENDS = 'dir="$1"; shift; "$@" & read -r _; kill -TERM $! 2>/dev/null; wait $!; rm -rf "$dir"';

export interface Pgbouncer extends AsyncDisposable {
  /** `SERVICE_STORE` of the database through the pooler. */
  store: string;
}

/** @param settings lines of `[pgbouncer]`; client connections share two server connections, so they change often */
export async function startPgbouncer(store: string, settings: readonly string[] = []): Promise<Pgbouncer> {
  const { hostname, port: serverPort, username, password, pathname } = new URL(store);
  const directory = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const port = await freePort();
  const login = `user=${username}${password === '' ? '' : ` password=${decodeURIComponent(password)}`}`;
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} ${login}`,
    '[pgbouncer]',
    ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir =', 'auth_type = any'],
    ...['pool_mode = transaction', 'default_pool_size = 2', ...settings],
  ];
  const file = join(directory, 'pgbouncer.ini');
  writeFileSync(file, `${lines.join('\n')}\n`);
  chmodSync(directory, 0o755);
  // It refuses to run as root.
  const account = userInfo().uid === 0 ? ['-u', 'nobody'] : [];
  const command = ['-c', UNTIL_INPUT_ENDS, 'sh', directory, PROGRAM ?? '', '-q', ...account, file];
  const child = spawn('sh', command, { stdio: ['pipe', 'ignore', 'ignore'] });
  await listening(port);
  return {
    store: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    async [Symbol.asyncDispose]() {
      const exited = once(child, 'exit');
      child.stdin.end();
      await exited;
    },
  };
}

const TRIES = 200;

async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await pause(25);
  }
  throw new Error('PgBouncer does not listen');
}
