// Deletes a visitor's visits or actions from the records, the projection and the report.
import { type Kysely, sql } from 'kysely';
import { ReportDeltas } from '../../../attribution/ports.ts';
import { DAY_MS } from '../../../kernel/day.ts';
import { writeReport } from '../attribution/report-rows.ts';
import { inChunks } from '../row-values.ts';
import type { Schema } from '../schema/schema.ts';
import { allInstalls, type ErasedVisitor } from './erased-visitor.ts';

type Table = 'visits' | 'actions';

const PROJECTED = { visits: 'visitor_visits', actions: 'visitor_actions' } as const;

/**
 * Records that are not projected yet. Returns how many were deleted.
 *
 * @param position all records up to it are projected; later ones may be, if other parts of the installs are ahead
 */
export async function eraseNewRecords(
  tx: Kysely<Schema>,
  table: Table,
  { id, key }: ErasedVisitor,
  position: number,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom(table)
    .where('seq', '>', position)
    .where('visitor_id', '=', id)
    .where(
      sql<boolean>`not exists (select projected.seq from ${sql.table(PROJECTED[table])} as projected
        where visitor = ${key} and projected.install = ${sql.ref(`${table}.install`)}
        and at = received_at and projected.seq = ${sql.ref(`${table}.seq`)})`,
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** At most `limit` projected records. Returns how many were deleted. */
export async function eraseProjectedRecords(
  tx: Kysely<Schema>,
  table: Table,
  { key, bounds }: ErasedVisitor,
  limit: number,
): Promise<number> {
  const rows = await tx
    .selectFrom(PROJECTED[table])
    .selectAll()
    .where('visitor', '=', key)
    .where('install', 'in', allInstalls(tx))
    .where('seq', '<=', bounds[table])
    .orderBy('install')
    .orderBy('at')
    .orderBy('seq')
    .limit(limit)
    .execute();
  const last = rows.at(-1);
  if (last === undefined) return 0;
  for (const chunk of inChunks(rows.map(({ seq }) => seq)))
    await tx.deleteFrom(table).where('seq', 'in', chunk).execute();
  await tx
    .deleteFrom(PROJECTED[table])
    .where('visitor', '=', key)
    .where('install', 'in', allInstalls(tx))
    .where(sql<boolean>`(install, at, seq) <= (${last.install}, ${last.at}, ${last.seq})`)
    .where('seq', '<=', bounds[table])
    .execute();
  await uncount(tx, table, key, rows);
  return rows.length;
}

type ProjectedRow = Pick<Schema['visitor_actions'], 'install' | 'at' | 'channel'>;

/** A visitor counts for a day and channel as long as one of its visits remains. */
async function uncount(
  tx: Kysely<Schema>,
  table: Table,
  key: Uint8Array,
  rows: readonly ProjectedRow[],
): Promise<void> {
  const report = new ReportDeltas();
  const days = new Map<string, ProjectedRow & { day: number }>();
  for (const row of rows) {
    const day = Math.floor(row.at / DAY_MS);
    report.add(row.install, row.at, row.channel, table, -1);
    days.set(`${row.install} ${day} ${row.channel}`, { ...row, day });
  }
  for (const row of table === 'visits' ? days.values() : []) {
    const other = await tx
      .selectFrom('visitor_visits')
      .select('seq')
      .where('visitor', '=', key)
      .where('install', '=', row.install)
      .where('at', '>=', row.day * DAY_MS)
      .where('at', '<', (row.day + 1) * DAY_MS)
      .where(sql<boolean>`channel = ${row.channel}`)
      .limit(1)
      .executeTakeFirst();
    if (!other) report.add(row.install, row.at, row.channel, 'visitors', -1);
  }
  await writeReport(tx, report);
}
