// Operations on the whole folder of relayed files.
import { constants, copyFile, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OPEN, parseFileName, sealingName, sealingToken } from './file-names.ts';

/** Makes names that were given or taken away outlive a loss of power. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and keeps names without being asked.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Seals files left open by earlier holders, including this process before a crash. Each file becomes a copy of its
 * whole lines, so what a paused holder still writes goes to a file that is never read. Files of later holders are left
 * alone: then this process was replaced. Returns when the newest file was begun, or 0 if there is none.
 */
export async function sealOpenFiles(folder: string, token: number): Promise<number> {
  const names = await readdir(folder);
  for (const name of names) {
    const isLeft = (by: number | undefined): boolean => by !== undefined && by <= token;
    if (isLeft(sealingToken(name))) await rm(join(folder, name), { force: true });
    if (name.endsWith(OPEN) && isLeft(parseFileName(name)?.token)) await seal(join(folder, name), token);
  }
  await syncFolder(folder);
  return Math.max(0, ...names.map((name) => parseFileName(name)?.begunAt ?? 0));
}

async function seal(openPath: string, token: number): Promise<void> {
  const path = openPath.slice(0, -OPEN.length);
  const copy = sealingName(path, token);
  if (!(await wasThere(copyFile(openPath, copy, constants.COPYFILE_FICLONE)))) return;
  if ((await cutToWholeLines(copy)) === 0) await rm(copy);
  else await rename(copy, path);
  await rm(openPath, { force: true });
}

/** False if its writer has ended the file itself meanwhile. */
async function wasThere(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

const LINE_FEED = 0x0a;
const CHUNK_BYTES = 65_536;

/** Cuts what follows the last line feed; gives how many bytes are left. */
async function cutToWholeLines(path: string): Promise<number> {
  const handle = await open(path, 'r+');
  try {
    let { size } = await handle.stat();
    for (const chunk = Buffer.alloc(CHUNK_BYTES); size > 0; ) {
      const from = Math.max(0, size - CHUNK_BYTES);
      const { bytesRead } = await handle.read(chunk, 0, size - from, from);
      const last = chunk.subarray(0, bytesRead).lastIndexOf(LINE_FEED);
      size = from + last + 1;
      if (last !== -1) break;
    }
    await handle.truncate(size);
    await handle.sync();
    return size;
  } finally {
    await handle.close();
  }
}
