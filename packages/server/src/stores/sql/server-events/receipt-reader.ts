// Reads receipts for `ServerEventStore`: an event with its projected outcome.
import type { Receipt } from '@service/protocol/schemas';
import type { Kysely } from 'kysely';
import type { ServerEventStore } from '../../../server-events/ports.ts';
import { uuidToBytes } from '../column-codecs.ts';
import type { SqlAccess } from '../database.ts';
import type { Schema } from '../schema/schema.ts';

export function createReceiptReader({ read }: Pick<SqlAccess, 'read'>): Pick<ServerEventStore, 'findReceipt'> {
  return {
    async findReceipt({ number, id }, receiptId) {
      const row = await receiptRow(read, number, uuidToBytes(receiptId));
      if (!row) return undefined;
      return {
        receipt_id: receiptId,
        connection_id: id,
        event_id: row.event_id,
        event_handle: row.handle,
        status: row.status,
        state: row.processed_at === null ? 'queued' : 'processed',
        outcome: row.outcome,
        received_at: timestamp(row.received_at),
        processed_at: row.processed_at === null ? null : timestamp(row.processed_at),
        attribution: attributionOf(row),
      };
    },
  };
}

/** A reversal is credited to the visitor of the event that it cancels. */
const receiptRow = (db: Kysely<Schema>, connection: number, receiptId: Uint8Array) =>
  db
    .selectFrom('server_events as event')
    .leftJoin('event_outcomes as projected', 'projected.seq', 'event.seq')
    .leftJoin('server_events as original', 'original.seq', 'projected.original')
    .select(['event.event_id', 'event.handle', 'event.status', 'event.received_at'])
    .select(['projected.outcome', 'projected.processed_at', 'projected.source', 'projected.channel'])
    .select(['projected.first_seen_at', 'projected.last_seen_at'])
    .select((eb) => [
      eb
        .case()
        .when('projected.original', 'is', null)
        .then(eb.ref('event.visitor_id'))
        .else(eb.ref('original.visitor_id'))
        .end()
        .as('visitor_id'),
    ])
    .where('event.receipt_id', '=', receiptId)
    .where('event.connection', '=', connection)
    .executeTakeFirst();

type ReceiptRow = NonNullable<Awaited<ReturnType<typeof receiptRow>>>;

function attributionOf(row: ReceiptRow): Receipt['attribution'] {
  const { visitor_id, source, channel, first_seen_at, last_seen_at } = row;
  if (visitor_id === null || channel === null || first_seen_at === null || last_seen_at === null) return null;
  return {
    visitor_id,
    source,
    channel,
    first_seen_at: timestamp(first_seen_at),
    last_seen_at: timestamp(last_seen_at),
  };
}

const timestamp = (at: number): string => new Date(at).toISOString();
