import { appendFileSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createFileSink } from '../../src/channels/ndjson-files/file-sink.ts';
import type { Sink } from '../../src/relay/ports.ts';
import { testClock } from '../support/clock.ts';
import { batchOf, type Folder, lostLease, newFolder, receiptsOf, recordOf } from './file-scene.ts';

const DAY = 86_400_000;

const opened: Sink[] = [];
afterEach(() => Promise.allSettled(opened.splice(0).map((sink) => sink.close?.())));

function sinkIn(folder: Folder, maxBytes = 1_000_000, clock = testClock()) {
  const sink = createFileSink({ folder: folder.path, maxBytes, clock });
  opened.push(sink);
  return { clock, sink };
}

const sizesOf = (folder: Folder): number[] => folder.names().map((name) => folder.text(name).length);

describe('relayed files', () => {
  it('contain a line per record, in a file marked as open', async () => {
    using folder = newFolder();
    const { sink } = sinkIn(folder);
    await sink.deliver(batchOf([recordOf(1), recordOf(2)]));
    await sink.deliver(batchOf([recordOf(3)]));
    expect(folder.names()).toEqual(['2027-01-15T12-00-00.000Z-000001.ndjson.open']);
    expect(folder.records()).toEqual([recordOf(1), recordOf(2), recordOf(3)]);
  });

  it('get their final name when the process ends', async () => {
    using folder = newFolder();
    const { sink } = sinkIn(folder);
    await sink.deliver(batchOf([recordOf(1)]));
    await sink.close?.();
    expect(folder.names()).toEqual(['2027-01-15T12-00-00.000Z-000001.ndjson']);
    await sink.close?.();
    expect(receiptsOf(folder.records())).toEqual([1]);
  });

  it.each([
    { lines: 5, files: [1000] },
    { lines: 6, files: [1000, 200] },
  ])('are filled exactly: $lines lines of 200 bytes, with a limit of 1,000', async ({ lines, files }) => {
    using folder = newFolder();
    const { sink } = sinkIn(folder, 1000);
    await sink.deliver(batchOf(Array.from({ length: lines }, (_, i) => recordOf(i))));
    expect(sizesOf(folder)).toEqual(files);
  });

  it.each([
    { last: 200, files: [1000] },
    { last: 201, files: [800, 201] },
  ])('have $files bytes if $last bytes follow 800 of 1,000', async ({ last, files }) => {
    for (const batches of [[4, 1], [5]]) {
      using folder = newFolder();
      const { sink } = sinkIn(folder, 1000);
      const records = [recordOf(0), recordOf(1), recordOf(2), recordOf(3), recordOf(4, last)];
      for (const count of batches) await sink.deliver(batchOf(records.splice(0, count)));
      expect(sizesOf(folder)).toEqual(files);
    }
  });

  it('put an oversized line into its own file', async () => {
    using folder = newFolder();
    const { sink } = sinkIn(folder, 300);
    await sink.deliver(batchOf([recordOf(1), recordOf(2, 500), recordOf(3)]));
    expect(sizesOf(folder)).toEqual([200, 500, 200]);
  });

  it('count bytes, not characters, of other scripts', async () => {
    using folder = newFolder();
    const { sink } = sinkIn(folder, 400);
    const page = '予'.repeat(20);
    const record = { ...recordOf(1), page };
    await sink.deliver(batchOf([record, record]));
    expect(folder.names()).toHaveLength(2);
    expect(folder.records()).toEqual([record, record]);
  });

  it('end with the UTC day, even if nothing more arrives', async () => {
    using folder = newFolder();
    const clock = testClock(Date.UTC(2027, 0, 15, 23, 59, 59, 999));
    const { sink } = sinkIn(folder, 1_000_000, clock);
    await sink.deliver(batchOf([recordOf(1)]));
    await sink.idle?.();
    expect(folder.names()).toEqual(['2027-01-15T23-59-59.999Z-000001.ndjson.open']);
    clock.pass(1);
    await sink.idle?.();
    expect(folder.names()).toEqual(['2027-01-15T23-59-59.999Z-000001.ndjson']);
    await sink.deliver(batchOf([recordOf(2)]));
    clock.pass(DAY);
    await sink.deliver(batchOf([recordOf(3)]));
    expect(folder.names().slice(1)).toEqual([
      '2027-01-16T00-00-00.000Z-000001.ndjson',
      '2027-01-17T00-00-00.000Z-000001.ndjson.open',
    ]);
  });

  it('have unique, ordered names, even if the clock stops or goes back', async () => {
    using folder = newFolder();
    const clock = testClock();
    const { sink } = sinkIn(folder, 200, clock);
    await sink.deliver(batchOf([recordOf(1), recordOf(2), recordOf(3)]));
    await sink.close?.();
    const { sink: next } = sinkIn(folder, 200, testClock(clock.now() - 2 * DAY));
    await next.deliver(batchOf([recordOf(4), recordOf(5)], { token: 2 }));
    expect(receiptsOf(folder.records())).toEqual([1, 2, 3, 4, 5]);
    expect(folder.names()).toHaveLength(5);
  });

  it('contain the delivered records in order for any sizes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.integer({ min: 200, max: 700 }), { maxLength: 6 }), { maxLength: 5 }),
        fc.integer({ min: 1, max: 1500 }),
        async (batches, maxBytes) => {
          using folder = newFolder();
          const { sink } = sinkIn(folder, maxBytes);
          let receipt = 0;
          for (const sizes of batches) await sink.deliver(batchOf(sizes.map((size) => recordOf(receipt++, size))));
          await sink.close?.();
          expect(receiptsOf(folder.records())).toEqual(Array.from({ length: receipt }, (_, i) => i));
          for (const name of folder.names()) {
            const lines = folder.text(name).split('\n').length - 1;
            if (lines > 1) expect(folder.text(name).length).toBeLessThanOrEqual(maxBytes);
          }
        },
      ),
      { numRuns: 20 },
    );
  }, 60_000);
});

