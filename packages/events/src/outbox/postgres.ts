// The outbox in PostgreSQL. Any number of processes may send from one table.
import type { PreparedEvent } from '../prepare-event.ts';
import { dueAtOf, dueEventOf } from './rows.ts';
import type { OutboxStore } from './store.ts';

/** A pool or a client of `pg`, or any object with the same method. */
export interface PostgresQueries {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface PostgresOutbox extends OutboxStore {
  /** Creates the table `event_outbox` if it is missing. */
  createTable(): Promise<void>;
  /** @param transaction the client whose transaction writes the record that the event reports */
  add(event: PreparedEvent, transaction: PostgresQueries): Promise<void>;
}

// In one transaction. The lock is for processes that start at the same time: `if not exists` alone fails in one of them.
const SCHEMA = `
select pg_advisory_xact_lock(hashtext('event_outbox'));
create table if not exists event_outbox (
  event_id text primary key,
  webhook_id text not null unique,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'processed', 'failed')),
  tries integer not null default 0,
  due_at bigint not null default 0,
  status_url text,
  outcome text,
  problem text
);
create index if not exists event_outbox_due on event_outbox (due_at) where state in ('waiting', 'accepted');
`;

const INSERT = 'insert into event_outbox (event_id, webhook_id, body) values ($1, $2, $3)';
// Materialized: the planner may run a plain subquery more than once, and then take more than its limit.
const TAKE = `
  with due as materialized (
    select event_id from event_outbox
    where state in ('waiting', 'accepted') and due_at <= $2 order by due_at limit $3 for update skip locked
  )
  update event_outbox set tries = tries + 1, due_at = $1 from due
  where event_outbox.event_id = due.event_id
  returning event_outbox.event_id, webhook_id, body, tries, status_url`;
const NEXT = "select min(due_at) as due_at from event_outbox where state in ('waiting', 'accepted')";
const POSTPONE = 'update event_outbox set due_at = $1, tries = $2 where event_id = $3';
const ACCEPT = `
  update event_outbox set state = 'accepted', status_url = $1, tries = 0, due_at = $2
  where event_id = $3 and state = 'waiting'`;
const PROCESS = "update event_outbox set state = 'processed', outcome = $1 where event_id = $2 and state = 'accepted'";
const FAIL = "update event_outbox set state = 'failed', problem = $1 where event_id = $2 and state <> 'processed'";

export function postgresOutbox(pool: PostgresQueries): PostgresOutbox {
  const run = async (text: string, ...values: unknown[]): Promise<void> => void (await pool.query(text, values));
  return {
    createTable: () => run(SCHEMA),
    async add({ eventId, webhookId, body }, transaction) {
      await transaction.query(INSERT, [eventId, webhookId, body]);
    },
    take: async (now, until, limit) => (await pool.query(TAKE, [until, now, limit])).rows.map(dueEventOf),
    nextDueAt: async () => dueAtOf((await pool.query(NEXT)).rows[0]),
    postpone: (eventId, at, tries) => run(POSTPONE, at, tries, eventId),
    markAccepted: (eventId, statusUrl, now) => run(ACCEPT, statusUrl, now, eventId),
    markProcessed: (eventId, outcome) => run(PROCESS, outcome, eventId),
    markFailed: (eventId, problem) => run(FAIL, problem, eventId),
  };
}
