// Records, the keys that make each count once, and data derived from them: attribution, retention, the relay.

/**
 * Ids of deliveries and receipts are 16 bytes (a UUID as text is slower and a quarter larger). The record tables only
 * grow at their end, and a number is never reused, even after an erasure, so a reader that continues from a number
 * misses nothing. `dedupe` enforces uniqueness, and its rows outlive their records (decisions 12, Privacy); the owner
 * of a server event's keys is its connection.
 *
 * - `erased_visitors.hash` is a keyed hash of the visitor ID. `renewed_at` is the time of the first visit after the
 * erasure, which renews the visitor's consent; a new erasure resets it to null.
 * - `projection` stores how far the record tables are projected; every write to the tables after it increments its
 * version. Visits before `visits_from` may have been deleted. Days are numbers of UTC days since 1970.
 * - A visitor and a subject are 16 bytes of a keyed hash (`keyed-hash.ts`, kinds `visitor` and `subject`): in a tree
 * with random keys, page splits move rows, and the copies left behind must not reveal a visitor ID after its erasure
 * (decisions 12).
 * - `retention_marks` contains the time of the last run of retention and of the last complete one, so that the next run
 * can check its clock.
 * - `relay_sinks.position` is the highest record number that the sink has accepted. `token` is the highest lease token
 * that was used, so that an earlier holder can change nothing. `run` is the prefix of batch IDs; a replay starts a new
 * one.
 */
export const sql = `
create table erased_visitors (
  hash blob primary key check (length(hash) = 16),
  erased_at integer not null,
  renewed_at integer
) strict, without rowid;

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

create table projection (
  id integer primary key check (id = 1),
  version integer not null,
  visit integer not null,
  action integer not null,
  event integer not null,
  visits_from integer not null
) strict;
insert into projection values (1, 1, 0, 0, 0, 0);

create table visitor_visits (
  visitor blob not null check (length(visitor) = 16),
  install integer not null,
  at integer not null,
  seq integer not null,
  channel text not null,
  primary key (visitor, install, at, seq)
) strict, without rowid;
create index visitor_visits_sent on visitor_visits (visitor, install, at) where channel <> 'direct';

create table visitor_actions (
  visitor blob not null check (length(visitor) = 16),
  install integer not null,
  at integer not null,
  seq integer not null,
  channel text not null,
  primary key (visitor, install, at, seq)
) strict, without rowid;

create table event_outcomes (
  seq integer primary key,
  install integer not null,
  visitor blob check (length(visitor) = 16),
  subject blob not null check (length(subject) = 16),
  status text not null,
  occurred_at integer not null,
  outcome text not null,
  channel text not null,
  source text,
  first_seen_at integer,
  last_seen_at integer,
  original integer,
  processed_at integer not null
) strict;
create index event_outcomes_visitor on event_outcomes (visitor, occurred_at) where visitor is not null;
create index event_outcomes_subject on event_outcomes (subject, status) where status <> 'test';

create table attribution_daily (
  install integer not null,
  day integer not null,
  channel text not null,
  visits integer not null,
  visitors integer not null,
  actions integer not null,
  confirmed integer not null,
  reversed integer not null,
  primary key (install, day, channel)
) strict, without rowid;

create table retention_marks (
  id integer primary key check (id = 1),
  looked_at integer not null,
  passed_at integer,
  refusal text
) strict;

create table relay_sinks (
  name text primary key,
  run text not null,
  position integer not null,
  token integer not null,
  delivered_at integer,
  failing_since integer,
  last_error text
) strict, without rowid;
`;
