// The same report and receipts for any order of arrival (decisions 9).
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../../../../../test/support/test-depth.ts';
import type { EventOutcome } from '../../../src/attribution/ports.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { CHANNELS, expectedFrom, expectedRows } from '../../support/expected-rows.ts';
import { instantHistory } from '../../support/instant-histories.ts';
import { PAGE, projectAll, projectionOf, type Report, reportTo } from '../../support/reporting.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

const DAY = 86_400_000;
const start = Date.parse('2026-03-01T00:00:00.000Z');
const VISITORS = ['svc_v_abcdefghijkl', 'svc_v_mnopqrstuvwx', 'svc_v_yz0123456789'];

const anyTime = fc
  .tuple(fc.constantFrom(0, 1, 29, 30, 31, 45), fc.constantFrom(0, 1, 999, 1000, DAY - 1))
  .map(([days, rest]) => start + days * DAY + rest);
const anyKey = fc.constantFrom(...VISITORS);
const anyVisit = fc
  .record({ visitorId: anyKey, at: anyTime, source: fc.constantFrom(...CHANNELS.keys()) })
  .map((visit) => ({ kind: 'visit' as const, page: PAGE, referrer: null, ...visit }));
const anyAction = fc.record({ kind: fc.constant('action' as const), visitorId: anyKey, at: anyTime });
const anyEvent = fc.record({
  kind: fc.constant('event' as const),
  visitorId: fc.option(anyKey),
  occurredAt: anyTime,
  subject: fc.constantFrom('s1', 's2', 's3'),
  status: fc.constantFrom('test' as const, 'confirmed', 'confirmed', 'reversed', 'reversed'),
  isWholeSecond: fc.boolean(),
  rank: fc.nat({ max: 9 }),
});
/** Reports in the order of arrival, which differs from the order in which they happened. */
const anyHistory = fc
  .tuple(
    fc.array(anyVisit, { maxLength: 20 }),
    fc.array(anyAction, { maxLength: 8 }),
    fc.array(anyEvent, { maxLength: 20 }),
  )
  .chain((parts) => {
    const reports = parts.flat().map((report, i): Report => {
      if (report.kind !== 'event') return { ...report, key: randomUUID() };
      const { rank, isWholeSecond, ...event } = report;
      const reach = isWholeSecond && event.occurredAt % 1000 === 0 ? 999 : 0;
      return { ...event, creditedUntil: event.occurredAt + reach, eventId: `${rank}-${i}`, key: randomUUID() };
    });
    return fc.shuffledSubarray(reports, { minLength: reports.length });
  });
const anyLimit = fc.integer({ min: 1, max: 6 });
const anyStep = fc.record({
  do: fc.constantFrom('record', 'record', 'project', 'race', 'repeat'),
  count: fc.integer({ min: 1, max: 6 }),
  limit: anyLimit,
});

/** A receipt's attribution according to the outcome; a reversal names the visitor of the canceled event. */
function attributionOf(outcome: EventOutcome, number: number, reports: readonly Report[]) {
  const { channel, source, firstSeenAt, lastSeenAt } = outcome;
  if (channel === 'unattributed') return null;
  const credited = reports[(outcome.original ?? number) - 1];
  const at = (time: number | null) => new Date(time ?? 0).toISOString();
  const seen = { first_seen_at: at(firstSeenAt), last_seen_at: at(lastSeenAt) };
  return { visitor_id: credited?.visitorId, source, channel, ...seen };
}

