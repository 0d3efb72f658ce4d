// Projected actions and events that new visits may be credited with: of the same visitor, at or after a visit and within
// the attribution window.
import { type Kysely, sql } from 'kysely';
import {
  ATTRIBUTION_WINDOW_MS,
  LONGEST_CREDIT_AFTER_MS,
  type ProjectedAction,
  type ProjectedEvent,
  type ReportChannel,
  type VisitFact,
  type VisitorKey,
} from '../../../attribution/ports.ts';
import { readChunks, rowValues } from '../row-values.ts';
import type { Schema } from '../schema/schema.ts';
import { type EventRow, projectedEvent } from './subject-events.ts';
import type { VisitorKeys } from './visitor-keys.ts';

/** From the first new visit of a visitor to the end of the last one's window. */
export interface CreditSpan extends VisitorKey {
  key: Buffer;
  since: number;
  until: number;
}

export function creditSpans(visits: readonly VisitFact[], keys: VisitorKeys): CreditSpan[] {
  const spans = new Map<string, CreditSpan>();
  for (const { install, visitorId, at } of visits) {
    const name = `${install} ${visitorId}`;
    const span = spans.get(name) ?? { install, visitorId, key: keys.of({ visitorId }), since: at, until: at };
    span.since = Math.min(span.since, at);
    span.until = Math.max(span.until, at + ATTRIBUTION_WINDOW_MS);
    spans.set(name, span);
  }
  return [...spans.values()];
}

const spanRows = (spans: readonly CreditSpan[]) =>
  rowValues(
    ['bigint', 'blob', 'bigint', 'bigint', 'bigint'],
    spans.map(({ install, key, since, until }, i) => [i, key, install, since, until]),
  );

export const creditableActions = (db: Kysely<Schema>, spans: readonly CreditSpan[]): Promise<ProjectedAction[]> =>
  readChunks(spans, async (chunk) => {
    const { rows } = await sql<{ n: number; at: number; number: number; channel: ReportChannel }>`
      with span (n, visitor, install, since, until) as (values ${spanRows(chunk)})
      select span.n, action.at, action.seq as number, action.channel
      from span cross join visitor_actions as action
      where action.visitor = span.visitor and action.install = span.install
        and action.at >= span.since and action.at <= span.until`.execute(db);
    return rows.flatMap(({ n, ...action }) => {
      const span = chunk[n];
      return span ? [{ ...action, install: span.install, visitorId: span.visitorId }] : [];
    });
  });

export const creditableEvents = (db: Kysely<Schema>, spans: readonly CreditSpan[]): Promise<ProjectedEvent[]> =>
  readChunks(spans, async (chunk) => {
    const { rows } = await sql<EventRow>`
      with span (n, visitor, install, since, until) as (values ${spanRows(chunk)})
      select outcome.*, event.event_id, event.occurred_at_text, event.visitor_id
      from span cross join event_outcomes as outcome
      join server_events as event on event.seq = outcome.seq
      where outcome.visitor = span.visitor and outcome.install = span.install and outcome.status = 'confirmed'
        and outcome.occurred_at >= span.since - ${LONGEST_CREDIT_AFTER_MS} and outcome.occurred_at <= span.until`.execute(
      db,
    );
    return rows.map(projectedEvent);
  });
