// Adds answers of a brand to the rollups, and keeps what the newest answer to each prompt showed.
import type { ExpressionBuilder, Insertable, Kysely } from 'kysely';
import { type AnswerRecord, type PromptResult, TONE_UNIT } from '../../../visibility/ports.ts';
import { inChunks } from '../row-values.ts';
import type { PromptResultTable, VisibilityDailyTable, VisibilityTotalTable } from '../schema/brand-tables.ts';
import type { Schema } from '../schema/schema.ts';
import { sumRows } from './sum-rows.ts';
import { writePromptWeeks } from './write-prompt-weeks.ts';

export async function writeFigures(tx: Kysely<Schema>, records: readonly AnswerRecord[]): Promise<void> {
  for (const rows of inChunks(sumRows(records.flatMap(dailyRows), DAILY_KEY, COUNT_COLUMNS)))
    await addToDaily(tx, rows);
  for (const rows of inChunks(sumRows(records.flatMap(totalRows), TOTAL_KEY, COUNT_COLUMNS)))
    await addToTotals(tx, rows);
  for (const rows of inChunks(sumRows(records.flatMap(domainRows), DOMAIN_KEY, ['citations', 'answers'])))
    await addToDomains(tx, rows);
  await writePromptWeeks(tx, records);
  for (const rows of inChunks(newestResults(records))) await keepResults(tx, rows);
  for (const rows of inChunks(
    sumRows(byTime(records).map(scanRow), ['brand_id', 'scan_id'], ['answers', 'mentions', 'voices']),
  ))
    await addToScans(tx, rows);
}

const byTime = (records: readonly AnswerRecord[]): AnswerRecord[] =>
  records.toSorted((a, b) => a.answer.askedAt - b.answer.askedAt);

const DAILY_KEY = ['brand_id', 'kind', 'entity', 'day', 'market', 'engine', 'branded'] as const;
const TOTAL_KEY = ['brand_id', 'kind', 'entity', 'day', 'branded'] as const;
const DOMAIN_KEY = ['brand_id', 'day', 'market', 'engine', 'domain', 'own', 'branded'] as const;

/** The counts of `visibility_daily`. */
export const COUNT_COLUMNS = [
  'answers',
  'no_information',
  'unsearched',
  'ranks',
  'rank_squares',
  'tones',
  'tone_sum',
  'tone_squares',
  'tones_unknown',
  'citations',
  'own_citations',
] as const;

const dailyRows = ({ answer, day, branded, figures }: AnswerRecord): Insertable<VisibilityDailyTable>[] =>
  figures.map((figure) => ({
    brand_id: answer.brandId,
    kind: figure.kind,
    entity: figure.entity,
    day,
    market: answer.market,
    engine: answer.engine,
    branded: Number(branded),
    answers: figure.answers,
    no_information: figure.noInformation,
    unsearched: figure.unsearched,
    ranks: figure.ranks,
    rank_squares: figure.rankSquares,
    tones: figure.tones,
    tone_sum: figure.toneSum,
    tone_squares: figure.toneSquares,
    tones_unknown: figure.tonesUnknown,
    citations: figure.citations,
    own_citations: figure.ownCitations,
  }));

const totalRows = (record: AnswerRecord): Insertable<VisibilityTotalTable>[] =>
  dailyRows(record).map(({ market: _market, engine: _engine, ...row }) => row);

const addToDaily = (tx: Kysely<Schema>, rows: Insertable<VisibilityDailyTable>[]) =>
  tx
    .insertInto('visibility_daily')
    .values(rows)
    .onConflict((conflict) => conflict.columns(DAILY_KEY).doUpdateSet((eb) => addedCounts(eb)))
    .execute();

type DailyBuilder = ExpressionBuilder<Schema & { excluded: VisibilityDailyTable }, 'visibility_daily' | 'excluded'>;

const addedCounts = (eb: DailyBuilder) => {
  const added = (column: (typeof COUNT_COLUMNS)[number]) =>
    eb(`visibility_daily.${column}`, '+', eb.ref(`excluded.${column}`));
  return {
    answers: added('answers'),
    no_information: added('no_information'),
    unsearched: added('unsearched'),
    ranks: added('ranks'),
    rank_squares: added('rank_squares'),
    tones: added('tones'),
    tone_sum: added('tone_sum'),
    tone_squares: added('tone_squares'),
    tones_unknown: added('tones_unknown'),
    citations: added('citations'),
    own_citations: added('own_citations'),
  };
};

