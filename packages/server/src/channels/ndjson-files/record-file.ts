// A file that records are appended to.
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OPEN } from './file-names.ts';
import { syncFolder } from './folder.ts';

export interface RecordFile {
  /** Bytes that were appended and synced. */
  readonly size: number;
  /**
   * Resolves when the bytes are on the disk, in the file that others see under the name. Where the disk refuses, what
   * was written of them is taken back.
   */
  append(bytes: Buffer): Promise<void>;
  /** Nothing can be appended any more: it is no longer in its place, or what was written could not be taken back. */
  readonly isBroken: boolean;
  /** Gives the file its final name; one without records goes. */
  finish(): Promise<void>;
  /** Lets go of the file as it is. */
  abandon(): Promise<void>;
}

/** Makes the file `path` + `.open`; rejects if there is one. */
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
   * Its name is durable, and it is ours: what is written to a file that was removed, moved or replaced is lost to
   * whoever reads the folder.
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
