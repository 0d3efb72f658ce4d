// The sources that answers cite, over all engines and markets.
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { dayNumber } from '../../../kernel/day.ts';
import type { CitedPage, DomainQuery, SummedDomain } from '../../../visibility/ports.ts';
import type { Schema } from '../schema/schema.ts';

/** Those in the most answers first. */
export async function readSummedDomains(read: Kysely<Schema>, query: DomainQuery): Promise<SummedDomain[]> {
  const { rows } = await sql<Omit<SummedDomain, 'own'> & { own: number }>`
    select domain, own, cast(sum(citations) as bigint) as citations, cast(sum(answers) as bigint) as answers
    from citation_daily where ${inQuery(query)}
    group by domain, own order by 4 desc, 3 desc, domain limit ${query.limit}`.execute(read);
  return rows.map(({ own, ...row }) => ({ ...row, own: own === 1 }));
}

export async function readOwnPages(read: Kysely<Schema>, query: DomainQuery): Promise<CitedPage[]> {
  const { rows } = await sql<CitedPage>`select url, cast(sum(answers) as bigint) as answers
    from own_page_daily where ${inQuery(query)}
    group by url order by 2 desc, url limit ${query.limit}`.execute(read);
  return rows;
}

function inQuery({ brandId, since, until, market, engine, branded }: DomainQuery): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`brand_id = ${brandId} and day between ${dayNumber(since)} and ${dayNumber(until)}`,
    ...(market === undefined ? [] : [sql<SqlBool>`market = ${market}`]),
    ...(engine === undefined ? [] : [sql<SqlBool>`engine = ${engine}`]),
    ...(branded === undefined ? [] : [sql<SqlBool>`branded = ${Number(branded)}`]),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}
