// `AnswerStore` over SQL: an answer, its figures and its findings in one transaction. The row of the brand is written
// first, so that the answers of a brand follow each other, in whatever process.
import { type Kysely, sql } from 'kysely';
import type { Ids } from '../../kernel/clock.ts';
import type { AnswerRecord, AnswerStore } from '../../visibility/ports.ts';
import { finishScan } from './finish-scan.ts';
import type { Schema } from './schema.ts';
import type { SqlAccess } from './sql-access.ts';
import { writeFigures } from './write-figures.ts';
import { writeFindings } from './write-findings.ts';

export function createAnswerStore({ write }: Pick<SqlAccess, 'write'>, ids: Ids): AnswerStore {
  return {
    recordAnswer: (record) =>
      write.transaction().execute(async (tx) => {
        await lockBrand(tx, record.answer.brandId);
        if (!(await insertAnswer(tx, record))) return false;
        await countAnswer(tx, record.answer.brandId);
        await writeFigures(tx, record);
        await writeFindings(tx, record, ids);
        return true;
      }),
    finishScan: (scan, at, compare) =>
      write.transaction().execute(async (tx) => {
        await lockBrand(tx, scan.brandId);
        await finishScan(tx, scan, at, compare);
      }),
    async eraseAnswers(before, limit) {
      const old = sql<string>`(select id from answers where text is not null and asked_at < ${before} limit ${limit})`;
      const { numUpdatedRows } = await write
        .updateTable('answers')
        .set({ text: null, citations: null, reading: null })
        .where('id', 'in', old)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
  };
}

const lockBrand = (tx: Kysely<Schema>, brandId: string) =>
  tx
    .insertInto('brand_answers')
    .values({ brand_id: brandId, answers: 0 })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet({ brand_id: brandId }))
    .execute();

const countAnswer = (tx: Kysely<Schema>, brandId: string) =>
  tx
    .updateTable('brand_answers')
    .set((eb) => ({ answers: eb('answers', '+', 1) }))
    .where('brand_id', '=', brandId)
    .execute();

async function insertAnswer(tx: Kysely<Schema>, { id, answer, reading }: AnswerRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('answers')
    .values({
      id,
      brand_id: answer.brandId,
      scan_id: answer.scanId,
      prompt_id: answer.promptId,
      market: answer.market,
      engine: answer.engine,
      language: answer.language,
      model: answer.model,
      asked_at: answer.askedAt,
      cost_micros: answer.costMicros ?? null,
      text: answer.text,
      citations: JSON.stringify(answer.citations),
      reading,
    })
    .onConflict((conflict) => conflict.columns(['scan_id', 'prompt_id', 'engine', 'market']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
