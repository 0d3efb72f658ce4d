// Inserts the records of a group and their exactly-once keys, with one statement for each table.
import type pg from 'pg';
import { DAY_MS } from '../../../kernel/day.ts';
import type { Binding, DedupeKey } from '../../ingest/dedupe.ts';
import type { ActionRow, EventRow, VisitRow } from '../../ingest/rows.ts';
import type { RecordWriter } from '../../ingest/writer-parts.ts';
import { arraysOf, bytes, type Column, typesOf } from '../array-columns.ts';
import { preparedQuery } from '../pooler.ts';
import { type Claim, keyName } from './group-dedupe.ts';

/** Buffers records until `write`. */
export interface GroupRecords extends RecordWriter {
  /** An array for each of {@link RECORD_TYPES}. */
  columns(): unknown[][];
  write(client: pg.ClientBase): Promise<void>;
}

const DELIVERY: Column<VisitRow | ActionRow>[] = [
  ['install', 'bigint', ({ install }) => install],
  ['visitor_id', 'text', ({ visitorId }) => visitorId],
  ['delivery_id', 'bytea', ({ deliveryId }) => bytes(deliveryId)],
  ['receipt_id', 'bytea', ({ receiptId }) => bytes(receiptId)],
  ['received_at', 'bigint', ({ receivedAt }) => receivedAt],
];
const VISIT: Column<VisitRow>[] = [
  ...DELIVERY,
  ['page', 'text', ({ page }) => page],
  ['source', 'text', ({ source }) => source],
  ['referrer', 'text', ({ referrer }) => referrer],
];
const EVENT: Column<EventRow>[] = [
  ['connection', 'bigint', ({ connection }) => connection],
  ['receipt_id', 'bytea', ({ receiptId }) => bytes(receiptId)],
  ['webhook_id', 'text', ({ webhookId }) => webhookId],
  ['event_id', 'text', ({ eventId }) => eventId],
  ['handle', 'text', ({ handle }) => handle],
  ['status', 'text', ({ status }) => status],
  ['occurred_at_text', 'text', ({ occurredAtText }) => occurredAtText],
  ['occurred_at', 'bigint', ({ occurredAt }) => occurredAt],
  ['subject_type', 'text', ({ subjectType }) => subjectType],
  ['subject_id', 'text', ({ subjectId }) => subjectId],
  ['visitor_id', 'text', ({ visitorId }) => visitorId],
  ['received_at', 'bigint', ({ receivedAt }) => receivedAt],
];
const CLAIM: Column<Claim>[] = [
  ['owner', 'bigint', ({ owner }) => owner],
  ['kind', 'smallint', ({ kind }) => kind],
  ['key', 'bytea', ({ key }) => bytes(key)],
  ['fingerprint', 'bytea', ({ fingerprint }) => bytes(fingerprint)],
  ['receipt', 'bytea', ({ receipt }) => bytes(receipt)],
  ['day', 'bigint', ({ at }) => Math.floor(at / DAY_MS)],
];

/** The column types of visits, then actions, then server events. */
export const RECORD_TYPES: readonly string[] = [...typesOf(VISIT), ...typesOf(DELIVERY), ...typesOf(EVENT)];
export const CLAIM_TYPES: readonly string[] = typesOf(CLAIM);

export const claimColumns = (claims: readonly Claim[]): unknown[][] => arraysOf(CLAIM, claims);

/** Passes one array for each column, so that the statement is the same for any number of rows and is prepared once. */
function createInsert<Row>(table: string, columns: readonly Column<Row>[], ending = '') {
  const names = columns.map(([name]) => name).join(', ');
  const arrays = columns.map(([, type], i) => `$${i + 1}::${type}[]`).join(', ');
  const text = `insert into ${table} (${names}) select * from unnest(${arrays})${ending}`;
  return async (client: pg.ClientBase, rows: readonly Row[]): Promise<number> => {
    if (rows.length === 0) return 0;
    const values = arraysOf(columns, rows);
    return (await client.query(preparedQuery(client, { name: `insert-${table}`, text, values }))).rowCount ?? 0;
  };
}

const insertVisits = createInsert('visits', VISIT);
const insertActions = createInsert<ActionRow>('actions', DELIVERY);
const insertEvents = createInsert('server_events', EVENT);

/** Returns how many of the keys were free. The claims must be sorted. */
export const insertClaims = createInsert('dedupe', CLAIM, ' on conflict do nothing');

export function createGroupRecords(): GroupRecords {
  const visits: VisitRow[] = [];
  const actions: ActionRow[] = [];
  const events: EventRow[] = [];
  return {
    insertVisit: (row) => void visits.push(row),
    insertAction: (row) => void actions.push(row),
    insertEvent: (row) => void events.push(row),
    columns: () => [...arraysOf(VISIT, visits), ...arraysOf<ActionRow>(DELIVERY, actions), ...arraysOf(EVENT, events)],
    async write(client) {
      await insertVisits(client, visits);
      await insertActions(client, actions);
      await insertEvents(client, events);
    },
  };
}

/** The existing bindings of these keys, by `keyName`. */
export async function readBindings(
  client: pg.ClientBase,
  keys: readonly DedupeKey[],
): Promise<ReadonlyMap<string, Binding>> {
  const { rows } = await client.query<DedupeKey & Binding>(
    preparedQuery(client, {
      name: 'read-bindings',
      text: `select owner, kind, key, fingerprint, receipt
        from unnest($1::bigint[], $2::smallint[], $3::bytea[]) as asked (owner, kind, key)
        join dedupe using (owner, kind, key)`,
      values: [keys.map(({ owner }) => owner), keys.map(({ kind }) => kind), keys.map(({ key }) => bytes(key))],
    }),
  );
  return new Map(rows.map((row) => [keyName(row), { fingerprint: row.fingerprint, receipt: row.receipt }]));
}
