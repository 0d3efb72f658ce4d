// From visits to their results and back, on every engine.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { traceEvent, traceVisit } from '../../../src/attribution/index.ts';
import { DAY_MS as DAY, dayOf } from '../../../src/kernel/day.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { PAGE, projectAll, type Report, type Reporting, reportTo } from '../../support/reporting.ts';
import { makeInstall } from '../records.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

const anyVisitorId = (): string => `svc_v_${randomUUID()}`;

export function traceContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  let reporting: Reporting;
  let visitorId: string;
  /** As with one clock, each test records at later times than those before. */
  let start = Date.parse('2026-03-01T08:00:00.000Z');
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
  });
  beforeEach(async () => {
    const { brandId } = await makeInstall(stores);
    reporting = await reportTo(stores, { brandId });
    visitorId = anyVisitorId();
    start += 40 * DAY;
  });
  afterAll(() => factory.dispose());

  const visit = (at: number, source: string | null = 'chatgpt', visitor = visitorId): Report => ({
    kind: 'visit',
    key: randomUUID(),
    visitorId: visitor,
    at,
    page: PAGE,
    source,
    referrer: null,
  });
  const action = (at: number): Report => ({ kind: 'action', key: randomUUID(), visitorId, at });
  const event = (eventId: string, occurredAt: number, change: Partial<Report & { kind: 'event' }> = {}): Report => ({
    kind: 'event',
    key: randomUUID(),
    eventId,
    subject: eventId,
    occurredAt,
    status: 'confirmed',
    visitorId,
    ...change,
  });
  const asked = (change: object = {}) => ({
    brandId: reporting.install.brandId,
    channel: 'ai:chatgpt',
    day: dayOf(start),
    limit: 10,
    ...change,
  });
  async function recorded(...reports: Report[]): Promise<void> {
    for (const report of reports) await reporting.record(report);
    await projectAll(stores);
  }
  const brandId = () => reporting.install.brandId;

  async function idAt(at: number, channel = 'ai:chatgpt'): Promise<string> {
    const { records } = await stores.trace.visitsOf(asked({ channel, day: dayOf(at) }));
    const found = records.find((one) => one.at === at);
    if (!found) throw new Error('there is no such visit');
    return found.id;
  }

  describe('visits of a day and channel', () => {
    it('are only the brand’s, newest first', async () => {
      await recorded(visit(start), visit(start + 1, 'google'), visit(start + 2), visit(start + DAY));
      const other = await reportTo(stores, { brandId: (await makeInstall(stores)).brandId });
      await other.record(visit(start + 3));
      await projectAll(stores);
      const { records, isComplete } = await stores.trace.visitsOf(asked());
      expect(records.map(({ at, installId, page }) => [at, installId, page])).toEqual([
        [start + 2, reporting.install.id, PAGE],
        [start, reporting.install.id, PAGE],
      ]);
      expect(isComplete).toBe(true);
    });

    it('are limited to one install on request', async () => {
      const second = await reportTo(stores, { brandId: brandId() });
      await recorded(visit(start));
      await second.record(visit(start + 1));
      await projectAll(stores);
      const { records } = await stores.trace.visitsOf(asked({ installId: second.install.id }));
      expect(records.map(({ at }) => at)).toEqual([start + 1]);
    });

    it('report that there are more than requested', async () => {
      await recorded(visit(start), visit(start + 1), visit(start + 2));
      const { records, isComplete } = await stores.trace.visitsOf(asked({ limit: 2 }));
      expect([records.map(({ at }) => at), isComplete]).toEqual([[start + 2, start + 1], false]);
    });

    it('are found on a day that many visits follow', async () => {
      await recorded(visit(start));
      const later = Array.from({ length: 2100 }, (_, i) => visit(start + 2 * DAY + i, 'google', anyVisitorId()));
      await reporting.record(...later);
      await projectAll(stores, 5000);
      const { records, isComplete } = await stores.trace.visitsOf(asked());
      expect([records.map(({ at }) => at), isComplete]).toEqual([[start], true]);
    });
  });

  describe('a visit', () => {
    it('opens the actions and events that are credited to it, with their reversals', async () => {
      await recorded(visit(start), action(start + 10), event('a', start + 20));
      await recorded(visit(start + 30, 'google'), action(start + 40), event('b', start + 50));
      await recorded(event('c', start + 60, { subject: 'a', status: 'reversed', visitorId: null }));
      const traced = await traceVisit(stores.trace)({ brandId: brandId(), id: await idAt(start) });
      expect(traced.visit).toMatchObject({ at: start, channel: 'ai:chatgpt', visitorId });
      expect(traced.actions).toEqual([{ at: start + 10 }]);
      expect(traced.events.map(({ eventId, outcome }) => [eventId, outcome])).toEqual([
        ['a', 'attributed'],
        ['c', 'reversed'],
      ]);
    });

    it('that was direct gets no credit after one that was not', async () => {
      await recorded(visit(start), visit(start + 10, null), action(start + 20));
      const direct = await traceVisit(stores.trace)({ brandId: brandId(), id: await idAt(start + 10, 'direct') });
      const sent = await traceVisit(stores.trace)({ brandId: brandId(), id: await idAt(start) });
      expect([direct.actions, sent.actions]).toEqual([[], [{ at: start + 20 }]]);
    });

    it('of another brand, or that does not exist, is not found', async () => {
      await recorded(visit(start));
      const id = await idAt(start);
      const other = (await makeInstall(stores)).brandId;
      for (const asked of [
        { brandId: other, id },
        { brandId: brandId(), id: 'none' },
      ]) {
        await expect(traceVisit(stores.trace)(asked)).rejects.toMatchObject({ code: 'not_found' });
      }
    });
  });

  describe('an event', () => {
    const opened = (eventId: string, brand = brandId()) =>
      traceEvent(stores.trace)({ brandId: brand, receiptId: reporting.receiptIds.get(eventId) ?? 'none' });

    it('opens the visit that gets the credit, also for its reversal', async () => {
      await recorded(visit(start), event('a', start + 10));
      await recorded(event('b', start + 20, { subject: 'a', status: 'reversed', visitorId: null }));
      for (const eventId of ['a', 'b']) {
        const { event: traced, visit: credited } = await opened(eventId);
        expect([traced.eventId, credited?.at]).toEqual([eventId, start]);
      }
    });

    it('without a visitor opens no visit', async () => {
      await recorded(visit(start), event('a', start + 10, { visitorId: null }));
      expect(await opened('a')).toMatchObject({ event: { outcome: 'unattributed' }, visit: undefined });
    });

    it('is listed on the day it happened; test events are not', async () => {
      await recorded(visit(start), event('a', start + 10), event('b', start + DAY));
      await recorded(event('c', start + 20, { status: 'test' }));
      const { records, isComplete } = await stores.trace.eventsOf(asked());
      expect([records.map(({ eventId }) => eventId), isComplete]).toEqual([['a'], true]);
    });

    it('of another brand, or that does not exist, is not found', async () => {
      await recorded(event('a', start));
      const other = (await makeInstall(stores)).brandId;
      await expect(opened('a', other)).rejects.toMatchObject({ code: 'not_found' });
      await expect(opened('none')).rejects.toMatchObject({ code: 'not_found' });
    });
  });
}
