// Scans: the jobs, and the questions of running ones that will have no answer.

/**
 * A scan asks its plan (JSON), which goes when it ends, less what `answers` has and `scan_failures` has: nothing else says
 * how far it is. Counts are written when it ends. `slot` is the period whose automatic scan it is.
 */
export const sql = `
create table scan_jobs (
  id text primary key,
  tenant_id text not null references tenants (id),
  brand_id text not null references brands (id),
  started_by text not null,
  slot text,
  state text not null,
  engines text not null,
  markets text not null,
  plan text,
  total integer not null,
  done integer not null default 0,
  failed integer not null default 0,
  failures text not null default '[]',
  cost_micros integer not null default 0,
  cost_unknown integer not null default 0,
  started_at integer not null,
  finished_at integer,
  reason text,
  cancel_requested integer not null default 0,
  unique (brand_id, slot)
) strict;
create index scan_jobs_brand on scan_jobs (brand_id, started_at);
create index scan_jobs_running on scan_jobs (started_at) where state = 'running';

create table scan_failures (
  scan_id text not null references scan_jobs (id) on delete cascade,
  prompt_id text not null,
  market text not null,
  engine text not null,
  kind text not null,
  code text not null,
  message text not null,
  tries integer not null,
  failed_at integer not null,
  primary key (scan_id, prompt_id, engine, market)
) strict, without rowid;
`;
