// Records, the keys that make each count once, and data derived from them. The columns match those of SQLite, which
// documents them.
import { STORE_GROUP } from './store-group.ts';

/**
 * The tables that grow with traffic are keyed by an owner (an install or a connection), so that a distributed
 * PostgreSQL can shard by it, and those that retention deletes from are partitioned by time (`partitions.ts`). They
 * have no unique key except through `dedupe`, and no foreign keys, because checking one would lock a row of `installs`
 * for each record. Records of all kinds are numbered by one sequence without cached values (`read-stable-position.ts`).
 */
const TABLES = `
create table erased_visitors (
  hash bytea primary key check (length(hash) = 16),
  erased_at bigint not null,
  renewed_at bigint
);

create table dedupe (
  owner bigint not null,
  kind smallint not null,
  key bytea not null check (length(key) = 16),
  fingerprint bytea not null check (length(fingerprint) = 16),
  receipt bytea not null check (length(receipt) = 16),
  day bigint not null,
  primary key (owner, kind, key)
);

create sequence record_numbers;
create table visits (
  seq bigint not null default nextval('record_numbers'),
  install bigint not null,
  visitor_id text collate "C" not null,
  delivery_id bytea not null,
  receipt_id bytea not null,
  received_at bigint not null,
  page text not null,
  source text,
  referrer text
) partition by range (received_at);
create index visits_number on visits (seq);

create table actions (
  seq bigint not null default nextval('record_numbers'),
  install bigint not null,
  visitor_id text collate "C" not null,
  delivery_id bytea not null,
  receipt_id bytea not null,
  received_at bigint not null
) partition by range (received_at);
create index actions_number on actions (seq);

create table server_events (
  seq bigint not null default nextval('record_numbers'),
  connection bigint not null,
  receipt_id bytea not null check (length(receipt_id) = 16),
  webhook_id text not null,
  event_id text not null,
  handle text not null,
  status text not null check (status in ('test', 'confirmed', 'reversed')),
  occurred_at_text text not null,
  occurred_at bigint not null,
  subject_type text not null,
  subject_id text not null,
  visitor_id text collate "C",
  received_at bigint not null
) partition by range (received_at);
create index server_events_number on server_events (seq);
create index server_events_receipt on server_events (connection, receipt_id);

create table projection (
  id integer primary key check (id = 1),
  version bigint not null,
  visit bigint not null,
  action bigint not null,
  event bigint not null,
  visits_from bigint not null
);
insert into projection values (1, 1, 0, 0, 0, 0);

create table visitor_visits (
  visitor bytea not null check (length(visitor) = 16),
  install bigint not null,
  at bigint not null,
  seq bigint not null,
  channel text collate "C" not null,
  primary key (install, visitor, at, seq)
) partition by range (at);

create table visitor_actions (
  visitor bytea not null check (length(visitor) = 16),
  install bigint not null,
  at bigint not null,
  seq bigint not null,
  channel text collate "C" not null,
  primary key (install, visitor, at, seq)
) partition by range (at);

create table event_outcomes (
  seq bigint not null,
  install bigint not null,
  visitor bytea check (length(visitor) = 16),
  subject bytea not null check (length(subject) = 16),
  status text not null,
  occurred_at bigint not null,
  outcome text not null,
  channel text collate "C" not null,
  source text,
  first_seen_at bigint,
  last_seen_at bigint,
  original bigint,
  processed_at bigint not null,
  primary key (install, seq)
);
create index event_outcomes_number on event_outcomes (seq);
create index event_outcomes_visitor on event_outcomes (install, visitor, occurred_at) where visitor is not null;
create index event_outcomes_subject on event_outcomes (subject, status) where status <> 'test';

create table attribution_daily (
  install bigint not null,
  day bigint not null,
  channel text collate "C" not null,
  visits bigint not null,
  visitors bigint not null,
  actions bigint not null,
  confirmed bigint not null,
  reversed bigint not null,
  primary key (install, day, channel)
);

create table retention_marks (
  id integer primary key check (id = 1),
  looked_at bigint not null,
  passed_at bigint,
  refusal text
);

create table relay_sinks (
  name text collate "C" primary key,
  run text not null,
  position bigint not null,
  token bigint not null,
  delivered_at bigint,
  failing_since bigint,
  last_error text
);
`;

export const sql = TABLES + STORE_GROUP;