describe('a process that takes over a folder', () => {
  it('seals the file of a crashed process without its partial line', async () => {
    using folder = newFolder();
    const { sink } = sinkIn(folder);
    await sink.deliver(batchOf([recordOf(1), recordOf(2)]));
    const [open = ''] = folder.names();
    appendFileSync(join(folder.path, open), '{"kind":"visit","receipt_id":"0000');
    const { sink: next } = sinkIn(folder);
    await next.deliver(batchOf([recordOf(3)], { token: 2 }));
    expect(folder.names()).toEqual([
      '2027-01-15T12-00-00.000Z-000001.ndjson',
      '2027-01-15T12-00-00.001Z-000002.ndjson.open',
    ]);
    expect(receiptsOf(folder.records())).toEqual([1, 2, 3]);
  });

  it.each([0, 65_535, 65_536, 65_537, 200_000])('cuts a torn line of %d bytes', async (bytes) => {
    using folder = newFolder();
    const name = join(folder.path, '2027-01-15T11-00-00.000Z-000001.ndjson');
    writeFileSync(`${name}.open`, `${JSON.stringify(recordOf(1))}\n${'x'.repeat(bytes)}`);
    await sinkIn(folder).sink.deliver(batchOf([recordOf(2)], { token: 2 }));
    expect(receiptsOf(folder.records())).toEqual([1, 2]);
  });

  it('leaves no empty or unfinished files, and touches no others', async () => {
    using folder = newFolder();
    const old = '2027-01-15T11-00-00.000Z-000001.ndjson';
    writeFileSync(join(folder.path, `${old}.open`), '{"torn');
    writeFileSync(join(folder.path, `${old}.3.sealing`), 'half');
    writeFileSync(join(folder.path, `${old}.5.sealing`), 'of a later one');
    writeFileSync(join(folder.path, 'notes.open'), 'mine');
    await sinkIn(folder).sink.deliver(batchOf([recordOf(1)], { token: 4 }));
    expect(folder.names()).toEqual([`${old}.5.sealing`, '2027-01-15T12-00-00.000Z-000004.ndjson.open', 'notes.open']);
  });

  it('is not affected by a process that was paused while writing', async () => {
    using folder = newFolder();
    const { sink } = sinkIn(folder);
    await sink.deliver(batchOf([recordOf(1)]));
    const [open = ''] = folder.names();
    // The paused process has the file open and has already checked its lease.
    const handle = openSync(join(folder.path, open), 'a');
    const { sink: next } = sinkIn(folder);
    await next.deliver(batchOf([recordOf(1), recordOf(2)], { token: 2 }));
    const before = folder.records();
    writeSync(handle, `${JSON.stringify(recordOf(9))}\n`);
    await expect(sink.deliver(batchOf([recordOf(9)]))).rejects.toThrow('missing');
    expect(folder.records()).toEqual(before);
  });

  it('is not undone by a late process with an earlier lease', async () => {
    using folder = newFolder();
    const { sink: late } = sinkIn(folder);
    const { sink } = sinkIn(folder);
    await sink.deliver(batchOf([recordOf(1)], { token: 2 }));
    await expect(late.deliver(batchOf([recordOf(1)], { checkLease: lostLease }))).rejects.toThrow('taken over');
    await sink.deliver(batchOf([recordOf(2)], { token: 2 }));
    await late.close?.();
    expect(folder.names()).toEqual(['2027-01-15T12-00-00.000Z-000002.ndjson.open']);
    expect(receiptsOf(folder.records())).toEqual([1, 2]);
  });

  it('contains no records of a process that lost its lease before writing', async () => {
    using folder = newFolder();
    const { sink } = sinkIn(folder);
    await expect(sink.deliver(batchOf([recordOf(1)], { checkLease: lostLease }))).rejects.toThrow('taken over');
    await sink.close?.();
    expect(folder.names()).toEqual([]);
  });

  it('may be the same as before, with a new lease', async () => {
    using folder = newFolder();
    const { sink } = sinkIn(folder);
    await sink.deliver(batchOf([recordOf(1)]));
    await sink.deliver(batchOf([recordOf(2)], { token: 5 }));
    expect(folder.names()).toEqual([
      '2027-01-15T12-00-00.000Z-000001.ndjson',
      '2027-01-15T12-00-00.001Z-000005.ndjson.open',
    ]);
    expect(receiptsOf(folder.records())).toEqual([1, 2]);
  });
});

