// Operations on the whole folder of relayed files.
import { constants, copyFile, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OPEN, parseFileName, sealingName, sealingToken } from './file-names.ts';

/** Syncs the folder, so that created and removed names survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and syncs names by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Seals files left open by earlier holders, including this process before a crash. Each file is replaced by a copy of
 * its complete lines, so anything that a paused holder still writes is never read. Files of later holders are skipped:
 * then this process was replaced. Returns when the newest file was started, or 0 if there is none.
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

/** False if its writer has sealed the file in the meantime. */
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

/** Truncates after the last line feed; returns how many bytes are left. */
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
