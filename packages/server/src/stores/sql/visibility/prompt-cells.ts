// SQL for the totals of each prompt in the weeks of each period, from which spreads are computed.
import { type RawBuilder, sql } from 'kysely';
import { dayNumber } from '../../../kernel/day.ts';
import type { NamedEntities, SpreadQuery } from '../../../visibility/ports.ts';
import { ALL_ENGINES, weekOf } from './write-prompt-weeks.ts';

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

/** A prompt in a group, with its totals of each period under the names of `columnOf`. */
export interface CellRow extends Record<string, unknown> {
  branded: number;
  name: string;
  prompt_id: string;
}

/** The same for a product line, SKU or competitor. */
export interface EntityCellRow extends CellRow {
  entity: string;
}

export const columnOf = (column: CellColumn, period: number): string => `${column}_${period}`;

/** One statement for all periods: consecutive ones share a week. */
export const cellsOf = (query: SpreadQuery, columns: readonly CellColumn[]): RawBuilder<CellRow> =>
  sql`select branded, name, prompt_id, ${sumsOf(query, columns)}
    from (
      select branded, ${nameOf(query)} as name, prompt_id, ${periodsOf(query)}, ${listOf(columns)}
      from prompt_weeks where brand_id = ${query.brandId} and ${placeOf(query, query.branded)}
    ) as cells group by branded, name, prompt_id`;

/** The same for each product line, SKU or competitor that is mentioned. */
export const entityCells = (
  query: SpreadQuery,
  { kind, entities, branded = query.branded }: NamedEntities,
  columns: readonly CellColumn[],
): RawBuilder<EntityCellRow> =>
  sql`select entity, branded, name, prompt_id, ${sumsOf(query, columns)}
    from (
      select entity, branded, ${nameOf(query)} as name, prompt_id, ${periodsOf(query)}, ${listOf(columns)}
      from prompt_entity_weeks where brand_id = ${query.brandId} and kind = ${kind}
      and entity in (${sql.join(entities)}) and ${placeOf(query, branded)}
    ) as cells group by entity, branded, name, prompt_id`;

const nameOf = ({ groupBy }: SpreadQuery): Fragment => (groupBy === undefined ? sql`''` : sql.ref(groupBy));

const listOf = (columns: readonly CellColumn[]): Fragment => sql.join(columns.map((column) => sql.ref(column)));

const weeksOf = ({ since, until }: SpreadQuery['periods'][number]): [number, number] => [
  weekOf(dayNumber(since)),
  weekOf(dayNumber(until)),
];

/** One column per period: whether it contains the week. */
const periodsOf = ({ periods }: SpreadQuery): Fragment =>
  sql.join(
    periods.map((period, index) => {
      const [first, last] = weeksOf(period);
      return sql`week between ${first} and ${last} as ${sql.ref(`in_${index}`)}`;
    }),
  );

const placeOf = ({ periods, market, engines = [ALL_ENGINES] }: SpreadQuery, branded: boolean | undefined): Fragment => {
  const weeks = periods.flatMap(weeksOf);
  return sql.join(
    [
      sql`engine in (${sql.join(engines)})`,
      sql`week between ${Math.min(...weeks)} and ${Math.max(...weeks)}`,
      ...(market === undefined ? [] : [sql`market = ${market}`]),
      ...(branded === undefined ? [] : [sql`branded = ${Number(branded)}`]),
    ],
    sql` and `,
  );
};

/** Casts sums to floating point, which is exact up to 2^53: PostgreSQL would return `numeric`. */
const sumsOf = ({ periods }: SpreadQuery, columns: readonly CellColumn[]): Fragment =>
  sql.join(
    periods.flatMap((_, index) =>
      columns.map((column) => {
        const sum = sql`sum(${sql.ref(column)}) filter (where ${sql.ref(`in_${index}`)})`;
        return sql`cast(coalesce(${sum}, 0) as double precision) as ${sql.ref(columnOf(column, index))}`;
      }),
    ),
  );
