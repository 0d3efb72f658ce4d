// Projected visits as they are shown.
import { type Kysely, sql } from 'kysely';
import type { Channel, Traced, TracedVisit, TraceQuery } from '../../../attribution/ports.ts';
import { DAY_MS, dayNumber } from '../../../kernel/day.ts';
import type { KeyedHash } from '../../keyed-hash.ts';
import { readChunks, rowValues } from '../row-values.ts';
import type { Schema } from '../schema/schema.ts';
import { recentPages } from './recent-pages.ts';
import { VisitorKeys } from './visitor-keys.ts';

/** Identifies a visit without the visitor's ID, and without a number that reveals how many visits there are. */
export const visitIdOf = (key: Uint8Array, at: number): string => `${Buffer.from(key).toString('hex')}-${at}`;

const VISIT_ID = /^([0-9a-f]{32})-(\d{1,15})$/;

export interface VisitKey {
  visitor: Uint8Array;
  at: number;
}

export function visitKeyOf(id: string): VisitKey | undefined {
  const [, key, at] = VISIT_ID.exec(id) ?? [];
  return key === undefined ? undefined : { visitor: Buffer.from(key, 'hex'), at: Number(at) };
}

/** Milliseconds since 1970. */
export const spanOf = (day: string) => ({ since: dayNumber(day) * DAY_MS, until: (dayNumber(day) + 1) * DAY_MS });

export async function visitsOfDay(
  db: Kysely<Schema>,
  hash: KeyedHash,
  query: TraceQuery,
): Promise<Traced<TracedVisit>> {
  const records: TracedVisit[] = [];
  for await (const { isLast, ...page } of recentPages(db, 'visits', spanOf(query.day))) {
    for (const visit of await channelsOf(db, hash, await visitRows(db, query, page))) {
      if (visit.channel !== query.channel) continue;
      if (records.length === query.limit) return { records, isComplete: false };
      records.push(visit);
    }
    if (isLast) return { records, isComplete: true };
  }
  return { records, isComplete: false };
}

const visitRows = (
  db: Kysely<Schema>,
  { brandId, installId, day }: TraceQuery,
  { after, upTo }: { after: number; upTo: number },
) =>
  db
    .selectFrom('visits')
    .innerJoin('installs', 'installs.number', 'visits.install')
    .select(['seq', 'install', 'installs.id as install_id', 'visitor_id', 'received_at', 'page', 'source', 'referrer'])
    .where('installs.brand_id', '=', brandId)
    .$if(installId !== undefined, (query) => query.where('installs.id', '=', installId ?? ''))
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .where('received_at', '>=', spanOf(day).since)
    .where('received_at', '<', spanOf(day).until)
    .orderBy('seq', 'desc')
    .execute();

type VisitRow = Awaited<ReturnType<typeof visitRows>>[number];

const KEY_TYPES = ['bigint', 'blob', 'bigint', 'bigint', 'bigint'] as const;

/** Without visits that are not projected yet. */
async function channelsOf(db: Kysely<Schema>, hash: KeyedHash, rows: readonly VisitRow[]): Promise<TracedVisit[]> {
  const keys = new VisitorKeys(hash);
  return readChunks(rows, async (chunk) => {
    const values = chunk.map((row, i) => [
      i,
      keys.of({ visitorId: row.visitor_id }),
      row.install,
      row.received_at,
      row.seq,
    ]);
    const found = await sql<{ n: number; channel: Channel }>`
      with asked (n, visitor, install, at, seq) as (values ${rowValues(KEY_TYPES, values)})
      select asked.n, known.channel from asked cross join visitor_visits as known
      where known.visitor = asked.visitor and known.install = asked.install and known.at = asked.at
        and known.seq = asked.seq
      order by asked.n`.execute(db);
    return found.rows.flatMap(({ n, channel }) => {
      const row = chunk[n];
      return row ? [tracedVisit(row, keys.of({ visitorId: row.visitor_id }), channel)] : [];
    });
  });
}

const tracedVisit = (row: VisitRow, key: Uint8Array, channel: Channel): TracedVisit => ({
  id: visitIdOf(key, row.received_at),
  number: row.seq,
  installId: row.install_id,
  visitorId: row.visitor_id,
  at: row.received_at,
  channel,
  page: row.page,
  source: row.source,
  referrer: row.referrer,
});

/** With the install's number. Of several visits in one millisecond, the last one gets the credit. */
export async function findVisit(
  db: Kysely<Schema>,
  brandId: string,
  { visitor, at }: VisitKey,
): Promise<{ visit: TracedVisit; install: number } | undefined> {
  const row = await db
    .selectFrom('visitor_visits as known')
    .innerJoin('visits', (join) =>
      join.onRef('visits.seq', '=', 'known.seq').onRef('visits.received_at', '=', 'known.at'),
    )
    .innerJoin('installs', 'installs.number', 'known.install')
    .select(['visits.seq', 'visits.install', 'installs.id as install_id', 'visitor_id', 'received_at'])
    .select(['page', 'source', 'referrer', 'known.channel'])
    .where('known.visitor', '=', visitor)
    .where('known.at', '=', at)
    .where('known.install', 'in', (eb) => eb.selectFrom('installs').select('number').where('brand_id', '=', brandId))
    .orderBy('known.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { visit: tracedVisit(row, visitor, row.channel), install: row.install };
}
