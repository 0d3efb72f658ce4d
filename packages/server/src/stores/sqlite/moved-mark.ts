// Marks a file whose store has moved to PostgreSQL. Nothing can be written to it anymore, not even by a process that
// already has it open.
import type { DatabaseSync } from 'node:sqlite';
import { DomainError } from '../../kernel/domain-error.ts';

/** The new URL of the store, without password; `undefined` if it has not moved. */
export function movedTo(db: DatabaseSync): string | undefined {
  if (db.prepare(`select 1 from sqlite_schema where type = 'table' and name = 'moved'`).get() === undefined) return;
  return String(db.prepare('select place from moved').get()?.place);
}

/** Throws `DomainError` `store_moved`. */
export function assertNotMoved(db: DatabaseSync): void {
  const place = movedTo(db);
  if (place === undefined) return;
  throw new DomainError('store_moved', { message: `the store has moved to ${place}: set SERVICE_STORE to it` });
}

/** Call it in a transaction. */
export function markMoved(db: DatabaseSync, place: string): void {
  const tables = db.prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`).all();
  const reason = `'${`the store has moved to ${place}`.replaceAll("'", "''")}'`;
  for (const { name } of tables) {
    for (const change of ['insert', 'update', 'delete']) {
      db.exec(`create trigger moved_${name}_${change} before ${change} on ${name}
        begin select raise(abort, ${reason}); end`);
    }
  }
  db.exec('create table moved (place text not null) strict');
  db.prepare('insert into moved values (?)').run(place);
}
