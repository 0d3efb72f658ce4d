// Records as the store writes them, and the result of each.
import type { Action, Visit } from '../../collect/ports.ts';
import type { Redemption } from '../../identity/ports.ts';
import type { Recorded } from '../../kernel/result.ts';
import type { NewServerEvent } from '../../server-events/ports.ts';

/** A record of a feature with 16 bytes per id, as they are stored: a text would be parsed again in the writer thread. */
type Row<Kind extends string, Fields, Ids extends string> = Omit<Fields, Ids> &
  Record<Ids, Uint8Array> & { kind: Kind };

export type VisitRow = Row<'visit', Visit, 'deliveryId' | 'receiptId'>;
export type ActionRow = Row<'action', Action, 'deliveryId' | 'receiptId'>;
/** Its status is plain text, because the writer thread does not interpret it. */
export type EventRow = Row<'event', Omit<NewServerEvent, 'status'>, 'receiptId'> & { status: string };

/** The single use of a link token (decisions 3): only its dedupe row is kept. */
export type RedemptionRow = Row<'redemption', Redemption, 'deliveryId'>;

export type IngestRow = VisitRow | ActionRow | EventRow | RedemptionRow;

/** `erased`: the session or link was issued before its visitor was erased; nothing was stored. */
export type RecordedRow = Recorded<Uint8Array> | { outcome: 'erased' };

/** The number of the install or connection to which the row, and each of its exactly-once keys, belongs. */
export const ownerOf = (row: IngestRow): number => (row.kind === 'event' ? row.connection : row.install);

/** The receipt of the row if it is the first; that of a redemption is its link. */
export const receiptOf = (row: IngestRow): Uint8Array => (row.kind === 'redemption' ? row.linkId : row.receiptId);
