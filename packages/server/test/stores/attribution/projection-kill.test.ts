// `kill -9` of a projecting process between any two steps, then a restart: nothing is lost or counted twice.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { rowsOfDepth } from '../../../../../test/support/table-rows.ts';
import { BATCH_STEPS } from '../../../src/stores/sqlite/fault-point.ts';
import { expectedRows } from '../../support/expected-rows.ts';
import { PAGE, projectAll, type Report, reportTo } from '../../support/reporting.ts';
import { newSqliteStore } from '../sqlite-factory.ts';

const CHILD = fileURLToPath(new URL('./projection-child.ts', import.meta.url));
const DAY = 86_400_000;
const start = Date.parse('2026-03-01T00:00:00.000Z');
const VISITORS = ['svc_v_abcdefghijkl', 'svc_v_mnopqrstuvwx'];

const factory = newSqliteStore();
afterAll(() => factory.dispose());

/** Late visits, a repeated visitor and reversals, which would reveal double counting. */
const reports: Report[] = Array.from({ length: 12 }, (_, i): Report[] => {
  const visitorId = VISITORS[i % 2] ?? '';
  const at = start + (i % 4) * DAY;
  const status = i % 3 === 2 ? 'reversed' : 'confirmed';
  const event = {
    kind: 'event',
    eventId: `e${i}`,
    subject: `s${i % 3}`,
    occurredAt: at + 1,
    status,
    visitorId,
  } as const;
  return [
    { key: randomUUID(), ...event },
    { key: randomUUID(), kind: 'action', visitorId, at: at + 1 },
    { key: randomUUID(), kind: 'visit', visitorId, at, page: PAGE, source: i % 5 ? 'google' : null, referrer: null },
  ];
}).flat();

async function projectElsewhere(step: string, limit: number): Promise<unknown[]> {
  const args = ['--conditions=@service/source', CHILD, factory.path, step, String(limit)];
  return once(spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
}

describe('a process that is killed while it projects', () => {
  it.each(rowsOfDepth(['facts-read', 'history-read', ...BATCH_STEPS, 'applied']))(
    'at the step "%s" leaves a report that the next process completes',
    async (step) => {
      const stores = await factory.open();
      const reporting = await reportTo(stores);
      const again = reports.map((report) => ({ ...report, key: randomUUID() }));
      await reporting.record(...again);
      const pending = await stores.projection.countPending();
      expect(await projectElsewhere(step, 5)).toEqual([null, 'SIGKILL']);
      const isWritten = step === 'batch-committed' || step === 'applied';
      expect((await stores.projection.countPending()) < pending).toBe(isWritten);
      await projectAll(stores, 4);
      expect(await reporting.report()).toEqual(expectedRows(reporting, again));
      await stores.close();
    },
    60_000,
  );
});
