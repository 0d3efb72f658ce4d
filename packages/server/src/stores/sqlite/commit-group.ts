// Writes a group of records in one transaction; the primary key of `dedupe` decides which of them are the first.
import { createHmac, createSecretKey } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { immediately } from './connection.ts';
import { faultOf, isStoreFault } from './faults.ts';
import {
  emptyResult,
  type Group,
  type GroupResult,
  type IngestRow,
  KIND_VISIT,
  setOutcome,
  unpackGroup,
} from './group.ts';

const FINGERPRINT_BYTES = 16;
const DAY_MS = 86_400_000;

/** Records groups through `db`, whose schema is the newest. */
export function createGroupCommit(db: DatabaseSync): (group: Group) => GroupResult {
  const writeRow = createRowWriter(db);
  return (group) => {
    const rows = unpackGroup(group);
    const result = emptyResult(group.count);
    commitRange(0, rows.length);
    return result;

    /** All of the range in one transaction; where that fails by the fault of a row, each half by itself. */
    function commitRange(from: number, to: number): void {
      try {
        immediately(db, () => {
          for (const [i, row] of rows.slice(from, to).entries()) writeRow(row, from + i, result);
        });
      } catch (error) {
        const fault = faultOf(error);
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

function createRowWriter(db: DatabaseSync): (row: IngestRow, i: number, result: GroupResult) => void {
  const fingerprintOf = createFingerprint(db);
  const claim = db.prepare(
    'insert into dedupe (owner, kind, key, fingerprint, receipt, day) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
  );
  const first = db.prepare('select fingerprint, receipt from dedupe where owner = ? and kind = ? and key = ?');
  const insert = createInsert(db);

  return (row, i, result) => {
    const fingerprint = fingerprintOf(row.visitorId);
    const day = Math.floor(row.receivedAt / DAY_MS);
    if (claim.run(row.install, row.kind, row.deliveryId, fingerprint, row.receiptId, day).changes === 1) {
      insert(row);
      setOutcome(result, i, 'stored');
      return;
    }
    const known = first.get(row.install, row.kind, row.deliveryId);
    const isSame = known?.fingerprint instanceof Uint8Array && fingerprint.equals(known.fingerprint);
    if (isSame && known.receipt instanceof Uint8Array) setOutcome(result, i, 'duplicate', known.receipt);
    else setOutcome(result, i, 'conflict');
  };
}

function createInsert(db: DatabaseSync): (row: IngestRow) => void {
  const visit = db.prepare(
    'insert into visits (install, visitor_id, delivery_id, receipt_id, received_at, page, source, referrer) values (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const action = db.prepare(
    'insert into actions (install, visitor_id, delivery_id, receipt_id, received_at) values (?, ?, ?, ?, ?)',
  );
  return ({ kind, install, visitorId, deliveryId, receiptId, receivedAt, page, source, referrer }) => {
    if (kind === KIND_VISIT) visit.run(install, visitorId, deliveryId, receiptId, receivedAt, page, source, referrer);
    else action.run(install, visitorId, deliveryId, receiptId, receivedAt);
  };
}

/** A keyed hash, so that a dedupe row says nothing about a visitor once the records are erased (decisions 12). */
function createFingerprint(db: DatabaseSync): (visitorId: string) => Buffer {
  const storeKey = db.prepare('select store_key from meta').get()?.store_key;
  if (!(storeKey instanceof Uint8Array)) throw new Error('the store has no key');
  const key = createSecretKey(storeKey);
  return (visitorId) => createHmac('sha256', key).update(visitorId).digest().subarray(0, FINGERPRINT_BYTES);
}
