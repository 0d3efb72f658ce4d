// A real SQLite store in its own directory, removed with it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TempDirectory extends AsyncDisposable {
  path: string;
  /** `SERVICE_STORE` of a store in it. */
  store: string;
}

export async function tempDirectory(): Promise<TempDirectory> {
  const path = await mkdtemp(join(tmpdir(), 'service-test-'));
  return {
    path,
    store: `sqlite:${join(path, 'service.db')}`,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}
