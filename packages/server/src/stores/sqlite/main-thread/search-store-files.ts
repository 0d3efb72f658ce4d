// Looks for a text in the bytes of a store's files.
import { open } from 'node:fs/promises';

const CHUNK_BYTES = 1_048_576;

/**
 * True if the bytes of the text are in the file or its log. The log comes first: anything checkpointed in the meantime
 * is then found in the file. NOTE: only for a process without a connection to the store: closing a file releases all
 * locks that the process has on it (sqlite.org/howtocorrupt.html, 2.2).
 */
export async function searchStoreFiles(path: string, text: string): Promise<boolean> {
  const bytes = Buffer.from(text);
  return (await searchFile(`${path}-wal`, bytes)) || (await searchFile(path, bytes));
}

async function searchFile(path: string, text: Buffer): Promise<boolean> {
  const file = await openIfExists(path);
  if (file === undefined) return false;
  try {
    const overlap = text.length - 1;
    const buffer = Buffer.alloc(overlap + CHUNK_BYTES);
    let kept = 0;
    for (let position = 0; ; ) {
      const { bytesRead } = await file.read(buffer, kept, CHUNK_BYTES, position);
      if (bytesRead === 0) return false;
      const filled = kept + bytesRead;
      if (buffer.subarray(0, filled).includes(text)) return true;
      position += bytesRead;
      kept = Math.min(overlap, filled);
      buffer.copy(buffer, 0, filled - kept, filled);
    }
  } finally {
    await file.close();
  }
}

async function openIfExists(path: string) {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
