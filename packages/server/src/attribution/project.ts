// Turns new records into the attribution report and the receipts' outcomes, idempotently: what a record counts as is
// a function of its visitor's and its subject's whole history, written as the difference to what it counted as before.
import type { Clock } from '../kernel/clock.ts';
import type { Channel, OwnSites, VisitOrigin } from './channel.ts';
import { dayOf } from './day.ts';
import { type Attribution, attribute, matchReversals, type Touch } from './join.ts';
import type {
  EventFact,
  EventOutcome,
  FactBatch,
  History,
  ProjectedAction,
  ProjectedEvent,
  ProjectionChange,
  ProjectionStore,
  VisitorKey,
} from './ports.ts';
import { ReportDeltas } from './report-deltas.ts';

export interface ProjectDeps {
  store: ProjectionStore;
  channelOf(visit: VisitOrigin, own: OwnSites): Channel;
  ownSitesOf(install: number): Promise<OwnSites>;
  clock: Pick<Clock, 'now'>;
}

/** Projects at most `limit` records of each kind; gives how many there were. Safe to run twice at once. */
export const projectFacts =
  (deps: ProjectDeps) =>
  async (limit: number): Promise<number> => {
    const batch = await deps.store.nextFacts(limit);
    const count = batch.visits.length + batch.actions.length + batch.events.length;
    if (count === 0) return 0;
    const visits = await Promise.all(
      batch.visits.map(async (visit) => ({
        ...visit,
        channel: deps.channelOf(visit, await deps.ownSitesOf(visit.install)),
      })),
    );
    const history = await deps.store.history(visitorsOf(batch), batch.events);
    await deps.store.applyProjection(changeOf(batch, visits, history, deps.clock.now()));
    return count;
  };

const keyOf = ({ install, visitorId }: VisitorKey): string => `${install}\n${visitorId}`;

/** Those whose visits or actions are new. A new event changes nothing for its visitor's other records. */
function visitorsOf({ visits, actions }: FactBatch): VisitorKey[] {
  const keys = new Map<string, VisitorKey>();
  for (const key of [...visits, ...actions]) keys.set(keyOf(key), key);
  return [...keys.values()].map(({ install, visitorId }) => ({ install, visitorId }));
}

/** Pure: the difference between what the records counted as and what the history now says. */
export function changeOf(
  batch: FactBatch,
  visits: ProjectionChange['visits'],
  history: History,
  at: number,
): ProjectionChange {
  const deltas = new ReportDeltas();
  const touches = Map.groupBy<string, Touch & VisitorKey>(history.touches, keyOf);
  const fresh: ProjectionChange['visits'] = [];
  for (const visit of visits) if (addVisit(visit, touches, deltas)) fresh.push(visit);

  const actions: ProjectionChange['actions'] = [];
  for (const action of actionsOf(batch, history)) {
    const channel = attribute(action.at, touches.get(keyOf(action)) ?? [])?.last.channel ?? 'unattributed';
    if (channel === action.channel) continue;
    if (action.channel !== null) deltas.add(action.install, action.at, action.channel, 'actions', -1);
    deltas.add(action.install, action.at, channel, 'actions', 1);
    actions.push({
      number: action.number,
      install: action.install,
      visitorId: action.visitorId,
      at: action.at,
      channel,
    });
  }

  const events: ProjectionChange['events'] = [];
  for (const [event, outcome] of outcomesOf(history.events, touches)) {
    if (isSame(event.projected, outcome)) continue;
    count(event, event.projected, deltas, -1);
    count(event, outcome, deltas, 1);
    events.push({ number: event.number, outcome });
  }
  const last = (facts: readonly { number: number }[]): number | undefined => facts.at(-1)?.number;
  const seen = { visit: last(batch.visits), action: last(batch.actions), event: last(batch.events) };
  return {
    version: batch.version,
    visits: fresh,
    actions,
    events,
    deltas: deltas.rows(),
    at,
    seen: Object.fromEntries(Object.entries(seen).filter(([, number]) => number !== undefined)),
  };
}

