// Reads a file up to a size limit.
import { createReadStream } from 'node:fs';
import { describeFileError } from '../kernel/describe-file-error.ts';
import { DomainError } from '../kernel/domain-error.ts';

export interface TextLimit {
  bytes: number;
  /** The message for a larger file. */
  tooLarge: string;
}

/** @throws DomainError `unreadable_file` or `file_too_large` */
export async function readTextFile(path: string, { bytes, tooLarge }: TextLimit): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of createReadStream(path, { end: bytes })) {
      parts.push(part);
      size += part.length;
    }
  } catch (error) {
    throw unreadableFile(path, error);
  }
  if (size > bytes) throw new DomainError('file_too_large', { message: `${path} ${tooLarge}` });
  return Buffer.concat(parts).toString('utf8');
}

/** Returns errors that do not come from the file system unchanged. */
export function unreadableFile(path: string, error: unknown): unknown {
  const trouble = describeFileError(error);
  return trouble === undefined ? error : new DomainError('unreadable_file', { message: `${path} ${trouble}` });
}
