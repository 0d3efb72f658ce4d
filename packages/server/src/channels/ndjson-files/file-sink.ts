// Records as NDJSON files in a folder: a file ends when the next line would exceed its size, or when a UTC day ends.
import { join } from 'node:path';
import type { Clock } from '../../kernel/clock.ts';
import { dayOf } from '../../kernel/day.ts';
import { type RelayBatch, type RelayedRecord, type Sink, SinkFault } from '../../relay/ports.ts';
import { fileName } from './file-names.ts';
import { sealOpenFiles } from './folder.ts';
import { createRecordFile, type RecordFile } from './record-file.ts';

export interface FileSinkOptions {
  /** Must be there: a folder that is missing may be a disk that is not mounted. */
  folder: string;
  /** A file is no larger, unless a single line is. */
  maxBytes: number;
  clock: Pick<Clock, 'now'>;
}

export function createFileSink({ folder, maxBytes, clock }: FileSinkOptions): Sink {
  let file: RecordFile | undefined;
  let day = '';
  let lastBegun = 0;
  /** The token under which the folder is ours; `undefined`: what is open there must be ended first. */
  let ours: number | undefined;

  async function takeOver(token: number): Promise<void> {
    if (ours === token) return;
    await letGo();
    lastBegun = Math.max(lastBegun, await sealOpenFiles(folder, token));
    ours = token;
  }

  async function letGo(): Promise<void> {
    const left = file;
    file = undefined;
    ours = undefined;
    await left?.abandon();
  }

  async function finish(): Promise<void> {
    const done = file;
    file = undefined;
    await done?.finish();
  }

  async function begin(token: number): Promise<RecordFile> {
    // Later than any other, also where the clock was set back.
    lastBegun = Math.max(clock.now(), lastBegun + 1);
    day = dayOf(clock.now());
    file = await createRecordFile(join(folder, fileName(lastBegun, token)));
    return file;
  }

  const isOfToday = (): boolean => dayOf(clock.now()) === day;

  async function append(batch: RelayBatch, bytes: Buffer): Promise<void> {
    const open = file ?? (await begin(batch.token));
    // The file is there before this is asked: whoever takes over later ends it, and what follows is seen by nobody.
    await batch.checkLease();
    await open.append(bytes);
  }

  async function write(batch: RelayBatch): Promise<void> {
    await takeOver(batch.token);
    if (file && !isOfToday()) await finish();
    for (const part of partsOf(batch.records.map(lineOf), maxBytes, file?.size ?? 0)) {
      if (part.beginsFile) await finish();
      await append(batch, Buffer.concat(part.lines));
    }
  }

  async function guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // A file that could not be taken back to its last whole line is ended as a stranger's would be.
      if (file === undefined || file.isBroken) await letGo().catch(() => {});
      throw error instanceof SinkFault ? error : faultOf(error, folder);
    }
  }

  return {
    deliver: (batch) => guarded(() => write(batch)),
    idle: () =>
      guarded(async () => {
        if (file && !isOfToday()) await finish();
      }),
    close: () => guarded(finish),
  };
}

const lineOf = (record: RelayedRecord): Buffer => Buffer.from(`${JSON.stringify(record)}\n`);

interface Part {
  /** The file that is open would become too large. */
  beginsFile: boolean;
  lines: Buffer[];
}

/** Lines by the files that they go to. */
function partsOf(lines: readonly Buffer[], maxBytes: number, openBytes: number): Part[] {
  const parts: Part[] = [];
  let size = openBytes;
  for (const line of lines) {
    const beginsFile = size > 0 && size + line.length > maxBytes;
    const last = parts.at(-1);
    if (beginsFile || last === undefined) parts.push({ beginsFile, lines: [line] });
    else last.lines.push(line);
    size = beginsFile ? line.length : size + line.length;
  }
  return parts;
}

function faultOf(error: unknown, folder: string): SinkFault {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const said = error instanceof Error ? error.message : String(error);
  const message =
    code === 'ENOENT'
      ? `the folder ${folder} or the file that is written there is missing: make the folder, or mount its disk`
      : `cannot write to the folder ${folder}: ${said}`;
  return new SinkFault(message, { cause: error });
}