describe('a folder that cannot be written to', () => {
  it('is named, and works again once it exists', async () => {
    using folder = newFolder();
    const path = join(folder.path, 'mounted');
    const sink = createFileSink({ folder: path, maxBytes: 1000, clock: testClock() });
    opened.push(sink);
    await expect(sink.deliver(batchOf([recordOf(1)]))).rejects.toThrow(
      `the folder ${path} or its open file is missing: create the folder, or mount its disk`,
    );
    mkdirSync(path);
    await sink.deliver(batchOf([recordOf(1)]));
    await sink.close?.();
    rmSync(path, { recursive: true });
    await expect(sink.deliver(batchOf([recordOf(2)]))).rejects.toThrow('missing');
    mkdirSync(path);
    await sink.deliver(batchOf([recordOf(2)]));
  });

  it('may be a file instead', async () => {
    using folder = newFolder();
    const path = join(folder.path, 'file');
    writeFileSync(path, '');
    const sink = createFileSink({ folder: path, maxBytes: 1000, clock: testClock() });
    opened.push(sink);
    await expect(sink.deliver(batchOf([recordOf(1)]))).rejects.toThrow(`cannot write to the folder ${path}: ENOTDIR`);
  });

  it.each(['removed', 'moved', 'replaced'])('fails if the file was %s, and starts another', async (what) => {
    using folder = newFolder();
    const { sink } = sinkIn(folder);
    await sink.deliver(batchOf([recordOf(1)]));
    const open = join(folder.path, folder.names()[0] ?? '');
    if (what === 'moved') renameSync(open, join(folder.path, 'elsewhere'));
    else rmSync(open);
    if (what === 'replaced') writeFileSync(open, '');
    await expect(sink.deliver(batchOf([recordOf(2)]))).rejects.toThrow(folder.path);
    await sink.deliver(batchOf([recordOf(2)]));
    await sink.close?.();
    expect(receiptsOf(folder.records())).toContain(2);
  });
});
