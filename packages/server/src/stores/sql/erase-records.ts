// Takes a visitor's visits or actions out of the records, the projection and the report.
import type { Kysely } from 'kysely';
import { DAY_MS } from '../../kernel/day.ts';
import { ReportRows } from './report-rows.ts';
import type { Schema } from './schema.ts';

/** A visitor to be erased, as the records and as the projection know it. */
export interface ErasedVisitor {
  id: string;
  key: Uint8Array;
}

const PROJECTED = { visits: 'visitor_visits', actions: 'visitor_actions' } as const;

/**
 * Within a transaction that holds the write lock. Gives how many records went.
 *
 * @param position the highest number that is projected: later records are looked for one by one
 */
export async function eraseRecords(
  tx: Kysely<Schema>,
  table: 'visits' | 'actions',
  { id, key }: ErasedVisitor,
  position: number,
): Promise<number> {
  const projected = PROJECTED[table];
  const report = new ReportRows();
  const days = new Set<string>();
  const rows = await tx.selectFrom(projected).selectAll().where('visitor', '=', key).execute();
  for (const { install, at, channel } of rows) {
    const day = Math.floor(at / DAY_MS);
    report.add({ install, day, channel }, table, -1);
    const visitorDay = `${install} ${day} ${channel}`;
    if (table === 'visits' && !days.has(visitorDay)) report.add({ install, day, channel }, 'visitors', -1);
    days.add(visitorDay);
  }
  await report.write(tx);
  const ofProjected = tx.selectFrom(projected).select('seq').where('visitor', '=', key);
  const known = await tx.deleteFrom(table).where('seq', 'in', ofProjected).executeTakeFirstOrThrow();
  await tx.deleteFrom(projected).where('visitor', '=', key).execute();
  const late = await tx
    .deleteFrom(table)
    .where('seq', '>', position)
    .where('visitor_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(known.numDeletedRows + late.numDeletedRows);
}
