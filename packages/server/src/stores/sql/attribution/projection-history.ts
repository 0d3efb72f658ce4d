// Reads what a batch of new records may change, and what that depends on. Every lookup uses an index and finds few rows,
// however many records a visitor has.
import type { Kysely } from 'kysely';
import {
  type ClassifiedBatch,
  type EventFact,
  type History,
  instantOccurrence,
  type ProjectedEvent,
} from '../../../attribution/ports.ts';
import type { KeyedHash } from '../../keyed-hash.ts';
import type { Schema } from '../schema/schema.ts';
import { creditableActions, creditableEvents, creditSpans } from './creditable.ts';
import { decisiveTouches, type Moment, touchesOfDays } from './decisive-touches.ts';
import { eventsOfSubjects, subjectsWithReversals } from './subject-events.ts';
import { VisitorKeys } from './visitor-keys.ts';

export async function readHistory(db: Kysely<Schema>, hash: KeyedHash, batch: ClassifiedBatch): Promise<History> {
  const keys = new VisitorKeys(hash);
  const { visits_from } = await db.selectFrom('projection').select('visits_from').executeTakeFirstOrThrow();
  const spans = creditSpans(batch.visits, keys);
  const actions = await creditableActions(db, spans);
  const events = await relevantEvents(db, batch.events, await creditableEvents(db, spans));
  const moments: Moment[] = [
    ...[...batch.actions, ...actions].map((action) => ({ ...action, ...instantOccurrence(action.at) })),
    ...events.flatMap(momentOf),
  ];
  const touches = [...(await decisiveTouches(db, keys, moments)), ...(await touchesOfDays(db, keys, batch.visits))];
  return {
    touches: [...new Map(touches.map((touch) => [touch.visit, touch])).values()],
    actions,
    events,
    visitsFrom: visits_from,
  };
}

/** New events, events that new visits may be credited with, and all events of a subject that has a reversal. */
async function relevantEvents(
  db: Kysely<Schema>,
  fresh: readonly EventFact[],
  credited: readonly ProjectedEvent[],
): Promise<ProjectedEvent[]> {
  const all = [...fresh.map((event) => ({ ...event, projected: null })), ...credited];
  const subjects = new Set(all.flatMap(({ subject, status }) => (status === 'test' ? [] : [subject])));
  const reversed = new Set(all.flatMap(({ subject, status }) => (status === 'reversed' ? [subject] : [])));
  for (const subject of await subjectsWithReversals(db, [...subjects])) reversed.add(subject);
  const events = [...(await eventsOfSubjects(db, [...reversed])), ...all];
  return [...new Map(events.map((event) => [event.number, event])).values()];
}

/** A reversal shares the credit of the event that it cancels, so only confirmed events are credited. */
function momentOf({ install, visitorId, status, occurredAt, creditedUntil }: EventFact): Moment[] {
  return status === 'confirmed' && visitorId !== null ? [{ install, visitorId, at: occurredAt, creditedUntil }] : [];
}
