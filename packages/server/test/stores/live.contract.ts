// Accepted records and refused calls, as the live view reads them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Install } from '../../src/integrations/ports.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import type { LivePosition, NewRefusal } from '../../src/live/ports.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { createProjection } from '../../src/workers/projection.ts';
import { addConnection } from '../support/event-requests.ts';
import { serverEvent } from './event-records.ts';
import { action, makeInstall, RECEIVED_AT, refusal, VISITOR, visit } from './records.ts';
import type { NewStore, StoreFactory } from './store-factory.ts';

const HOUR = 3_600_000;
const LIMITS = { before: 0, perInstall: 1000 };

export function liveContract(newStore: NewStore): void {
  describe('the live view', () => {
    let factory: StoreFactory;
    let stores: Stores;
    /** Another process over the same store, where the engine allows one. */
    let other: Stores;
    beforeAll(async () => {
      factory = newStore();
      stores = await factory.open();
      other = await factory.open();
    });
    afterAll(() => factory.dispose());

    const recent = async ({ brandId }: Pick<Install, 'brandId'>, since = 0) =>
      stores.live.recentRefusals({ brandId, upTo: Number.MAX_SAFE_INTEGER, limit: 2000, since });

    describe('of records', () => {
      it('returns a brand’s, newest first, without visitor data', async () => {
        const [own, foreign] = [await makeInstall(stores), await makeInstall(stores)];
        const connection = await addConnection(stores, { installId: own.id });
        const first = visit(own, { page: 'https://shop.example/a', referrer: 'https://chatgpt.com/' });
        await stores.collect.recordVisit(first);
        await stores.collect.recordVisit(visit(foreign));
        const second = action(own);
        await other.collect.recordAction(second);
        const third = serverEvent(connection, { visitorId: VISITOR, subjectId: 'order of Ann' });
        await stores.serverEvents.recordServerEvent(third);
        const { record: upTo } = await stores.live.endOfLogs();
        const rows = await stores.live.recentRecords({ brandId: own.brandId, upTo, limit: 10 });
        expect(rows).toEqual([
          expect.objectContaining({ kind: 'event', eventId: third.eventId, receiptId: third.receiptId }),
          expect.objectContaining({ kind: 'action', installId: own.id, deliveryId: second.deliveryId }),
          expect.objectContaining({ kind: 'visit', page: first.page, referrer: first.referrer, source: 'chatgpt' }),
        ]);
        expect(JSON.stringify(rows)).not.toMatch(/svc_v_|order of Ann/);
        const { installId } = { installId: foreign.id };
        expect(await stores.live.recentRecords({ brandId: own.brandId, installId, upTo, limit: 10 })).toEqual([]);
        const actions = await stores.live.recentRecords({ brandId: own.brandId, kind: 'action', upTo, limit: 10 });
        expect(actions.map(({ kind }) => kind)).toEqual(['action']);
        expect(await stores.live.recentRecords({ brandId: own.brandId, upTo, limit: 2 })).toEqual(rows.slice(0, 2));
      });

      it('returns what followed a position, for the named brands', async () => {
        const installs = [await makeInstall(stores), await makeInstall(stores), await makeInstall(stores)] as const;
        const { record: after } = await stores.live.endOfLogs();
        for (const process of [stores, other]) {
          for (const install of installs) await process.collect.recordVisit(visit(install));
        }
        const { record: upTo } = await stores.live.endOfLogs();
        const brandIds = installs.slice(0, 2).map(({ brandId }) => brandId);
        const rows = await stores.live.recordsBetween({ brandIds, after, upTo, limit: 10 });
        expect(rows.map(({ brandId }) => brandId)).toEqual([...brandIds, ...brandIds]);
        expect(await stores.live.recordsBetween({ brandIds, after, upTo, limit: 1 })).toEqual(rows.slice(-1));
        expect(await stores.live.recordsBetween({ brandIds: [], after, upTo, limit: 10 })).toEqual([]);
      });

      it('misses none that several processes record concurrently', async () => {
        const install = await makeInstall(stores);
        const brandIds = [install.brandId];
        let { record: after } = await stores.live.endOfLogs();
        const seen: string[] = [];
        async function readOn(): Promise<void> {
          const { record: upTo } = await stores.live.endOfLogs();
          const rows = await stores.live.recordsBetween({ brandIds, after, upTo, limit: 1000 });
          seen.push(...rows.map(({ receiptId }) => receiptId));
          after = upTo;
        }
        const visits = Array.from({ length: 200 }, () => visit(install));
        const recording = visits.map((one, i) => (i % 2 ? stores : other).collect.recordVisit(one));
        for (let read = 0; read < 10; read++) await readOn();
        await Promise.all(recording);
        await readOn();
        expect(seen.toSorted()).toEqual(visits.map(({ receiptId }) => receiptId).toSorted());
      });

      it('shows the channel and visit credited with each', async () => {
        const install = await makeInstall(stores);
        const connection = await addConnection(stores, { installId: install.id });
        const from = await stores.live.endOfLogs();
        const page = 'https://shop.example/boots';
        const at = { visitorId: 'svc_v_creditedvisitor' };
        await stores.collect.recordVisit(visit(install, { ...at, page, source: 'chatgpt' }));
        await stores.collect.recordVisit(visit(install, { ...at, source: null, receivedAt: RECEIVED_AT + HOUR }));
        await stores.collect.recordAction(action(install, { ...at, receivedAt: RECEIVED_AT + 2 * HOUR }));
        const occurredAt = RECEIVED_AT + 3 * HOUR;
        await stores.serverEvents.recordServerEvent(
          serverEvent(connection, {
            ...at,
            occurredAt,
            occurredAtText: new Date(occurredAt).toISOString(),
            status: 'confirmed',
          }),
        );
        const rows = await rowsSince(install, from);
        const [first] = rows;
        expect(await detailOf(install, first)).toMatchObject({ record: { page }, credit: null });
        const project = createProjection(stores, { now: () => RECEIVED_AT });
        while ((await project(500)) > 0);
        const details = await Promise.all(rows.map((row) => detailOf(install, row)));
        const credited = expect.objectContaining({ number: first?.number, page, source: 'chatgpt' });
        expect(details.map((detail) => detail?.credit)).toEqual([
          { channel: 'ai:chatgpt', outcome: null, visit: null },
          { channel: 'direct', outcome: null, visit: null },
          { channel: 'ai:chatgpt', outcome: null, visit: credited },
          { channel: 'ai:chatgpt', outcome: 'attributed', visit: credited },
        ]);
        const stranger = await makeInstall(stores);
        expect(await detailOf(stranger, first)).toBeUndefined();
      });
    });

    const rowsSince = async ({ brandId }: Install, from: LivePosition) => {
      const { record: upTo } = await stores.live.endOfLogs();
      return stores.live.recordsBetween({ brandIds: [brandId], after: from.record, upTo, limit: 100 });
    };
    const detailOf = async ({ brandId }: Install, row: Awaited<ReturnType<typeof rowsSince>>[number] | undefined) =>
      row && stores.live.findRecord({ brandId, kind: row.kind, number: row.number });

    describe('of refusals', () => {
      it('returns each as stored, newest first, to its brand only', async () => {
        const [own, foreign] = [await makeInstall(stores), await makeInstall(stores)];
        const unknown = refusal(own, { install: null, code: 'not_found', fault: 'unknown_install', issues: [] });
        await stores.live.storeRefusals([refusal(own), unknown, refusal(foreign)], LIMITS);
        const rows = await recent(own);
        expect(rows.map(({ number: _, ...row }) => row)).toEqual(
          [unknown, refusal(own)].map(({ install, ...row }) => ({ ...row, installId: install && own.id })),
        );
        const [row] = rows;
        const found = { brandId: own.brandId, number: row?.number ?? 0, since: 0 };
        expect(await stores.live.findRefusal(found)).toEqual(row);
        expect(await stores.live.findRefusal({ ...found, brandId: foreign.brandId })).toBeUndefined();
      });

      it('returns what followed a position in order, under concurrency', async () => {
        const install = await makeInstall(stores);
        let { refusal: after } = await stores.live.endOfLogs();
        const seen: string[] = [];
        async function readOn(): Promise<void> {
          const { refusal: upTo } = await stores.live.endOfLogs();
          const brandIds = [install.brandId];
          const rows = await stores.live.refusalsBetween({ brandIds, after, upTo, limit: 1000 });
          seen.push(...rows.map(({ reason }) => reason));
          after = upTo;
        }
        const reasons = Array.from({ length: 40 }, () => systemIds.random());
        const adding = reasons.map((reason, i) =>
          (i % 2 ? stores : other).live.storeRefusals([refusal(install, { reason })], LIMITS),
        );
        for (let read = 0; read < 10; read++) await readOn();
        await Promise.all(adding);
        await readOn();
        expect(seen.toSorted()).toEqual(reasons.toSorted());
      });

      it('keeps the newest 1,000 per install or brand', async () => {
        const [install, sister] = [await makeInstall(stores), await makeInstall(stores)];
        const many = (of: Partial<NewRefusal>, count: number) =>
          Array.from({ length: count }, (_, i) => refusal(install, { ...of, reason: String(i) }));
        await stores.live.storeRefusals([refusal(sister), ...many({}, 1000)], LIMITS);
        await stores.live.storeRefusals(many({ install: null }, 1000), LIMITS);
        expect(await recent(install)).toHaveLength(2000);
        await other.live.storeRefusals([refusal(install, { reason: 'one more' })], LIMITS);
        const kept = (await recent(install)).filter(({ installId }) => installId !== null);
        expect(kept).toHaveLength(1000);
        expect([kept[0]?.reason, kept.at(-1)?.reason]).toEqual(['one more', '1']);
        expect(await recent(install)).toHaveLength(2000);
        expect(await recent(sister)).toHaveLength(1);
      });

      it('omits expired ones, even before they are deleted', async () => {
        const install = await makeInstall(stores);
        const old = [refusal(install, { at: RECEIVED_AT, reason: 'old' }), refusal(install, { at: RECEIVED_AT + 1 })];
        await stores.live.storeRefusals(old, LIMITS);
        expect((await recent(install, RECEIVED_AT)).map(({ at }) => at)).toEqual([RECEIVED_AT + 1]);
        expect(await recent(install)).toHaveLength(2);
        await stores.live.storeRefusals([], { ...LIMITS, before: RECEIVED_AT });
        expect((await recent(install)).map(({ at }) => at)).toEqual([RECEIVED_AT + 1]);
      });
    });
  });
}
