// What each prompt adds up to in the weeks of some periods: the statements that spreads are read by.
import { type RawBuilder, sql } from 'kysely';
import { dayNumber } from '../../kernel/day.ts';
import type { SpreadQuery } from '../../visibility/ports.ts';
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

export const cellsOf = (query: SpreadQuery, columns: readonly CellColumn[]): Fragment =>
  overPeriods(
    query,
    (period, weeks) => sql`select ${sql.lit(period)} as period, branded, ${nameOf(query)} as name, prompt_id,
      ${sql.join(columns.map(summed))} from prompt_weeks where brand_id = ${query.brandId} and ${weeks}
      and ${placeOf(query)} group by branded, name, prompt_id`,
  );

/** The same of what answers speak of, where they do. */
export const saidOf = (
  query: SpreadQuery,
  { kind, entities }: NonNullable<SpreadQuery['named']>,
  columns: readonly CellColumn[],
): Fragment =>
  overPeriods(
    query,
    (period, weeks) => sql`select ${sql.lit(period)} as period, branded, ${nameOf(query)} as name, prompt_id, entity,
      ${sql.join(columns.map(summed))} from prompt_entity_weeks where brand_id = ${query.brandId}
      and kind = ${kind} and entity in (${sql.join(entities)}) and ${weeks} and ${placeOf(query)}
      group by entity, branded, name, prompt_id`,
  );

/** A part for each period, so that the key of the rollup leads to its weeks. */
const overPeriods = ({ periods }: SpreadQuery, part: (period: number, weeks: Fragment) => Fragment): Fragment =>
  sql.join(
    periods.map(({ since, until }, period) =>
      part(period, sql`week between ${weekOf(dayNumber(since))} and ${weekOf(dayNumber(until))}`),
    ),
    sql` union all `,
  );

const nameOf = ({ groupBy }: SpreadQuery): Fragment => (groupBy === undefined ? sql`''` : sql.ref(groupBy));

const placeOf = ({ market, engines = [ALL_ENGINES], branded }: SpreadQuery): Fragment =>
  sql.join(
    [
      sql`engine in (${sql.join(engines)})`,
      ...(market === undefined ? [] : [sql`market = ${market}`]),
      ...(branded === undefined ? [] : [sql`branded = ${Number(branded)}`]),
    ],
    sql` and `,
  );

/** Whole numbers up to 2^53 are exact as floating point, which PostgreSQL sums faster than `numeric`. */
const summed = (column: CellColumn): Fragment =>
  sql`cast(sum(${sql.ref(column)}) as double precision) as ${sql.ref(column)}`;
