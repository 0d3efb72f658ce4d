// Detects that the files of an open store were moved or replaced: anything written after that is lost when the process
// ends.
import { statSync } from 'node:fs';

/** The database and its log. */
const ENDINGS = ['', '-wal'];

/**
 * Call it when the files at `path` have just been opened. The returned function throws `ESTALE` if one of them was moved,
 * removed or replaced since. SQLite checks this itself in other journal modes, but not in WAL mode.
 */
export function createFileCheck(path: string, endings: readonly string[] = ENDINGS): () => void {
  const opened = identities(path, endings);
  return () => {
    if (identities(path, endings) === opened) return;
    const message = 'the files of the store were moved, removed or replaced: put them back, or restart the service';
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
