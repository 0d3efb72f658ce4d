// Generates rollups as millions of answers would leave them: two years of daily scans, for each kind of figure, market
// and engine. One statement for every database engine. Only what an overview of a brand reads is generated: its
// figures, those of each prompt and week with and without competitors and products, and findings with the days on which they were
// seen.
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

const DAY_MS = 86_400_000;

/** Answers per brand, day, market and engine. */
const UNBRANDED = 25;
const BRANDED = 4;
const [MARKETS, LANES] = [4, 3];
export const GENERATED = { brands: 20, days: 730, openFindings: 50 };
const ANSWERS = GENERATED.brands * GENERATED.days * MARKETS * LANES * (UNBRANDED + BRANDED);

export const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Returns how many answers the rollups represent, and in how many rows. */
export async function fillRollups(setting: string, brands: readonly string[]): Promise<Record<string, number>> {
  const today = Math.floor(Date.now() / DAY_MS);
  const first = today - GENERATED.days + 1;
  const statements = brands.flatMap((brand) => [
    figuresOf(brand, first),
    totalsOf(brand),
    promptsOf(brand, first),
    namedOf(brand, first),
    ...blocksOf(brand),
    findingsOf(brand, today),
    seenOf(brand, today),
    sourcesOf(brand),
  ]);
  const count = setting.startsWith('sqlite:')
    ? fillSqlite(setting.slice('sqlite:'.length), statements)
    : await fillPostgres(setting, statements);
  const { answers, rows } = { answers: Number(count.answers), rows: Number(count.rows) };
  if (answers !== ANSWERS) throw new Error(`generated ${answers} answers, not ${ANSWERS}`);
  return { answers, rows };
}

const COUNT = `select count(*) as rows, sum(case when kind = 'answers' then answers else 0 end) as answers
  from visibility_daily`;

/** Losing them is fine, so nothing is synced. */
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

export const COMPETITORS = Array.from({ length: 5 }, (_, i) => `Rival ${i}`);
/** With three SKUs in each of the first two. */
export const PRODUCT_LINES = Array.from({ length: 4 }, (_, line) => ({
  name: `Line ${line}`,
  skus: line < 2 ? Array.from({ length: 3 }, (_, i) => `SKU-${3 * line + i}`) : [],
}));

/** The names that are counted per prompt and week, and the share of answers that mention each, in hundredths. */
const NAMED = [
  ...COMPETITORS.map((name) => ['competitor', name, 34]),
  ...PRODUCT_LINES.map(({ name }) => ['product_line', name, 18]),
  ...PRODUCT_LINES.flatMap(({ skus }) => skus).map((name) => ['sku', name, 12]),
].map(([kind, name, share]) => `('${kind}', '${name}', ${share})`);

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
with recursive days (day) as (select ${from} union all select day + 1 from days where day < ${from + GENERATED.days - 1}),
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

const totalsOf = (brand: string): string => `
insert into visibility_totals (brand_id, kind, entity, day, branded, answers, no_information, ranks, rank_squares, tones,
  tone_sum, tone_squares, tones_unknown, citations, own_citations, unsearched)
select brand_id, kind, entity, day, branded, sum(answers), sum(no_information), sum(ranks), sum(rank_squares), sum(tones),
  sum(tone_sum), sum(tone_squares), sum(tones_unknown), sum(citations), sum(own_citations), 0
from visibility_daily where brand_id = '${brand}' group by brand_id, kind, entity, day, branded`;

/** Weeks, places and prompts; an empty engine is the sum of all three. */
const cells = (from: number): string => `
  weeks (week) as (
    select ${mondayOf(from)} union all select week + 7 from weeks where week < ${from + GENERATED.days - 7}
  ),
  engines (engine, asked) as (values ('', 21), ('openai', 7), ('gemini', 7), ('perplexity', 7)),
  markets (market) as (values ('US'), ('UK'), ('DE'), ('JP')),
  numbers (n) as (select 1 union all select n + 1 from numbers where n < ${UNBRANDED + BRANDED}),
  prompts (n, prompt_id, branded) as (
    select n, '5a3c60b1-7c1f-5d0e-9d0b-3f5f2a7f' || (1000 + n), case when n > ${UNBRANDED} then 1 else 0 end from numbers
  )`;

