// The backend's own database: bookings with their visitor ID. `@service/events` keeps its outbox in the same file.
import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
create table if not exists bookings (
  reference text primary key,
  class text not null,
  visitor_id text,
  booked_at text not null
) strict;
`;

/** A commit returns once it is on disk, so a confirmed booking survives a power failure. */
export function openDatabase(path: string): DatabaseSync {
  const db = new DatabaseSync(path);
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000');
  db.exec(SCHEMA);
  return db;
}

/** Commits all of `work` or none of it. */
export function inTransaction<Value>(db: DatabaseSync, work: () => Value): Value {
  db.exec('begin immediate');
  try {
    const value = work();
    db.exec('commit');
    return value;
  } catch (error) {
    db.exec('rollback');
    throw error;
  }
}
