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

/** `y / x` of what a prompt adds up to; `silent` is `x` where its answers do not speak of what is named. */
interface Pair {
  y: Fragment;
  x: Fragment;
  silent?: Fragment;
}

const cell = (column: string): Fragment => sql.ref(`cells.${column}`);
const said = (column: string): Fragment => sql.ref(`said.${column}`);
const CITATIONS: Pair = { y: cell('own_citations'), x: cell('citations') };

const BRAND_PAIRS: Readonly<Record<MeasureName, Pair>> = {
  mentionRate: { y: cell('mentions'), x: cell('answers') },
  shareOfVoice: { y: cell('mentions'), x: sql`(${cell('mentions')} + ${cell('voices')})` },
  averagePosition: { y: cell('ranks'), x: cell('mentions') },
  sentiment: { y: cell('tone_sum'), x: cell('tones') },
  citationShare: CITATIONS,
};

type Pairs = Readonly<Partial<Record<MeasureName, Pair>>>;

/** A competitor is one of the voices already; a product line or SKU takes the place of the brand. */
const namedPairs = (kind: NamedKind): Pairs => ({
  mentionRate: { y: said('mentions'), x: cell('answers'), silent: cell('answers') },
  shareOfVoice:
    kind === 'competitor'
      ? { y: said('mentions'), x: BRAND_PAIRS.shareOfVoice.x, silent: BRAND_PAIRS.shareOfVoice.x }
      : { y: said('mentions'), x: sql`(${said('mentions')} + ${cell('voices')})`, silent: cell('voices') },
  averagePosition: { y: said('ranks'), x: said('mentions') },
  ...(kind !== 'competitor' && { sentiment: { y: said('tone_sum'), x: said('tones') } }),
});

type NamedKind = NonNullable<SpreadQuery['named']>['kind'];
type Moment = keyof PromptSums;

const ofX: Readonly<Record<'prompts' | 'x' | 'xx', (x: Fragment) => Fragment>> = {
  prompts: (x) => sql`case when ${x} > 0 then 1.0 else 0.0 end`,
  x: (x) => x,
  xx: (x) => sql`${x} * ${x}`,
};
const MOMENTS: readonly Moment[] = ['prompts', 'y', 'x', 'yy', 'yx', 'xx'];

/** Over prompts whose answers speak of it; with `silent`, what is added to the sum over all prompts. */
function momentOf(moment: Moment, { y, x, silent }: Pair): Fragment {
  if (moment === 'y') return y;
  if (moment === 'yy') return sql`${y} * ${y}`;
  if (moment === 'yx') return sql`${y} * ${x}`;
  const of = ofX[moment];
  return silent === undefined ? of(x) : sql`${of(x)} - (${of(silent)})`;
}

/** Over all prompts, as if none of them spoke of it. */
const silentMoment = (moment: Moment, { silent }: Pair): Fragment =>
  silent === undefined || moment === 'y' || moment === 'yy' || moment === 'yx' ? sql`0.0` : ofX[moment](silent);

const momentsOf = (pairs: Pairs, of: (moment: Moment, pair: Pair) => Fragment): Fragment =>
  sql.join(
    MEASURE_NAMES.flatMap((measure) => {
      const pair = pairs[measure];
      if (!pair) return [];
      return MOMENTS.map((moment) => sql`sum(${of(moment, pair)}) as ${sql.ref(`${measure}_${moment}`)}`);
    }),
  );

const SAID_COLUMNS = ['mentions', 'ranks', 'tones', 'tone_sum'];
const CELL_COLUMNS = [...SAID_COLUMNS, 'answers', 'voices', 'citations', 'own_citations'];
/** Nobody asks how a competitor is spoken of. */
const VOICE_COLUMNS = ['mentions', 'ranks'];
/** What figures of another name than the brand's take of all answers to a prompt. */
const SHARED_COLUMNS = ['answers', 'mentions', 'voices'];

