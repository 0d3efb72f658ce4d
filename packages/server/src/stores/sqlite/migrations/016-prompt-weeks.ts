// What the answers to each prompt add up to in a week, figures of all places together, and citations apart by whether the
// prompt names the brand.

/**
 * `week` is the number of the UTC day of its Monday, and an empty `engine` all engines together. These two tables begin empty: of
 * answers before them it is not known how alike those to one prompt are, and intervals take them as independent, as they
 * did before. Citations of a place and day count as of prompts that do not name the brand, unless none of those was asked.
 * `findings_seen` leads to the findings of a period.
 */
export const sql = `
create table prompt_weeks (
  brand_id text not null,
  engine text not null,
  week integer not null,
  market text not null,
  prompt_id text not null,
  branded integer not null,
  answers integer not null,
  mentions integer not null,
  voices integer not null,
  ranks integer not null,
  tones integer not null,
  tone_sum integer not null,
  citations integer not null,
  own_citations integer not null,
  primary key (brand_id, engine, week, market, prompt_id, branded)
) strict, without rowid;

create table prompt_entity_weeks (
  brand_id text not null,
  kind text not null,
  entity text not null,
  engine text not null,
  week integer not null,
  market text not null,
  prompt_id text not null,
  branded integer not null,
  mentions integer not null,
  ranks integer not null,
  tones integer not null,
  tone_sum integer not null,
  primary key (brand_id, kind, entity, engine, week, market, prompt_id, branded)
) strict, without rowid;

alter table citation_daily rename to citation_daily_pooled;
create table citation_daily (
  brand_id text not null,
  day integer not null,
  market text not null,
  engine text not null,
  domain text not null,
  own integer not null,
  branded integer not null,
  citations integer not null,
  answers integer not null,
  primary key (brand_id, day, market, engine, domain, own, branded)
) strict, without rowid;
insert into citation_daily
  select brand_id, day, market, engine, domain, own,
    not exists (
      select 1 from visibility_daily as asked
      where asked.brand_id = pooled.brand_id and asked.kind = 'answers' and asked.entity = '' and asked.day = pooled.day
        and asked.market = pooled.market and asked.engine = pooled.engine and asked.branded = 0
    ),
    citations, answers
  from citation_daily_pooled as pooled;
drop table citation_daily_pooled;

create table visibility_totals (
  brand_id text not null,
  kind text not null,
  entity text not null,
  day integer not null,
  branded integer not null,
  answers integer not null,
  no_information integer not null,
  ranks integer not null,
  rank_squares integer not null,
  tones integer not null,
  tone_sum integer not null,
  tone_squares integer not null,
  tones_unknown integer not null,
  citations integer not null,
  own_citations integer not null,
  unsearched integer not null,
  primary key (brand_id, kind, entity, day, branded)
) strict, without rowid;
insert into visibility_totals
  select brand_id, kind, entity, day, branded, sum(answers), sum(no_information), sum(ranks), sum(rank_squares), sum(tones),
    sum(tone_sum), sum(tone_squares), sum(tones_unknown), sum(citations), sum(own_citations),
    sum(unsearched)
  from visibility_daily group by brand_id, kind, entity, day, branded;

create index findings_seen on findings (brand_id, last_seen_at);
`;
