// Tokens, server event connections, server events, and the tombstones of erased visitors.

/**
 * Lists are JSON texts. Server events only grow at their end; their exactly-once keys are rows of `dedupe` whose owner
 * is the connection. `erased_visitors.hash` is a keyed hash of the visitor ID; `renewed_at` is the time of the first
 * visit after the erasure, with which the visitor consented again, and a new erasure sets it back to null.
 */
export const sql = `
create table tokens (
  number integer primary key autoincrement,
  id text not null unique,
  tenant_id text not null references tenants (id),
  name text not null,
  hash blob not null unique check (length(hash) = 32),
  scopes text not null,
  brand_ids text,
  demo integer not null check (demo in (0, 1)),
  created_at integer not null,
  expires_at integer,
  revoked_at integer,
  last_used_on text
) strict;
create index tokens_tenant on tokens (tenant_id);

create table connections (
  number integer primary key autoincrement,
  id text not null unique,
  install integer not null unique references installs (number),
  handles text not null,
  preconfigured text,
  reversals integer not null check (reversals in (0, 1)),
  signing_secrets text not null,
  created_at integer not null
) strict;

create table server_events (
  seq integer primary key autoincrement,
  connection integer not null references connections (number),
  receipt_id blob not null unique check (length(receipt_id) = 16),
  webhook_id text not null,
  event_id text not null,
  handle text not null,
  status text not null check (status in ('test', 'confirmed', 'reversed')),
  occurred_at_text text not null,
  occurred_at integer not null,
  subject_type text not null,
  subject_id text not null,
  visitor_id text,
  received_at integer not null
) strict;

create table erased_visitors (
  hash blob primary key check (length(hash) = 16),
  erased_at integer not null,
  renewed_at integer
) strict, without rowid;
`;
