// Findings seen in the answers of a period, read from the daily rollup only.
import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { FindingSource, FindingStore, Frequency, SeenFinding, SeenQuery } from '../../../claims/ports.ts';
import { DAY_MS, dayNumber } from '../../../kernel/day.ts';
import type { Schema } from '../schema/schema.ts';
import { severityRank, summaryOf } from './finding-rows.ts';

/** How many sources of a finding are shown. */
const MAX_SOURCES = 5;

export const createSeenFindings = (read: Kysely<Schema>): Pick<FindingStore, 'listSeen' | 'countOpenSeen'> => ({
  async listSeen({ limit, ...query }) {
    const [rows, asked] = await Promise.all([
      inOrder(
        read
          .selectFrom('findings')
          .selectAll()
          // Sorting only ids is cheaper than sorting whole rows, which contain texts.
          .where('id', 'in', inOrder(read.selectFrom('findings').select('id').where(isSeen(query))).limit(limit)),
      ).execute(),
      askedByDay(read, query),
    ]);
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const [seen, sources] = await Promise.all([seenIn(read, query, ids), sourcesOf(read, ids)]);
    const askedAt = Map.groupBy(asked, placeOf);
    return rows.map(
      (row): SeenFinding => ({
        ...summaryOf(row),
        key: row.key,
        fact: row.fact,
        frequency: (seen.get(row.id) ?? []).map((place) => ({
          ...place,
          of: askedOf(askedAt.get(placeOf(place)) ?? [], row),
        })),
        sources: sources.get(row.id) ?? [],
      }),
    );
  },
  async countOpenSeen(query) {
    const rows = await read
      .selectFrom('findings')
      .select(['severity', sql<number>`count(*)`.as('count')])
      .where('state', '=', 'open')
      .where(isSeen(query))
      .groupBy('severity')
      .execute();
    return Object.fromEntries(rows.map(({ severity, count }) => [severity, Number(count)]));
  },
});

const inOrder = <Row>(findings: SelectQueryBuilder<Schema, 'findings', Row>) =>
  findings.orderBy(openFirst).orderBy(severityRank).orderBy('last_seen_at', 'desc').orderBy('id');

const openFirst = sql`case state when 'open' then 0 when 'fixed' then 1 else 2 end`;

/**
 * The first and last time narrow the rows down. `finding_daily` is read only for the rows that these two leave
 * undecided.
 */
function isSeen(query: SeenQuery) {
  const { brandId, since, until, market, engine, subjects } = query;
  const [begin, end] = [dayNumber(since) * DAY_MS, (dayNumber(until) + 1) * DAY_MS];
  const bounds = sql`brand_id = ${brandId} and last_seen_at >= ${begin} and first_seen_at < ${end}`;
  const ofSubjects = subjects === undefined ? sql`` : sql`and subject in (${sql.join(subjects)})`;
  const isAnywhere = market === undefined && engine === undefined;
  const isTold = isAnywhere ? sql`last_seen_at < ${end} or first_seen_at >= ${begin} or` : sql``;
  return sql<SqlBool>`${bounds} ${ofSubjects} and (${isTold} exists (
    select 1 from finding_daily where finding_id = findings.id and ${isIn(query)}))`;
}

const isIn = ({ since, until, market, engine }: SeenQuery) =>
  sql<SqlBool>`${sql.join(
    [
      sql`day between ${dayNumber(since)} and ${dayNumber(until)}`,
      ...(market === undefined ? [] : [sql`market = ${market}`]),
      ...(engine === undefined ? [] : [sql`engine = ${engine}`]),
    ],
    sql` and `,
  )}`;

type Place = Omit<Frequency, 'of'>;

async function seenIn(read: Kysely<Schema>, query: SeenQuery, ids: readonly string[]): Promise<Map<string, Place[]>> {
  const rows = await read
    .selectFrom('finding_daily')
    .select(['finding_id', 'engine', 'market', sql<number>`cast(sum(answers) as bigint)`.as('answers')])
    .where('finding_id', 'in', ids)
    .where(isIn(query))
    .groupBy(['finding_id', 'engine', 'market'])
    .execute();
  // Sorted here, because the store would sort before aggregating.
  return grouped(rows.toSorted((a, b) => byText(a.engine, b.engine) || byText(a.market, b.market)));
}

const byText = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Neither contains a space. */
const placeOf = ({ engine, market }: { engine: string; market: string }): string => `${engine} ${market}`;

interface AskedDay {
  day: number;
  engine: string;
  market: string;
  answers: number;
}

const askedByDay = (read: Kysely<Schema>, query: SeenQuery): Promise<AskedDay[]> =>
  read
    .selectFrom('visibility_daily')
    .select(['day', 'engine', 'market', sql<number>`cast(sum(answers) as bigint)`.as('answers')])
    .where(sql<SqlBool>`brand_id = ${query.brandId} and kind = 'answers' and entity = '' and ${isIn(query)}`)
    .groupBy(['day', 'engine', 'market'])
    .execute();

/** How many answers an engine and market gave between the first and the last day on which the finding was seen. */
function askedOf(
  asked: readonly AskedDay[],
  { first_seen_at, last_seen_at }: { first_seen_at: number; last_seen_at: number },
): number {
  const [first, last] = [Math.floor(first_seen_at / DAY_MS), Math.floor(last_seen_at / DAY_MS)];
  return asked.reduce((all, { day, answers }) => (day >= first && day <= last ? all + answers : all), 0);
}

async function sourcesOf(read: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, FindingSource[]>> {
  const rows = await read
    .with('ranked', (db) =>
      db
        .selectFrom('finding_sources')
        .select(['finding_id', 'url', 'domain', 'own', 'answers'])
        .select(sql<number>`row_number() over (partition by finding_id order by answers desc, url)`.as('place'))
        .where('finding_id', 'in', ids),
    )
    .selectFrom('ranked')
    .select(['finding_id', 'url', 'domain', 'own', 'answers'])
    .where('place', '<=', MAX_SOURCES)
    .orderBy('place')
    .execute();
  return grouped(rows.map(({ own, ...row }) => ({ ...row, own: own === 1 })));
}

function grouped<Row extends { finding_id: string }>(rows: readonly Row[]): Map<string, Omit<Row, 'finding_id'>[]> {
  const groups = Map.groupBy(rows, ({ finding_id }) => finding_id);
  return new Map([...groups].map(([id, group]) => [id, group.map(({ finding_id: _, ...row }) => row)]));
}
