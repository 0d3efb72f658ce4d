// `FigureStore` over SQL. It reads only rollups, never the table of answers.
import { type Kysely, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { dayNumber, dayOfNumber } from '../../../kernel/day.ts';
import {
  type FigureGroup,
  type FigureKind,
  type FigureQuery,
  type FigureStore,
  type PromptResult,
  type SummedFigures,
  TONE_UNIT,
} from '../../../visibility/ports.ts';
import { decodeList } from '../column-codecs.ts';
import type { SqlAccess } from '../database.ts';
import type { PromptResultTable } from '../schema/brand-tables.ts';
import type { Schema } from '../schema/schema.ts';
import { readPromptGaps } from './read-prompt-gaps.ts';
import { readOwnPages, readSummedDomains } from './read-sources.ts';
import { readSpreads } from './read-spreads.ts';
import { COUNT_COLUMNS } from './write-figures.ts';

export function createFigureStore({ read }: Pick<SqlAccess, 'read'>): FigureStore {
  return {
    sumFigures: async (query) => (await sumEach(read, [query]))[0] ?? [],
    sumEach: (queries) => sumEach(read, queries),
    async scanFigures(brandId, scanIds) {
      if (scanIds.length === 0) return new Map();
      const rows = await read
        .selectFrom('scan_figures')
        .select(['scan_id', 'answers', 'mentions', 'voices', 'last_asked_at as lastAskedAt'])
        .where('brand_id', '=', brandId)
        .where('scan_id', 'in', scanIds)
        .where('answers', '>', 0)
        .execute();
      return new Map(rows.map(({ scan_id, ...figures }) => [scan_id, figures]));
    },
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
    summedDomains: (query) => readSummedDomains(read, query),
    ownPages: (query) => readOwnPages(read, query),
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
  if (queries.length === 0) return [];
  const { rows } = await sql<SumRow>`${sql.join(queries.map(sumsOf), sql` union all `)}`.execute(read);
  const parts = Map.groupBy(rows, ({ part }) => Number(part));
  return queries.map(({ groupBy }, part) => (parts.get(part) ?? []).map((row) => summedOf(row, groupBy)));
}

type SumRow = { part: number; branded: number; name: string } & Record<CountColumn, number | null>;

/** One statement each: each then reads only its own rows of the rollup's index. */
function sumsOf(query: FigureQuery, part: number): RawBuilder<unknown> {
  const group = query.groupBy === undefined ? NO_GROUP : GROUPS[query.groupBy];
  return sql`select cast(${sql.lit(part)} as bigint) as part, branded, ${group.name} as name, ${SUMS[query.kind]}
    from ${sql.table(tableOf(query))} where ${inQuery(query)} group by ${group.by}`;
}

/** A query for no engine or market reads the totals, which have fewer rows. */
const tableOf = ({ market, engine, groupBy }: FigureQuery) =>
  market === undefined && engine === undefined && groupBy !== 'market' && groupBy !== 'engine' && groupBy !== 'place'
    ? 'visibility_totals'
    : 'visibility_daily';

type CountColumn = (typeof COUNT_COLUMNS)[number];
/** Counts of answers themselves, whatever they mention. */
const OF_ANSWERS: readonly CountColumn[] = ['citations', 'own_citations', 'unsearched'];

/** The other columns of the kind are 0. Summing them would cost as much, and a null is sent and parsed faster. */
function isCounted(kind: FigureKind, column: CountColumn): boolean {
  if (kind === 'answers') return column === 'answers' || OF_ANSWERS.includes(column);
  return kind === 'competitors' ? column === 'answers' : !OF_ANSWERS.includes(column);
}

const summedOf = (row: SumRow, groupBy: FigureGroup | undefined): SummedFigures => ({
  branded: row.branded === 1,
  group: groupBy === 'day' ? dayOfNumber(Number(row.name)) : row.name,
  answers: row.answers ?? 0,
  noInformation: row.no_information ?? 0,
  unsearched: row.unsearched ?? 0,
  ranks: row.ranks ?? 0,
  rankSquares: row.rank_squares ?? 0,
  tones: row.tones ?? 0,
  toneSum: row.tone_sum ?? 0,
  toneSquares: row.tone_squares ?? 0,
  tonesUnknown: row.tones_unknown ?? 0,
  citations: row.citations ?? 0,
  ownCitations: row.own_citations ?? 0,
});

/** Sums of whole numbers as numbers: PostgreSQL would return `numeric`. */
const summed = (column: string) => sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`;

const sumsOfKind = (kind: FigureKind): RawBuilder<unknown> =>
  sql.raw(
    COUNT_COLUMNS.map((column) => {
      const sum = isCounted(kind, column) ? `sum(${column})` : 'null';
      return `cast(${sum} as bigint) as ${column}`;
    }).join(', '),
  );

const SUMS: Readonly<Record<FigureKind, RawBuilder<unknown>>> = {
  answers: sumsOfKind('answers'),
  brand: sumsOfKind('brand'),
  competitors: sumsOfKind('competitors'),
  product_line: sumsOfKind('product_line'),
  sku: sumsOfKind('sku'),
  competitor: sumsOfKind('competitor'),
};

interface Grouping {
  name: RawBuilder<unknown>;
  by: RawBuilder<unknown>;
}

const groupedBy = (name: string, columns: string): Grouping => ({
  name: sql.raw(name),
  by: sql.raw(`${columns}, branded`),
});

const NO_GROUP: Grouping = { name: sql`''`, by: sql`branded` };
/** Grouped by the columns of the index, which are sorted. Grouping by `name` would sort. */
const GROUPS: Readonly<Record<FigureGroup, Grouping>> = {
  market: groupedBy('market', 'market'),
  engine: groupedBy('engine', 'engine'),
  entity: groupedBy('entity', 'entity'),
  day: groupedBy('cast(day as text)', 'day'),
  place: groupedBy("engine || ' ' || market", 'engine, market'),
};

const inQuery = ({ brandId, kind, entity, since, until, market, engine }: FigureQuery) => {
  const conditions = [
    sql<SqlBool>`brand_id = ${brandId} and kind = ${kind}`,
    sql<SqlBool>`day between ${dayNumber(since)} and ${dayNumber(until)}`,
    ...(entity === undefined ? [] : [sql<SqlBool>`entity in (${sql.join([entity].flat())})`]),
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