const addToTotals = (tx: Kysely<Schema>, rows: Insertable<VisibilityTotalTable>[]) =>
  tx
    .insertInto('visibility_totals')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(TOTAL_KEY)
        .doUpdateSet((eb) =>
          Object.fromEntries(
            COUNT_COLUMNS.map((column) => [
              column,
              eb(`visibility_totals.${column}`, '+', eb.ref(`excluded.${column}`)),
            ]),
          ),
        ),
    )
    .execute();

const domainRows = ({ answer, day, branded, domains }: AnswerRecord) =>
  domains.map(({ domain, own, citations }) => ({
    brand_id: answer.brandId,
    day,
    market: answer.market,
    engine: answer.engine,
    domain,
    own: Number(own),
    branded: Number(branded),
    citations,
    answers: 1,
  }));

const addToDomains = (tx: Kysely<Schema>, rows: ReturnType<typeof domainRows>) =>
  tx
    .insertInto('citation_daily')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(DOMAIN_KEY).doUpdateSet((eb) => ({
        citations: eb('citation_daily.citations', '+', eb.ref('excluded.citations')),
        answers: eb('citation_daily.answers', '+', eb.ref('excluded.answers')),
      })),
    )
    .execute();

/** The newest answer wins, whichever arrives first; ties go to the higher scan id. */
const keepResults = (tx: Kysely<Schema>, rows: Insertable<PromptResultTable>[]) =>
  tx
    .insertInto('prompt_results')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'prompt_id', 'engine', 'market'])
        .doUpdateSet((eb) => Object.fromEntries(RESULT_COLUMNS.map((column) => [column, eb.ref(`excluded.${column}`)])))
        .where(({ eb, or, and, ref }) =>
          or([
            eb('prompt_results.asked_at', '<', ref('excluded.asked_at')),
            and([
              eb('prompt_results.asked_at', '=', ref('excluded.asked_at')),
              eb('prompt_results.scan_id', '<', ref('excluded.scan_id')),
            ]),
          ]),
        ),
    )
    .execute();

/** Without the key. */
const RESULT_COLUMNS = [
  'scan_id',
  'asked_at',
  'model',
  'branded',
  'mentioned',
  'no_information',
  'searched',
  'rank',
  'tone',
  'citations',
  'own_citations',
  'competitors',
  'answer_id',
] as const;

function newestResults(records: readonly AnswerRecord[]): Insertable<PromptResultTable>[] {
  const newest = new Map<string, Insertable<PromptResultTable>>();
  for (const { answer, result } of records) {
    const row = resultRow(answer.brandId, result);
    const key = JSON.stringify([row.brand_id, row.prompt_id, row.engine, row.market]);
    const before = newest.get(key);
    const isNewer =
      !before || before.asked_at < row.asked_at || (before.asked_at === row.asked_at && before.scan_id < row.scan_id);
    if (isNewer) newest.set(key, row);
  }
  return [...newest.values()];
}

const resultRow = (brandId: string, result: PromptResult): Insertable<PromptResultTable> => ({
  brand_id: brandId,
  prompt_id: result.promptId,
  engine: result.engine,
  market: result.market,
  scan_id: result.scanId,
  asked_at: result.askedAt,
  model: result.model,
  branded: Number(result.branded),
  mentioned: Number(result.mentioned),
  no_information: Number(result.noInformation),
  searched: result.searched === null ? null : Number(result.searched),
  rank: result.rank,
  tone: result.sentiment === null ? null : Math.round(result.sentiment * TONE_UNIT),
  citations: result.citations,
  own_citations: result.ownCitations,
  competitors: JSON.stringify(result.competitors),
  answer_id: result.answerId,
});

function scanRow({ answer, branded, result }: AnswerRecord) {
  const counted = branded ? 0 : 1;
  const mentions = result.mentioned ? counted : 0;
  return {
    brand_id: answer.brandId,
    scan_id: answer.scanId,
    answers: counted,
    mentions,
    voices: mentions + counted * result.competitors.length,
    last_asked_at: answer.askedAt,
  };
}

const addToScans = (tx: Kysely<Schema>, rows: ReturnType<typeof scanRow>[]) =>
  tx
    .insertInto('scan_figures')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'scan_id']).doUpdateSet((eb) => ({
        answers: eb('scan_figures.answers', '+', eb.ref('excluded.answers')),
        mentions: eb('scan_figures.mentions', '+', eb.ref('excluded.mentions')),
        voices: eb('scan_figures.voices', '+', eb.ref('excluded.voices')),
        last_asked_at: eb
          .case()
          .when('excluded.last_asked_at', '>', eb.ref('scan_figures.last_asked_at'))
          .then(eb.ref('excluded.last_asked_at'))
          .else(eb.ref('scan_figures.last_asked_at'))
          .end(),
      })),
    )
    .execute();
