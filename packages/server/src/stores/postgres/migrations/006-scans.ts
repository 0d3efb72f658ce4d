// Scans: the jobs, and the questions of running ones that will have no answer.

/**
 * A scan asks its plan (JSON), which goes when it ends, less what `answers` has and `scan_failures` has: nothing else says
 * how far it is. Counts are written when it ends. `slot` is the period whose automatic scan it is.
 */
export const sql = `
create table scan_jobs (
  id text collate "C" primary key,
  tenant_id text collate "C" not null references tenants (id),
  brand_id text collate "C" not null references brands (id),
  started_by text collate "C" not null,
  slot text collate "C",
  state text collate "C" not null,
  engines text not null,
  markets text not null,
  plan text,
  total bigint not null,
  done bigint not null default 0,
  failed bigint not null default 0,
  failures text not null default '[]',
  cost_micros bigint not null default 0,
  cost_unknown bigint not null default 0,
  started_at bigint not null,
  finished_at bigint,
  reason text,
  cancel_requested bigint not null default 0,
  unique (brand_id, slot)
);
create index scan_jobs_brand on scan_jobs (brand_id, started_at);
create index scan_jobs_running on scan_jobs (started_at) where state = 'running';

create table scan_failures (
  scan_id text collate "C" not null references scan_jobs (id) on delete cascade,
  prompt_id text collate "C" not null,
  market text collate "C" not null,
  engine text collate "C" not null,
  kind text collate "C" not null,
  code text collate "C" not null,
  message text not null,
  tries bigint not null,
  failed_at bigint not null,
  primary key (scan_id, prompt_id, engine, market)
);
`;
