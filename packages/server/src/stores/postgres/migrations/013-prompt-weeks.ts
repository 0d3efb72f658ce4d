// What the answers to each prompt add up to in a week, figures of all places together, and citations apart by whether the
// prompt names the brand.

/**
 * As in SQLite (`../../sqlite/migrations/016-prompt-weeks.ts`). A question reads a few thousand rows: to start parallel
 * workers takes longer than that.
 */
export const sql = `
create table prompt_weeks (
  brand_id text collate "C" not null,
  engine text collate "C" not null,
  week bigint not null,
  market text collate "C" not null,
  prompt_id text collate "C" not null,
  branded bigint not null,
  answers bigint not null,
  mentions bigint not null,
  voices bigint not null,
  ranks bigint not null,
  tones bigint not null,
  tone_sum bigint not null,
  citations bigint not null,
  own_citations bigint not null,
  primary key (brand_id, engine, week, market, prompt_id, branded)
) with (parallel_workers = 0);

create table prompt_entity_weeks (
  brand_id text collate "C" not null,
  kind text collate "C" not null,
  entity text collate "C" not null,
  engine text collate "C" not null,
  week bigint not null,
  market text collate "C" not null,
  prompt_id text collate "C" not null,
  branded bigint not null,
  mentions bigint not null,
  ranks bigint not null,
  tones bigint not null,
  tone_sum bigint not null,
  primary key (brand_id, kind, entity, engine, week, market, prompt_id, branded)
) with (parallel_workers = 0);

alter table citation_daily add column branded bigint;
update citation_daily as pooled set branded = case when exists (
  select 1 from visibility_daily as asked
  where asked.brand_id = pooled.brand_id and asked.kind = 'answers' and asked.entity = '' and asked.day = pooled.day
    and asked.market = pooled.market and asked.engine = pooled.engine and asked.branded = 0
) then 0 else 1 end;
alter table citation_daily alter column branded set not null;
alter table citation_daily drop constraint citation_daily_pkey;
alter table citation_daily add primary key (brand_id, day, market, engine, domain, own, branded);

create table visibility_totals (
  brand_id text collate "C" not null,
  kind text collate "C" not null,
  entity text collate "C" not null,
  day bigint not null,
  branded bigint not null,
  answers bigint not null,
  no_information bigint not null,
  ranks bigint not null,
  rank_squares bigint not null,
  tones bigint not null,
  tone_sum bigint not null,
  tone_squares bigint not null,
  tones_unknown bigint not null,
  citations bigint not null,
  own_citations bigint not null,
  unsearched bigint not null,
  primary key (brand_id, kind, entity, day, branded)
);
insert into visibility_totals
  select brand_id, kind, entity, day, branded, sum(answers), sum(no_information), sum(ranks), sum(rank_squares), sum(tones),
    sum(tone_sum), sum(tone_squares), sum(tones_unknown), sum(citations), sum(own_citations),
    sum(unsearched)
  from visibility_daily group by brand_id, kind, entity, day, branded;

create index findings_seen on findings (brand_id, last_seen_at);
`;
