// Tenants, brands, installs, browser records and their exactly-once keys.

/**
 * Times are milliseconds since 1970, ids of rows UUID texts, ids of deliveries and receipts 16 bytes (a UUID as text is
 * slower and a quarter larger). `visits` and `actions` only grow at their end, and a number is never given twice, also
 * after an erasure, so that who reads on from a number misses nothing; uniqueness is the work of `dedupe`, whose rows
 * outlive the records they belong to (decisions 12, Privacy).
 */
export const sql = `
create table meta (
  id integer primary key check (id = 1),
  store_key blob not null check (length(store_key) = 32),
  config_version integer not null
) strict;

create table nodes (
  id text primary key,
  version integer not null,
  seen_at integer not null
) strict, without rowid;

create table probe (id integer primary key, filler blob not null) strict;

create table tenants (
  id text primary key,
  name text not null,
  plan text not null check (plan in ('free', 'pro', 'protect', 'enterprise')),
  created_at integer not null
) strict, without rowid;

create table brands (
  id text primary key,
  tenant_id text not null references tenants (id),
  name text not null,
  domain text not null,
  created_at integer not null
) strict, without rowid;
create index brands_tenant on brands (tenant_id);

create table brand_aliases (
  brand_id text not null references brands (id) on delete cascade,
  position integer not null,
  alias text not null,
  primary key (brand_id, position)
) strict, without rowid;

create table installs (
  number integer primary key autoincrement,
  id text not null unique,
  brand_id text not null references brands (id),
  mode text not null check (mode in ('measurement', 'shadow')),
  reporting_origins text,
  allowed_origins text,
  active integer not null check (active in (0, 1)),
  session_epoch integer not null,
  created_at integer not null
) strict;
create index installs_brand on installs (brand_id);

create table dedupe (
  owner integer not null,
  kind integer not null,
  key blob not null check (length(key) = 16),
  fingerprint blob not null check (length(fingerprint) = 16),
  receipt blob not null check (length(receipt) = 16),
  day integer not null,
  primary key (owner, kind, key)
) strict, without rowid;

create table visits (
  seq integer primary key autoincrement,
  install integer not null references installs (number),
  visitor_id text not null,
  delivery_id blob not null,
  receipt_id blob not null,
  received_at integer not null,
  page text not null,
  source text,
  referrer text
) strict;

create table actions (
  seq integer primary key autoincrement,
  install integer not null references installs (number),
  visitor_id text not null,
  delivery_id blob not null,
  receipt_id blob not null,
  received_at integer not null
) strict;
`;
