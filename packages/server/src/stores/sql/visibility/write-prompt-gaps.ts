// Counts, day by day, how often a prompt that does not name the brand is answered with competitors only.
import { type Insertable, type Kysely, sql } from 'kysely';
import type { AnswerRecord } from '../../../visibility/ports.ts';
import { inChunks } from '../row-values.ts';
import type { PromptGapTable } from '../schema/brand-tables.ts';
import type { Schema } from '../schema/schema.ts';
import { isGap } from './subject-lines.ts';

type Row = Insertable<PromptGapTable>;

/** Rows of the same key are summed before they are written: an upsert must not touch a row twice. */
export async function writePromptGaps(tx: Kysely<Schema>, records: readonly AnswerRecord[]): Promise<void> {
  for (const rows of inChunks(sumGaps(records.filter(({ branded }) => !branded).map(gapRow)))) {
    await tx
      .insertInto('prompt_gaps')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(KEY).doUpdateSet((eb) => ({
          answers: eb('prompt_gaps.answers', '+', eb.ref('excluded.answers')),
          gaps: eb('prompt_gaps.gaps', '+', eb.ref('excluded.gaps')),
          ...Object.fromEntries(NEWEST.map((column) => [column, newestOf(column)])),
        })),
      )
      .execute();
  }
}

const KEY = ['brand_id', 'engine', 'market', 'prompt_id', 'day'] as const;
const NEWEST = ['answer_id', 'asked_at', 'competitors'] as const;

/** Of two answers with the same time, the one that was recorded later. */
const newestOf = (column: (typeof NEWEST)[number]) => sql`case
  when excluded.asked_at is null then ${sql.ref(`prompt_gaps.${column}`)}
  when prompt_gaps.asked_at is null or prompt_gaps.asked_at < excluded.asked_at
    or (prompt_gaps.asked_at = excluded.asked_at and prompt_gaps.answer_id < excluded.answer_id)
  then ${sql.ref(`excluded.${column}`)}
  else ${sql.ref(`prompt_gaps.${column}`)} end`;

function gapRow({ answer, day, result }: AnswerRecord): Row {
  const { brandId, engine, market, promptId, askedAt } = answer;
  const counted = isGap(result);
  return {
    brand_id: brandId,
    engine,
    market,
    prompt_id: promptId,
    day,
    answers: 1,
    gaps: counted ? 1 : 0,
    answer_id: counted ? result.answerId : null,
    asked_at: counted ? askedAt : null,
    competitors: counted ? JSON.stringify(result.competitors) : null,
  };
}

function sumGaps(rows: readonly Row[]): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const key = JSON.stringify(KEY.map((column) => row[column]));
    const sum = sums.get(key);
    sums.set(key, sum ? mergeRows(sum, row) : row);
  }
  return [...sums.values()];
}

function mergeRows(sum: Row, row: Row): Row {
  const newest = (row.asked_at ?? -1) >= (sum.asked_at ?? -1) ? row : sum;
  return { ...newest, answers: sum.answers + row.answers, gaps: sum.gaps + row.gaps };
}
