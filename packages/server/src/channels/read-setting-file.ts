// Reads a file that a setting of a sink names, such as its certificate authorities.
import { readFile } from 'node:fs/promises';
import { describeFileError } from '../kernel/describe-file-error.ts';
import { SinkFault } from '../relay/ports.ts';

/** Throws `SinkFault`, which names the setting. */
export async function readSettingFile(path: string, setting: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (cause) {
    const reason = describeFileError(cause) ?? 'cannot be read';
    throw new SinkFault(`${setting} names the file ${path}, which ${reason}`, { cause });
  }
}
