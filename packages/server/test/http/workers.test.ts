import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { startRetentionWorker } from '../../src/workers/retention.ts';
import { gather } from '../stores/records.ts';
import { PAGE, type Report, reportTo } from '../support/reporting.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { tempDirectory } from '../support/temp-store.ts';

/** Decisions 4: a receipt is processed within 10 s when the server is idle. */
const IDLE_MS = 10_000;

const visit = (i: number): Report => ({
  kind: 'visit',
  key: randomUUID(),
  visitorId: `svc_v_visitor-${String(i).padStart(8, '0')}`,
  at: Date.now(),
  page: PAGE,
  source: 'chatgpt.com',
  referrer: 'https://chatgpt.com/',
});

const countOf = async ({ stores }: TestService): Promise<number> => {
  const [install] = await stores.installs.listInstalls();
  const rows = await stores.report.attributionReport({ brandId: install?.brandId ?? '' });
  return rows.reduce((sum, { visits }) => sum + visits, 0);
};

describe('a serving process', () => {
  it('processes a receipt within seconds', async () => {
    await using service = await startTestService();
    const { record, connection, receiptIds } = await reportTo(service.stores);
    await record(visit(1));
    const occurredAt = Date.now();
    const event = { eventId: 'e', subject: 's', occurredAt, status: 'confirmed', visitorId: null } as const;
    await record({ kind: 'event', key: randomUUID(), ...event });
    await vi.waitFor(async () => {
      const receipt = await service.stores.serverEvents.findReceipt(connection, receiptIds.get('e') ?? '');
      expect(receipt).toMatchObject({ state: 'processed', outcome: 'unattributed' });
    }, IDLE_MS);
  });

  it('shares the work with another process, and each record counts once', async () => {
    await using directory = await tempDirectory();
    await using one = await startTestService({ directory });
    await using other = await startTestService({ directory });
    const { record } = await reportTo(one.stores);
    const { record: recordThere } = await reportTo(other.stores);
    const visits = Array.from({ length: 3000 }, (_, i) => visit(i));
    await Promise.all([record(...visits.slice(0, 1500)), recordThere(...visits.slice(1500))]);
    await vi.waitFor(async () => expect(await countOf(one)).toBe(3000), 2 * IDLE_MS);
    expect(await other.stores.projection.countPending()).toBe(0);
  });

  it('counts the install’s own origins and excluded hosts as direct', async () => {
    await using service = await startTestService();
    const { stores } = service;
    const reporting = await reportTo(stores, {
      reportingOrigins: ['https://shop.example', 'https://booking.example'],
      allowedOrigins: ['https://partner.example'],
      referralExclusions: ['bank.example'],
    });
    const hosts = ['www.booking.example', 'partner.example', '3ds.bank.example', 'blog.example'];
    await reporting.record(
      ...hosts.map(
        (host, i): Report => ({
          kind: 'visit',
          key: randomUUID(),
          visitorId: `svc_v_visitor-0000000${i}`,
          at: Date.UTC(2026, 0, 1),
          page: PAGE,
          source: null,
          referrer: `https://${host}/`,
        }),
      ),
    );
    await vi.waitFor(
      async () =>
        expect(await reporting.report()).toMatchObject([
          { channel: 'direct', visits: 3 },
          { channel: 'referral', visits: 1 },
        ]),
      IDLE_MS,
    );
  });

  it('stops in the middle of a backlog without losing its position', async () => {
    await using directory = await tempDirectory();
    {
      await using service = await startTestService({ directory });
      const { record } = await reportTo(service.stores);
      await record(...Array.from({ length: 5000 }, (_, i) => visit(i)));
    }
    await using service = await startTestService({ directory });
    await vi.waitFor(async () => expect(await countOf(service)).toBe(5000), 2 * IDLE_MS);
  });
});

describe('retention of a serving process', () => {
  it('keeps everything and warns when started two years ahead', async () => {
    await using service = await startTestService();
    const { record } = await reportTo(service.stores);
    await record(visit(1));
    await vi.waitFor(async () => expect(await countOf(service)).toBe(1), IDLE_MS);
    const warnings: unknown[] = [];
    const looked = Promise.withResolvers<void>();
    const workers = startRetentionWorker({
      stores: service.stores,
      clock: { now: () => Date.now() + 730 * 86_400_000, monotonic: () => performance.now() },
      timers: {
        after(ms, run) {
          // The next run of retention is a day later.
          if (ms === 86_400_000) looked.resolve();
          else queueMicrotask(run);
          return () => {};
        },
      },
      createLoadMeter: () => () => 0,
      logger: { warn: (...said: unknown[]) => void warnings.push(said) },
      retentionDays: service.settings.retentionDays,
    });
    await looked.promise;
    await workers.stop();
    expect(warnings).toEqual([[expect.stringMatching(/^retention dropped nothing: the clock says .* --force$/)]]);
    expect(await gather(service.stores.exports.exportVisits({}))).toHaveLength(1);
  });
});
