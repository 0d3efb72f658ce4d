// The outcome of each server event: its metric and its attribution (decisions 4 and 9). Pure.
import { isSettled, matchReversals } from './join.ts';
import { metricOf } from './metric.ts';
import type { EventFact, EventOutcome, ProjectedEvent } from './ports.ts';
import type { Touches } from './touches.ts';

type Credit = Pick<EventOutcome, 'channel' | 'source' | 'firstSeenAt' | 'lastSeenAt'>;

const NO_CREDIT: Credit = { channel: 'unattributed', source: null, firstSeenAt: null, lastSeenAt: null };

/**
 * The outcome of each event. A reversal whose original is gone (retention) has none: it keeps its earlier one. @param
 * visitsFrom visits before this time may be gone
 */
export function* outcomesOf(
  events: readonly ProjectedEvent[],
  touches: Touches,
  visitsFrom: number,
): Generator<[ProjectedEvent, EventOutcome]> {
  const credits = new Map(events.map((event) => [event.number, creditOf(event, touches, visitsFrom)]));
  const subjects = Map.groupBy(
    events.filter(({ projected }) => !isOrphan(projected, credits)),
    ({ subject }) => subject,
  );
  for (const group of subjects.values()) {
    const originals = matchReversals(group.flatMap(asSubjectEvent));
    for (const event of group) yield [event, outcomeOf(event, originals.get(event.number) ?? null, credits)];
  }
}

const isOrphan = (projected: EventOutcome | null, known: ReadonlyMap<number, unknown>): boolean =>
  projected !== null && projected.original !== null && !known.has(projected.original);

function creditOf(event: ProjectedEvent, touches: Touches, visitsFrom: number): Credit {
  const { install, visitorId, occurredAt, creditedUntil, projected } = event;
  if (projected !== null && isSettled(occurredAt, visitsFrom)) return projected;
  const attribution =
    visitorId === null ? null : touches.attribute({ install, visitorId }, { at: occurredAt, creditedUntil });
  if (attribution === null) return NO_CREDIT;
  const { last, first } = attribution;
  return { channel: last.channel, source: last.source, firstSeenAt: first.at, lastSeenAt: last.at };
}

function asSubjectEvent({ number, eventId, occurredAt, creditedUntil, status }: EventFact) {
  return status === 'test' ? [] : [{ event: number, eventId, occurredAt, creditedUntil, status }];
}

function outcomeOf(event: EventFact, original: number | null, credits: ReadonlyMap<number, Credit>): EventOutcome {
  if (event.status === 'test') return outcome('test', NO_CREDIT);
  if (event.status === 'confirmed') {
    const own = credits.get(event.number) ?? NO_CREDIT;
    return outcome(own.channel === 'unattributed' ? 'unattributed' : 'attributed', own);
  }
  if (original === null) return outcome('reversal_unmatched', NO_CREDIT);
  return outcome('reversed', credits.get(original) ?? NO_CREDIT, original);
}

function outcome(name: EventOutcome['outcome'], credit: Credit, original: number | null = null): EventOutcome {
  const { channel, source, firstSeenAt, lastSeenAt } = credit;
  return { outcome: name, metric: metricOf(name), channel, source, firstSeenAt, lastSeenAt, original };
}

export const isSameOutcome = (a: EventOutcome | null, b: EventOutcome): boolean =>
  a !== null &&
  a.outcome === b.outcome &&
  a.channel === b.channel &&
  a.source === b.source &&
  a.firstSeenAt === b.firstSeenAt &&
  a.lastSeenAt === b.lastSeenAt &&
  a.original === b.original;
