// Sums of eight weeks. The columns match those of SQLite, which documents them; the settings are those of the weeks.
export const sql = `
create table prompt_blocks (
  brand_id text collate "C" not null,
  engine text collate "C" not null,
  block bigint not null,
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
  primary key (brand_id, engine, block, market, prompt_id, branded)
    include (answers, mentions, voices, ranks, tones, tone_sum, citations, own_citations)
) with (
  parallel_workers = 0, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02
);

create table prompt_entity_blocks (
  brand_id text collate "C" not null,
  kind text collate "C" not null,
  entity text collate "C" not null,
  engine text collate "C" not null,
  block bigint not null,
  market text collate "C" not null,
  prompt_id text collate "C" not null,
  branded bigint not null,
  mentions bigint not null,
  ranks bigint not null,
  tones bigint not null,
  tone_sum bigint not null,
  primary key (brand_id, kind, entity, engine, block, market, prompt_id, branded)
    include (mentions, ranks, tones, tone_sum)
) with (
  parallel_workers = 0, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02
);

insert into prompt_blocks (brand_id, engine, block, market, prompt_id, branded, answers, mentions, voices, ranks, tones,
  tone_sum, citations, own_citations)
select brand_id, engine, week - (week + 3) % 56 as block, market, prompt_id, branded, sum(answers), sum(mentions),
  sum(voices), sum(ranks), sum(tones), sum(tone_sum), sum(citations), sum(own_citations)
from prompt_weeks group by brand_id, engine, week - (week + 3) % 56, market, prompt_id, branded;

insert into prompt_entity_blocks (brand_id, kind, entity, engine, block, market, prompt_id, branded, mentions, ranks, tones,
  tone_sum)
select brand_id, kind, entity, engine, week - (week + 3) % 56 as block, market, prompt_id, branded, sum(mentions),
  sum(ranks), sum(tones), sum(tone_sum)
from prompt_entity_weeks group by brand_id, kind, entity, engine, week - (week + 3) % 56, market, prompt_id, branded;
`;
