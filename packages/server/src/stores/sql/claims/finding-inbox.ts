// Findings as an inbox: the worst and most frequent first.
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { FindingStore, InboxFinding, InboxQuery } from '../../../claims/ports.ts';
import type { Schema } from '../schema/schema.ts';
import { severityRank, summaryOf } from './finding-rows.ts';

type Inbox = Pick<FindingStore, 'listInbox' | 'countInbox' | 'findingPlaces'>;

export const createFindingInbox = (read: Kysely<Schema>): Inbox => ({
  async listInbox({ limit, ...query }) {
    const rows = await read
      .selectFrom('findings')
      .selectAll()
      .select(shownIn(query).as('shown'))
      .where(isWanted(query))
      .orderBy(severityRank)
      .orderBy('shown', 'desc')
      .orderBy('last_seen_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    const ids = rows.map(({ id }) => id);
    const places = ids.length === 0 ? [] : await placesOf(read).where('finding_id', 'in', ids).execute();
    const byFinding = Map.groupBy(places, ({ finding_id }) => finding_id);
    return rows.map(
      (row): InboxFinding => ({
        ...summaryOf(row),
        answers: Number(row.shown),
        ...namesOf(byFinding.get(row.id) ?? []),
      }),
    );
  },
  async countInbox({ state: _any, ...query }) {
    const rows = await read
      .selectFrom('findings')
      .select(['state', sql<number>`count(*)`.as('count')])
      .where(isWanted(query))
      .groupBy('state')
      .execute();
    return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
  },
  async findingPlaces(brandId) {
    const rows = await placesOf(read)
      .where('finding_id', 'in', read.selectFrom('findings').select('id').where('brand_id', '=', brandId))
      .execute();
    return namesOf(rows);
  },
});

const placesOf = (read: Kysely<Schema>) =>
  read.selectFrom('finding_daily').select(['finding_id', 'engine', 'market']).distinct();

const namesOf = (rows: readonly { engine: string; market: string }[]) => ({
  engines: [...new Set(rows.map(({ engine }) => engine))].toSorted(),
  markets: [...new Set(rows.map(({ market }) => market))].toSorted(),
});

type Place = Pick<InboxQuery, 'market' | 'engine'>;

const isAt = ({ market, engine }: Place) =>
  sql`finding_id = findings.id
    ${market === undefined ? sql`` : sql`and market = ${market}`}
    ${engine === undefined ? sql`` : sql`and engine = ${engine}`}`;

export const shownIn = (place: Place) =>
  sql<number>`(select cast(coalesce(sum(answers), 0) as bigint) from finding_daily where ${isAt(place)})`;

function isWanted({ brandId, state, kind, severity, market, engine }: InboxQuery) {
  const isAnywhere = market === undefined && engine === undefined;
  return sql<SqlBool>`${sql.join(
    [
      sql`brand_id = ${brandId}`,
      ...(state === undefined ? [] : [sql`state = ${state}`]),
      ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
      ...(severity === undefined ? [] : [sql`severity = ${severity}`]),
      ...(isAnywhere ? [] : [sql`exists (select 1 from finding_daily where ${isAt({ market, engine })})`]),
    ],
    sql` and `,
  )}`;
}
