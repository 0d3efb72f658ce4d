// The projected visits that decide attribution: the few of a visitor that `attribute` would choose at given times.
import { type Kysely, sql } from 'kysely';
import {
  ATTRIBUTION_WINDOW_MS,
  type Channel,
  type ClassifiedVisit,
  type Occurrence,
  type Touch,
  type VisitorKey,
} from '../../../attribution/ports.ts';
import { DAY_MS } from '../../../kernel/day.ts';
import { readChunks, rowValues } from '../row-values.ts';
import type { Schema } from '../schema/schema.ts';
import type { VisitorKeys } from './visitor-keys.ts';

type KnownTouch = Touch & VisitorKey;

/** When something happened that a visit may be credited with. */
export type Moment = VisitorKey & Occurrence;

interface TouchRow {
  n: number;
  visit: number;
  at: number;
  channel: Channel;
  source: string | null;
}

const touchOf =
  (asked: readonly VisitorKey[]) =>
  (row: TouchRow): KnownTouch[] => {
    const { n, ...touch } = row;
    const visitor = asked[n];
    return visitor ? [{ ...touch, install: visitor.install, visitorId: visitor.visitorId }] : [];
  };

/** For each moment: the last visit, the last one that was not direct, and the first of the window, with all visits of its time. */
export function decisiveTouches(
  db: Kysely<Schema>,
  keys: VisitorKeys,
  moments: readonly Moment[],
): Promise<KnownTouch[]> {
  const distinct = [...new Map(moments.map((moment) => [Object.values(momentKey(moment)).join(' '), moment])).values()];
  return readChunks(distinct, async (chunk) => {
    const values = chunk.map((moment, i) => [
      i,
      keys.of(moment),
      moment.install,
      moment.at - ATTRIBUTION_WINDOW_MS,
      moment.creditedUntil,
    ]);
    const within = sql`x.visitor = moment.visitor and x.install = moment.install
      and x.at >= moment.since and x.at <= moment.until`;
    const { rows } = await sql<TouchRow>`
      with moment (n, visitor, install, since, until) as (values ${rowValues(MOMENT_TYPES, values)}),
      decisive (n, visitor, install, at) as (
        select n, visitor, install, (select max(x.at) from visitor_visits as x where ${within}) from moment
        union
        select n, visitor, install,
          (select max(x.at) from visitor_visits as x where ${within} and x.channel <> 'direct') from moment
        union
        select n, visitor, install, (select min(x.at) from visitor_visits as x where ${within}) from moment)
      select decisive.n, touch.seq as visit, touch.at, touch.channel, visits.source
      from decisive cross join visitor_visits as touch
      left join visits on visits.seq = touch.seq and visits.received_at = touch.at
      where touch.visitor = decisive.visitor and touch.install = decisive.install and touch.at = decisive.at`.execute(
      db,
    );
    return rows.flatMap(touchOf(chunk));
  });
}

const MOMENT_TYPES = ['bigint', 'blob', 'bigint', 'bigint', 'bigint'] as const;
const DAY_TYPES = ['bigint', 'blob', 'bigint', 'text', 'bigint', 'bigint'] as const;

const momentKey = ({ install, visitorId, at, creditedUntil }: Moment): Moment => ({
  install,
  visitorId,
  at,
  creditedUntil,
});

/** For each visit: one of the same visitor, UTC day and channel, if there is one. */
export function touchesOfDays(
  db: Kysely<Schema>,
  keys: VisitorKeys,
  visits: readonly ClassifiedVisit[],
): Promise<KnownTouch[]> {
  const days = visits.map((visit) => ({ ...visit, day: Math.floor(visit.at / DAY_MS) }));
  const name = ({ install, visitorId, channel, day }: (typeof days)[number]): string =>
    [install, visitorId, channel, day].join(' ');
  const distinct = [...new Map(days.map((day) => [name(day), day])).values()];
  return readChunks(distinct, async (chunk) => {
    const values = chunk.map((visit, i) => [
      i,
      keys.of(visit),
      visit.install,
      visit.channel,
      visit.day * DAY_MS,
      (visit.day + 1) * DAY_MS,
    ]);
    const { rows } = await sql<TouchRow>`
      with day (n, visitor, install, channel, since, until) as (values ${rowValues(DAY_TYPES, values)})
      select day.n, touch.seq as visit, touch.at, touch.channel, visits.source
      from day cross join visitor_visits as touch
      left join visits on visits.seq = touch.seq and visits.received_at = touch.at
      where touch.visitor = day.visitor and touch.install = day.install and touch.channel = day.channel
        and touch.at = (
          select max(x.at) from visitor_visits as x
          where x.visitor = day.visitor and x.install = day.install and x.channel = day.channel
            and x.at >= day.since and x.at < day.until)`.execute(db);
    return rows.flatMap(touchOf(chunk));
  });
}
