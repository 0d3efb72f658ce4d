// Projected events of whole subjects, among which reversals are matched.
import type { Kysely, Selectable } from 'kysely';
import { metricOf, type ProjectedEvent, timestampOccurrence } from '../../../attribution/ports.ts';
import { readChunks } from '../row-values.ts';
import type { EventOutcomeTable, Schema } from '../schema/schema.ts';

export interface EventRow extends Selectable<EventOutcomeTable> {
  event_id: string;
  occurred_at_text: string;
  visitor_id: string | null;
}

export const projectedEvent = (row: EventRow): ProjectedEvent => ({
  number: row.seq,
  install: row.install,
  subject: Buffer.from(row.subject).toString('hex'),
  eventId: row.event_id,
  occurredAt: row.occurred_at,
  creditedUntil: timestampOccurrence(row.occurred_at_text, row.occurred_at).creditedUntil,
  status: row.status,
  visitorId: row.visitor_id,
  projected: {
    outcome: row.outcome,
    metric: metricOf(row.outcome),
    channel: row.channel,
    source: row.source,
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
    original: row.original,
  },
});

const bytesOf = (subjects: readonly string[]) => subjects.map((subject) => Buffer.from(subject, 'hex'));

// NOTE: `status <> 'test'` is what lets SQLite use the partial index.

/** The subjects that have a projected reversal. */
export const subjectsWithReversals = (db: Kysely<Schema>, subjects: readonly string[]): Promise<string[]> =>
  readChunks(subjects, async (chunk) => {
    const rows = await db
      .selectFrom('event_outcomes')
      .select('subject')
      .distinct()
      .where('subject', 'in', bytesOf(chunk))
      .where('status', '=', 'reversed')
      .where('status', '<>', 'test')
      .execute();
    return rows.map(({ subject }) => Buffer.from(subject).toString('hex'));
  });

/** All projected events of the subjects, without tests. */
export const eventsOfSubjects = (db: Kysely<Schema>, subjects: readonly string[]): Promise<ProjectedEvent[]> =>
  readChunks(subjects, async (chunk) => {
    const rows = await db
      .selectFrom('event_outcomes')
      .innerJoin('server_events', 'server_events.seq', 'event_outcomes.seq')
      .selectAll('event_outcomes')
      .select(['event_id', 'occurred_at_text', 'visitor_id'])
      .where('subject', 'in', bytesOf(chunk))
      .where('event_outcomes.status', '<>', 'test')
      .execute();
    return rows.map(projectedEvent);
  });
