// Sums of eight weeks: a long period reads a few of them, and weeks only at its ends.

/**
 * They sum `prompt_weeks` and `prompt_entity_weeks`. `block` is the number of the UTC day of its first Monday; blocks
 * are counted from the Monday before 1970.
 */
export const sql = `
create table prompt_blocks (
  brand_id text not null,
  engine text not null,
  block integer not null,
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
  primary key (brand_id, engine, block, market, prompt_id, branded)
) strict, without rowid;

create table prompt_entity_blocks (
  brand_id text not null,
  kind text not null,
  entity text not null,
  engine text not null,
  block integer not null,
  market text not null,
  prompt_id text not null,
  branded integer not null,
  mentions integer not null,
  ranks integer not null,
  tones integer not null,
  tone_sum integer not null,
  primary key (brand_id, kind, entity, engine, block, market, prompt_id, branded)
) strict, without rowid;

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