/** New actions and those already projected; an action that is both keeps the channel it counts under. */
function actionsOf(batch: FactBatch, history: History): Iterable<ProjectedAction> {
  const fresh = batch.actions.map((action) => ({ ...action, channel: null }));
  return new Map<number, ProjectedAction>(
    [...fresh, ...history.actions].map((action) => [action.number, action]),
  ).values();
}

/** Counts a visit and adds it to the touches; false where the history has it already. */
function addVisit(
  visit: ProjectionChange['visits'][number],
  touches: Map<string, (Touch & VisitorKey)[]>,
  deltas: ReportDeltas,
): boolean {
  const key = keyOf(visit);
  const known = touches.get(key) ?? [];
  if (known.some((touch) => touch.visit === visit.number)) return false;
  const { install, visitorId, at, channel, source } = visit;
  const counted = known.some((touch) => touch.channel === channel && dayOf(touch.at) === dayOf(at));
  deltas.add(install, at, channel, 'visits', 1);
  if (!counted) deltas.add(install, at, channel, 'visitors', 1);
  touches.set(key, [...known, { install, visitorId, visit: visit.number, at, channel, source }]);
  return true;
}

const subjectOf = (event: EventFact): string =>
  JSON.stringify([event.connection, event.handle, event.subjectType, event.subjectId]);

function* outcomesOf(
  events: readonly ProjectedEvent[],
  touches: Map<string, readonly Touch[]>,
): Generator<[ProjectedEvent, EventOutcome]> {
  const attributions = new Map<number, Attribution | null>();
  for (const event of events) {
    const { install, visitorId } = event;
    const known = visitorId === null ? [] : (touches.get(keyOf({ install, visitorId })) ?? []);
    attributions.set(event.number, attribute(event.occurredAt, known));
  }
  for (const group of Map.groupBy(events, subjectOf).values()) {
    const originals = matchReversals(
      group.flatMap(({ number, eventId, occurredAt, status }) =>
        status === 'test' ? [] : [{ event: number, eventId, occurredAt, status }],
      ),
    );
    for (const event of group) yield [event, outcomeOf(event, originals.get(event.number), attributions)];
  }
}

function outcomeOf(
  event: EventFact,
  original: number | null | undefined,
  attributions: ReadonlyMap<number, Attribution | null>,
): EventOutcome {
  if (event.status === 'test') return bare('test', null);
  if (event.status === 'confirmed') {
    const own = attributions.get(event.number) ?? null;
    return own ? credited('attributed', 'confirmed', own) : bare('unattributed', 'confirmed');
  }
  if (original === null || original === undefined) return bare('reversal_unmatched', null);
  const originals = attributions.get(original) ?? null;
  return originals ? credited('reversed', 'reversed', originals) : bare('reversed', 'reversed');
}

const bare = (outcome: EventOutcome['outcome'], metric: EventOutcome['metric']): EventOutcome => ({
  outcome,
  metric,
  channel: 'unattributed',
  source: null,
  firstSeenAt: null,
  lastSeenAt: null,
});

const credited = (
  outcome: EventOutcome['outcome'],
  metric: EventOutcome['metric'],
  { last, first }: Attribution,
): EventOutcome => ({
  outcome,
  metric,
  channel: last.channel,
  source: last.source,
  firstSeenAt: first.at,
  lastSeenAt: last.at,
});

const isSame = (a: EventOutcome | null, b: EventOutcome): boolean =>
  a !== null &&
  a.outcome === b.outcome &&
  a.channel === b.channel &&
  a.source === b.source &&
  a.firstSeenAt === b.firstSeenAt &&
  a.lastSeenAt === b.lastSeenAt;

function count(event: EventFact, outcome: EventOutcome | null, deltas: ReportDeltas, by: 1 | -1): void {
  if (outcome?.metric) deltas.add(event.install, event.occurredAt, outcome.channel, outcome.metric, by);
}
