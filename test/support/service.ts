// The built service as its own process over a store of its own, and its command line (decisions 12).
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const COMMAND = fileURLToPath(new URL('../../packages/server/bin/service.js', import.meta.url));
const runFile = promisify(execFile);

/** A line of `service export`. */
export interface ExportedRecord {
  kind: string;
  install_id: string;
  visitor_id: string;
  delivery_id: string;
  received_at: string;
  page?: string;
  source?: string | null;
  referrer?: string | null;
}

export interface Service {
  /** `http://127.0.0.1:port`. */
  url: string;
  /** Makes an install of the showcase brand and returns its ID. */
  createInstall(...flags: string[]): Promise<string>;
  exportRecords(kind: 'visits' | 'actions', installId: string): Promise<ExportedRecord[]>;
  /** SIGTERM, then the exit code. */
  stop(): Promise<number | null>;
}

export async function startService(flags: string[] = []): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  const env = { ...process.env, SERVICE_STORE: `sqlite:${join(folder, 'service.db')}`, SERVICE_PORT: '0' };
  const run = async (...args: string[]) => (await runFile(process.execPath, [COMMAND, ...args], { env })).stdout;

  const { brand_id: brandId } = JSON.parse(await run('demo', '--json'));
  const child = spawn(process.execPath, [COMMAND, 'serve', ...flags], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const url = await addressOf(child);
  return {
    url,
    async createInstall(...installFlags) {
      const { install_id: id } = JSON.parse(
        await run('install', 'create', '--brand', brandId, '--json', ...installFlags),
      );
      return id;
    },
    async exportRecords(kind, installId) {
      const lines = (await run('export', kind, '--install', installId)).split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line));
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = await exited;
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** The service logs where it listens. What it says before is the reason when it does not start. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error('no standard error');
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    said.push(line);
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (url) {
      child.stderr.resume();
      return url;
    }
  }
  throw new Error(`the service did not start:\n${said.join('\n')}`);
}
