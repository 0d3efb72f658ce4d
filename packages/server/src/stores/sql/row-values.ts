// Lists of rows as statements take them.
import { type RawBuilder, sql } from 'kysely';

/** Rows a statement: its text stays short, and the statements of a run are few. */
const CHUNK_ROWS = 500;

/** `(?, ?), (?, ?)` for a `values` clause. */
export const rowValues = (rows: readonly (readonly unknown[])[]): RawBuilder<unknown> =>
  sql.join(rows.map((row) => sql`(${sql.join(row)})`));

export function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK_ROWS) }, (_, i) =>
    rows.slice(i * CHUNK_ROWS, (i + 1) * CHUNK_ROWS),
  );
}

/** Reads for all rows, a chunk at a time; `read` gets rows and gives those that it found. */
export async function readChunks<Row, Found>(
  rows: readonly Row[],
  read: (chunk: Row[]) => Promise<Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const chunk of chunksOf(rows)) found.push(...(await read(chunk)));
  return found;
}
