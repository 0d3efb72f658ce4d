// vitest's global setup: one store with the data of `service demo`, for tests to copy. It takes seconds to create, so
// `npm test` passes one that it made (test/support/make-demo-store.ts).
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { answerOnDemand } from './on-demand.ts';

declare module 'vitest' {
  interface ProvidedContext {
    demoPort: number;
  }
}

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const runFile = promisify(execFile);

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'demo-'));
  const { port, close } = await answerOnDemand(async () => {
    const { TEST_DEMO_STORE: made, TEST_DEMO_DOCUMENT: printed } = process.env;
    if (made && printed) return JSON.stringify({ file: made, document: JSON.parse(printed) });
    const file = join(directory, 'service.db');
    const args = ['--conditions=@service/source', MAIN, 'demo', '--json', '--store', `sqlite:${file}`];
    const { stdout } = await runFile(process.execPath, args, { cwd: directory });
    return JSON.stringify({ file, document: JSON.parse(stdout) });
  });
  project.provide('demoPort', port);
  return async () => {
    close();
    await rm(directory, { recursive: true, force: true });
  };
}
