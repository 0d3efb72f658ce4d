// `ExportStore` over SQL: page by page, up to what was there at the start.
import type { Kysely, Selectable } from 'kysely';
import type { ExportedAction, ExportedVisit, ExportQuery, ExportStore } from '../../privacy/ports.ts';
import { eventPage, exportedEvent } from './event-pages.ts';
import { type Page, pagesOf } from './record-pages.ts';
import type { ActionTable, Schema } from './schema.ts';
import type { SqlAccess } from './sql-access.ts';
import { uuidText } from './uuid-bytes.ts';

export function createExportStore({ read }: Pick<SqlAccess, 'read'>): ExportStore {
  return {
    async *exportVisits(query) {
      for await (const page of pagesOf(read, 'visits')) {
        for (const row of await visitPage(read, query, page)) yield exportedVisit(row);
      }
    },
    async *exportActions(query) {
      for await (const page of pagesOf(read, 'actions')) {
        for (const row of await actionPage(read, query, page)) yield { kind: 'action', ...delivery(row) };
      }
    },
    async *exportEvents(query) {
      for await (const page of pagesOf(read, 'server_events')) {
        for (const row of await eventPage(read, query, page)) yield exportedEvent(row);
      }
    },
  };
}

const exportedVisit = (row: Awaited<ReturnType<typeof visitPage>>[number]): ExportedVisit => {
  const { page, source, referrer } = row;
  return { kind: 'visit', ...delivery(row), page, source, referrer };
};

const visitPage = (db: Kysely<Schema>, { installId, since }: ExportQuery, { after, upTo }: Page) =>
  db
    .selectFrom('visits')
    .innerJoin('installs', 'installs.number', 'visits.install')
    .select(['seq', 'installs.id as install_id', 'visitor_id', 'delivery_id', 'received_at'])
    .select(['page', 'source', 'referrer'])
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .$if(installId !== undefined, (query) => query.where('installs.id', '=', installId ?? ''))
    .$if(since !== undefined, (query) => query.where('received_at', '>=', since ?? 0))
    .orderBy('seq')
    .execute();

const actionPage = (db: Kysely<Schema>, { installId, since }: ExportQuery, { after, upTo }: Page) =>
  db
    .selectFrom('actions')
    .innerJoin('installs', 'installs.number', 'actions.install')
    .select(['seq', 'installs.id as install_id', 'visitor_id', 'delivery_id', 'received_at'])
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .$if(installId !== undefined, (query) => query.where('installs.id', '=', installId ?? ''))
    .$if(since !== undefined, (query) => query.where('received_at', '>=', since ?? 0))
    .orderBy('seq')
    .execute();

type DeliveryRow = Pick<Selectable<ActionTable>, 'visitor_id' | 'delivery_id' | 'received_at'> & { install_id: string };

const delivery = (row: DeliveryRow): Omit<ExportedAction, 'kind'> => ({
  installId: row.install_id,
  visitorId: row.visitor_id,
  deliveryId: uuidText(row.delivery_id),
  receivedAt: row.received_at,
});
