// Records as the store writes them, and the result of each.
import type { Action, Visit } from '../../collect/ports.ts';
import type { Redemption } from '../../identity/ports.ts';
import type { NewServerEvent } from '../../server-events/ports.ts';

/** A record of a feature with the number of its owner (an install or a connection), and with 16 bytes per id. */
type Row<Kind extends string, Fields, Ids extends string> = Omit<Fields, 'install' | 'connection' | Ids> &
  Record<Ids, Uint8Array> & { kind: Kind; owner: number };

export type VisitRow = Row<'visit', Visit, 'deliveryId' | 'receiptId'>;
export type ActionRow = Row<'action', Action, 'deliveryId' | 'receiptId'>;
export type EventRow = Row<'event', Omit<NewServerEvent, 'status'>, 'receiptId'> & { status: string };

/** The single use of a link token (decisions 3): only its dedupe row is kept. */
export type RedemptionRow = Row<'redemption', Redemption, 'deliveryId'>;

export type IngestRow = VisitRow | ActionRow | EventRow | RedemptionRow;

/**
 * `receipt`: the receipt of the first delivery. `erased`: the session or link was issued before its visitor was erased;
 * nothing was stored.
 */
export type WriteResult =
  | { outcome: 'stored' }
  | { outcome: 'duplicate'; receipt: Uint8Array }
  | { outcome: 'conflict' }
  | { outcome: 'erased' };
