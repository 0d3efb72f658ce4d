// `ExportStore` over SQL: page by page, up to the last record at the start.
import type { ExportStore } from '../../../privacy/ports.ts';
import type { SqlAccess } from '../database.ts';
import { pagesOf } from '../records/record-pages.ts';
import { actionsOfPage, eventsOfPage, visitsOfPage } from '../records/record-rows.ts';

export function createExportStore({ read }: Pick<SqlAccess, 'read'>): ExportStore {
  return {
    async *exportVisits(query) {
      for await (const page of pagesOf(read, 'visits')) {
        for (const { record } of await visitsOfPage(read, query, page)) yield record;
      }
    },
    async *exportActions(query) {
      for await (const page of pagesOf(read, 'actions')) {
        for (const { record } of await actionsOfPage(read, query, page)) yield record;
      }
    },
    async *exportEvents(query) {
      for await (const page of pagesOf(read, 'server_events')) {
        for (const { record } of await eventsOfPage(read, query, page)) yield record;
      }
    },
  };
}
