// What attribution knows of visitors and events, the report, and the hosts that only pass a visitor on.

/**
 * A visitor and a subject are 16 bytes of a keyed hash (`keyed-hash.ts`, kinds `visitor` and `subject`): rows of a tree
 * with random keys are moved when a page splits, and what they leave behind must not show a visitor ID once it is
 * erased (decisions 12). `projection` holds how far the record tables are projected; every write of the rest raises its
 * version. Visits before `visits_from` may be gone. Days are numbers of UTC days since 1970.
 */
export const sql = `
alter table installs add column referral_exclusions text not null default '';

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
`;
