// The expected attribution report of a complete history, straight from decisions 4 and 9: everything is sorted and
// counted from scratch, without increments, batches or server code.
import type { ActionFact, EventFact, EventOutcome, ReportDelta, VisitFact } from '../../src/attribution/ports.ts';

const DAYS_30 = 30 * 24 * 60 * 60 * 1000;

type SeenVisit = VisitFact & { channel: ReportDelta['channel'] };
type Metric = 'visits' | 'visitors' | 'actions' | 'confirmed' | 'reversed';

export interface CompleteHistory {
  visits: readonly SeenVisit[];
  actions: readonly ActionFact[];
  events: readonly EventFact[];
}

export interface Expected {
  report: ReportDelta[];
  outcomes: Map<number, EventOutcome>;
  actionChannels: Map<number, ReportDelta['channel']>;
}

export function expectedOf(history: CompleteHistory): Expected {
  const visits = [...history.visits].sort((a, b) => a.at - b.at || a.number - b.number);
  const rows: ReportDelta[] = [];
  const bump = (install: number, at: number, channel: ReportDelta['channel'], metric: Metric): void => {
    const day = new Date(at).toISOString().split('T')[0] ?? '';
    let row = rows.find((r) => r.install === install && r.day === day && r.channel === channel);
    if (!row) {
      row = { install, day, channel, visits: 0, visitors: 0, actions: 0, confirmed: 0, reversed: 0 };
      rows.push(row);
    }
    row[metric] += 1;
  };

  const counted = new Set<string>();
  for (const { install, visitorId, at, channel } of visits) {
    bump(install, at, channel, 'visits');
    const visitor = [install, visitorId, channel, Math.floor(at / 86_400_000)].join();
    if (!counted.has(visitor)) bump(install, at, channel, 'visitors');
    counted.add(visitor);
  }

  const actionChannels = new Map<number, ReportDelta['channel']>();
  for (const action of history.actions) {
    const channel =
      creditOf(visits, action.install, action.visitorId, action.at, action.at)?.last.channel ?? 'unattributed';
    actionChannels.set(action.number, channel);
    bump(action.install, action.at, channel, 'actions');
  }

  const outcomes = new Map<number, EventOutcome>();
  for (const [event, original] of originalsOf(history.events)) {
    const outcome = outcomeOf(visits, event, original);
    outcomes.set(event.number, outcome);
    if (outcome.metric) bump(event.install, event.occurredAt, outcome.channel, outcome.metric);
  }
  const key = ({ install, day, channel }: ReportDelta): string => JSON.stringify([install, day, channel]);
  return { report: rows.sort((a, b) => (key(a) < key(b) ? -1 : 1)), outcomes, actionChannels };
}

function creditOf(sorted: readonly SeenVisit[], install: number, visitorId: string | null, at: number, until: number) {
  const known = sorted.filter(
    (visit) =>
      visit.install === install && visit.visitorId === visitorId && visit.at <= until && at - visit.at <= DAYS_30,
  );
  const first = known[0];
  const last = known.findLast(({ channel }) => channel !== 'direct') ?? known.at(-1);
  return first && last && { first, last };
}

/**
 * Maps every event to the event it refers to: a confirmed event to itself, a reversal to the latest confirmed event of
 * its subject that is not after the last moment that its own time can denote, or to nothing. Reversals choose in the
 * order of those moments.
 */
function originalsOf(events: readonly EventFact[]): [EventFact, EventFact | undefined][] {
  const byId = [...events].sort((a, b) => (a.eventId < b.eventId ? -1 : 1));
  const reversals = byId
    .filter(({ status }) => status === 'reversed')
    .sort((a, b) => a.creditedUntil - b.creditedUntil);
  const open = byId.filter(({ status }) => status === 'confirmed').sort((a, b) => a.occurredAt - b.occurredAt);
  const chosen = reversals.map((reversal): [EventFact, EventFact | undefined] => {
    const i = open.findLastIndex(
      ({ subject, occurredAt }) => subject === reversal.subject && occurredAt <= reversal.creditedUntil,
    );
    return [reversal, i < 0 ? undefined : open.splice(i, 1)[0]];
  });
  const others = events.filter(({ status }) => status !== 'reversed');
  return [...others.map((event): [EventFact, EventFact] => [event, event]), ...chosen];
}

function outcomeOf(visits: readonly SeenVisit[], event: EventFact, original: EventFact | undefined): EventOutcome {
  const none = { channel: 'unattributed', source: null, firstSeenAt: null, lastSeenAt: null, original: null } as const;
  if (event.status === 'test') return { outcome: 'test', metric: null, ...none };
  if (!original) return { outcome: 'reversal_unmatched', metric: null, ...none };
  const credit = creditOf(visits, original.install, original.visitorId, original.occurredAt, original.creditedUntil);
  const marks = credit
    ? {
        channel: credit.last.channel,
        source: credit.last.source,
        firstSeenAt: credit.first.at,
        lastSeenAt: credit.last.at,
      }
    : none;
  if (event.status === 'reversed') {
    return { outcome: 'reversed', metric: 'reversed', ...marks, original: original.number };
  }
  return { outcome: credit ? 'attributed' : 'unattributed', metric: 'confirmed', ...marks, original: null };
}
