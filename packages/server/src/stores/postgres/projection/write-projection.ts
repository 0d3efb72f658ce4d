// Writes a batch of the projection in one statement, so that no transaction is open while this process does other work.
import type pg from 'pg';
import type { ProjectionChange, ReportDelta, VisitorKey } from '../../../attribution/ports.ts';
import { dayNumber } from '../../../kernel/day.ts';
import type { WriteProjection } from '../../sql/attribution/projection-store.ts';
import { VisitorKeys } from '../../sql/attribution/visitor-keys.ts';
import { arraysOf, type Column, typesOf } from '../array-columns.ts';
import type { Partitions } from '../partitions.ts';
import { preparedQuery } from '../pooler.ts';
import { errorOf } from '../postgres-errors.ts';

type VisitorRow = ProjectionChange['visits' | 'actions'][number] & { visitor: Buffer };
type EventRow = ProjectionChange['events'][number] & { visitor: Buffer | null };

const VISITOR_RECORD: Column<VisitorRow>[] = [
  ['visitor', 'bytea', ({ visitor }) => visitor],
  ['install', 'bigint', ({ install }) => install],
  ['at', 'bigint', ({ at }) => at],
  ['seq', 'bigint', ({ number }) => number],
  ['channel', 'text', ({ channel }) => channel],
];
const OUTCOME: Column<EventRow>[] = [
  ['seq', 'bigint', ({ event }) => event.number],
  ['install', 'bigint', ({ event }) => event.install],
  ['visitor', 'bytea', ({ visitor }) => visitor],
  ['subject', 'bytea', ({ event }) => Buffer.from(event.subject, 'hex')],
  ['status', 'text', ({ event }) => event.status],
  ['occurred_at', 'bigint', ({ event }) => event.occurredAt],
  ['outcome', 'text', ({ outcome }) => outcome.outcome],
  ['channel', 'text', ({ outcome }) => outcome.channel],
  ['source', 'text', ({ outcome }) => outcome.source],
  ['first_seen_at', 'bigint', ({ outcome }) => outcome.firstSeenAt],
  ['last_seen_at', 'bigint', ({ outcome }) => outcome.lastSeenAt],
  ['original', 'bigint', ({ outcome }) => outcome.original],
];
const DELTA: Column<ReportDelta>[] = [
  ['install', 'bigint', ({ install }) => install],
  ['day', 'bigint', ({ day }) => dayNumber(day)],
  ['channel', 'text', ({ channel }) => channel],
  ['visits', 'bigint', ({ visits }) => visits],
  ['visitors', 'bigint', ({ visitors }) => visitors],
  ['actions', 'bigint', ({ actions }) => actions],
  ['confirmed', 'bigint', ({ confirmed }) => confirmed],
  ['reversed', 'bigint', ({ reversed }) => reversed],
];

const TYPES = [
  ...['bigint[]', 'bigint[]', 'bigint', 'bigint', 'bigint', 'bigint'],
  ...[...typesOf(VISITOR_RECORD), ...typesOf(VISITOR_RECORD), ...typesOf(OUTCOME), ...typesOf(DELTA)].map(
    (type) => `${type}[]`,
  ),
];
const TEXT = `select write_projection(${TYPES.map((type, i) => `$${i + 1}::${type}`).join(', ')}) as written`;

export const createWriteProjection =
  (pool: pg.Pool, partitions: Partitions): WriteProjection =>
  async (hash, change) => {
    const values = valuesOf(change, new VisitorKeys(hash));
    const records = [
      ...change.visits.map(({ at }) => ({ table: 'visitor_visits' as const, at })),
      ...change.actions.map(({ at }) => ({ table: 'visitor_actions' as const, at })),
    ];
    return partitions.during(records, () => writeProjection(pool, values));
  };

/** In the order of {@link TYPES}. */
function valuesOf({ parts, seen, at, visits, actions, events, deltas }: ProjectionChange, keys: VisitorKeys) {
  const withVisitor = <Row extends Pick<VisitorKey, 'visitorId'>>(row: Row) => ({ ...row, visitor: keys.of(row) });
  const outcomes = events.map((row): EventRow => {
    const { visitorId } = row.event;
    return { ...row, visitor: visitorId === null ? null : keys.of({ visitorId }) };
  });
  return [
    parts.map(({ part }) => part),
    parts.map(({ version }) => version),
    ...[seen.visit ?? null, seen.action ?? null, seen.event ?? null, at],
    ...arraysOf(VISITOR_RECORD, visits.map(withVisitor)),
    ...arraysOf(VISITOR_RECORD, actions.map(withVisitor)),
    ...arraysOf(OUTCOME, outcomes),
    ...arraysOf(DELTA, deltas),
  ];
}

async function writeProjection(pool: pg.Pool, values: unknown[]): Promise<boolean> {
  let client: pg.PoolClient | undefined;
  try {
    client = await pool.connect();
    const query = preparedQuery(client, { name: 'write-projection', text: TEXT, values });
    const { rows } = await client.query<{ written: boolean }>(query);
    client.release();
    return rows[0]?.written ?? false;
  } catch (error) {
    client?.release(error instanceof Error ? error : true);
    throw errorOf(error);
  }
}
