// Rollups as millions of answers leave them: two years of daily scans, for each kind of figure, market and engine. One
// statement for every engine. Only what an overview reads is grown, and findings, which it counts.
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

const DAY_MS = 86_400_000;

/** Answers of a brand, a day, a market and an engine. */
const UNBRANDED = 25;
const BRANDED = 4;
const [MARKETS, LANES] = [4, 3];
export const GROWN = { brands: 20, days: 730, openFindings: 50 };
const ANSWERS = GROWN.brands * GROWN.days * MARKETS * LANES * (UNBRANDED + BRANDED);

/** Gives how many answers there seem to have been, and in how many rows. */
export async function fillRollups(setting: string, brands: readonly string[]): Promise<Record<string, number>> {
  const today = Math.floor(Date.now() / DAY_MS);
  const statements = brands.flatMap((brand) => [figuresOf(brand, today - GROWN.days + 1), findingsOf(brand)]);
  const count = setting.startsWith('sqlite:')
    ? fillSqlite(setting.slice('sqlite:'.length), statements)
    : await fillPostgres(setting, statements);
  const { answers, rows } = { answers: Number(count.answers), rows: Number(count.rows) };
  if (answers !== ANSWERS) throw new Error(`${answers} answers were grown, not ${ANSWERS}`);
  return { answers, rows };
}

const COUNT = `select count(*) as rows, sum(case when kind = 'answers' then answers else 0 end) as answers
  from visibility_daily`;

/** Safe to lose, so nothing is synced. */
function fillSqlite(path: string, statements: readonly string[]): Record<string, unknown> {
  const db = new DatabaseSync(path);
  try {
    db.exec('pragma synchronous = off; begin');
    for (const statement of statements) db.exec(statement);
    db.exec('commit; pragma wal_checkpoint(truncate)');
    return { ...db.prepare(COUNT).get() };
  } finally {
    db.close();
  }
}

async function fillPostgres(url: string, statements: readonly string[]): Promise<Record<string, unknown>> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    for (const statement of statements) await client.query(statement);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
    return (await client.query(COUNT)).rows[0];
  } finally {
    await client.end();
  }
}

/** The brand, its five competitors, four lines and six SKUs; the share of answers with each, in hundredths. */
const ENTITIES = [
  ['answers', '', 100],
  ['brand', '', 40],
  ['competitors', '', 120],
  ...Array.from({ length: 5 }, (_, i) => ['competitor', `Rival ${i}`, 24]),
  ...Array.from({ length: 4 }, (_, i) => ['product_line', `Line ${i}`, 12]),
  ...Array.from({ length: 6 }, (_, i) => ['sku', `SKU-${i}`, 8]),
].map(([kind, entity, share]) => `('${kind}', '${entity}', ${share})`);

const figuresOf = (brand: string, from: number): string => `
insert into visibility_daily (brand_id, kind, entity, day, market, engine, branded, answers, no_information, ranks,
  rank_squares, tones, tone_sum, tone_squares, tones_unknown, citations, own_citations)
with recursive days (day) as (select ${from} union all select day + 1 from days where day < ${from + GROWN.days - 1}),
  entities (kind, entity, share) as (values ${ENTITIES.join(', ')}),
  markets (market) as (values ('US'), ('UK'), ('DE'), ('JP')),
  engines (engine) as (values ('openai'), ('gemini'), ('perplexity')),
  prompts (branded, asked) as (values (0, ${UNBRANDED}), (1, ${BRANDED})),
  cells as (
    select kind, entity, day, market, engine, branded,
      case when kind = 'answers' then asked else 1 + asked * share / 100 - day % 2 end as found
    from days cross join entities cross join markets cross join engines cross join prompts
  )
select '${brand}', kind, entity, day, market, engine, branded, found, 0, found * 2, found * 5, found, found * 840,
  found * 705600, 0, case when kind = 'answers' then found * 4 else 0 end, case when kind = 'answers' then found else 0 end
from cells where found > 0`;

const findingsOf = (brand: string): string => `
insert into findings (id, brand_id, key, kind, subject, claimed, verified, severity, state, changed_at, first_seen_at,
  last_seen_at, scan_id, prompt_id, engine, market, quote, quote_start, quote_end, fact)
with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${GROWN.openFindings * 4})
select '${brand}-' || n, '${brand}', 'key-' || n, 'price', 'Brand', '' || n, '1', 'high',
  case when n % 4 = 0 then 'open' else 'fixed' end, 0, 0, 0, 'scan', 'prompt', 'openai', 'US', 'It costs ' || n, 0, 1, '{}'
from numbers`;
