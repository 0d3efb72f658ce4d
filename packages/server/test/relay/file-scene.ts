// A folder for relayed files, and batches as the relay hands them to a sink.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RelayBatch, type RelayedRecord, SinkFault } from '../../src/relay/ports.ts';

export interface Folder extends Disposable {
  path: string;
  /** In the order of their names. */
  names(): string[];
  text(name: string): string;
  /** The lines of every file, in the order of the names; throws if a line is not JSON. */
  records(): RelayedRecord[];
}

export function newFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'relay-'));
  const names = () => readdirSync(path).sort();
  const text = (name: string) => readFileSync(join(path, name), 'utf8');
  return {
    path,
    names,
    text,
    records: () =>
      names().flatMap((name) =>
        text(name)
          .split('\n')
          .slice(0, -1)
          .map((line): RelayedRecord => JSON.parse(line)),
      ),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** A record whose line has exactly this many bytes; each has its own receipt. */
export function recordOf(receipt: number, lineBytes = 200): RelayedRecord {
  const record: RelayedRecord = {
    kind: 'visit',
    install_id: 'svc_pub_0',
    visitor_id: 'svc_v_abcdefghijkl',
    delivery_id: 'd',
    received_at: '2026-01-31T08:00:00.000Z',
    page: '',
    source: null,
    referrer: null,
    receipt_id: String(receipt).padStart(8, '0'),
  };
  const bytes = JSON.stringify(record).length + 1;
  if (bytes > lineBytes) throw new Error(`a line is at least ${bytes} bytes long`);
  return { ...record, page: 'p'.repeat(lineBytes - bytes) };
}

export const batchOf = (records: RelayedRecord[], change: Partial<RelayBatch> = {}): RelayBatch => ({
  id: 'rel_1',
  records,
  token: 1,
  checkLease: async () => {},
  signal: new AbortController().signal,
  ...change,
});

export const lostLease = async (): Promise<never> => {
  throw new SinkFault('another process has taken over');
};

export const receiptsOf = (records: readonly RelayedRecord[]): number[] =>
  records.map(({ receipt_id }) => Number(receipt_id));
