// A file that records are appended to.
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OPEN } from './file-names.ts';
import { syncFolder } from './folder.ts';

export interface RecordFile {
  /** Bytes that were appended and synced. */
  readonly size: number;
  /**
   * Resolves when the bytes are on disk, in the file that readers see. If the disk fails, a partial write is removed.
   */
  append(bytes: Buffer): Promise<void>;
  /** Nothing can be appended anymore: the file was moved, or a partial write could not be removed. */
  readonly isBroken: boolean;
  /** Gives the file its final name; an empty one is removed. */
  finish(): Promise<void>;
  /** Closes the file as it is. */
  abandon(): Promise<void>;
}

/** Creates the file `path` + `.open`; rejects if it exists. */
export async function createRecordFile(path: string): Promise<RecordFile> {
  const openPath = path + OPEN;
  const handle = await open(openPath, 'ax');
  const folder = dirname(path);
  let size = 0;
  let isBroken = false;

  async function write(bytes: Buffer): Promise<void> {
    try {
      await handle.appendFile(bytes);
      await handle.datasync();
    } catch (error) {
      await handle.truncate(size).catch(() => {
        isBroken = true;
      });
      throw error;
    }
  }

  /**
   * Its name is durable and refers to this file: writes to a file that was removed, moved or replaced would be lost to
   * readers of the folder.
   */
  async function checkPlace(): Promise<void> {
    try {
      if (size === 0) await syncFolder(folder);
      const [ours, theirs] = await Promise.all([handle.stat({ bigint: true }), stat(openPath, { bigint: true })]);
      if (ours.ino !== theirs.ino || ours.dev !== theirs.dev) throw new Error('the file was replaced by another');
    } catch (error) {
      isBroken = true;
      throw error;
    }
  }

  return {
    get size() {
      return size;
    },
    get isBroken() {
      return isBroken;
    },
    async append(bytes) {
      await write(bytes);
      await checkPlace();
      size += bytes.length;
    },
    async finish() {
      await handle.close();
      if (size === 0) await rm(openPath, { force: true });
      else await rename(openPath, path);
      await syncFolder(folder);
    },
    abandon: () => handle.close(),
  };
}
