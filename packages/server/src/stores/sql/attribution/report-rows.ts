// Rows of the daily report.
import type { Insertable, Kysely } from 'kysely';
import { chunksOf } from '../row-values.ts';
import type { AttributionDailyTable, Schema } from '../schema/schema.ts';

type ReportRow = Insertable<AttributionDailyTable>;
type ReportKey = Pick<ReportRow, 'install' | 'day' | 'channel'>;
type Metric = 'visits' | 'visitors' | 'actions' | 'confirmed' | 'reversed';

/** Adds to the rows; what is not there yet counts from zero. */
export const addToReport = (db: Kysely<Schema>, rows: readonly ReportRow[]) =>
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

/** Gathers what is to be added, so that each row is written once. */
export class ReportRows {
  readonly #rows = new Map<string, ReportRow>();

  add({ install, day, channel }: ReportKey, metric: Metric, by: 1 | -1): void {
    const name = `${install} ${day} ${channel}`;
    const row = this.#rows.get(name) ?? {
      install,
      day,
      channel,
      visits: 0,
      visitors: 0,
      actions: 0,
      confirmed: 0,
      reversed: 0,
    };
    row[metric] += by;
    this.#rows.set(name, row);
  }

  async write(tx: Kysely<Schema>): Promise<void> {
    for (const rows of chunksOf([...this.#rows.values()])) await addToReport(tx, rows).execute();
  }
}
