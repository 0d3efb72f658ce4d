// Adds answers to the totals of each prompt, of its week and of the eight weeks around it, by engine and for all engines
// together. Confidence intervals need them, because answers to one prompt are correlated.
import type { Insertable, Kysely } from 'kysely';
import { type AnswerRecord, type Counts, type FigureKind, NO_COUNTS } from '../../../visibility/ports.ts';
import { inChunks } from '../row-values.ts';
import type {
  PromptBlockTable,
  PromptEntityBlockTable,
  PromptEntityWeekTable,
  PromptWeekTable,
} from '../schema/brand-tables.ts';
import type { Schema } from '../schema/schema.ts';
import { blockOf, weekOf } from './prompt-weeks.ts';
import { sumRows } from './sum-rows.ts';

export async function writePromptWeeks(tx: Kysely<Schema>, records: readonly AnswerRecord[]): Promise<void> {
  const [weeks, entityWeeks] = [records.flatMap(promptRows), records.flatMap(entityRows)];
  for (const rows of inChunks(sumRows(weeks, KEY, COUNTS))) await addToWeeks(tx, rows);
  for (const rows of inChunks(sumRows(entityWeeks, ENTITY_KEY, ENTITY_COUNTS))) await addToEntityWeeks(tx, rows);
  const [blocks, entityBlocks] = [weeks.map(inBlock), entityWeeks.map(inBlock)];
  for (const rows of inChunks(sumRows(blocks, BLOCK_KEY, COUNTS))) await addToBlocks(tx, rows);
  for (const rows of inChunks(sumRows(entityBlocks, ENTITY_BLOCK_KEY, ENTITY_COUNTS)))
    await addToEntityBlocks(tx, rows);
}

/** The sum over all engines has its own rows, so that every query reads few rows. */
export const ALL_ENGINES = '';

const KEY = ['brand_id', 'engine', 'week', 'market', 'prompt_id', 'branded'] as const;
const ENTITY_KEY = ['kind', 'entity', ...KEY] as const;
const BLOCK_KEY = ['brand_id', 'engine', 'block', 'market', 'prompt_id', 'branded'] as const;
const ENTITY_BLOCK_KEY = ['kind', 'entity', ...BLOCK_KEY] as const;
const ENTITY_COUNTS = ['mentions', 'ranks', 'tones', 'tone_sum'] as const;
const COUNTS = [...ENTITY_COUNTS, 'answers', 'voices', 'citations', 'own_citations'] as const;

const keysOf = ({ answer, day, branded }: AnswerRecord) =>
  [answer.engine, ALL_ENGINES].map((engine) => ({
    brand_id: answer.brandId,
    week: weekOf(day),
    market: answer.market,
    engine,
    prompt_id: answer.promptId,
    branded: Number(branded),
  }));

const countsOf = ({ answers, ranks, tones, toneSum }: Counts) => ({
  mentions: answers,
  ranks,
  tones,
  tone_sum: toneSum,
});

function promptRows(record: AnswerRecord): Insertable<PromptWeekTable>[] {
  const of = (kind: FigureKind): Counts => record.figures.find((figure) => figure.kind === kind) ?? NO_COUNTS;
  const { answers, citations, ownCitations } = of('answers');
  const counts = { answers, voices: of('competitors').answers, citations, own_citations: ownCitations };
  return keysOf(record).map((key) => ({ ...key, ...countsOf(of('brand')), ...counts }));
}

const NAMED: readonly FigureKind[] = ['product_line', 'sku', 'competitor'];

function entityRows(record: AnswerRecord): Insertable<PromptEntityWeekTable>[] {
  const named = record.figures.filter(({ kind, answers }) => answers > 0 && NAMED.includes(kind));
  return keysOf(record).flatMap((key) =>
    named.map(({ kind, entity, ...counts }) => ({ ...key, kind, entity, ...countsOf(counts) })),
  );
}

const inBlock = <Row extends { week: number }>({ week, ...row }: Row) => ({ ...row, block: blockOf(week) });

const addToWeeks = (tx: Kysely<Schema>, rows: Insertable<PromptWeekTable>[]) =>
  tx
    .insertInto('prompt_weeks')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(KEY)
        .doUpdateSet((eb) =>
          Object.fromEntries(
            COUNTS.map((column) => [column, eb(`prompt_weeks.${column}`, '+', eb.ref(`excluded.${column}`))]),
          ),
        ),
    )
    .execute();

const addToBlocks = (tx: Kysely<Schema>, rows: Insertable<PromptBlockTable>[]) =>
  tx
    .insertInto('prompt_blocks')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(BLOCK_KEY)
        .doUpdateSet((eb) =>
          Object.fromEntries(
            COUNTS.map((column) => [column, eb(`prompt_blocks.${column}`, '+', eb.ref(`excluded.${column}`))]),
          ),
        ),
    )
    .execute();

const addToEntityWeeks = (tx: Kysely<Schema>, rows: Insertable<PromptEntityWeekTable>[]) =>
  tx
    .insertInto('prompt_entity_weeks')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(ENTITY_KEY)
        .doUpdateSet((eb) =>
          Object.fromEntries(
            ENTITY_COUNTS.map((column) => [
              column,
              eb(`prompt_entity_weeks.${column}`, '+', eb.ref(`excluded.${column}`)),
            ]),
          ),
        ),
    )
    .execute();

const addToEntityBlocks = (tx: Kysely<Schema>, rows: Insertable<PromptEntityBlockTable>[]) =>
  tx
    .insertInto('prompt_entity_blocks')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(ENTITY_BLOCK_KEY)
        .doUpdateSet((eb) =>
          Object.fromEntries(
            ENTITY_COUNTS.map((column) => [
              column,
              eb(`prompt_entity_blocks.${column}`, '+', eb.ref(`excluded.${column}`)),
            ]),
          ),
        ),
    )
    .execute();
