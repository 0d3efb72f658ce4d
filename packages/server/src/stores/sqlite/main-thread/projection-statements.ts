// Projection into SQLite: all installs are one part, whose position is in `projection`. The first statement of a write
// increments the version if it is still the one that was read.
import type { CompiledQuery, Kysely } from 'kysely';
import type { ProjectionChange } from '../../../attribution/ports.ts';
import type { KeyedHash } from '../../keyed-hash.ts';
import type { Head } from '../../sql/attribution/projection-head.ts';
import { addToReport } from '../../sql/attribution/report-rows.ts';
import { VisitorKeys } from '../../sql/attribution/visitor-keys.ts';
import { inChunks } from '../../sql/row-values.ts';
import type { Schema } from '../../sql/schema/schema.ts';

const ONLY_PART = 0;

export async function readOnlyHead(db: Kysely<Schema>): Promise<Head[]> {
  const { version, visit, action, event } = await db.selectFrom('projection').selectAll().executeTakeFirstOrThrow();
  return [{ part: ONLY_PART, version, visit, action, event }];
}

export function projectionStatements(db: Kysely<Schema>, hash: KeyedHash, change: ProjectionChange): CompiledQuery[] {
  const keys = new VisitorKeys(hash);
  return [
    guard(db, change),
    ...inChunks(change.visits).map((visits) => insertVisits(db, keys, visits)),
    ...inChunks(change.actions).map((actions) => writeActions(db, keys, actions)),
    ...inChunks(change.events).map((events) => writeOutcomes(db, keys, events, change.at)),
    ...inChunks(change.deltas).map((deltas) => addToReport(db, deltas).compile()),
  ];
}

const guard = (db: Kysely<Schema>, { parts, seen }: ProjectionChange): CompiledQuery =>
  db
    .updateTable('projection')
    .set((eb) => ({ ...seen, version: eb('version', '+', 1) }))
    .where('version', '=', parts.find(({ part }) => part === ONLY_PART)?.version ?? 0)
    .compile();

const insertVisits = (db: Kysely<Schema>, keys: VisitorKeys, visits: ProjectionChange['visits']): CompiledQuery =>
  db
    .insertInto('visitor_visits')
    .values(
      visits.map((visit) => ({
        visitor: keys.of(visit),
        install: visit.install,
        at: visit.at,
        seq: visit.number,
        channel: visit.channel,
      })),
    )
    .compile();

const writeActions = (db: Kysely<Schema>, keys: VisitorKeys, actions: ProjectionChange['actions']): CompiledQuery =>
  db
    .insertInto('visitor_actions')
    .values(
      actions.map((action) => ({
        visitor: keys.of(action),
        install: action.install,
        at: action.at,
        seq: action.number,
        channel: action.channel,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['visitor', 'install', 'at', 'seq'])
        .doUpdateSet((eb) => ({ channel: eb.ref('excluded.channel') })),
    )
    .compile();

/** The event itself and `processed_at` stay as they were first written. */
const writeOutcomes = (
  db: Kysely<Schema>,
  keys: VisitorKeys,
  events: ProjectionChange['events'],
  at: number,
): CompiledQuery =>
  db
    .insertInto('event_outcomes')
    .values(events.map((change) => ({ ...outcomeRow(keys, change), processed_at: at })))
    .onConflict((conflict) =>
      conflict.column('seq').doUpdateSet((eb) => ({
        outcome: eb.ref('excluded.outcome'),
        channel: eb.ref('excluded.channel'),
        source: eb.ref('excluded.source'),
        first_seen_at: eb.ref('excluded.first_seen_at'),
        last_seen_at: eb.ref('excluded.last_seen_at'),
        original: eb.ref('excluded.original'),
      })),
    )
    .compile();

const outcomeRow = (keys: VisitorKeys, { event, outcome }: ProjectionChange['events'][number]) => ({
  seq: event.number,
  install: event.install,
  visitor: event.visitorId === null ? null : keys.of({ visitorId: event.visitorId }),
  subject: Buffer.from(event.subject, 'hex'),
  status: event.status,
  occurred_at: event.occurredAt,
  outcome: outcome.outcome,
  channel: outcome.channel,
  source: outcome.source,
  first_seen_at: outcome.firstSeenAt,
  last_seen_at: outcome.lastSeenAt,
  original: outcome.original,
});