export function projectionContract(newStore: NewStore): void {
  let factory: StoreFactory;
  /** Two processes, from the store's point of view. */
  let stores: Stores;
  let others: Stores;
  beforeAll(async () => {
    factory = newStore();
    [stores, others] = [await factory.open(), await factory.open()];
  });
  afterAll(() => factory.dispose());

  describe('any history, over a store', () => {
    it('produces the report and receipts of its sorted records, in any order of arrival', async () => {
      const property = fc.asyncProperty(anyHistory, fc.array(anyStep, { maxLength: 12 }), async (reports, steps) => {
        const reporting = await reportTo(stores);
        const [project, projectElsewhere] = [projectionOf(stores), projectionOf(others)];
        let recorded = 0;
        for (const step of steps) {
          const running: Promise<unknown>[] = [];
          if (step.do === 'project' || step.do === 'race') running.push(project(step.limit));
          if (step.do === 'race') running.push(projectElsewhere(step.limit + 1));
          if (step.do === 'record') {
            running.push(reporting.record(...reports.slice(recorded, recorded + step.count)));
            recorded = Math.min(reports.length, recorded + step.count);
          }
          if (step.do === 'repeat') running.push(reporting.record(...reports.slice(0, recorded).slice(-step.count)));
          await Promise.all(running);
        }
        await reporting.record(...reports.slice(recorded));
        await projectAll(stores, 3);

        const expected = expectedFrom(reporting, reports);
        expect(await reporting.report()).toEqual(expectedRows(reporting, reports));
        for (const [i, report] of reports.entries()) {
          if (report.kind !== 'event') continue;
          const outcome = expected.outcomes.get(i + 1);
          if (outcome === undefined) throw new Error(`event ${i + 1} is not in the reference`);
          const receiptId = reporting.receiptIds.get(report.eventId) ?? '';
          expect(await stores.serverEvents.findReceipt(reporting.connection, receiptId)).toMatchObject({
            state: 'processed',
            outcome: outcome.outcome,
            attribution: attributionOf(outcome, i + 1, reports),
          });
        }
      });
      await fc.assert(property, { numRuns: rounds({ quick: 10, full: 60 }) });
    }, 180_000);
  });

  describe('events of one instant', () => {
    it('produce the same report in any order of arrival', async () => {
      const sizes = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 6 });
      const property = fc.asyncProperty(instantHistory, sizes, async (reports, batches) => {
        const reporting = await reportTo(stores);
        let recorded = 0;
        for (const size of batches) {
          await reporting.record(...reports.slice(recorded, recorded + size));
          recorded = Math.min(reports.length, recorded + size);
          await projectAll(stores, size);
        }
        await reporting.record(...reports.slice(recorded));
        await projectAll(stores, 3);
        expect(await reporting.report()).toEqual(expectedRows(reporting, reports));
      });
      await fc.assert(property, { numRuns: rounds({ quick: 8, full: 40 }) });
    }, 180_000);

    it.each<[string, number, number]>([
      ['the same instant', 0, 0],
      ['a fraction and a whole second', 500, 999],
    ])('match if a reversal is reported first: %s', async (_, fraction, reach) => {
      const reporting = await reportTo(stores);
      const event = { kind: 'event', subject: 's', visitorId: null } as const;
      await reporting.record({
        ...event,
        key: randomUUID(),
        eventId: 'order-1-cancelled',
        status: 'reversed',
        occurredAt: start,
        creditedUntil: start + reach,
      });
      await projectAll(stores);
      await reporting.record({
        ...event,
        key: randomUUID(),
        eventId: 'order-1-confirmed',
        status: 'confirmed',
        occurredAt: start + fraction,
      });
      await projectAll(stores);
      expect(await reporting.report()).toMatchObject([{ channel: 'unattributed', confirmed: 1, reversed: 1 }]);
    });
  });

  describe('a backlog', () => {
    it('defers everything after the deferred visits', async () => {
      const reporting = await reportTo(stores);
      const visitorId = VISITORS[0] ?? '';
      for (const i of [1, 2, 3]) {
        const at = start + i;
        const event = { subject: 's', occurredAt: at, status: 'confirmed', visitorId } as const;
        await reporting.record(
          { kind: 'visit', key: randomUUID(), visitorId, at, page: PAGE, source: null, referrer: null },
          { kind: 'action', key: randomUUID(), visitorId, at },
          { kind: 'event', key: randomUUID(), eventId: `e${i}`, ...event },
        );
      }
      const project = projectionOf(stores);
      expect([await project(2), await project(2), await project(2)]).toEqual([6, 3, 0]);
    });
  });

  describe('a time without a fraction', () => {
    it('counts visits of the same second as earlier', async () => {
      const reporting = await reportTo(stores);
      const visitorId = VISITORS[0] ?? '';
      const event = { kind: 'event', subject: 's', visitorId, creditedUntil: start + 999 } as const;
      await reporting.record(
        { ...event, key: randomUUID(), eventId: 'e1', occurredAt: start, status: 'confirmed' },
        {
          ...event,
          key: randomUUID(),
          eventId: 'e2',
          occurredAt: start + 500,
          creditedUntil: start + 500,
          status: 'reversed',
        },
      );
      await projectAll(stores);
      await reporting.record({
        kind: 'visit',
        key: randomUUID(),
        visitorId,
        at: start + 999,
        page: PAGE,
        source: 'google',
        referrer: null,
      });
      await projectAll(stores);
      const rows = await reporting.report();
      expect(rows).toMatchObject([{ channel: 'search', visits: 1, confirmed: 1, reversed: 1 }]);
      await reporting.record({
        kind: 'visit',
        key: randomUUID(),
        visitorId,
        at: start + 1000,
        page: PAGE,
        source: 'newsletter',
        referrer: null,
      });
      await projectAll(stores);
      expect(await reporting.report()).toMatchObject([
        { channel: 'referral', visits: 1, confirmed: 0 },
        { channel: 'search', confirmed: 1 },
      ]);
    });
  });
}
