// `ExportStore` over SQL: pages by the row's number, each a statement of its own, up to what was there at the start.
import type { Kysely, Selectable } from 'kysely';
import type { ExportedAction, ExportedVisit, ExportQuery, ExportStore } from '../../privacy/ports.ts';
import { eventPage, exportedEvent } from './event-pages.ts';
import { lastRow, PAGE_ROWS, type Page, rowsOf } from './record-pages.ts';
import type { ActionTable, Schema } from './schema.ts';
import type { SqlAccess } from './sql-access.ts';
import { uuidText } from './uuid-bytes.ts';

export function createExportStore({ read }: Pick<SqlAccess, 'read'>): ExportStore {
  return {
    async *exportVisits(query) {
      const upTo = await lastRow(read, 'visits');
      for await (const row of rowsOf((after) => visitPage(read, query, { after, upTo }))) {
        const { page, source, referrer } = row;
        const visit: ExportedVisit = { kind: 'visit', ...delivery(row), page, source, referrer };
        yield visit;
      }
    },
    async *exportActions(query) {
      const upTo = await lastRow(read, 'actions');
      for await (const row of rowsOf((after) => actionPage(read, query, { after, upTo }))) {
        const action: ExportedAction = { kind: 'action', ...delivery(row) };
        yield action;
      }
    },
    async *exportEvents(query) {
      const upTo = await lastRow(read, 'server_events');
      for await (const row of rowsOf((after) => eventPage(read, query, { after, upTo }))) yield exportedEvent(row);
    },
  };
}

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
    .limit(PAGE_ROWS)
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
    .limit(PAGE_ROWS)
    .execute();

type DeliveryRow = Pick<Selectable<ActionTable>, 'visitor_id' | 'delivery_id' | 'received_at'> & { install_id: string };

const delivery = (row: DeliveryRow): Omit<ExportedAction, 'kind'> => ({
  installId: row.install_id,
  visitorId: row.visitor_id,
  deliveryId: uuidText(row.delivery_id),
  receivedAt: row.received_at,
});