const mondayOf = (day: number): number => day - ((day + 3) % 7);

/** The mention rate varies by prompt, as it does in real answers. */
const mentioned = (share: string): string => `asked * (${share} + n * 7 % 40 - 20) / 100`;

const promptsOf = (brand: string, from: number): string => `
insert into prompt_weeks (brand_id, engine, week, market, prompt_id, branded, answers, mentions, voices, ranks, tones,
  tone_sum, citations, own_citations)
with recursive ${cells(from)}
select '${brand}', engine, week, market, prompt_id, branded, asked, ${mentioned('40')}, asked * 120 / 100,
  ${mentioned('40')} * 2, ${mentioned('40')}, ${mentioned('40')} * 840, asked * 4, asked
from engines cross join weeks cross join markets cross join prompts`;

const namedOf = (brand: string, from: number): string => `
insert into prompt_entity_weeks (brand_id, kind, entity, engine, week, market, prompt_id, branded, mentions, ranks, tones,
  tone_sum)
with recursive ${cells(from)},
  things (kind, entity, share) as (values ${NAMED.join(', ')}),
  found as (
    select kind, entity, engine, week, market, prompt_id, branded, ${mentioned('share')} as mentions
    from things cross join engines cross join weeks cross join markets cross join prompts
  )
select '${brand}', kind, entity, engine, week, market, prompt_id, branded, mentions, mentions * 2, mentions,
  mentions * 840
from found where mentions > 0`;

const BLOCKS = [
  ['prompt', 'answers, mentions, voices, ranks, tones, tone_sum, citations, own_citations', ''],
  ['prompt_entity', 'mentions, ranks, tones, tone_sum', 'kind, entity, '],
] as const;

/** Eight weeks each, added up. */
const blocksOf = (brand: string): string[] =>
  BLOCKS.map(([table, counts, entity]) => {
    const key = `brand_id, ${entity}engine, market, prompt_id, branded`;
    const sums = counts.replaceAll(/\w+/g, 'sum($&)');
    return `insert into ${table}_blocks (${key}, block, ${counts})
      select ${key}, week - (week + 3) % 56, ${sums} from ${table}_weeks where brand_id = '${brand}'
      group by ${key}, week - (week + 3) % 56`;
  });

const SEEN_DAYS = 60;

const findingsOf = (brand: string, today: number): string => `
insert into findings (id, brand_id, key, kind, subject, claimed, verified, severity, state, changed_at, first_seen_at,
  last_seen_at, scan_id, prompt_id, engine, market, quote, quote_start, quote_end, fact)
with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${GENERATED.openFindings * 4})
select '${brand}-' || n, '${brand}', 'key-' || n, 'price', 'Brand', '' || n, '1', 'high',
  case when n % 4 = 0 then 'open' else 'fixed' end, 0, ${(today - SEEN_DAYS) * DAY_MS}, ${today * DAY_MS}, 'scan', 'prompt',
  'openai', 'US', 'It costs ' || n, 0, 1,
  '{"kind":"price","market":"US","amount":1,"currency":"USD","labels":[],"source":"https://brand.example/","date":"2026-01-01"}'
from numbers`;

/** Each was seen on every day of two months, in three places. */
const seenOf = (brand: string, today: number): string => `
insert into finding_daily (finding_id, day, market, engine, answers)
with recursive days (day) as (select ${today - SEEN_DAYS} union all select day + 1 from days where day < ${today}),
  lanes (lane, market) as (values ('openai', 'US'), ('gemini', 'US'), ('openai', 'DE'))
select id, day, lanes.market, lane, 2 from findings cross join days cross join lanes where brand_id = '${brand}'`;

const sourcesOf = (brand: string): string => `
insert into finding_sources (finding_id, url, domain, own, answers)
with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 20)
select id, 'https://site-' || n || '.example/a', 'site-' || n || '.example', 0, n from findings cross join numbers
where brand_id = '${brand}'`;
