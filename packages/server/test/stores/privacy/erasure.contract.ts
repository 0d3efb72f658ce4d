// The data that an erasure deletes, and the data that it keeps (decisions 12, Erasure).
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../../../../../test/support/test-depth.ts';
import { projectFacts } from '../../../src/attribution/project.ts';
import { systemClock } from '../../../src/kernel/clock.ts';
import type { ExportedEvent } from '../../../src/privacy/ports.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { expectedRows } from '../../support/expected-rows.ts';
import { PAGE, projectAll, type Report, type Reporting, reportTo } from '../../support/reporting.ts';
import { gather } from '../records.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

const DAY = 86_400_000;
const start = Date.parse('2026-03-01T00:00:00.000Z');

const anyVisitorId = (): string => `svc_v_${randomUUID()}`;
const visit = (visitorId: string, at: number, source: string | null = 'chatgpt.com', page = PAGE): Report => ({
  kind: 'visit',
  key: randomUUID(),
  visitorId,
  at,
  page,
  source,
  referrer: null,
});
const action = (visitorId: string, at: number): Report => ({ kind: 'action', key: randomUUID(), visitorId, at });
const event = (eventId: string, change: Partial<Extract<Report, { kind: 'event' }>> = {}): Report => ({
  kind: 'event',
  key: randomUUID(),
  eventId,
  subject: eventId,
  occurredAt: start,
  status: 'confirmed',
  visitorId: null,
  ...change,
});
const now = () => start + 100 * DAY;

const VISITORS = 3;
const anyTime = fc
  .tuple(fc.constantFrom(0, 1, 29, 30, 31, 45), fc.constantFrom(0, 1, DAY - 1))
  .map(([days, rest]) => start + days * DAY + rest);
const anyReport = fc.oneof(
  fc.record({
    kind: fc.constant('visit' as const),
    visitor: fc.nat({ max: VISITORS - 1 }),
    at: anyTime,
    source: fc.constantFrom(null, 'chatgpt.com', 'google'),
  }),
  fc.record({ kind: fc.constant('action' as const), visitor: fc.nat({ max: VISITORS - 1 }), at: anyTime }),
  fc.record({
    kind: fc.constant('event' as const),
    visitor: fc.option(fc.nat({ max: VISITORS - 1 })),
    occurredAt: anyTime,
    subject: fc.constantFrom('s1', 's2', 's3'),
    status: fc.constantFrom('test' as const, 'confirmed', 'confirmed', 'reversed'),
  }),
);

