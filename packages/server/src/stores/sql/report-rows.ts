// Rows of the daily report.
import type { Insertable, Kysely } from 'kysely';
import type { AttributionDailyTable, Schema } from './schema.ts';

/** Adds to the rows; what is not there yet counts from zero. */
export const addToReport = (db: Kysely<Schema>, rows: readonly Insertable<AttributionDailyTable>[]) =>
  db
    .insertInto('attribution_daily')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['install', 'day', 'channel']).doUpdateSet((eb) => ({
        visits: eb('attribution_daily.visits', '+', eb.ref('excluded.visits')),
        visitors: eb('attribution_daily.visitors', '+', eb.ref('excluded.visitors')),
        actions: eb('attribution_daily.actions', '+', eb.ref('excluded.actions')),
        confirmed: eb('attribution_daily.confirmed', '+', eb.ref('excluded.confirmed')),
        reversed: eb('attribution_daily.reversed', '+', eb.ref('excluded.reversed')),
      })),
    );
