// Reads how often prompts are answered with competitors only: sums over the days, and the newest such answer.
import { type Kysely, sql } from 'kysely';
import { dayNumber } from '../../../kernel/day.ts';
import type { GapQuery, PromptGap } from '../../../visibility/ports.ts';
import { decodeList } from '../column-codecs.ts';
import type { Schema } from '../schema/schema.ts';

export async function readPromptGaps(read: Kysely<Schema>, query: GapQuery): Promise<PromptGap[]> {
  const rows = await read
    .with('sums', (db) => sumsOf(db, query))
    .selectFrom('sums')
    // A cross join keeps this order in SQLite, which would otherwise read all days of the brand first.
    .crossJoin('prompt_gaps as newest')
    .whereRef('newest.engine', '=', 'sums.engine')
    .whereRef('newest.market', '=', 'sums.market')
    .whereRef('newest.prompt_id', '=', 'sums.prompt_id')
    .whereRef('newest.day', '=', 'sums.last_day')
    .where('newest.brand_id', '=', query.brandId)
    .select(['sums.engine', 'sums.market', 'sums.prompt_id', 'sums.all_answers', 'sums.all_gaps'])
    .select(['newest.answer_id', 'newest.competitors'])
    .orderBy('sums.engine')
    .orderBy('sums.market')
    .orderBy('sums.all_gaps', 'desc')
    .orderBy('sums.all_answers')
    .orderBy('sums.prompt_id')
    .execute();
  return rows.map((row) => ({
    promptId: row.prompt_id,
    engine: row.engine,
    market: row.market,
    answers: row.all_answers,
    gaps: row.all_gaps,
    answerId: row.answer_id,
    competitors: decodeList(row.competitors ?? '[]'),
  }));
}

const sumsOf = (db: Pick<Kysely<Schema>, 'selectFrom'>, { brandId, since, until, market, engine }: GapQuery) =>
  db
    .selectFrom('prompt_gaps')
    .select(['engine', 'market', 'prompt_id'])
    .select([
      sql<number>`cast(sum(answers) as bigint)`.as('all_answers'),
      sql<number>`cast(sum(gaps) as bigint)`.as('all_gaps'),
      sql<number>`max(case when gaps > 0 then day end)`.as('last_day'),
    ])
    .where('brand_id', '=', brandId)
    .where('day', '>=', dayNumber(since))
    .where('day', '<=', dayNumber(until))
    .$if(market !== undefined, (all) => all.where('market', '=', market ?? ''))
    .$if(engine !== undefined, (all) => all.where('engine', '=', engine ?? ''))
    .groupBy(['engine', 'market', 'prompt_id'])
    .having(sql<number>`sum(gaps)`, '>', 0);
