// `ScanStore` over SQL.
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { CountingFor } from '../../../plans/ports.ts';
import type {
  AskFailure,
  FailureCount,
  NewScan,
  ScanJob,
  ScanPlan,
  ScanStore,
  StartedScan,
} from '../../../scans/ports.ts';
import type { SqlAccess } from '../database.ts';
import { writeDomainEvents } from '../notifications/write-domain-events.ts';
import { lockPlan } from '../plans/lock-plan.ts';
import { reserveUnits } from '../plans/reserve-units.ts';
import type { ScanJobTable } from '../schema/scan-tables.ts';
import type { Schema } from '../schema/schema.ts';
import { endScan } from './end-scan.ts';
import { countScan } from './scan-counts.ts';

export function createScanStore({ read, write }: SqlAccess): ScanStore {
  return {
    startScan: (scan, countingFor) => write.transaction().execute((trx) => start(trx, scan, countingFor)),
    async findScan(id) {
      const row = await read.selectFrom('scan_jobs').selectAll().where('id', '=', id).executeTakeFirst();
      return row && jobOf(read, row);
    },
    async listScans({ brandId, limit }) {
      const jobs = read.selectFrom('scan_jobs').selectAll().where('brand_id', '=', brandId);
      const rows = await jobs.orderBy('started_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
      return Promise.all(rows.map((row) => jobOf(read, row)));
    },
    listRunning: () =>
      read
        .selectFrom('scan_jobs')
        .select(['id', 'brand_id as brandId'])
        .where('state', '=', 'running')
        .orderBy('cancel_requested', 'desc')
        .orderBy('started_at')
        .orderBy('id')
        .execute(),
    async readPlan(id) {
      const row = await running(read, id).select('plan').executeTakeFirst();
      return row?.plan ? parsed<ScanPlan>(row.plan) : undefined;
    },
    finishedAsks: (id) =>
      settledIn(read, 'answers', id)
        .unionAll(settledIn(read, 'scan_failures', id))
        .execute(),
    async recordFailures(id, failures) {
      if (failures.length === 0) return;
      await write.transaction().execute((trx) => recordFailures(trx, id, failures));
    },
    async requestCancel(id) {
      const { numUpdatedRows } = await write
        .updateTable('scan_jobs')
        .set({ cancel_requested: 1 })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async isCancelRequested(id) {
      return (await running(read, id).select('id').where('cancel_requested', '=', 1).executeTakeFirst()) !== undefined;
    },
    endScan: (id, ending, at, countingFor) =>
      write.transaction().execute((trx) => endScan(trx, { id, ending, at, countingFor })),
    listDue: (query) => listDue(read, query),
  };
}

const listDue = (db: Kysely<Schema>, { plan, slot, limit }: Parameters<ScanStore['listDue']>[0]) =>
  db
    .selectFrom('brands')
    .innerJoin('tenants', 'tenants.id', 'brands.tenant_id')
    .innerJoin('brand_profiles', 'brand_profiles.brand_id', 'brands.id')
    .leftJoin('scan_jobs', (join) => join.onRef('scan_jobs.brand_id', '=', 'brands.id').on('slot', '=', slot))
    .select(['brands.id as brandId', 'brands.tenant_id as tenantId'])
    .where('tenants.plan', '=', plan)
    .where('scan_jobs.id', 'is', null)
    .orderBy('brands.id')
    .limit(limit)
    .execute();

const settledIn = (db: Kysely<Schema>, table: 'answers' | 'scan_failures', id: string) =>
  db.selectFrom(table).select(['prompt_id as promptId', 'market', 'engine']).where('scan_id', '=', id);

const running = (db: Kysely<Schema>, id: string) =>
  db.selectFrom('scan_jobs').where('id', '=', id).where('state', '=', 'running');

/** Locks the tenant first: a concurrent start of the same scan waits, and then finds it. */
async function start(
  trx: Transaction<Schema>,
  scan: NewScan,
  countingFor: CountingFor,
): Promise<StartedScan | undefined> {
  if (!(await lockPlan(trx, scan.tenantId))) return undefined;
  if (await isTaken(trx, scan)) return { ok: false, exceeded: null };
  const sameAs = await findSame(trx, scan);
  if (sameAs !== undefined) return { ok: true, sameAs };
  if (scan.reservation) {
    const reserved = await reserveUnits(trx, scan.reservation, countingFor);
    if (!reserved?.ok) return reserved;
  }
  await insertJob(trx, scan);
  const { tenantId, brandId, id, startedAt: at, plan } = scan;
  await writeDomainEvents(trx, [
    { tenantId, brandId, kind: 'scan.started', at, body: { scan_id: id, total: totalOf(plan) } },
  ]);
  return { ok: true };
}

const isTaken = async (trx: Transaction<Schema>, { id, brandId, slot }: NewScan): Promise<boolean> =>
  (await trx
    .selectFrom('scan_jobs')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', id), ...(slot === null ? [] : [eb.and({ brand_id: brandId, slot })])]))
    .executeTakeFirst()) !== undefined;

/**
 * A concurrent request for the same scan waits for the lock on the tenant, and then finds the scan. Recorded answers do
 * not join a scan.
 */
async function findSame(trx: Transaction<Schema>, { brandId, slot, plan, reservation }: NewScan) {
  if (slot !== null || reservation === null) return undefined;
  const same = await trx
    .selectFrom('scan_jobs')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('state', '=', 'running')
    .where('cancel_requested', '=', 0)
    .where('plan', '=', JSON.stringify(plan))
    .orderBy('started_at')
    .executeTakeFirst();
  return same?.id;
}

const insertJob = (trx: Transaction<Schema>, { plan, ...scan }: NewScan) =>
  trx
    .insertInto('scan_jobs')
    .values({
      id: scan.id,
      tenant_id: scan.tenantId,
      brand_id: scan.brandId,
      started_by: scan.trigger,
      slot: scan.slot,
      state: 'running',
      engines: JSON.stringify(plan.engines),
      markets: JSON.stringify(scan.markets),
      plan: JSON.stringify(plan),
      total: totalOf(plan),
      started_at: Math.floor(scan.startedAt),
      finished_at: null,
      reason: null,
    })
    .execute();

const totalOf = ({ prompts, engines }: ScanPlan): number => prompts.length * engines.length;

/** At most a few hundred rows, of nine parameters each. */
async function recordFailures(trx: Transaction<Schema>, id: string, failures: readonly AskFailure[]): Promise<void> {
  if (!(await running(trx, id).select('id').executeTakeFirst())) return;
  for (let from = 0; from < failures.length; from += AT_ONCE) {
    await trx
      .insertInto('scan_failures')
      .values(
        failures.slice(from, from + AT_ONCE).map(({ promptId: prompt_id, at, ...failure }) => ({
          scan_id: id,
          prompt_id,
          failed_at: Math.floor(at),
          ...failure,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

const AT_ONCE = 100;

/** Parses what this store wrote. */
const parsed = <Value>(text: string): Value => JSON.parse(text);

async function jobOf(db: Kysely<Schema>, row: Selectable<ScanJobTable>): Promise<ScanJob> {
  const counts = row.state === 'running' ? await countScan(db, row.id) : storedCounts(row);
  return {
    id: row.id,
    tenantId: row.tenant_id,
    brandId: row.brand_id,
    trigger: row.started_by,
    state: row.state,
    engines: parsed(row.engines),
    markets: parsed(row.markets),
    total: row.total,
    ...counts,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    reason: row.reason,
    isCancelRequested: row.cancel_requested === 1,
  };
}

const storedCounts = (row: Selectable<ScanJobTable>) => ({
  done: row.done,
  failed: row.failed,
  failures: parsed<FailureCount[]>(row.failures),
  costMicros: row.cost_micros,
  costUnknown: row.cost_unknown,
});