interface SpreadRow extends Record<string, unknown> {
  period: number;
  branded: number;
  name: string;
  entity: string;
}

export async function readSpreads(read: Kysely<Schema>, query: SpreadQuery): Promise<GroupSpreads[]> {
  if (query.periods.length === 0 || query.named?.entities.length === 0) return [];
  const { rows } = await (query.named ? namedStatement(query, query.named) : brandStatement(query)).execute(read);
  const isNamed = query.named !== undefined;
  const groupOf = ({ period, branded, name }: SpreadRow) => `${period} ${branded} ${name}`;
  const silent = new Map(isNamed ? rows.filter(({ entity }) => entity === '').map((row) => [groupOf(row), row]) : []);
  const spoken = rows.filter(({ entity }) => !isNamed || entity !== '');
  return [
    ...spoken.map((row) => groupSpreads(row, row.entity, [row, silent.get(groupOf(row))])),
    // What no answer of a group speaks of has its prompts all the same.
    ...[...silent.values()].flatMap((row) =>
      (query.named?.entities ?? [])
        .filter((entity) => !spoken.some((other) => other.entity === entity && groupOf(other) === groupOf(row)))
        .map((entity) => groupSpreads(row, entity, [row])),
    ),
  ];
}

const brandStatement = (query: SpreadQuery) => sql<SpreadRow>`with cells as (${cellsOf(query)})
  select period, branded, name, '' as entity, ${momentsOf(BRAND_PAIRS, momentOf)} from cells
  group by period, branded, name`;

/** Few prompts' answers speak of each name: those that do not are summed once for all names. */
function namedStatement(query: SpreadQuery, named: NonNullable<SpreadQuery['named']>) {
  const pairs = namedPairs(named.kind);
  return sql<SpreadRow>`with cells as materialized (${cellsOf(query)}), said as (${saidOf(query, named)})
    select period, branded, name, '' as entity, ${momentsOf(pairs, silentMoment)} from cells
    group by period, branded, name
    union all
    select said.period, said.branded, said.name, said.entity, ${momentsOf(pairs, momentOf)} from said
    join cells on cells.period = said.period and cells.branded = said.branded and cells.name = said.name
      and cells.prompt_id = said.prompt_id
    group by said.period, said.branded, said.name, said.entity`;
}

const groupSpreads = (
  { period, branded, name }: SpreadRow,
  entity: string,
  parts: readonly (SpreadRow | undefined)[],
): GroupSpreads => ({
  period: Number(period),
  branded: Number(branded) === 1,
  group: name,
  entity,
  spreads: spreadsOf(parts),
});

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
      ${sql.join((query.named ? SHARED_COLUMNS : CELL_COLUMNS).map(summed))} from prompt_weeks where brand_id = ${query.brandId} and ${weeks}
      and ${placeOf(query)} group by branded, name, prompt_id`,
  );

const saidOf = (query: SpreadQuery, { kind, entities }: NonNullable<SpreadQuery['named']>): Fragment =>
  overPeriods(
    query,
    (period, weeks) => sql`select ${sql.lit(period)} as period, branded, ${nameOf(query)} as name, prompt_id, entity,
      ${sql.join((kind === 'competitor' ? VOICE_COLUMNS : SAID_COLUMNS).map(summed))} from prompt_entity_weeks where brand_id = ${query.brandId}
      and kind = ${kind} and entity in (${sql.join(entities)}) and ${weeks} and ${placeOf(query)}
      group by entity, branded, name, prompt_id`,
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

const summed = (column: string): Fragment =>
  sql`cast(sum(${sql.ref(column)}) as double precision) as ${sql.ref(column)}`;

function spreadsOf(parts: readonly (SpreadRow | undefined)[]): PromptSpreads {
  const of = (measure: MeasureName, unit = 1): PromptSums => {
    const value = (moment: Moment) =>
      parts.reduce((total, row) => total + Number(row?.[`${measure}_${moment}`] ?? 0), 0);
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
