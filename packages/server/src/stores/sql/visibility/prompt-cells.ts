// SQL for the totals of each prompt in the weeks of each period, from which spreads are computed. Most weeks of a long period
// are read as blocks of eight.
import { type RawBuilder, sql } from 'kysely';
import { dayNumber } from '../../../kernel/day.ts';
import type { NamedEntities, SpreadQuery } from '../../../visibility/ports.ts';
import { tileWeeks, type WeeksAndBlocks, weekOf } from './prompt-weeks.ts';
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
    from (${rowsOf(
      query,
      { weeks: 'prompt_weeks', blocks: 'prompt_blocks' },
      {
        read: sql`branded, ${nameOf(query)} as name, prompt_id, ${listOf(columns)}`,
        where: placeOf(query, query.branded),
      },
    )}) as cells group by branded, name, prompt_id`;

/** The same for each product line, SKU or competitor that is mentioned. */
export const entityCells = (
  query: SpreadQuery,
  { kind, entities, branded = query.branded }: NamedEntities,
  columns: readonly CellColumn[],
): RawBuilder<EntityCellRow> =>
  sql`select entity, branded, name, prompt_id, ${sumsOf(query, columns)}
    from (${rowsOf(
      query,
      { weeks: 'prompt_entity_weeks', blocks: 'prompt_entity_blocks' },
      {
        read: sql`entity, branded, ${nameOf(query)} as name, prompt_id, ${listOf(columns)}`,
        where: sql`kind = ${kind} and entity in (${sql.join(entities)}) and ${placeOf(query, branded)}`,
      },
    )}) as cells group by entity, branded, name, prompt_id`;

/** Weeks and blocks of all periods, with one column per period: whether it contains them. */
function rowsOf(
  { brandId, periods }: SpreadQuery,
  tables: Record<keyof WeeksAndBlocks, string>,
  { read, where }: { read: Fragment; where: Fragment },
): Fragment {
  const tiles = periods.map(({ since, until }) => tileWeeks(weekOf(dayNumber(since)), weekOf(dayNumber(until))));
  const rows = (part: keyof WeeksAndBlocks, column: 'week' | 'block'): Fragment[] => {
    const all = new Set(tiles.flatMap((tile) => tile[part]));
    if (all.size === 0) return [];
    const flags = tiles.map((tile, index) => sql`${isIn(column, tile[part])} as ${sql.ref(`in_${index}`)}`);
    return [
      sql`select ${read}, ${sql.join(flags)} from ${sql.table(tables[part])}
        where brand_id = ${brandId} and ${isIn(column, [...all])} and ${where}`,
    ];
  };
  return sql.join([...rows('weeks', 'week'), ...rows('blocks', 'block')], sql` union all `);
}

const isIn = (column: string, days: readonly number[]): Fragment =>
  days.length === 0 ? sql`1 = 0` : sql`${sql.ref(column)} in (${sql.join(days.map((day) => sql.lit(day)))})`;

const nameOf = ({ groupBy }: SpreadQuery): Fragment => (groupBy === undefined ? sql`''` : sql.ref(groupBy));

const listOf = (columns: readonly CellColumn[]): Fragment => sql.join(columns.map((column) => sql.ref(column)));

const placeOf = ({ market, engines = [ALL_ENGINES] }: SpreadQuery, branded: boolean | undefined): Fragment =>
  sql.join(
    [
      sql`engine in (${sql.join(engines)})`,
      ...(market === undefined ? [] : [sql`market = ${market}`]),
      ...(branded === undefined ? [] : [sql`branded = ${Number(branded)}`]),
    ],
    sql` and `,
  );

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
