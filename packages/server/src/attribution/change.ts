// The effect of a batch of new records: the difference between their previous and their current outcomes. Pure.
import { dayOf } from '../kernel/day.ts';
import { instantOccurrence, isSettled } from './join.ts';
import { isSameOutcome, outcomesOf } from './outcomes.ts';
import type {
  ClassifiedBatch,
  ClassifiedVisit,
  EventFact,
  EventOutcome,
  History,
  ProjectedAction,
  ProjectionChange,
} from './ports.ts';
import { ReportDeltas } from './report-deltas.ts';
import { Touches } from './touches.ts';

/** @param at stored as the processing time of new events */
export function changeOf(batch: ClassifiedBatch, history: History, at: number): ProjectionChange {
  const deltas = new ReportDeltas();
  const touches = new Touches(history.touches);
  return {
    parts: batch.parts,
    seen: batch.seen,
    visits: batch.visits.filter((visit) => addVisit(visit, touches, deltas)),
    actions: [...changedActions(batch, history, touches, deltas)],
    events: [...changedEvents(history, touches, deltas)],
    deltas: deltas.rows(),
    at,
  };
}

/** Counts a visit and adds it to the touches; false if the history already has it. */
function addVisit(visit: ClassifiedVisit, touches: Touches, deltas: ReportDeltas): boolean {
  const known = touches.of(visit);
  if (known.some((touch) => touch.visit === visit.number)) return false;
  const { install, visitorId, number, at, channel, source } = visit;
  const isCounted = known.some((touch) => touch.channel === channel && dayOf(touch.at) === dayOf(at));
  deltas.add(install, at, channel, 'visits', 1);
  if (!isCounted) deltas.add(install, at, channel, 'visitors', 1);
  touches.add({ install, visitorId, visit: number, at, channel, source });
  return true;
}

function* changedActions(
  batch: ClassifiedBatch,
  history: History,
  touches: Touches,
  deltas: ReportDeltas,
): Generator<ProjectionChange['actions'][number]> {
  for (const { channel: before, ...action } of actionsOf(batch, history)) {
    if (before !== null && isSettled(action.at, history.visitsFrom)) continue;
    const channel = touches.attribute(action, instantOccurrence(action.at))?.last.channel ?? 'unattributed';
    if (channel === before) continue;
    if (before !== null) deltas.add(action.install, action.at, before, 'actions', -1);
    deltas.add(action.install, action.at, channel, 'actions', 1);
    yield { ...action, channel };
  }
}

/** New and already projected actions; an action that is both keeps its channel. */
function actionsOf(batch: ClassifiedBatch, history: History): Iterable<ProjectedAction> {
  const fresh = batch.actions.map((action) => ({ ...action, channel: null }));
  return new Map<number, ProjectedAction>(
    [...fresh, ...history.actions].map((action) => [action.number, action]),
  ).values();
}

function* changedEvents(
  history: History,
  touches: Touches,
  deltas: ReportDeltas,
): Generator<ProjectionChange['events'][number]> {
  for (const [{ projected, ...event }, outcome] of outcomesOf(history.events, touches, history.visitsFrom)) {
    if (isSameOutcome(projected, outcome)) continue;
    count(event, projected, deltas, -1);
    count(event, outcome, deltas, 1);
    yield { event, outcome };
  }
}

function count(event: EventFact, outcome: EventOutcome | null, deltas: ReportDeltas, by: 1 | -1): void {
  if (outcome?.metric) deltas.add(event.install, event.occurredAt, outcome.channel, outcome.metric, by);
}
