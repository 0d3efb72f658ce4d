// `StoredAnswerReader` over SQL: reads stored answers, one, the newest, or all a page at a time.
import type { Kysely, Selectable } from 'kysely';
import type { StoredAnswer, StoredAnswerReader } from '../../../visibility/ports.ts';
import type { SqlAccess } from '../database.ts';
import { readChunks } from '../row-values.ts';
import type { AnswerTable } from '../schema/brand-tables.ts';
import type { Schema } from '../schema/schema.ts';
import { countListed, listAnswerIds } from './list-answers.ts';

/** Small, because texts may be long. */
const PAGE_ROWS = 200;

export function createStoredAnswerReader({ read }: Pick<SqlAccess, 'read'>): StoredAnswerReader {
  return {
    async findAnswer(id) {
      const row = await all(read).where('id', '=', id).executeTakeFirst();
      return row && answerOf(row);
    },
    async listAnswers(query) {
      const ids = await listAnswerIds(read, query);
      const rows = await readChunks(ids, (some) => all(read).where('id', 'in', some).execute());
      const byId = new Map(rows.map((row) => [row.id, answerOf(row)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    async findAnswerAt({ scanId, promptId, engine, market }) {
      const row = await all(read)
        .where('scan_id', '=', scanId)
        .where('prompt_id', '=', promptId)
        .where('engine', '=', engine)
        .where('market', '=', market)
        .executeTakeFirst();
      return row && answerOf(row);
    },
    countAnswers: (filter) => countListed(read, filter),
    async *exportAnswers({ brandId, since }) {
      const last = await read.selectFrom('answers').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
      for (let after = ''; last; ) {
        const rows = await all(read)
          .where('id', '>', after)
          .where('id', '<=', last.id)
          .$if(brandId !== undefined, (some) => some.where('brand_id', '=', brandId ?? ''))
          .$if(since !== undefined, (some) => some.where('asked_at', '>=', since ?? 0))
          .orderBy('id')
          .limit(PAGE_ROWS)
          .execute();
        for (const row of rows) yield answerOf(row);
        if (rows.length < PAGE_ROWS) return;
        after = rows.at(-1)?.id ?? last.id;
      }
    },
  };
}

const all = (read: Kysely<Schema>) =>
  read
    .selectFrom('answers')
    .select(['id', 'brand_id', 'scan_id', 'prompt_id', 'market', 'engine', 'language', 'model', 'asked_at'])
    .select(['text', 'citations', 'reading']);

const answerOf = (row: Omit<Selectable<AnswerTable>, 'cost_micros' | 'searched'>): StoredAnswer => ({
  id: row.id,
  brandId: row.brand_id,
  scanId: row.scan_id,
  promptId: row.prompt_id,
  market: row.market,
  engine: row.engine,
  language: row.language,
  model: row.model,
  askedAt: row.asked_at,
  content: contentOf(row),
});

/** Only `answer-store.ts` writes these three, always together. */
function contentOf({ text, citations, reading }: Pick<Selectable<AnswerTable>, 'text' | 'citations' | 'reading'>) {
  if (text === null || citations === null || reading === null) return null;
  const content: StoredAnswer['content'] = { text, citations: JSON.parse(citations), reading: JSON.parse(reading) };
  return content;
}
