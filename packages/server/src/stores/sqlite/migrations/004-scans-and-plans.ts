// Scans, domain events about brands, tenants' usage of their plans, and notifications.

/**
 * The remaining questions of a scan are its plan (JSON) minus its answers and failures; when the scan ends, the plan is
 * deleted and the counts are written. `slot` is the period of an automatic scan. `brand_facts` are domain events,
 * written with the records that cause them and handled once (`handled_at`). `usage_counters` counts the units of a
 * period under each plan that was in force; `reached_at` is when the tenant was notified of the reached quota.
 * `usage_reservations` are refundable charges, keyed by their purpose. `notification_deliveries` is the outbox: retries
 * are limited by the time since `since`. `disabled_at` is when the receiver answered 410 Gone, or an owner disabled the
 * target (`disabled_by`). Amounts are US cents.
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

create table brand_facts (
  number integer primary key autoincrement,
  tenant_id text not null,
  brand_id text not null,
  kind text not null,
  at integer not null,
  body text not null,
  handled_at integer
) strict;
create index brand_facts_pending on brand_facts (number) where handled_at is null;

create table usage_counters (
  tenant_id text not null references tenants (id),
  unit text not null check (unit in ('scan', 'finding', 'fix')),
  period text not null,
  plan text not null check (plan in ('free', 'pro', 'protect', 'enterprise')),
  used integer not null check (used >= 0),
  overage integer not null check (overage >= 0),
  overage_cents integer not null check (overage_cents >= 0),
  reached_at integer,
  primary key (tenant_id, unit, period, plan)
) strict, without rowid;

create table usage_reservations (
  key text primary key,
  tenant_id text not null references tenants (id),
  unit text not null check (unit in ('scan', 'finding', 'fix')),
  plan text not null check (plan in ('free', 'pro', 'protect', 'enterprise')),
  amount integer not null check (amount > 0),
  at integer not null
) strict, without rowid;

create table notification_targets (
  id text primary key,
  brand_id text not null references brands (id),
  channel text not null check (channel in ('webhook', 'chat')),
  url text not null,
  secret text,
  kinds text not null,
  created_at integer not null,
  disabled_at integer,
  disabled_by text check (disabled_by in ('receiver', 'owner'))
) strict, without rowid;
create index notification_targets_brand on notification_targets (brand_id);

create table notification_deliveries (
  id text primary key,
  target_id text not null references notification_targets (id) on delete cascade,
  fact integer not null,
  kind text not null,
  body text not null,
  created_at integer not null,
  since integer not null,
  tries integer not null,
  next_at integer,
  delivered_at integer,
  parked_at integer,
  last_error text,
  unique (target_id, fact)
) strict, without rowid;
create index notification_deliveries_due on notification_deliveries (next_at) where next_at is not null;
create index notification_deliveries_parked on notification_deliveries (parked_at) where parked_at is not null;
`;
