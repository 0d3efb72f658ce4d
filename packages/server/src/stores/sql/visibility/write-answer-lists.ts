// Adds answers to the table that lists are read from, and counts the brand's own pages that they cite.
import type { Kysely } from 'kysely';
import type { AnswerRecord } from '../../../visibility/ports.ts';
import { inChunks } from '../row-values.ts';
import type { Schema } from '../schema/schema.ts';
import { ownPages, subjectLines } from './subject-lines.ts';
import { sumRows } from './sum-rows.ts';

export async function writeAnswerLists(tx: Kysely<Schema>, records: readonly AnswerRecord[]): Promise<void> {
  for (const rows of inChunks(records.map(listedRow))) await tx.insertInto('listed_answers').values(rows).execute();
  for (const rows of inChunks(sumRows(records.flatMap(pageRows), PAGE_KEY, ['answers']))) {
    await tx
      .insertInto('own_page_daily')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(PAGE_KEY)
          .doUpdateSet((eb) => ({ answers: eb('own_page_daily.answers', '+', eb.ref('excluded.answers')) })),
      )
      .execute();
  }
}

const PAGE_KEY = ['brand_id', 'day', 'market', 'engine', 'url', 'branded'] as const;

const listedRow = (record: AnswerRecord) => ({
  brand_id: record.answer.brandId,
  asked_at: record.answer.askedAt,
  answer_id: record.id,
  prompt_id: record.answer.promptId,
  engine: record.answer.engine,
  market: record.answer.market,
  branded: Number(record.branded),
  subjects: subjectLines(record),
});

const pageRows = ({ answer, day, branded, sources }: AnswerRecord) =>
  ownPages(sources).map((url) => ({
    brand_id: answer.brandId,
    day,
    market: answer.market,
    engine: answer.engine,
    url,
    branded: Number(branded),
    answers: 1,
  }));
