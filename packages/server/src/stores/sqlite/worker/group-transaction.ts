// Writes a group of records in one transaction; the primary key of `dedupe` decides which of them are the first.
import type { DatabaseSync } from 'node:sqlite';
import type { IngestRow, RecordedRow } from '../../ingest/rows.ts';
import { createDeliveryWriter } from '../../ingest/write-delivery.ts';
import { createEventWriter } from '../../ingest/write-event.ts';
import { createKeyedHash, type KeyedHash } from '../../keyed-hash.ts';
import type { FaultHook } from '../fault-point.ts';
import {
  emptyResult,
  type GroupMessage,
  type GroupResultMessage,
  setOutcome,
  setResult,
  unpackGroup,
} from '../group-message.ts';
import { inTransaction } from '../open-connection.ts';
import { type Fault, faultOf, isStoreFault } from '../sqlite-errors.ts';
import { createDedupe } from './dedupe-table.ts';
import { createRecords } from './record-tables.ts';
import { createTombstones } from './tombstone-table.ts';

/** The schema of `db` must be the newest. `note` is called with every fault. */
export function createGroupCommit(
  db: DatabaseSync,
  reach: FaultHook,
  note: (fault: Fault) => void = () => {},
): (group: GroupMessage) => GroupResultMessage {
  const hash = openKeyedHash(db);
  const tombstones = createTombstones(db, hash);
  const records = createRecords(db);
  const parts = { hash, dedupe: createDedupe(db), tombstones, records, reach };
  const writeDelivery = createDeliveryWriter(parts);
  const writeEvent = createEventWriter(parts);
  const write = (row: IngestRow): RecordedRow => (row.kind === 'event' ? writeEvent(row) : writeDelivery(row));

  function writeRows(rows: readonly IngestRow[], from: number, result: GroupResultMessage): void {
    reach('begun');
    tombstones.refresh();
    records.begin();
    for (const [i, row] of rows.entries()) setResult(result, from + i, write(row));
    reach('written');
  }

  return (group) => {
    reach('received');
    const rows = unpackGroup(group);
    const result = emptyResult(group.count);
    commitRange(0, rows.length);
    reach('committed');
    return result;

    /** The whole range in one transaction. If a row makes it fail, each half is tried separately. */
    function commitRange(from: number, to: number): void {
      try {
        inTransaction(
          db,
          () => writeRows(rows.slice(from, to), from, result),
          (ms) => {
            result.syncMs += ms;
          },
        );
      } catch (error) {
        const fault = faultOf(error);
        note(fault);
        result.fault = fault.message;
        const middle = from + Math.floor((to - from) / 2);
        if (isStoreFault(fault)) for (let i = from; i < to; i++) setOutcome(result, i, 'unavailable');
        else if (middle === from) setOutcome(result, from, 'failed');
        else {
          commitRange(from, middle);
          commitRange(middle, to);
        }
      }
    }
  };
}

function openKeyedHash(db: DatabaseSync): KeyedHash {
  const storeKey = db.prepare('select store_key from meta').get()?.store_key;
  if (!(storeKey instanceof Uint8Array)) throw new Error('the store has no key');
  return createKeyedHash(storeKey);
}
