// Writes changes of the daily report.
import type { Kysely } from 'kysely';
import type { ReportDelta, ReportDeltas } from '../../../attribution/ports.ts';
import { dayNumber } from '../../../kernel/day.ts';
import { inChunks } from '../row-values.ts';
import type { Schema } from '../schema/schema.ts';

/** Adds to the rows; a row that does not exist yet starts at zero. */
export const addToReport = (db: Kysely<Schema>, deltas: readonly ReportDelta[]) =>
  db
    .insertInto('attribution_daily')
    .values(deltas.map((delta) => ({ ...delta, day: dayNumber(delta.day) })))
    .onConflict((conflict) =>
      conflict.columns(['install', 'day', 'channel']).doUpdateSet((eb) => ({
        visits: eb('attribution_daily.visits', '+', eb.ref('excluded.visits')),
        visitors: eb('attribution_daily.visitors', '+', eb.ref('excluded.visitors')),
        actions: eb('attribution_daily.actions', '+', eb.ref('excluded.actions')),
        confirmed: eb('attribution_daily.confirmed', '+', eb.ref('excluded.confirmed')),
        reversed: eb('attribution_daily.reversed', '+', eb.ref('excluded.reversed')),
      })),
    );

export async function writeReport(tx: Kysely<Schema>, deltas: ReportDeltas): Promise<void> {
  for (const rows of inChunks(deltas.rows())) await addToReport(tx, rows).execute();
}
