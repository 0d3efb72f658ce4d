// `AnswerStore` over SQL: answers, their figures and their findings in one transaction. The brand's row is written first,
// which serializes the transactions of a brand across processes.
import { type Kysely, sql } from 'kysely';
import type { Ids } from '../../../kernel/clock.ts';
import type { AnswerRecord, AnswerStore } from '../../../visibility/ports.ts';
import { writeFindings } from '../claims/write-findings.ts';
import type { SqlAccess } from '../database.ts';
import { inChunks } from '../row-values.ts';
import type { Schema } from '../schema/schema.ts';
import { finishScan } from './finish-scan.ts';
import { lockAnswers } from './lock-answers.ts';
import { writeAnswerLists } from './write-answer-lists.ts';
import { writeFigures } from './write-figures.ts';
import { writePromptGaps } from './write-prompt-gaps.ts';

export function createAnswerStore({ read, write }: SqlAccess, ids: Ids): AnswerStore {
  return {
    recordAnswers: (records) =>
      write.transaction().execute(async (tx) => {
        const [first] = records;
        if (!first) return [];
        const { brandId } = first.answer;
        await lockAnswers(tx, brandId);
        const added = await insertAnswers(tx, records);
        const news = records.filter(({ id }) => added.has(id));
        if (news.length > 0) {
          await countAnswers(tx, brandId, news.length);
          await writeFigures(tx, news);
          await writePromptGaps(tx, news);
          await writeAnswerLists(tx, news);
          for (const record of news) await writeFindings(tx, record, ids);
        }
        return records.map(({ id }) => added.has(id));
      }),
    finishScan: (scan, at, compare) =>
      write.transaction().execute(async (tx) => {
        await lockAnswers(tx, scan.brandId);
        await finishScan(tx, scan, at, compare);
      }),
    async oldestAnswer() {
      const oldest = read.selectFrom('answers').select('asked_at').where('text', 'is not', null).orderBy('asked_at');
      return (await oldest.limit(1).executeTakeFirst())?.asked_at;
    },
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

const countAnswers = (tx: Kysely<Schema>, brandId: string, count: number) =>
  tx
    .updateTable('brand_answers')
    .set((eb) => ({ answers: eb('answers', '+', count) }))
    .where('brand_id', '=', brandId)
    .execute();

/** Returns the ids of the answers that are new. */
async function insertAnswers(tx: Kysely<Schema>, records: readonly AnswerRecord[]): Promise<Set<string>> {
  const added = new Set<string>();
  for (const rows of inChunks(records.map(answerRow))) {
    const inserted = await tx
      .insertInto('answers')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['scan_id', 'prompt_id', 'engine', 'market']).doNothing())
      .returning('id')
      .execute();
    for (const { id } of inserted) added.add(id);
  }
  return added;
}

const answerRow = ({ id, answer, reading }: AnswerRecord) => ({
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
  searched: answer.searched === undefined ? null : Number(answer.searched),
  text: answer.text,
  citations: JSON.stringify(answer.citations),
  reading,
});
