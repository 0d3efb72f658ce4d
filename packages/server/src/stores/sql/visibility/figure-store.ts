// `FigureStore` over SQL. It reads only rollups, never the table of answers.
import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { dayNumber, dayOfNumber } from '../../../kernel/day.ts';
import {
  type FigureGroup,
  type FigureQuery,
  type FigureStore,
  type PromptResult,
  type SummedFigures,
  TONE_UNIT,
} from '../../../visibility/ports.ts';
import { decodeList } from '../column-codecs.ts';
import type { SqlAccess } from '../database.ts';
import type { PromptResultTable, VisibilityDailyTable } from '../schema/brand-tables.ts';
import type { Schema } from '../schema/schema.ts';
import { readPromptGaps } from './read-prompt-gaps.ts';
import { readSpreads } from './read-spreads.ts';
import { COUNT_COLUMNS } from './write-figures.ts';

export function createFigureStore({ read }: Pick<SqlAccess, 'read'>): FigureStore {
  return {
    sumFigures: async (query) => (await sumEach(read, [query]))[0] ?? [],
    sumEach: (queries) => sumEach(read, queries),
    spreads: (query) => readSpreads(read, query),
    async topDomains({ brandId, since, until, market, engine, branded, limit }) {
      const rows = await read
        .selectFrom('citation_daily')
        .select(['engine', 'market', 'domain', 'own'])
        .select([summed('citations').as('citations'), summed('answers').as('answers')])
        .where('brand_id', '=', brandId)
        .where('day', '>=', dayNumber(since))
        .where('day', '<=', dayNumber(until))
        .$if(market !== undefined, (all) => all.where('market', '=', market ?? ''))
        .$if(engine !== undefined, (all) => all.where('engine', '=', engine ?? ''))
        .$if(branded !== undefined, (all) => all.where('branded', '=', Number(branded)))
        .groupBy(['engine', 'market', 'domain', 'own'])
        .orderBy('engine')
        .orderBy('market')
        .orderBy('citations', 'desc')
        .orderBy('domain')
        .execute();
      const places = Map.groupBy(rows, (row) => `${row.engine} ${row.market}`);
      return [...places.values()].flatMap((all) =>
        all.slice(0, limit).map(({ own, ...row }) => ({ ...row, own: own === 1 })),
      );
    },
    async promptResults({ brandId, market }) {
      const rows = await read
        .selectFrom('prompt_results')
        .selectAll()
        .where('brand_id', '=', brandId)
        .$if(market !== undefined, (all) => all.where('market', '=', market ?? ''))
        .orderBy('prompt_id')
        .orderBy('engine')
        .orderBy('market')
        .execute();
      return rows.map(resultOf);
    },
    promptGaps: (query) => readPromptGaps(read, query),
  };
}

async function sumEach(read: Kysely<Schema>, queries: readonly FigureQuery[]): Promise<SummedFigures[][]> {
  const [first, ...more] = queries.map((query, part) => sumsOf(read, query, part));
  if (!first) return [];
  const rows = await more.reduce((all, sums) => all.unionAll(sums), first).execute();
  return queries.map(({ groupBy }, part) =>
    rows.filter((row) => Number(row.part) === part).map((row) => summedOf(row, groupBy)),
  );
}

/** One statement each: each then reads only its own rows of the rollup's index. */
function sumsOf(read: Kysely<Schema>, query: FigureQuery, part: number) {
  const { groupBy, entity } = query;
  const group = groupBy === undefined ? sql<string>`''` : GROUPS[groupBy];
  return read
    .selectFrom(sql<VisibilityDailyTable>`${sql.table(tableOf(query))}`.as('figures'))
    .select(sql<number>`cast(${part} as bigint)`.as('part'))
    .select('branded')
    .select(group.as('name'))
    .select(COUNT_COLUMNS.map((column) => (isCounted(query, column) ? summed(column) : NOTHING).as(column)))
    .where(inQuery(query))
    .$if(entity !== undefined, (all) => all.where('entity', 'in', [entity ?? []].flat()))
    .groupBy(groupBy === undefined ? ['branded'] : ['branded', 'name']);
}

/** A query for no engine or market reads the totals, which have fewer rows. */
const tableOf = ({ market, engine, groupBy }: FigureQuery) =>
  market === undefined && engine === undefined && groupBy !== 'market' && groupBy !== 'engine' && groupBy !== 'place'
    ? 'visibility_totals'
    : 'visibility_daily';

type CountColumn = (typeof COUNT_COLUMNS)[number];
/** Counts of answers themselves, whatever they mention. */
const OF_ANSWERS: readonly CountColumn[] = ['citations', 'own_citations', 'unsearched'];
const NOTHING = sql<number>`cast(0 as bigint)`;

/** The other columns of the kind hold 0, and summing them would cost as much. */
function isCounted({ kind }: FigureQuery, column: CountColumn): boolean {
  if (kind === 'answers') return column === 'answers' || OF_ANSWERS.includes(column);
  return kind === 'competitors' ? column === 'answers' : !OF_ANSWERS.includes(column);
}

type SumRow = Awaited<ReturnType<ReturnType<typeof sumsOf>['execute']>>[number];

const summedOf = (row: SumRow, groupBy: FigureGroup | undefined): SummedFigures => ({
  branded: row.branded === 1,
  group: groupBy === 'day' ? dayOfNumber(Number(row.name)) : row.name,
  answers: row.answers,
  noInformation: row.no_information,
  unsearched: row.unsearched,
  ranks: row.ranks,
  rankSquares: row.rank_squares,
  tones: row.tones,
  toneSum: row.tone_sum,
  toneSquares: row.tone_squares,
  tonesUnknown: row.tones_unknown,
  citations: row.citations,
  ownCitations: row.own_citations,
});

/** Casts sums to numbers: PostgreSQL would return `numeric`. */
const summed = (column: string) => sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`;

const GROUPS: Readonly<Record<FigureGroup, ReturnType<typeof sql<string>>>> = {
  market: sql<string>`market`,
  engine: sql<string>`engine`,
  entity: sql<string>`entity`,
  day: sql<string>`cast(day as text)`,
  place: sql<string>`engine || ' ' || market`,
};

const inQuery = ({ brandId, kind, since, until, market, engine }: FigureQuery) => {
  const conditions = [
    sql<SqlBool>`brand_id = ${brandId} and kind = ${kind}`,
    sql<SqlBool>`day between ${dayNumber(since)} and ${dayNumber(until)}`,
    ...(market === undefined ? [] : [sql<SqlBool>`market = ${market}`]),
    ...(engine === undefined ? [] : [sql<SqlBool>`engine = ${engine}`]),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
};

const resultOf = (row: Selectable<PromptResultTable>): PromptResult => ({
  answerId: row.answer_id,
  promptId: row.prompt_id,
  engine: row.engine,
  market: row.market,
  scanId: row.scan_id,
  askedAt: row.asked_at,
  model: row.model,
  branded: row.branded === 1,
  mentioned: row.mentioned === 1,
  noInformation: row.no_information === 1,
  searched: row.searched === null ? null : row.searched === 1,
  rank: row.rank,
  sentiment: row.tone === null ? null : row.tone / TONE_UNIT,
  citations: row.citations,
  ownCitations: row.own_citations,
  competitors: decodeList(row.competitors),
});
