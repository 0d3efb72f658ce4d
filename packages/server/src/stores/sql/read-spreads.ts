// How much prompts differ: first what each adds up to, then sums of squares and products over them. Whole numbers up to
// 2^53 are exact as floating point, which PostgreSQL sums faster than `numeric`.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { dayNumber } from '../../kernel/day.ts';
import {
  type GroupSpreads,
  MEASURE_NAMES,
  type MeasureName,
  type PromptSpreads,
  type PromptSums,
  type SpreadQuery,
  TONE_UNIT,
} from '../../visibility/ports.ts';
import type { Schema } from './schema.ts';
import { weekOf } from './weeks.ts';
import { ALL_ENGINES } from './write-prompt-weeks.ts';

type Fragment = RawBuilder<unknown>;
type Pair = readonly [y: Fragment, x: Fragment];
type Pairs = Readonly<Record<MeasureName, Pair>>;

/** Each figure is `y / x` of what a prompt adds up to. */
function pairsOf(query: SpreadQuery): Pairs {
  const isNamed = query.named !== undefined;
  const of = (column: string): Fragment =>
    isNamed ? sql`coalesce(said.${sql.ref(column)}, 0)` : sql.ref(`cells.${column}`);
  const mentions = of('mentions');
  // A competitor is one of the voices already.
  const own = query.named?.kind === 'competitor' ? sql.ref('cells.mentions') : mentions;
  return {
    mentionRate: [mentions, sql.ref('cells.answers')],
    shareOfVoice: [mentions, sql`(${own} + cells.voices)`],
    averagePosition: [of('ranks'), mentions],
    sentiment: [of('tone_sum'), of('tones')],
    citationShare: [sql.ref('cells.own_citations'), sql.ref('cells.citations')],
  };
}

const MOMENTS = {
  prompts: (_y: Fragment, x: Fragment) => sql`case when ${x} > 0 then 1.0 else 0.0 end`,
  y: (y: Fragment) => y,
  x: (_y: Fragment, x: Fragment) => x,
  yy: (y: Fragment) => sql`${y} * ${y}`,
  yx: (y: Fragment, x: Fragment) => sql`${y} * ${x}`,
  xx: (_y: Fragment, x: Fragment) => sql`${x} * ${x}`,
} as const satisfies Record<keyof PromptSums, (y: Fragment, x: Fragment) => Fragment>;
const MOMENT_NAMES: readonly (keyof PromptSums)[] = ['prompts', 'y', 'x', 'yy', 'yx', 'xx'];

const CELL_COLUMNS = [
  'answers',
  'mentions',
  'voices',
  'ranks',
  'tones',
  'tone_sum',
  'citations',
  'own_citations',
] as const;
const SAID_COLUMNS = ['mentions', 'ranks', 'tones', 'tone_sum'] as const;

interface SpreadRow extends Record<string, unknown> {
  period: number;
  branded: number;
  name: string;
  entity: string;
}

export async function readSpreads(read: Kysely<Schema>, query: SpreadQuery): Promise<GroupSpreads[]> {
  if (query.periods.length === 0 || query.named?.entities.length === 0) return [];
  const cells = sql`cells as (${cellsOf(query)})`;
  const { rows } = await (query.named
    ? sql<SpreadRow>`with ${cells}, said as (${saidOf(query, query.named)}), names (entity) as (${namesOf(query.named.entities)})
        select cells.period, cells.branded, cells.name, names.entity, ${momentsOf(query)} from cells cross join names
        left join said on said.period = cells.period and said.branded = cells.branded and said.name = cells.name
          and said.prompt_id = cells.prompt_id and said.entity = names.entity
        group by cells.period, cells.branded, cells.name, names.entity`
    : sql<SpreadRow>`with ${cells} select period, branded, name, '' as entity, ${momentsOf(query)} from cells
        group by period, branded, name`
  ).execute(read);
  return rows.map((row) => ({
    period: Number(row.period),
    branded: Number(row.branded) === 1,
    group: row.name,
    entity: row.entity,
    spreads: spreadsOf(row),
  }));
}

const namesOf = (entities: readonly string[]): Fragment =>
  sql`values ${sql.join(entities.map((entity) => sql`(cast(${entity} as text))`))}`;

/** A part for each period, so that the key of the rollup leads to its weeks. */
const overPeriods = ({ periods }: SpreadQuery, part: (period: number, weeks: Fragment) => Fragment): Fragment =>
  sql.join(
    periods.map(({ since, until }, period) =>
      part(period, sql`week between ${weekOf(dayNumber(since))} and ${weekOf(dayNumber(until))}`),
    ),
    sql` union all `,
  );

const cellsOf = (query: SpreadQuery): Fragment =>
  overPeriods(
    query,
    (period, weeks) => sql`select ${sql.lit(period)} as period, branded, ${nameOf(query)} as name, prompt_id,
      ${sql.join(CELL_COLUMNS.map(summed))} from prompt_weeks where brand_id = ${query.brandId} and ${weeks}
      and ${placeOf(query)} group by branded, name, prompt_id`,
  );

const saidOf = (query: SpreadQuery, { kind, entities }: NonNullable<SpreadQuery['named']>): Fragment =>
  overPeriods(
    query,
    (period, weeks) => sql`select ${sql.lit(period)} as period, branded, ${nameOf(query)} as name, prompt_id, entity,
      ${sql.join(SAID_COLUMNS.map(summed))} from prompt_entity_weeks where brand_id = ${query.brandId}
      and kind = ${kind} and entity in (${sql.join(entities)}) and ${weeks} and ${placeOf(query)}
      group by branded, name, prompt_id, entity`,
  );

const nameOf = ({ groupBy }: SpreadQuery): Fragment => (groupBy === undefined ? sql`''` : sql.ref(groupBy));

const placeOf = ({ market, engines = [ALL_ENGINES] }: SpreadQuery): Fragment => {
  const asked = sql`engine in (${sql.join(engines)})`;
  return market === undefined ? asked : sql`${asked} and market = ${market}`;
};

const summed = (column: string): Fragment =>
  sql`cast(sum(${sql.ref(column)}) as double precision) as ${sql.ref(column)}`;

function momentsOf(query: SpreadQuery): Fragment {
  const pairs = pairsOf(query);
  return sql.join(
    MEASURE_NAMES.flatMap((measure) =>
      MOMENT_NAMES.map(
        (moment) => sql`sum(${MOMENTS[moment](...pairs[measure])}) as ${sql.ref(`${measure}_${moment}`)}`,
      ),
    ),
  );
}

function spreadsOf(row: SpreadRow): PromptSpreads {
  const of = (measure: MeasureName, unit = 1): PromptSums => {
    const value = (moment: keyof PromptSums) => Number(row[`${measure}_${moment}`]);
    return {
      prompts: value('prompts'),
      y: value('y') / unit,
      x: value('x'),
      yy: value('yy') / unit ** 2,
      yx: value('yx') / unit,
      xx: value('xx'),
    };
  };
  return {
    mentionRate: of('mentionRate'),
    shareOfVoice: of('shareOfVoice'),
    averagePosition: of('averagePosition'),
    sentiment: of('sentiment', TONE_UNIT),
    citationShare: of('citationShare'),
  };
}
