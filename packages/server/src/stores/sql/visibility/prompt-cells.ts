// SQL for the totals of each prompt in the weeks of a period, from which spreads are computed.
import { type RawBuilder, sql } from 'kysely';
import { dayNumber } from '../../../kernel/day.ts';
import type { SpreadQuery } from '../../../visibility/ports.ts';
import { weekOf } from './weeks.ts';
import { ALL_ENGINES } from './write-prompt-weeks.ts';

type Fragment = RawBuilder<unknown>;

export type CellColumn =
  | 'answers'
  | 'mentions'
  | 'voices'
  | 'ranks'
  | 'tones'
  | 'tone_sum'
  | 'citations'
  | 'own_citations';

/** One period a statement: for several, PostgreSQL would choose a parallel plan, whose workers cost more than they save. */
export interface PeriodSpreads extends Omit<SpreadQuery, 'periods'> {
  since: string;
  until: string;
}

export const cellsOf = (query: PeriodSpreads, columns: readonly CellColumn[]): Fragment =>
  sql`select branded, ${nameOf(query)} as name, prompt_id, ${sql.join(columns.map(summed))} from prompt_weeks
    where brand_id = ${query.brandId} and ${placeOf(query)} group by branded, name, prompt_id`;

/** The same for each product line, SKU or competitor that is mentioned. */
export const entityCells = (
  query: PeriodSpreads,
  { kind, entities }: NonNullable<SpreadQuery['named']>,
  columns: readonly CellColumn[],
): Fragment =>
  sql`select branded, ${nameOf(query)} as name, prompt_id, entity, ${sql.join(columns.map(summed))}
    from prompt_entity_weeks where brand_id = ${query.brandId} and kind = ${kind}
    and entity in (${sql.join(entities)}) and ${placeOf(query)} group by entity, branded, name, prompt_id`;

const nameOf = ({ groupBy }: PeriodSpreads): Fragment => (groupBy === undefined ? sql`''` : sql.ref(groupBy));

const placeOf = ({ since, until, market, engines = [ALL_ENGINES], branded }: PeriodSpreads): Fragment =>
  sql.join(
    [
      sql`engine in (${sql.join(engines)})`,
      sql`week between ${weekOf(dayNumber(since))} and ${weekOf(dayNumber(until))}`,
      ...(market === undefined ? [] : [sql`market = ${market}`]),
      ...(branded === undefined ? [] : [sql`branded = ${Number(branded)}`]),
    ],
    sql` and `,
  );

/** Whole numbers up to 2^53 are exact as floating point, which PostgreSQL sums faster than `numeric`. */
const summed = (column: CellColumn): Fragment =>
  sql`cast(sum(${sql.ref(column)}) as double precision) as ${sql.ref(column)}`;
