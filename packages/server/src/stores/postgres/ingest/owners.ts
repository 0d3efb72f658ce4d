// Checks that installs and connections exist, in place of foreign keys. They are never deleted, so each is looked up once.
import type pg from 'pg';
import { type IngestRow, ownerOf } from '../../ingest/rows.ts';

const tableOf = (row: IngestRow) => (row.kind === 'event' ? 'connections' : 'installs');

export function createOwners(pool: pg.Pool) {
  const known = { installs: new Set<number>(), connections: new Set<number>() };

  async function ask(table: 'installs' | 'connections', numbers: number[]): Promise<void> {
    if (numbers.length === 0) return;
    const { rows } = await pool.query<{ number: number }>(`select number from ${table} where number = any($1)`, [
      numbers,
    ]);
    for (const { number } of rows) known[table].add(number);
  }

  return {
    /** The rows whose install or connection does not exist. */
    async unknownAmong(rows: readonly IngestRow[]): Promise<ReadonlySet<IngestRow>> {
      const isUnknown = (row: IngestRow): boolean => !known[tableOf(row)].has(ownerOf(row));
      const unknown = rows.filter(isUnknown);
      if (unknown.length === 0) return new Set();
      for (const table of ['installs', 'connections'] as const) {
        await ask(table, [...new Set(unknown.filter((row) => tableOf(row) === table).map(ownerOf))]);
      }
      return new Set(unknown.filter(isUnknown));
    },
  };
}
