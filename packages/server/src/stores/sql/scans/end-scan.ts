// Ends a scan job: its counts, its charge and its domain event, in one transaction.
import type { Transaction } from 'kysely';
import type { DomainEvent, DomainEventBodies } from '../../../kernel/domain-events.ts';
import type { CountingFor } from '../../../plans/ports.ts';
import type { ScanEnding, ScanOutcome } from '../../../scans/ports.ts';
import { writeDomainEvents } from '../notifications/write-domain-events.ts';
import { refundUnits, settleUnits } from '../plans/reserve-units.ts';
import type { Schema } from '../schema/schema.ts';
import { countScan } from './scan-counts.ts';

export interface EndingScan {
  id: string;
  ending: ScanEnding;
  at: number;
  countingFor: CountingFor;
}

/** False if it had already ended. */
export async function endScan(trx: Transaction<Schema>, { id, ending, at, countingFor }: EndingScan): Promise<boolean> {
  const job = await holdJob(trx, id);
  if (!job) return false;
  const { done, failed, ...counts } = await countScan(trx, id);
  const outcome = ending({ total: job.total, done, failed });
  await trx
    .updateTable('scan_jobs')
    .set({
      ...outcome,
      done,
      failed,
      plan: null,
      finished_at: Math.floor(at),
      failures: JSON.stringify(counts.failures),
      cost_micros: counts.costMicros,
      cost_unknown: counts.costUnknown,
    })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('scan_failures').where('scan_id', '=', id).execute();
  // Each charge ends with its job, so open charges belong to running jobs.
  await (done === 0 ? refundUnits(trx, id, countingFor) : settleUnits(trx, id));
  const fact = { tenantId: job.tenant_id, brandId: job.brand_id, at };
  const body = { scan_id: id, total: job.total, done, failed };
  await writeDomainEvents(trx, toldOf(outcome, fact, body));
  return true;
}

function toldOf(
  { state, reason }: ScanOutcome,
  of: Pick<DomainEvent, 'tenantId' | 'brandId' | 'at'>,
  body: DomainEventBodies['scan.completed'],
): DomainEvent[] {
  if (state === 'succeeded') return [{ ...of, kind: 'scan.completed', body }];
  return state === 'failed' ? [{ ...of, kind: 'scan.failed', body: { ...body, reason: reason ?? 'no_answers' } }] : [];
}

/** Writes the row, so that a concurrent end of the scan waits. */
const holdJob = (trx: Transaction<Schema>, id: string) =>
  trx
    .updateTable('scan_jobs')
    .set({ state: 'running' })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning(['tenant_id', 'brand_id', 'total'])
    .executeTakeFirst();
