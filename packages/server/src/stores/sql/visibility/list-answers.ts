// The newest answers of a filter, page by page: their ids, from `listed_answers`.
import { type Kysely, sql } from 'kysely';
import { DAY_MS, dayNumber } from '../../../kernel/day.ts';
import type { AnswerFilter, AnswerSubject, StoredAnswerQuery } from '../../../visibility/ports.ts';
import type { Schema } from '../schema/schema.ts';
import { type AnswerDay, readAnswerDays } from './answer-days.ts';
import { COMPETITOR_LINES, NO_SENTIMENT_LINE, subjectLine } from './subject-lines.ts';

/** Milliseconds since 1970, both included. */
interface Span {
  from: number;
  to: number;
}

/** A prompt has few answers, and its own index. All other lists are read only on days that have such answers. */
export async function listAnswerIds(read: Kysely<Schema>, query: StoredAnswerQuery): Promise<string[]> {
  if (query.promptId !== undefined) return readIds(read, query, spanOf(query), query.limit);
  const ids: string[] = [];
  for (const span of spansOf(await readAnswerDays(read, query), query)) {
    ids.push(...(await readIds(read, query, span, query.limit - ids.length)));
    if (ids.length >= query.limit) break;
  }
  return ids;
}

/** Days in a row that together have enough answers for the page are read by one statement. */
function spansOf(days: readonly AnswerDay[], { after, limit }: StoredAnswerQuery): Span[] {
  const spans: Span[] = [];
  let counted = limit;
  let before = Number.NaN;
  for (const { day, answers } of days) {
    const [from, to] = [day * DAY_MS, (day + 1) * DAY_MS - 1];
    if (after !== undefined && from > after.askedAt) continue;
    const last = spans.at(-1);
    if (last && day === before - 1 && counted < limit) last.from = from;
    else {
      spans.push({ from, to });
      counted = 0;
    }
    counted += answers;
    before = day;
  }
  return spans;
}

const spanOf = ({ since, until }: AnswerFilter): Span => ({
  from: since === undefined ? 0 : dayNumber(since) * DAY_MS,
  to: until === undefined ? Number.MAX_SAFE_INTEGER : (dayNumber(until) + 1) * DAY_MS - 1,
});

async function readIds(read: Kysely<Schema>, query: StoredAnswerQuery, span: Span, limit: number): Promise<string[]> {
  const { after } = query;
  const rows = await listed(read, query, span)
    .select('answer_id')
    .$if(after !== undefined, (some) =>
      some
        .where('asked_at', '<=', after?.askedAt ?? 0)
        .where((eb) => eb.or([eb('asked_at', '<', after?.askedAt ?? 0), eb('answer_id', '<', after?.id ?? '')])),
    )
    .orderBy('asked_at', 'desc')
    .orderBy('answer_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ answer_id }) => answer_id);
}

function listed(read: Kysely<Schema>, filter: AnswerFilter, { from, to }: Span) {
  const { brandId, promptId, engine, market, branded, subject } = filter;
  const all = read.selectFrom('listed_answers').where('brand_id', '=', brandId);
  return all
    .where('asked_at', '>=', from)
    .where('asked_at', '<=', to)
    .$if(promptId !== undefined, (some) => some.where('prompt_id', '=', promptId ?? ''))
    .$if(engine !== undefined, (some) => some.where('engine', '=', engine ?? ''))
    .$if(market !== undefined, (some) => some.where('market', '=', market ?? ''))
    .$if(branded !== undefined, (some) => some.where('branded', '=', Number(branded)))
    .$if(subject?.kind === 'gap', (some) => some.where('branded', '=', 0))
    .$if(subject !== undefined, (some) => (subject ? some.where(isAbout(subject)) : some));
}

function isAbout(subject: AnswerSubject) {
  const brand = subjectLine({ kind: 'brand' });
  if (subject.kind === 'no_brand') return sql<boolean>`not ${hasLine(brand)}`;
  if (subject.kind === 'brand_or_competitor') return sql<boolean>`(${hasLine(brand)} or ${hasLine(COMPETITOR_LINES)})`;
  // Answers stored before that line existed count as ones with a sentiment: nearly all have one.
  if (subject.kind === 'brand_sentiment')
    return sql<boolean>`(${hasLine(brand)} and not ${hasLine(NO_SENTIMENT_LINE)})`;
  return hasLine(subjectLine(subject));
}

/** `instr` exists only in SQLite, `strpos` only in PostgreSQL. */
const hasLine = (line: string) => sql<boolean>`(replace(subjects, ${line}, '') <> subjects)`;

/** Only the answers themselves tell how many there are: for example, one may cite several of the brand's domains. */
const UNCOUNTED: ReadonlySet<AnswerSubject['kind']> = new Set([
  'own_citation',
  'brand_or_competitor',
  'brand_sentiment',
]);

export async function countListed(read: Kysely<Schema>, filter: AnswerFilter): Promise<number | undefined> {
  if (filter.promptId !== undefined) {
    const { count } = await listed(read, filter, spanOf(filter))
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'bigint').as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }
  if (filter.subject !== undefined && UNCOUNTED.has(filter.subject.kind)) return undefined;
  const sum = async (some: AnswerFilter) =>
    (await readAnswerDays(read, some)).reduce((all, { answers }) => all + answers, 0);
  const count = await sum(filter);
  return filter.subject?.kind === 'no_brand' ? count - (await sum({ ...filter, subject: { kind: 'brand' } })) : count;
}
