// Makes files appear complete or not at all, and never replaces one that exists.
import { existsSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DomainError } from '../../../kernel/domain-error.ts';

/** Errors of file systems without hard links, such as FAT and some network shares. */
const NO_LINKS: ReadonlySet<unknown> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

export const fileExistsError = (path: string): DomainError =>
  new DomainError('file_exists', { message: `${path} already exists: choose another file, or move that one away` });

/**
 * SQLite mistakes a file with such a name for the log of the store beside it, and removes it; the last name is a
 * secret.
 */
const BESIDE_A_STORE = /(-wal|-shm|-journal|\.secret)$/;

/** Throws `DomainError` `invalid_input` for a name that SQLite would remove or mistake for another file. */
export function checkFileName(path: string): void {
  const [ending] = BESIDE_A_STORE.exec(path) ?? [];
  if (ending === undefined) return;
  const message = `${path} would be mistaken for a file of the store beside it: name one that does not end in ${ending}`;
  throw new DomainError('invalid_input', { message });
}

/** Flushes a file to the disk. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

/** Gives a finished draft its name, durably. Throws `DomainError` `file_exists` if the name is taken. */
export async function publishFile(draft: string, path: string): Promise<void> {
  await syncFile(draft);
  try {
    await link(draft, path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') throw fileExistsError(path);
    if (!NO_LINKS.has(code)) throw error;
    if (existsSync(path)) throw fileExistsError(path);
    await rename(draft, path);
  }
  await rm(draft, { force: true });
  await syncDirectory(dirname(path));
}

/** Makes the name survive a crash. Windows cannot open a directory, and does not need to. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r').catch(() => undefined);
  await directory?.sync().catch(() => {});
  await directory?.close();
}
