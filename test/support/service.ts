// The built service as its own process over its own store, and its command line (decisions 12).
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createInstall } from '../../packages/server/dist/integrations/index.js';
import { systemClock, systemIds } from '../../packages/server/dist/kernel/clock.js';
import { openStores } from '../../packages/server/dist/server/compose.js';
import type { Stores } from '../../packages/server/dist/stores/stores.js';
import { expectNoLeak, inspectOutput } from '../../packages/server/test/support/log-canaries.ts';
import { COMMAND } from './make-demo-store.ts';

const runFile = promisify(execFile);

export interface Service {
  /** `http://127.0.0.1:port`. */
  url: string;
  /** The same store, opened beside the serving process. */
  stores: Stores;
  /** Runs a command of `service` on the same store and returns its standard output. */
  run(...args: string[]): Promise<string>;
  /** Creates an install of the showcase brand that accepts any origin, and returns its ID. */
  createInstall(): Promise<string>;
  /** SIGTERM, then the exit code. Rejects if its log contained private data. */
  stop(): Promise<number | null>;
}

interface StartOptions {
  /** The file to start from; by default that of makeDemoStore(). */
  demoStore?: string;
  env?: Readonly<Record<string, string>>;
}

/** @param flags of `service serve` */
export async function startService(flags: string[] = [], options: StartOptions = {}): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  const file = join(folder, 'service.db');
  const store = `sqlite:${file}`;
  copyFileSync(options.demoStore ?? process.env.TEST_DEMO_STORE ?? '', file);
  const env = { ...process.env, ...options.env, SERVICE_STORE: store, SERVICE_PORT: '0', SERVICE_LOG_LEVEL: 'info' };
  const run = async (...args: string[]) => (await runFile(process.execPath, [COMMAND, ...args], { env })).stdout;

  const serve = [COMMAND, 'serve', '--json', ...flags];
  const child = spawn(process.execPath, serve, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  inspectOutput(child.stderr);
  showErrors(child.stderr);
  const { url } = JSON.parse(await firstLine(child.stdout));
  const stores = await openStores({ store }, { clock: systemClock, ids: systemIds });
  return {
    url,
    stores,
    run,
    async createInstall() {
      const create = createInstall({
        installs: stores.installs,
        brands: stores.brands,
        clock: systemClock,
        ids: systemIds,
        originRules: { dev: false },
      });
      const { id } = await create({
        brandId: process.env.TEST_DEMO_BRAND ?? '',
        name: null,
        mode: 'measurement',
        reportingOrigins: null,
        allowedOrigins: null,
        referralExclusions: [],
      });
      return id;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = await exited;
      expectNoLeak();
      await stores.close();
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** Lines at the level `error`, and text that is no line of the log, such as why the service did not start. */
function showErrors(output: Readable): void {
  createInterface({ input: output }).on('line', (line) => {
    if (!/^\{"level":"(?:debug|info|warn)"/.test(line)) process.stderr.write(`${line}\n`);
  });
}

async function firstLine(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) return line;
  throw new Error('the service did not start; the reason is above');
}
