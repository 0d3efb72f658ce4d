// The service as a contender: with its own store, records created by the command line, and raised rather than disabled
// limits.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type ServerProcess, type StartOptions, startServerProcess } from './processes.ts';

const MAIN = fileURLToPath(new URL('../../packages/server/bin/service.js', import.meta.url));
/** As the command's first line prints them. */
const COMMAND_FLAGS = ['--max-semi-space-size=16'];
const run = promisify(execFile);
const RAISED = '1000000000';

export type Kind = 'visits' | 'actions' | 'server_events';

/** Where a service stores its records while it is measured. */
export interface BenchStore {
  /** `SERVICE_STORE` */
  setting: string;
  count(kind: Kind): Promise<number>;
  /** Bytes of the database and its log. */
  bytes(): Promise<{ data: number; log: number }>;
  dispose(): Promise<void>;
}

export interface BenchService extends ServerProcess {
  tenantId: string;
  brandId: string;
  installId: string;
  connectionId: string;
  token: string;
  store: BenchStore;
  /** Runs a command on the same store while it serves; returns its output. */
  command(...args: string[]): Promise<string>;
}

export async function sqliteStore(): Promise<BenchStore & { path: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const path = join(folder, 'service.db');
  return {
    setting: `sqlite:${path}`,
    async count(kind) {
      const db = new DatabaseSync(path, { readOnly: true });
      try {
        return Number(db.prepare(`select count(*) as count from ${kind}`).get()?.count);
      } finally {
        db.close();
      }
    },
    async bytes() {
      const size = async (file: string) => (await stat(file).catch(() => ({ size: 0 }))).size;
      return { data: await size(path), log: await size(`${path}-wal`) };
    },
    path,
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

export interface BenchServiceOptions extends StartOptions {
  /** Of `service serve`. */
  serve?: readonly string[];
}

/** Creates the records that a load needs, then starts serving. */
export async function startBenchService(
  store: BenchStore,
  { env = {}, serve = [], ...options }: BenchServiceOptions = {},
  fill: (installId: string) => Promise<void> = async () => {},
): Promise<BenchService> {
  const settings = {
    SERVICE_STORE: store.setting,
    SERVICE_SECRET: randomBytes(24).toString('hex'),
    SERVICE_PORT: '0',
    SERVICE_LOG_LEVEL: 'warn',
    SERVICE_RATE_LIMIT_SESSIONS_PER_ADDRESS: RAISED,
    SERVICE_RATE_LIMIT_EVENTS_PER_ADDRESS: RAISED,
    SERVICE_RATE_LIMIT_PER_INSTALL: RAISED,
    SERVICE_RATE_LIMIT_SERVER_EVENTS_PER_KEY: RAISED,
    SERVICE_RATE_LIMIT_CALLS_PER_TOKEN: RAISED,
    SERVICE_RATE_LIMIT_PORTAL_PER_USER: RAISED,
    ...env,
  };
  const runCommand = async (...args: string[]): Promise<string> => {
    const { stdout } = await run(process.execPath, [MAIN, ...args, '--json'], {
      env: { ...process.env, ...settings },
      maxBuffer: 2 ** 30,
    });
    return stdout;
  };
  const command = async (...args: string[]) => JSON.parse(await runCommand(...args));
  const { brand_id: brandId, tenant_id: tenantId } = await command(
    'brand',
    'create',
    '--name',
    'Bench',
    '--domain',
    'shop.example',
  );
  const { install_id: installId } = await command('install', 'create', '--brand', brandId);
  const connection = ['connection', 'create', '--install', installId, '--handle', 'order_completed'];
  const { connection_id: connectionId } = await command(...connection);
  const { token } = await command(
    'token',
    'create',
    '--tenant',
    tenantId,
    '--name',
    'Bench',
    '--scope',
    'write',
    '--scope',
    'read',
  );
  await fill(installId);
  const server = await startServerProcess(MAIN, ['serve', '--json', ...serve], {
    ...options,
    flags: COMMAND_FLAGS,
    env: settings,
  });
  return { ...server, tenantId, brandId, installId, connectionId, token, store, command: runCommand };
}
