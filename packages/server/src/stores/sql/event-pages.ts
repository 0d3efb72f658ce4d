// Server events as an export reads them.
import type { Kysely } from 'kysely';
import type { ExportedEvent, ExportQuery } from '../../privacy/ports.ts';
import type { Page } from './record-pages.ts';
import type { Schema } from './schema.ts';
import { uuidText } from './uuid-bytes.ts';

export const eventPage = (db: Kysely<Schema>, { installId, since }: ExportQuery, { after, upTo }: Page) =>
  db
    .selectFrom('server_events')
    .innerJoin('connections', 'connections.number', 'server_events.connection')
    .innerJoin('installs', 'installs.number', 'connections.install')
    .selectAll('server_events')
    .select(['installs.id as install_id', 'connections.id as connection_id'])
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .$if(installId !== undefined, (query) => query.where('installs.id', '=', installId ?? ''))
    .$if(since !== undefined, (query) => query.where('received_at', '>=', since ?? 0))
    .orderBy('seq')
    .execute();

export const exportedEvent = (row: Awaited<ReturnType<typeof eventPage>>[number]): ExportedEvent => ({
  kind: 'event',
  installId: row.install_id,
  connectionId: row.connection_id,
  visitorId: row.visitor_id,
  webhookId: row.webhook_id,
  receivedAt: row.received_at,
  receiptId: uuidText(row.receipt_id),
  eventId: row.event_id,
  handle: row.handle,
  occurredAt: row.occurred_at_text,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  status: row.status,
});
