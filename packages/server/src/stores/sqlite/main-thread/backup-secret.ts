// Copies the secret along with its store: without it, a restore would invalidate every existing session and link.
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Ids } from '../../../kernel/clock.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { secretPath } from '../../../ops/store-location.ts';
import { publishFile } from './publish-file.ts';

/**
 * Copies the secret of the store at `from` to where the store at `to` looks for it, and returns that path, or `undefined`
 * if there is none. A secret that already exists there must be the same, so that an interrupted copy can be repeated.
 */
export async function copySecret(from: string, to: string, ids: Pick<Ids, 'random'>): Promise<string | undefined> {
  const [secret, target] = [await readIfThere(secretPath(from)), secretPath(to)];
  const present = await readIfThere(target);
  if (present !== undefined) {
    if (present === secret) return target;
    const message = `${target} is the secret of another store: choose another place, or move that file away`;
    throw new DomainError('file_exists', { message });
  }
  if (secret === undefined) return undefined;
  const draft = `${target}.${ids.random()}.partial`;
  try {
    await writeFile(draft, secret, { flag: 'wx', mode: 0o600 });
    await publishFile(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
  return target;
}

async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