export function erasureContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
  });
  afterAll(() => factory.dispose());

  async function kept({ install }: Reporting) {
    const query = { installId: install.id };
    return {
      visits: await gather(stores.exports.exportVisits(query)),
      actions: await gather(stores.exports.exportActions(query)),
      events: await gather(stores.exports.exportEvents(query)),
    };
  }

  describe('an erasure', () => {
    it('deletes projected and new records, and counts them', async () => {
      const [visitor, other] = [anyVisitorId(), anyVisitorId()];
      const reporting = await reportTo(stores);
      await reporting.record(visit(visitor, start), action(visitor, start), event('a', { visitorId: visitor }));
      await reporting.record(visit(other, start), action(other, start), event('b', { visitorId: other }));
      await projectAll(stores);
      await reporting.record(visit(visitor, start + 1), action(visitor, start + 1), event('c', { visitorId: visitor }));
      expect(await stores.erasure.eraseVisitor(visitor, now)).toEqual({ visits: 2, actions: 2, events: 2 });
      const { visits, actions, events } = await kept(reporting);
      expect(visits.map(({ visitorId }) => visitorId)).toEqual([other]);
      expect(actions.map(({ visitorId }) => visitorId)).toEqual([other]);
      expect(events.map(({ eventId, visitorId }) => [eventId, visitorId])).toEqual([
        ['a', null],
        ['b', other],
        ['c', null],
      ]);
      await projectAll(stores);
      expect(await reporting.report()).toEqual([
        { day: '2026-03-01', channel: 'ai:chatgpt', visits: 1, visitors: 1, actions: 1, confirmed: 1, reversed: 0 },
        { day: '2026-03-01', channel: 'unattributed', visits: 0, visitors: 0, actions: 0, confirmed: 2, reversed: 0 },
      ]);
    });

    it('also deletes records with later dates', async () => {
      const visitor = anyVisitorId();
      const reporting = await reportTo(stores);
      const later = now() + 5 * 60_000;
      await reporting.record(visit(visitor, later), action(visitor, later));
      await reporting.record(event('a', { visitorId: visitor, occurredAt: later }));
      await projectAll(stores);
      await reporting.record(event('b', { visitorId: visitor, occurredAt: later }));
      expect(await stores.erasure.eraseVisitor(visitor, now)).toEqual({ visits: 1, actions: 1, events: 2 });
      await reporting.record(event('c', { visitorId: visitor, occurredAt: later }));
      const { visits, actions, events } = await kept(reporting);
      expect([visits, actions, events.map(({ visitorId }) => visitorId)]).toEqual([[], [], [null, null, null]]);
    });

    it('removes the credit of events and reversals, from any sender', async () => {
      const visitor = anyVisitorId();
      const reporting = await reportTo(stores);
      await reporting.record(visit(visitor, start));
      await reporting.record(event('a', { visitorId: visitor, subject: 's' }));
      await reporting.record(event('b', { subject: 's', status: 'reversed', occurredAt: start + DAY }));
      await projectAll(stores);
      const receipt = (id: string) =>
        stores.serverEvents.findReceipt(reporting.connection, reporting.receiptIds.get(id) ?? '');
      expect((await receipt('b'))?.attribution).toMatchObject({ visitor_id: visitor, channel: 'ai:chatgpt' });
      await stores.erasure.eraseVisitor(visitor, now);
      expect(await receipt('a')).toMatchObject({ outcome: 'unattributed', attribution: null });
      expect(await receipt('b')).toMatchObject({ outcome: 'reversed', attribution: null });
      expect(await reporting.report()).toMatchObject([
        { day: '2026-03-01', channel: 'unattributed', confirmed: 1, reversed: 0 },
        { day: '2026-03-02', channel: 'unattributed', confirmed: 0, reversed: 1 },
      ]);
      await reporting.record(event('c', { subject: 's', occurredAt: start + 1 }));
      await projectAll(stores);
      expect(await receipt('b')).toMatchObject({ outcome: 'reversed', attribution: null });
      expect(await reporting.report()).toMatchObject([{ confirmed: 2 }, { reversed: 1 }]);
    });

    it('is safe to repeat', async () => {
      const visitor = anyVisitorId();
      const reporting = await reportTo(stores);
      await reporting.record(visit(visitor, start), event('a', { visitorId: visitor }));
      await projectAll(stores);
      await stores.erasure.eraseVisitor(visitor, now);
      const after = [await kept(reporting), await reporting.report()];
      expect(await stores.erasure.eraseVisitor(visitor, now)).toEqual({ visits: 0, actions: 0, events: 0 });
      expect([await kept(reporting), await reporting.report()]).toEqual(after);
    });

    it('of an unknown visitor also leaves a tombstone', async () => {
      const visitor = anyVisitorId();
      const reporting = await reportTo(stores);
      expect(await stores.erasure.eraseVisitor(visitor, now)).toEqual({ visits: 0, actions: 0, events: 0 });
      await reporting.record(event('a', { visitorId: visitor, subject: visitor }));
      expect((await kept(reporting)).events).toMatchObject([{ visitorId: null, subjectId: 'erased' }]);
    });

    it('removes the ID from everything else that mentions it', async () => {
      const [visitor, other] = [anyVisitorId(), anyVisitorId()];
      const reporting = await reportTo(stores);
      await reporting.record(visit(other, start, `from-${visitor}`, `https://shop.example/${visitor}/track`));
      await reporting.record(event(`booking-${visitor}`, { visitorId: other, subject: visitor }));
      await projectAll(stores);
      await reporting.record(event('unprojected', { subject: `customer ${visitor}` }));
      await stores.erasure.eraseVisitor(visitor, now);
      const { visits, events } = await kept(reporting);
      expect(visits).toMatchObject([
        { visitorId: other, source: 'from-erased', page: 'https://shop.example/erased/track' },
      ]);
      expect(events.map(({ eventId, subjectId, visitorId }) => [eventId, subjectId, visitorId])).toEqual([
        ['booking-erased', 'erased', other],
        ['unprojected', 'customer erased', null],
      ]);
    });

    it('removes the ID from the sources that other events were credited to', async () => {
      const [visitor, other] = [anyVisitorId(), anyVisitorId()];
      const reporting = await reportTo(stores);
      const source = async (id: string) =>
        (await stores.serverEvents.findReceipt(reporting.connection, reporting.receiptIds.get(id) ?? ''))?.attribution
          ?.source;
      await reporting.record(visit(other, start, `from-${visitor}`), event('a', { visitorId: other, subject: 's' }));
      await reporting.record(event('b', { subject: 's', status: 'reversed', occurredAt: start + DAY }));
      await projectAll(stores);
      expect([await source('a'), await source('b')]).toEqual([`from-${visitor}`, `from-${visitor}`]);
      await stores.erasure.eraseVisitor(visitor, now);
      expect([await source('a'), await source('b')]).toEqual(['from-erased', 'from-erased']);
    });

    it('invalidates a projection that has read a mention of the visitor', async () => {
      const [visitor, other] = [anyVisitorId(), anyVisitorId()];
      const reporting = await reportTo(stores);
      await reporting.record(visit(other, start, `from-${visitor}`));
      await projectAll(stores);
      await reporting.record(event('a', { visitorId: other }));
      let erased: Promise<unknown> | undefined;
      const project = projectFacts({
        store: {
          ...stores.projection,
          async history(batch) {
            const history = await stores.projection.history(batch);
            erased ??= stores.erasure.eraseVisitor(visitor, now);
            await erased;
            return history;
          },
        },
        channelOf: () => 'referral',
        ownSitesOf: async () => ({ origins: [], excludedHosts: [] }),
        clock: systemClock,
      });
      while ((await project(1000)) > 0);
      const receipt = await stores.serverEvents.findReceipt(reporting.connection, reporting.receiptIds.get('a') ?? '');
      expect(receipt?.attribution).toMatchObject({ source: 'from-erased' });
    });

    it('hides every mention of the visitor in events that arrive later', async () => {
      const visitor = anyVisitorId();
      const reporting = await reportTo(stores);
      await stores.erasure.eraseVisitor(visitor, now);
      await reporting.record(event(`booking-${visitor}`, { visitorId: visitor, subject: `of ${visitor}` }));
      const [late]: (ExportedEvent | undefined)[] = (await kept(reporting)).events;
      expect(late).toMatchObject({ eventId: 'booking-erased', subjectId: 'of erased', visitorId: null });
    });

    it('lets later records be projected after it deleted the last ones', async () => {
      const [visitor, other] = [anyVisitorId(), anyVisitorId()];
      const reporting = await reportTo(stores);
      await reporting.record(visit(visitor, start), visit(visitor, start), action(visitor, start));
      await projectAll(stores);
      await stores.erasure.eraseVisitor(visitor, now);
      await reporting.record(visit(other, start), action(other, start));
      await projectAll(stores);
      expect(await reporting.report()).toMatchObject([{ channel: 'ai:chatgpt', visits: 1, visitors: 1, actions: 1 }]);
    });

    it('deletes more than one transaction allows, by day and channel', async () => {
      const visitor = anyVisitorId();
      const reporting = await reportTo(stores);
      // Two or three transactions. The cost of the projection grows with the square of a visitor's visits.
      const count = rounds({ quick: 5500, full: 11_000 });
      const many = Array.from({ length: count }, (_, i) => i);
      const records = [
        ...many.map((i) => visit(visitor, start + (i % 3) * DAY + i, i % 2 ? 'google' : null)),
        ...many.map((i) => event(`e${i}`, { visitorId: visitor, occurredAt: start + i })),
      ];
      // Recording has a deadline, so a slow machine does not get all of them at once.
      while (records.length > 0) await reporting.record(...records.splice(0, 1000));
      await projectAll(stores, 2000);
      expect(await stores.erasure.eraseVisitor(visitor, now)).toEqual({ visits: count, actions: 0, events: count });
      expect(await reporting.report()).toEqual([
        {
          day: '2026-03-01',
          channel: 'unattributed',
          visits: 0,
          visitors: 0,
          actions: 0,
          confirmed: count,
          reversed: 0,
        },
      ]);
    }, 240_000);

    it('keeps what the visitor reports after consenting again', async () => {
      const visitor = anyVisitorId();
      const reporting = await reportTo(stores);
      await reporting.record(visit(visitor, start, 'google'));
      await projectAll(stores);
      await stores.erasure.eraseVisitor(visitor, now);
      const later = now() + 1;
      await reporting.record(visit(visitor, later), action(visitor, later));
      await reporting.record(event('a', { visitorId: visitor, occurredAt: later }));
      await projectAll(stores);
      expect(await reporting.report()).toMatchObject([
        { channel: 'ai:chatgpt', visits: 1, visitors: 1, actions: 1, confirmed: 1 },
      ]);
    });
  });

  describe('any history with an erasure in it', () => {
    it('produces the report of the history without the visitor', async () => {
      const history = fc.array(anyReport, { maxLength: 40 });
      const property = fc.asyncProperty(history, fc.nat(), fc.nat(), async (parts, first, second) => {
        const reporting = await reportTo(stores);
        const visitors = Array.from({ length: VISITORS }, anyVisitorId);
        const [erased = ''] = visitors;
        const reports = parts.map((part, i): Report => {
          const visitorId = part.visitor === null ? null : (visitors[part.visitor] ?? '');
          if (part.kind === 'event') return event(`e${String(i).padStart(3, '0')}`, { ...part, visitorId });
          return part.kind === 'visit'
            ? visit(visitorId ?? '', part.at, part.source)
            : action(visitorId ?? '', part.at);
        });
        const [projected, known] = [first, second].map((n) => n % (reports.length + 1)).sort((a, b) => a - b);
        await reporting.record(...reports.slice(0, projected));
        await projectAll(stores, 4);
        await reporting.record(...reports.slice(projected, known));
        await stores.erasure.eraseVisitor(erased, now);
        // The remaining records were sent before the erasure: those of the visitor are refused or leave no trace.
        await reporting.record(...reports.slice(known));
        await projectAll(stores, 4);

        const remaining = reports.flatMap((report): Report[] => {
          if (report.visitorId !== erased) return [report];
          return report.kind === 'event' ? [{ ...report, visitorId: null }] : [];
        });
        expect(await reporting.report()).toEqual(expectedRows(reporting, remaining));
      });
      await fc.assert(property, { numRuns: rounds({ quick: 10, full: 60 }) });
    }, 180_000);
  });
}
