// `ReportStore` over SQL.
import type { ReportStore } from '../../../attribution/ports.ts';
import { dayNumber, dayOfNumber } from '../../../kernel/day.ts';
import type { SqlAccess } from '../database.ts';

export function createReportStore({ read }: Pick<SqlAccess, 'read'>): ReportStore {
  return {
    async attributionReport({ brandId, since, until }) {
      const rows = await read
        .selectFrom('attribution_daily as daily')
        .innerJoin('installs', 'installs.number', 'daily.install')
        .select(['day', 'channel', 'installs.id as installId'])
        .select(['visits', 'visitors', 'actions', 'confirmed', 'reversed'])
        .where('brand_id', '=', brandId)
        .$if(since !== undefined, (query) => query.where('day', '>=', dayNumber(since ?? '')))
        .$if(until !== undefined, (query) => query.where('day', '<=', dayNumber(until ?? '')))
        .where((eb) =>
          eb.or([
            eb('visits', '<>', 0),
            eb('visitors', '<>', 0),
            eb('actions', '<>', 0),
            eb('confirmed', '<>', 0),
            eb('reversed', '<>', 0),
          ]),
        )
        .orderBy('day')
        .orderBy('channel')
        .orderBy('installs.number')
        .execute();
      return rows.map((row) => ({ ...row, day: dayOfNumber(row.day) }));
    },
  };
}
