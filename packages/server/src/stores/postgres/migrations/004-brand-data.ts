// Brand data: imported brand files, answers of engines, the figures that are kept of them, and findings.

/**
 * `brand_answers` is one row a brand that is written first by whatever writes its answers, so that they follow each other.
 * An answer is unique in its scan; its text goes by retention, its row stays. `visibility_daily`, `citation_daily`,
 * `prompt_results` and `scan_figures` are all that figures are read from. Days are numbers of UTC days since 1970, times
 * milliseconds since 1970, tones parts of `TONE_UNIT`.
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
  primary key (brand_id, kind, entity, day, market, engine, branded)
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
  primary key (brand_id, day, market, engine, domain, own)
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
  primary key (brand_id, prompt_id, engine, market)
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
`;
