// Writes what browsers send: visits, actions and redemptions of links, each once per delivery id.
import { type DedupeKey, ID_KINDS } from './dedupe.ts';
import { erasedVisitorsIn, redactText } from './erased-mentions.ts';
import { type ActionRow, type RecordedRow, type RedemptionRow, receiptOf, type VisitRow } from './rows.ts';
import { isRevoked } from './tombstones.ts';
import type { WriterParts } from './writer-parts.ts';

const CONFLICT: RecordedRow = { outcome: 'conflict' };
const ERASED: RecordedRow = { outcome: 'erased' };

/** The fingerprint of a delivery is its visitor: the same delivery id with another visitor is a conflict. */
export function createDeliveryWriter(parts: WriterParts): (row: VisitRow | ActionRow | RedemptionRow) => RecordedRow {
  const { hash, dedupe, tombstones, records, reach } = parts;
  const writeVisit = createVisitWriter(parts);

  const isErased = (row: ActionRow | RedemptionRow): boolean =>
    isRevoked(tombstones.find(row.visitorId), row.kind === 'action' ? row.sessionIssuedAt : row.linkedAt);

  return (row) => {
    const key = keyOf(row);
    const fingerprint = hash('delivery', row.kind === 'redemption' ? hexOf(row.deliveryId) : row.visitorId);
    const receiptId = receiptOf(row);
    if (!dedupe.claim(key, { fingerprint, receipt: receiptId }, row.receivedAt)) {
      const first = dedupe.find(key);
      return first && fingerprint.equals(first.fingerprint)
        ? { outcome: 'duplicate', receiptId: first.receipt }
        : CONFLICT;
    }
    reach('claimed');
    if (row.kind !== 'visit' && isErased(row)) {
      dedupe.release(key);
      return ERASED;
    }
    if (row.kind === 'visit') writeVisit(row);
    else if (row.kind === 'action') records.insertAction(row);
    reach('inserted');
    return { outcome: 'stored', receiptId };
  };
}

const hexOf = (id: Uint8Array): string => Buffer.from(id).toString('hex');

function keyOf(row: VisitRow | ActionRow | RedemptionRow): DedupeKey {
  const owner = row.install;
  if (row.kind === 'redemption') return { owner, kind: ID_KINDS.link, key: row.linkId };
  return { owner, kind: ID_KINDS[row.kind], key: row.deliveryId };
}

/**
 * A visit that was received before its visitor's erasure but is written after it is not stored, and is answered as if it
 * had been. A later visit is new consent. Mentions of other erased visitors are redacted.
 */
function createVisitWriter({ tombstones, records }: WriterParts): (row: VisitRow) => void {
  return (row) => {
    const { visitorId, receivedAt, page, source, referrer } = row;
    const tombstone = tombstones.find(visitorId);
    if (tombstone && receivedAt <= tombstone.erasedAt) return;
    if (tombstone?.renewedAt === null) tombstones.renew(visitorId, receivedAt);
    const erased = erasedVisitorsIn({ texts: [page, source, referrer] }, receivedAt, tombstones);
    const without = <Text extends string | null>(text: Text) => text && redactText(text, erased);
    records.insertVisit({
      ...row,
      page: redactText(page, erased),
      source: without(source),
      referrer: without(referrer),
    });
  };
}
