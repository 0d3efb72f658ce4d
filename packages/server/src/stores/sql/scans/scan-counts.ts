// The progress of a scan, from its answers and failures.
import { type Kysely, sql } from 'kysely';
import type { ScanJob } from '../../../scans/ports.ts';
import type { Schema } from '../schema/schema.ts';

export async function countScan(
  db: Kysely<Schema>,
  id: string,
): Promise<Pick<ScanJob, 'done' | 'failed' | 'failures' | 'costMicros' | 'costUnknown'>> {
  const { done, known, costMicros } = await db
    .selectFrom('answers')
    .select(({ fn }) => [
      fn.countAll<number>().as('done'),
      fn.count<number>('cost_micros').as('known'),
      fn.coalesce(fn.sum<number>('cost_micros'), sql.lit(0)).as('costMicros'),
    ])
    .where('scan_id', '=', id)
    .executeTakeFirstOrThrow();
  const counted = await db
    .selectFrom('scan_failures')
    .select(({ fn }) => ['engine', 'code', fn.countAll<number>().as('count')])
    .where('scan_id', '=', id)
    .groupBy(['engine', 'code'])
    .orderBy('engine')
    .orderBy('code')
    .execute();
  const failures = counted.map(({ engine, code, count }) => ({ engine, code, count: Number(count) }));
  return {
    done: Number(done),
    failed: failures.reduce((sum, { count }) => sum + count, 0),
    failures,
    costMicros: Number(costMicros),
    costUnknown: Number(done) - Number(known),
  };
}
