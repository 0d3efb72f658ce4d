// Passes lists of rows to statements.
import { type RawBuilder, sql } from 'kysely';

/** Rows per statement. */
const CHUNK_ROWS = 500;

/** Type names that both engines know (in PostgreSQL, `blob` is a domain). */
export type ColumnType = 'bigint' | 'blob' | 'text';

/** `(?, ?), (?, ?)` for a `values` clause. PostgreSQL infers the column types from the first row. */
export const rowValues = (types: readonly ColumnType[], rows: readonly (readonly unknown[])[]): RawBuilder<unknown> =>
  sql.join(rows.map((row, i) => sql`(${sql.join(i === 0 ? row.map((value, n) => typed(value, types[n])) : row)})`));

const typed = (value: unknown, type: ColumnType = 'text'): RawBuilder<unknown> =>
  sql`cast(${value} as ${sql.raw(type)})`;

export function inChunks<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK_ROWS) }, (_, i) =>
    rows.slice(i * CHUNK_ROWS, (i + 1) * CHUNK_ROWS),
  );
}

/** Calls `read` for one chunk after another, and returns everything that was found. */
export async function readChunks<Row, Found>(
  rows: readonly Row[],
  read: (chunk: Row[]) => Promise<Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const chunk of inChunks(rows)) found.push(...(await read(chunk)));
  return found;
}
