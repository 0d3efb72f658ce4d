// Debian's PgBouncer in transaction mode in front of a database in the run's PostgreSQL.
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { startDaemon } from './daemon.ts';
import { freePort } from './free-port.ts';

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path));

/** The reason why its tests are skipped; absent if it is installed. */
export const PGBOUNCER_MISSING = PROGRAM ? undefined : 'needs PgBouncer: apt-get install pgbouncer';

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
  const daemon = await startDaemon([PROGRAM ?? '', '-q', ...account, file], directory, port);
  return { ...daemon, store: `postgres://${username}@127.0.0.1:${port}${pathname}` };
}
