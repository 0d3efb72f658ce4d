// The outbox in a SQLite database: `node:sqlite`, or any object with the same methods, such as better-sqlite3.
import type { PreparedEvent } from '../prepare-event.ts';
import { dueAtOf, dueEventOf } from './rows.ts';
import type { OutboxStore } from './store.ts';

export interface SqliteDatabase {
  exec(sql: string): unknown;
  prepare(sql: string): {
    run(...values: (string | number | null)[]): unknown;
    all(...values: (string | number | null)[]): unknown[];
  };
}

export interface SqliteOutbox extends OutboxStore {
  /** Call it in the transaction of the record that the event reports. */
  add(event: PreparedEvent): void;
}

const SCHEMA = `
create table if not exists event_outbox (
  event_id text primary key,
  webhook_id text not null unique,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'processed', 'failed')),
  tries integer not null default 0,
  due_at integer not null default 0,
  status_url text,
  outcome text,
  problem text
) strict;
create index if not exists event_outbox_due on event_outbox (due_at) where state in ('waiting', 'accepted');
`;

/** Creates the table `event_outbox` if it is missing. */
export function sqliteOutbox(db: SqliteDatabase): SqliteOutbox {
  db.exec(SCHEMA);
  const insert = db.prepare('insert into event_outbox (event_id, webhook_id, body) values (?, ?, ?)');
  const take = db.prepare(`
    update event_outbox set tries = tries + 1, due_at = ?
    where event_id in (
      select event_id from event_outbox
      where state in ('waiting', 'accepted') and due_at <= ? order by due_at limit ?
    )
    returning event_id, webhook_id, body, tries, status_url`);
  const next = db.prepare("select min(due_at) as due_at from event_outbox where state in ('waiting', 'accepted')");
  const postpone = db.prepare('update event_outbox set due_at = ?, tries = ? where event_id = ?');
  const accept = db.prepare(`
    update event_outbox set state = 'accepted', status_url = ?, tries = 0, due_at = ?
    where event_id = ? and state = 'waiting'`);
  const process = db.prepare(
    "update event_outbox set state = 'processed', outcome = ? where event_id = ? and state = 'accepted'",
  );
  const fail = db.prepare(
    "update event_outbox set state = 'failed', problem = ? where event_id = ? and state <> 'processed'",
  );
  return {
    add: ({ eventId, webhookId, body }) => void insert.run(eventId, webhookId, body),
    take: (now, until, limit) => take.all(until, now, limit).map(dueEventOf),
    nextDueAt: () => dueAtOf(next.all()[0]),
    postpone: (eventId, at, tries) => void postpone.run(at, tries, eventId),
    markAccepted: (eventId, statusUrl, now) => void accept.run(statusUrl, now, eventId),
    markProcessed: (eventId, outcome) => void process.run(outcome, eventId),
    markFailed: (eventId, problem) => void fail.run(problem, eventId),
  };
}
