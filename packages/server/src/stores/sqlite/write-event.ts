// Writes server events, each once for its two ids (decisions 4, Idempotency).
import type { DatabaseSync } from 'node:sqlite';
import { ERASED_TEXT } from '../erased-text.ts';
import { ID_KINDS } from '../sql/id-kinds.ts';
import type { Binding, DedupeKey } from './dedupe.ts';
import type { EventRow, Written } from './group.ts';
import type { Tombstone, Tombstones } from './tombstones.ts';
import type { WriterParts } from './write-delivery.ts';

const VISITOR_SUBJECT = 'visitor';

/**
 * Neither id known: the event is stored and both are bound to its receipt. Either bound to another body: a conflict,
 * and nothing is stored or bound. Otherwise a duplicate, and both are bound to the first receipt from now on.
 */
export function createEventWriter({ db, hash, dedupe, tombstones, reach }: WriterParts): (row: EventRow) => Written {
  const insert = createInsert(db);
  return (row) => {
    const { owner, receivedAt } = row;
    const fingerprint = hash('event', row.fingerprint);
    const keys: DedupeKey[] = [
      { owner, kind: ID_KINDS.webhookId, key: hash('webhook-id', row.webhookId) },
      { owner, kind: ID_KINDS.eventId, key: hash('event-id', row.eventId) },
    ];
    const known = keys.map((key) => dedupe.find(key));
    if (known.some((binding) => binding && !fingerprint.equals(binding.fingerprint))) return { outcome: 'conflict' };
    const first = known.find((binding) => binding !== undefined);
    const binding: Binding = { fingerprint, receipt: first?.receipt ?? row.receiptId };
    for (const [i, key] of keys.entries()) {
      if (known[i] !== undefined) continue;
      if (!dedupe.claim(key, binding, receivedAt)) throw new Error('an id of a server event was bound meanwhile');
      reach(i === 0 ? 'claimed' : 'bound');
    }
    if (first) return { outcome: 'duplicate', receipt: first.receipt };
    insert(withoutErased(row, tombstones));
    reach('inserted');
    return { outcome: 'stored' };
  };
}

/** The event as it may be kept: it mentions no visitor who was erased and did not consent again before the event. */
function withoutErased(row: EventRow, tombstones: Tombstones): EventRow {
  const named = [row.visitorId, row.subjectType === VISITOR_SUBJECT ? row.subjectId : null];
  const erased = named.filter((id) => id !== null && isErased(tombstones.find(id), row.occurredAt));
  if (erased.length === 0) return row;
  const without = (text: string): string =>
    erased.reduce<string>((kept, id) => kept.replaceAll(id ?? '', ERASED_TEXT), text);
  return {
    ...row,
    visitorId: erased.includes(row.visitorId) ? null : row.visitorId,
    webhookId: without(row.webhookId),
    eventId: without(row.eventId),
    subjectType: without(row.subjectType),
    subjectId: without(row.subjectId),
  };
}

const isErased = (tombstone: Tombstone | undefined, occurredAt: number): boolean =>
  tombstone !== undefined && (tombstone.renewedAt === null || occurredAt < tombstone.renewedAt);

function createInsert(db: DatabaseSync): (row: EventRow) => void {
  const insert = db.prepare(
    `insert into server_events (connection, receipt_id, webhook_id, event_id, handle, status, occurred_at_text,
       occurred_at, subject_type, subject_id, visitor_id, received_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  return (row) => {
    const { owner, receiptId, webhookId, eventId, handle, status, occurredAtText, occurredAt } = row;
    const { subjectType, subjectId, visitorId, receivedAt } = row;
    insert.run(
      ...[owner, receiptId, webhookId, eventId, handle, status, occurredAtText, occurredAt],
      ...[subjectType, subjectId, visitorId, receivedAt],
    );
  };
}
