// The records that wait to be stored, and what became of each.

interface RowHead {
  /** The number of the install, or of the connection of a server event. */
  owner: number;
  receivedAt: number;
}

export interface VisitRow extends RowHead {
  kind: 'visit';
  /** 16 bytes, as every id here. */
  deliveryId: Uint8Array;
  receiptId: Uint8Array;
  visitorId: string;
  page: string;
  source: string | null;
  referrer: string | null;
}

export interface ActionRow extends RowHead {
  kind: 'action';
  deliveryId: Uint8Array;
  receiptId: Uint8Array;
  visitorId: string;
  sessionIssuedAt: number;
}

export interface EventRow extends RowHead {
  kind: 'event';
  receiptId: Uint8Array;
  occurredAt: number;
  webhookId: string;
  eventId: string;
  fingerprint: string;
  handle: string;
  status: string;
  occurredAtText: string;
  subjectType: string;
  subjectId: string;
  visitorId: string | null;
}

/** The one use of a link token (decisions 3): nothing is kept but its dedupe row. */
export interface RedemptionRow extends RowHead {
  kind: 'redemption';
  linkId: Uint8Array;
  deliveryId: Uint8Array;
  visitorId: string;
  linkedAt: number;
}

export type IngestRow = VisitRow | ActionRow | EventRow | RedemptionRow;

/**
 * `receipt`: that of the first delivery. `erased`: what it belongs to was made before its visitor was erased; nothing was
 * stored.
 */
export type Written =
  | { outcome: 'stored' }
  | { outcome: 'duplicate'; receipt: Uint8Array }
  | { outcome: 'conflict' }
  | { outcome: 'erased' };
