// Notices that the files of an open store are no longer where they were: what is written then is gone with the process.
import { statSync } from 'node:fs';

/** The database and its log. */
const ENDINGS = ['', '-wal'];

/**
 * Remembers which files are at `path` now, when they are open. The function that it returns throws `ESTALE` where one
 * of them was moved, removed or replaced since. SQLite itself asks this with other journals than the log.
 */
export function createFileCheck(path: string, endings: readonly string[] = ENDINGS): () => void {
  const opened = identities(path, endings);
  return () => {
    if (identities(path, endings) === opened) return;
    const message = 'the files of the store were moved, removed or replaced: put them back, or start the service anew';
    throw Object.assign(new Error(message), { code: 'ESTALE', syscall: 'stat' });
  };
}

const identities = (path: string, endings: readonly string[]): string =>
  endings
    .map((ending) => {
      const file = statSync(path + ending, { bigint: true, throwIfNoEntry: false });
      return file && `${file.dev}:${file.ino}`;
    })
    .join();
