// Facts about brands, what tenants used of their plans, and who is told what.

/**
 * `brand_facts` are written with the records that cause them and handled once (`handled_at`). `usage_counters` counts the
 * units of a period under each plan that was in force; `reached_at` is when its quota was told of. `usage_reservations` are charges
 * that can be given back, by what they were for. `notification_deliveries` is the outbox: `since` begins the time for which
 * it is tried. Times are milliseconds since 1970, amounts US cents.
 */
export const sql = `
alter table tenants add column extra_prompts integer not null default 0;

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
  created_at integer not null
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
