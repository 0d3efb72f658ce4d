// Brand data: imported brand files, answers of engines, their figures, and findings. The columns match those of SQLite,
// which documents them.

/**
 * A query reads a few thousand rows of `prompt_weeks` and `prompt_entity_weeks`: starting parallel workers would take
 * longer than that. Their keys include the counts, so that such a query reads only the index and no table pages; an
 * early vacuum marks the pages for which that is possible.
 */
export const sql = `
create table brand_domains (
  brand_id text collate "C" not null references brands (id) on delete cascade,
  position bigint not null,
  domain text collate "C" not null,
  primary key (brand_id, position)
);

create table brand_profiles (
  brand_id text collate "C" primary key references brands (id) on delete cascade,
  document text not null,
  imported_at bigint not null
);

create table brand_answers (
  brand_id text collate "C" primary key references brands (id),
  answers bigint not null
);

create table answers (
  id text collate "C" primary key,
  brand_id text collate "C" not null references brands (id),
  scan_id text collate "C" not null,
  prompt_id text collate "C" not null,
  market text collate "C" not null,
  engine text collate "C" not null,
  language text collate "C" not null,
  model text not null,
  asked_at bigint not null,
  cost_micros bigint,
  text text,
  citations text,
  reading text,
  searched bigint,
  unique (scan_id, prompt_id, engine, market)
);
create index answers_brand on answers (brand_id, asked_at);
create index answers_kept on answers (asked_at) where text is not null;

create table visibility_daily (
  brand_id text collate "C" not null,
  kind text collate "C" not null,
  entity text collate "C" not null,
  day bigint not null,
  market text collate "C" not null,
  engine text collate "C" not null,
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
  unsearched bigint not null default 0,
  primary key (brand_id, kind, entity, day, market, engine, branded)
);

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

create table citation_daily (
  brand_id text collate "C" not null,
  day bigint not null,
  market text collate "C" not null,
  engine text collate "C" not null,
  domain text collate "C" not null,
  own bigint not null,
  citations bigint not null,
  answers bigint not null,
  branded bigint not null,
  primary key (brand_id, day, market, engine, domain, own, branded)
);

create table prompt_results (
  brand_id text collate "C" not null,
  prompt_id text collate "C" not null,
  engine text collate "C" not null,
  market text collate "C" not null,
  scan_id text collate "C" not null,
  asked_at bigint not null,
  model text not null,
  branded bigint not null,
  mentioned bigint not null,
  no_information bigint not null,
  rank bigint,
  tone bigint,
  citations bigint not null,
  own_citations bigint not null,
  competitors text not null,
  searched bigint,
  answer_id text collate "C",
  primary key (brand_id, prompt_id, engine, market)
);

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
    include (answers, mentions, voices, ranks, tones, tone_sum, citations, own_citations)
) with (
  parallel_workers = 0, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02
);

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
    include (mentions, ranks, tones, tone_sum)
) with (
  parallel_workers = 0, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02
);

create table prompt_gaps (
  brand_id text collate "C" not null,
  engine text collate "C" not null,
  market text collate "C" not null,
  prompt_id text collate "C" not null,
  day bigint not null,
  answers bigint not null,
  gaps bigint not null,
  answer_id text collate "C",
  asked_at bigint,
  competitors text,
  primary key (brand_id, engine, market, prompt_id, day)
);

create table scan_figures (
  brand_id text collate "C" not null,
  scan_id text collate "C" not null,
  answers bigint not null,
  mentions bigint not null,
  voices bigint not null,
  last_asked_at bigint not null,
  finished_at bigint,
  primary key (brand_id, scan_id)
);

create table findings (
  id text collate "C" primary key,
  brand_id text collate "C" not null references brands (id),
  key text collate "C" not null,
  kind text collate "C" not null,
  subject text collate "C" not null,
  claimed text not null,
  verified text not null,
  severity text collate "C" not null,
  state text collate "C" not null,
  changed_at bigint not null,
  first_seen_at bigint not null,
  last_seen_at bigint not null,
  scan_id text collate "C" not null,
  prompt_id text collate "C" not null,
  engine text collate "C" not null,
  market text collate "C" not null,
  quote text not null,
  quote_start bigint not null,
  quote_end bigint not null,
  fact text not null,
  prescribed_at bigint,
  unique (brand_id, key)
);
create index findings_seen on findings (brand_id, last_seen_at);

create table finding_daily (
  finding_id text collate "C" not null references findings (id) on delete cascade,
  day bigint not null,
  market text collate "C" not null,
  engine text collate "C" not null,
  answers bigint not null,
  primary key (finding_id, day, market, engine)
);

create table finding_places (
  finding_id text collate "C" not null references findings (id) on delete cascade,
  prompt_id text collate "C" not null,
  engine text collate "C" not null,
  market text collate "C" not null,
  scan_id text collate "C" not null,
  asked_at bigint not null,
  primary key (finding_id, prompt_id, engine, market)
);

create table finding_sources (
  finding_id text collate "C" not null references findings (id) on delete cascade,
  url text collate "C" not null,
  domain text collate "C" not null,
  own bigint not null,
  answers bigint not null,
  primary key (finding_id, url)
);

create table finding_changes (
  finding_id text collate "C" not null references findings (id) on delete cascade,
  number bigint not null,
  at bigint not null,
  state text collate "C" not null,
  cause text collate "C" not null,
  reason text collate "C",
  note text,
  user_id text collate "C",
  primary key (finding_id, number)
);
`;
