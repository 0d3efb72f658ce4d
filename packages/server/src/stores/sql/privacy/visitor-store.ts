// `VisitorStore` over SQL. Projected records are found by the visitor's key, newer ones by their numbers.
import type { Kysely } from 'kysely';
import type { ExportedRecord, VisitorQuery, VisitorStore } from '../../../privacy/ports.ts';
import { readLowest } from '../attribution/projection-head.ts';
import type { SqlAccess } from '../database.ts';
import type { RecordTable } from '../records/record-pages.ts';
import { actionsOfPage, eventsOfPage, type Numbered, visitsOfPage } from '../records/record-rows.ts';
import { readChunks } from '../row-values.ts';
import type { Schema } from '../schema/schema.ts';
import type { StoreHash } from '../store-hash.ts';
import { allInstalls } from './erased-visitor.ts';

export function createVisitorStore({ read }: Pick<SqlAccess, 'read'>, storeHash: StoreHash): VisitorStore {
  return {
    async recordsOfVisitor(query) {
      const key = (await storeHash())('visitor', query.visitorId);
      const records: ExportedRecord[] = [];
      for (const { table, rowsOf } of KINDS) {
        const seqs = await numbersOf(read, table, { ...query, key });
        const rows = await readChunks<number, Numbered<ExportedRecord>>(seqs, (chunk) => rowsOf(read, chunk));
        records.push(...rows.map(({ record }) => record));
      }
      return records;
    },
    async tenantsOfVisitor(visitorId) {
      const key = (await storeHash())('visitor', visitorId);
      const found = new Set<string>();
      for (const { table } of KINDS) for (const id of await tenantsIn(read, table, { visitorId, key })) found.add(id);
      return [...found].sort();
    },
  };
}

interface Kind {
  table: RecordTable;
  rowsOf(db: Kysely<Schema>, seqs: readonly number[]): Promise<Numbered<ExportedRecord>[]>;
}

const KINDS: readonly Kind[] = [
  { table: 'visits', rowsOf: (db, seqs) => visitsOfPage(db, {}, { seqs }) },
  { table: 'actions', rowsOf: (db, seqs) => actionsOfPage(db, {}, { seqs }) },
  { table: 'server_events', rowsOf: (db, seqs) => eventsOfPage(db, {}, { seqs }) },
];

const PROJECTED = {
  visits: 'visitor_visits',
  actions: 'visitor_actions',
  server_events: 'event_outcomes',
} as const;
const COUNTERS = { visits: 'visit', actions: 'action', server_events: 'event' } as const;

type KeyedQuery = VisitorQuery & { key: Uint8Array };

/** The position is read first: a record that is projected in the meantime is found twice, and never missed. */
async function numbersOf(db: Kysely<Schema>, table: RecordTable, query: KeyedQuery): Promise<number[]> {
  const position = await positionOf(db, table);
  const installs = installsOf(db, query.brandId);
  const projected = await db
    .selectFrom(PROJECTED[table])
    .select('seq')
    .where('visitor', '=', query.key)
    .where('install', 'in', installs)
    .orderBy('seq')
    .limit(query.limit)
    .execute();
  const fresh = await newRecords(db, table, query.visitorId, position)
    .where('installs.brand_id', '=', query.brandId)
    .orderBy('seq')
    .limit(query.limit)
    .execute();
  const seqs = new Set([...projected, ...fresh].map(({ seq }) => seq));
  return [...seqs].sort((a, b) => a - b).slice(0, query.limit);
}

async function tenantsIn(
  db: Kysely<Schema>,
  table: RecordTable,
  { visitorId, key }: { visitorId: string; key: Uint8Array },
): Promise<string[]> {
  const position = await positionOf(db, table);
  const projected = await db
    .selectFrom(PROJECTED[table])
    .innerJoin('installs', 'installs.number', 'install')
    .innerJoin('brands', 'brands.id', 'installs.brand_id')
    .select('brands.tenant_id')
    .distinct()
    .where('visitor', '=', key)
    .where('install', 'in', allInstalls(db))
    .execute();
  const fresh = await newRecords(db, table, visitorId, position)
    .innerJoin('brands', 'brands.id', 'installs.brand_id')
    .select('brands.tenant_id')
    .execute();
  return [...projected, ...fresh].map(({ tenant_id }) => tenant_id);
}

async function positionOf(db: Kysely<Schema>, table: RecordTable): Promise<number> {
  const head = await readLowest(db);
  return head[COUNTERS[table]];
}

const installsOf = (db: Kysely<Schema>, brandId: string) =>
  db.selectFrom('installs').select('number').where('brand_id', '=', brandId);

/** Records of the visitor that are not projected yet. */
function newRecords(db: Kysely<Schema>, table: RecordTable, visitorId: string, position: number) {
  const records =
    table === 'server_events'
      ? db
          .selectFrom('server_events')
          .innerJoin('connections', 'connections.number', 'server_events.connection')
          .select(['seq', 'connections.install'])
          .where('seq', '>', position)
          .where('visitor_id', '=', visitorId)
      : db.selectFrom(table).select(['seq', 'install']).where('seq', '>', position).where('visitor_id', '=', visitorId);
  return db
    .selectFrom(records.as('fresh'))
    .innerJoin('installs', 'installs.number', 'fresh.install')
    .select('fresh.seq');
}
