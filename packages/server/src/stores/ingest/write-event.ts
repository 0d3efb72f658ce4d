// Writes server events, each once for its two ids (decisions 4, Idempotency).
import { type Binding, type DedupeKey, ID_KINDS } from './dedupe.ts';
import { erasedVisitorsIn, redactText } from './erased-mentions.ts';
import { idKey } from './id-key.ts';
import type { EventRow, RecordedRow } from './rows.ts';
import type { Tombstones } from './tombstones.ts';
import type { WriterParts } from './writer-parts.ts';

/**
 * If neither id is known, the event is stored and both ids are bound to its receipt. If either is bound to another body, it
 * is a conflict, and nothing is stored or bound. Otherwise it is a duplicate, and both ids are bound to the first receipt.
 */
export function createEventWriter({
  hash,
  dedupe,
  tombstones,
  records,
  reach,
}: WriterParts): (row: EventRow) => RecordedRow {
  return (row) => {
    const { connection: owner, receivedAt, receiptId } = row;
    const fingerprint = hash('event', row.fingerprint);
    const keys: DedupeKey[] = [
      { owner, kind: ID_KINDS.webhookId, key: idKey(hash, 'webhook-id', row.webhookId) },
      { owner, kind: ID_KINDS.eventId, key: idKey(hash, 'event-id', row.eventId) },
    ];
    const known = keys.map((key) => dedupe.find(key));
    if (known.some((binding) => binding && !fingerprint.equals(binding.fingerprint))) return { outcome: 'conflict' };
    const first = known.find((binding) => binding !== undefined);
    const binding: Binding = { fingerprint, receipt: first?.receipt ?? receiptId };
    for (const [i, key] of keys.entries()) {
      if (known[i] !== undefined) continue;
      if (!dedupe.claim(key, binding, receivedAt)) throw new Error('an id of a server event was bound in the meantime');
      reach(i === 0 ? 'claimed' : 'bound');
    }
    if (first) return { outcome: 'duplicate', receiptId: first.receipt };
    records.insertEvent(withoutErased(row, tombstones));
    reach('inserted');
    return { outcome: 'stored', receiptId };
  };
}

/** The event without mentions of visitors who were erased and did not consent again before it. */
function withoutErased(row: EventRow, tombstones: Tombstones): EventRow {
  const { visitorId, webhookId, eventId, subjectType, subjectId } = row;
  const erased = erasedVisitorsIn(
    { visitorId, texts: [webhookId, eventId, subjectType, subjectId] },
    row.occurredAt,
    tombstones,
  );
  if (erased.length === 0) return row;
  return {
    ...row,
    visitorId: visitorId !== null && erased.includes(visitorId) ? null : visitorId,
    webhookId: redactText(webhookId, erased),
    eventId: redactText(eventId, erased),
    subjectType: redactText(subjectType, erased),
    subjectId: redactText(subjectId, erased),
  };
}
