// On which days a list has answers, and how many, from the rollups: no answer is read.
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { dayNumber } from '../../../kernel/day.ts';
import type { AnswerFilter } from '../../../visibility/ports.ts';
import type { Schema } from '../schema/schema.ts';

export interface AnswerDay {
  day: number;
  /** Answers that match the filter; an upper bound for some subjects. */
  answers: number;
}

type DayFilter = Omit<AnswerFilter, 'promptId'>;

/** Newest first. Not for a single prompt. */
export async function readAnswerDays(read: Kysely<Schema>, filter: DayFilter): Promise<AnswerDay[]> {
  const { table, count, where } = rollupOf(filter);
  const conditions = [sql<SqlBool>`brand_id = ${filter.brandId}`, ...where, ...placeOf(filter)];
  const { rows } = await sql<AnswerDay>`select day, cast(sum(${sql.ref(count)}) as bigint) as answers
    from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}
    group by day having sum(${sql.ref(count)}) > 0 order by day desc`.execute(read);
  return rows;
}

interface Rollup {
  table: 'visibility_daily' | 'visibility_totals' | 'citation_daily' | 'own_page_daily' | 'prompt_gaps';
  count: 'answers' | 'gaps';
  where: RawBuilder<SqlBool>[];
}

function rollupOf({ subject, market, engine }: DayFilter): Rollup {
  const figures = (kind: string, entity = ''): Rollup => ({
    table: market === undefined && engine === undefined ? 'visibility_totals' : 'visibility_daily',
    count: 'answers',
    where: [sql`kind = ${kind} and entity = ${entity}`],
  });
  switch (subject?.kind) {
    case undefined:
    // Which of these days have such answers is not counted.
    case 'no_brand':
    case 'brand_or_competitor':
      return figures('answers');
    case 'brand':
    case 'brand_sentiment':
      return figures('brand');
    case 'gap':
      return { table: 'prompt_gaps', count: 'gaps', where: [] };
    case 'own_citation':
      return { table: 'citation_daily', count: 'answers', where: [sql`own = 1`] };
    case 'domain':
      return { table: 'citation_daily', count: 'answers', where: [sql`domain = ${subject.name}`] };
    case 'page':
      return { table: 'own_page_daily', count: 'answers', where: [sql`url = ${subject.name}`] };
    case 'product_line':
    case 'sku':
    case 'competitor':
      return figures(subject.kind, subject.name);
  }
}

const placeOf = ({ since, until, market, engine, branded, subject }: DayFilter): RawBuilder<SqlBool>[] => [
  ...(since === undefined ? [] : [sql<SqlBool>`day >= ${dayNumber(since)}`]),
  ...(until === undefined ? [] : [sql<SqlBool>`day <= ${dayNumber(until)}`]),
  ...(market === undefined ? [] : [sql<SqlBool>`market = ${market}`]),
  ...(engine === undefined ? [] : [sql<SqlBool>`engine = ${engine}`]),
  ...(branded === undefined
    ? []
    : [sql<SqlBool>`${subject?.kind === 'gap' ? sql`0` : sql.ref('branded')} = ${Number(branded)}`]),
];
