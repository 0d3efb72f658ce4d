// Writes records to NDJSON files in a folder. A file ends when the next line would exceed its size, or when a UTC day
// ends.
import { join } from 'node:path';
import type { Clock } from '../../kernel/clock.ts';
import { dayOf } from '../../kernel/day.ts';
import { type RelayBatch, type RelayedRecord, type Sink, SinkFault } from '../../relay/ports.ts';
import { fileName } from './file-names.ts';
import { sealOpenFiles } from './folder.ts';
import { createRecordFile, type RecordFile } from './record-file.ts';

export interface FileSinkOptions {
  /** Must exist: a missing folder may be a disk that is not mounted. */
  folder: string;
  /** No file is larger, unless a single line is. */
  maxBytes: number;
  clock: Pick<Clock, 'now'>;
}

export function createFileSink({ folder, maxBytes, clock }: FileSinkOptions): Sink {
  const open = createOpenFile(folder, clock);

  async function append(batch: RelayBatch, bytes: Buffer): Promise<void> {
    const file = open.current() ?? (await open.begin(batch.token));
    // The file exists before the lease is checked: a process that takes over later seals it, and anything appended to a
    // sealed file is never read.
    await batch.checkLease();
    await file.append(bytes);
  }

  async function write(batch: RelayBatch): Promise<void> {
    await open.takeOver(batch.token);
    await open.finishOfYesterday();
    for (const part of partsOf(batch.records.map(lineOf), maxBytes, open.current()?.size ?? 0)) {
      if (part.beginsFile) await open.finish();
      await append(batch, Buffer.concat(part.lines));
    }
  }

  async function guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // A file that could not be truncated to its last complete line is sealed like one of another process.
      if (open.current()?.isBroken ?? true) await open.abandon().catch(() => {});
      throw error instanceof SinkFault ? error : faultOf(error, folder);
    }
  }

  return {
    deliver: (batch) => guarded(() => write(batch)),
    idle: () => guarded(open.finishOfYesterday),
    close: () => guarded(open.finish),
  };
}

interface OpenFile {
  current(): RecordFile | undefined;
  /** Takes over the folder under this token: seals the files that another process left open. */
  takeOver(token: number): Promise<void>;
  begin(token: number): Promise<RecordFile>;
  finish(): Promise<void>;
  finishOfYesterday(): Promise<void>;
  /** Leaves the file open for the next {@link takeOver} to seal. */
  abandon(): Promise<void>;
}

/** The single file of the folder that this process writes to. */
function createOpenFile(folder: string, clock: Pick<Clock, 'now'>): OpenFile {
  let file: RecordFile | undefined;
  let day = '';
  let lastBegun = 0;
  /** `undefined`: open files in the folder must be sealed first. */
  let ownToken: number | undefined;

  async function abandon(): Promise<void> {
    const left = file;
    file = undefined;
    ownToken = undefined;
    await left?.abandon();
  }

  async function finish(): Promise<void> {
    const done = file;
    file = undefined;
    await done?.finish();
  }

  return {
    current: () => file,
    abandon,
    finish,
    async takeOver(token) {
      if (ownToken === token) return;
      await abandon();
      lastBegun = Math.max(lastBegun, await sealOpenFiles(folder, token));
      ownToken = token;
    },
    async begin(token) {
      // Later than every other file, even if the clock was set back.
      lastBegun = Math.max(clock.now(), lastBegun + 1);
      day = dayOf(clock.now());
      file = await createRecordFile(join(folder, fileName(lastBegun, token)));
      return file;
    },
    async finishOfYesterday() {
      if (file && dayOf(clock.now()) !== day) await finish();
    },
  };
}

const lineOf = (record: RelayedRecord): Buffer => Buffer.from(`${JSON.stringify(record)}\n`);

interface Part {
  /** These lines would make the open file too large. */
  beginsFile: boolean;
  lines: Buffer[];
}

/** Groups lines by the file they go to. */
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
  const reason = error instanceof Error ? error.message : String(error);
  const message =
    code === 'ENOENT'
      ? `the folder ${folder} or its open file is missing: create the folder, or mount its disk`
      : `cannot write to the folder ${folder}: ${reason}`;
  return new SinkFault(message, { cause: error });
}
