// Brand data: imported brand files, answers of engines, their figures, and findings.

/**
 * `brand_answers` has one row per brand. Every writer of a brand's answers writes this row first, which serializes
 * writers. An answer is unique in its scan; retention deletes its text but keeps its row. Figures are read from rollups
 * only, never from `answers`. Days are numbers of UTC days since 1970, times milliseconds since 1970, tones in parts of
 * `TONE_UNIT`.
 *
 * - `searched` is 0 or 1, and null if an engine does not report whether it searched the web.
 * - `visibility_totals` sums `visibility_daily` over markets and engines.
 * - `week` is the number of the UTC day of its Monday; an empty `engine` means all engines together.
 * - `finding_changes` records the state changes of a finding after it was opened, numbered from 1.
 * - A row of `prompt_gaps` counts a prompt's answers of a day, engine and market: all of them, and those that name
 * competitors but not the brand, with the newest of these.
 */
export const sql = `
create table brand_domains (
  brand_id text not null references brands (id) on delete cascade,
  position integer not null,
  domain text not null,
  primary key (brand_id, position)
) strict, without rowid;

create table brand_profiles (
  brand_id text primary key references brands (id) on delete cascade,
  document text not null,
  imported_at integer not null
) strict, without rowid;

create table brand_answers (
  brand_id text primary key references brands (id),
  answers integer not null
) strict, without rowid;

create table answers (
  id text primary key,
  brand_id text not null references brands (id),
  scan_id text not null,
  prompt_id text not null,
  market text not null,
  engine text not null,
  language text not null,
  model text not null,
  asked_at integer not null,
  cost_micros integer,
  text text,
  citations text,
  reading text,
  searched integer,
  unique (scan_id, prompt_id, engine, market)
) strict;
create index answers_brand on answers (brand_id, asked_at);
create index answers_kept on answers (asked_at) where text is not null;

create table visibility_daily (
  brand_id text not null,
  kind text not null,
  entity text not null,
  day integer not null,
  market text not null,
  engine text not null,
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
  unsearched integer not null default 0,
  primary key (brand_id, kind, entity, day, market, engine, branded)
) strict, without rowid;

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

create table prompt_results (
  brand_id text not null,
  prompt_id text not null,
  engine text not null,
  market text not null,
  scan_id text not null,
  asked_at integer not null,
  model text not null,
  branded integer not null,
  mentioned integer not null,
  no_information integer not null,
  rank integer,
  tone integer,
  citations integer not null,
  own_citations integer not null,
  competitors text not null,
  searched integer,
  answer_id text,
  primary key (brand_id, prompt_id, engine, market)
) strict, without rowid;

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

create table prompt_gaps (
  brand_id text not null,
  engine text not null,
  market text not null,
  prompt_id text not null,
  day integer not null,
  answers integer not null,
  gaps integer not null,
  answer_id text,
  asked_at integer,
  competitors text,
  primary key (brand_id, engine, market, prompt_id, day)
) strict, without rowid;

create table scan_figures (
  brand_id text not null,
  scan_id text not null,
  answers integer not null,
  mentions integer not null,
  voices integer not null,
  last_asked_at integer not null,
  finished_at integer,
  primary key (brand_id, scan_id)
) strict, without rowid;

create table findings (
  id text primary key,
  brand_id text not null references brands (id),
  key text not null,
  kind text not null,
  subject text not null,
  claimed text not null,
  verified text not null,
  severity text not null,
  state text not null,
  changed_at integer not null,
  first_seen_at integer not null,
  last_seen_at integer not null,
  scan_id text not null,
  prompt_id text not null,
  engine text not null,
  market text not null,
  quote text not null,
  quote_start integer not null,
  quote_end integer not null,
  fact text not null,
  prescribed_at integer,
  unique (brand_id, key)
) strict;
create index findings_seen on findings (brand_id, last_seen_at);

create table finding_daily (
  finding_id text not null references findings (id) on delete cascade,
  day integer not null,
  market text not null,
  engine text not null,
  answers integer not null,
  primary key (finding_id, day, market, engine)
) strict, without rowid;

create table finding_places (
  finding_id text not null references findings (id) on delete cascade,
  prompt_id text not null,
  engine text not null,
  market text not null,
  scan_id text not null,
  asked_at integer not null,
  primary key (finding_id, prompt_id, engine, market)
) strict, without rowid;

create table finding_sources (
  finding_id text not null references findings (id) on delete cascade,
  url text not null,
  domain text not null,
  own integer not null,
  answers integer not null,
  primary key (finding_id, url)
) strict, without rowid;

create table finding_changes (
  finding_id text not null references findings (id) on delete cascade,
  number integer not null,
  at integer not null,
  state text not null,
  cause text not null,
  reason text,
  note text,
  user_id text,
  primary key (finding_id, number)
) strict, without rowid;
`;
