// The handling of records of erased visitors (decisions 12, Privacy).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Install } from '../../../src/integrations/ports.ts';
import { systemIds } from '../../../src/kernel/clock.ts';
import type { Connection } from '../../../src/server-events/ports.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { connectionOf, serverEvent } from '../event-records.ts';
import { action, gather, makeInstall, RECEIVED_AT, visit } from '../records.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

const ERASED_AT = RECEIVED_AT + 60_000;

export function tombstonesContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  let install: Install;
  let connection: Connection;
  let visitorId: string;

  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
    install = await makeInstall(stores);
    const created = await stores.connections.createConnection(connectionOf(install));
    if (typeof created === 'string') throw new Error(created);
    connection = created;
  });
  beforeEach(() => {
    visitorId = `svc_v_${systemIds.random()}`;
  });
  afterAll(() => factory.dispose());

  /** A second erasure renews the tombstone. */
  const erase = (at = ERASED_AT) => stores.erasure.eraseVisitor(visitorId, () => at);

  const renewedAt = () => factory.renewedAt(visitorId);

  const ofVisitor = <Row extends { visitorId: string | null }>(rows: Row[]): Row[] =>
    rows.filter((row) => row.visitorId === visitorId);
  const visits = async () => ofVisitor(await gather(stores.exports.exportVisits({})));
  const actions = async () => ofVisitor(await gather(stores.exports.exportActions({})));

  const act = (sessionIssuedAt: number, deliveryId = systemIds.random()) =>
    stores.collect.recordAction(
      action(install, { visitorId, sessionIssuedAt, deliveryId, receivedAt: ERASED_AT + 5000 }),
    );
  const come = (receivedAt: number, deliveryId = systemIds.random()) =>
    stores.collect.recordVisit(visit(install, { visitorId, receivedAt, deliveryId }));

  async function report(change: Parameters<typeof serverEvent>[1]) {
    const event = serverEvent(connection, { visitorId, ...change });
    await stores.serverEvents.recordServerEvent(event);
    const kept = (await gather(stores.exports.exportEvents({}))).find(({ receiptId }) => receiptId === event.receiptId);
    return { visitorId: kept?.visitorId, subjectId: kept?.subjectId };
  }

  describe('an action of an erased visitor', () => {
    it.each([
      ['before it', -1],
      ['in its millisecond', 0],
      ['after the erasure, from a visit before it', 1],
    ])('whose session was issued %s is refused and stores nothing', async (_, later) => {
      await erase();
      expect(await act(ERASED_AT + later)).toEqual({ outcome: 'erased' });
      expect(await actions()).toEqual([]);
    });

    it('is refused again when repeated, and its delivery id stays unbound', async () => {
      await erase();
      const deliveryId = systemIds.random();
      expect(await act(RECEIVED_AT, deliveryId)).toEqual({ outcome: 'erased' });
      expect(await act(RECEIVED_AT, deliveryId)).toEqual({ outcome: 'erased' });
      await come(ERASED_AT + 1);
      expect((await act(ERASED_AT + 1, deliveryId)).outcome).toBe('stored');
    });

    it('that was stored earlier stays a duplicate', async () => {
      const deliveryId = systemIds.random();
      await act(RECEIVED_AT, deliveryId);
      await erase();
      expect((await act(RECEIVED_AT, deliveryId)).outcome).toBe('duplicate');
    });

    it('is stored only with a session issued after the erasure', async () => {
      await erase();
      await come(ERASED_AT + 1);
      expect((await act(ERASED_AT)).outcome).toBe('erased');
      expect((await act(ERASED_AT + 1)).outcome).toBe('stored');
      expect(await actions()).toHaveLength(1);
    });

    it('is refused again after a second erasure', async () => {
      await erase();
      await come(ERASED_AT + 1);
      await erase(ERASED_AT + 1000);
      expect((await act(ERASED_AT + 1)).outcome).toBe('erased');
      expect((await act(ERASED_AT + 2000)).outcome).toBe('erased');
    });

    it('does not affect actions of other visitors', async () => {
      await erase();
      const other = action(install, { visitorId: `svc_v_${systemIds.random()}`, sessionIssuedAt: RECEIVED_AT });
      expect((await stores.collect.recordAction(other)).outcome).toBe('stored');
    });
  });

  describe('a visit of an erased visitor', () => {
    it('after the erasure is stored, and the first one renews consent', async () => {
      await erase();
      expect((await come(ERASED_AT + 1)).outcome).toBe('stored');
      expect((await come(ERASED_AT + 2)).outcome).toBe('stored');
      expect(await renewedAt()).toBe(ERASED_AT + 1);
      expect(await visits()).toHaveLength(2);
    });

    it.each([-1, 0])('received %d ms from the erasure is answered and leaves no trace', async (later) => {
      await erase();
      const deliveryId = systemIds.random();
      expect((await come(ERASED_AT + later, deliveryId)).outcome).toBe('stored');
      expect((await come(ERASED_AT + later, deliveryId)).outcome).toBe('duplicate');
      expect(await renewedAt()).toBeNull();
      expect(await visits()).toEqual([]);
    });

    it('hides the ID in visits of other visitors until new consent', async () => {
      await erase();
      const texts = {
        page: `https://shop.example/track/${visitorId}`,
        source: visitorId,
        referrer: `https://mail.example/track-${visitorId}-1`,
      };
      const comeBy = async (receivedAt: number) => {
        const record = visit(install, { ...texts, visitorId: `svc_v_${systemIds.random()}`, receivedAt });
        await stores.collect.recordVisit(record);
        const kept = await gather(stores.exports.exportVisits({}));
        return kept.find(({ deliveryId }) => deliveryId === record.deliveryId);
      };
      expect(await comeBy(ERASED_AT + 1)).toMatchObject({
        page: 'https://shop.example/track/erased',
        source: 'erased',
        referrer: 'https://mail.example/track-erased-1',
      });
      await come(ERASED_AT + 2);
      expect(await comeBy(ERASED_AT + 2)).toMatchObject(texts);
    });

    it('that repeats an earlier one neither restores a record nor renews consent', async () => {
      const deliveryId = systemIds.random();
      await come(RECEIVED_AT, deliveryId);
      await erase();
      expect((await come(ERASED_AT + 1, deliveryId)).outcome).toBe('duplicate');
      expect(await visits()).toEqual([]);
      expect(await renewedAt()).toBeNull();
    });
  });

  describe('a server event that names an erased visitor', () => {
    it('is stored without the visitor', async () => {
      await erase();
      expect(await report({ occurredAt: ERASED_AT + 1 })).toEqual({ visitorId: null, subjectId: '4711' });
    });

    it('is stored without the visitor as its subject', async () => {
      await erase();
      const subject = { subjectType: 'visitor', subjectId: visitorId };
      expect(await report(subject)).toEqual({ visitorId: null, subjectId: 'erased' });
      expect(await report({ ...subject, visitorId: null })).toEqual({ visitorId: null, subjectId: 'erased' });
    });

    it.each(['webhookId', 'eventId', 'subjectType', 'subjectId'] as const)(
      'only in its %s is stored without the ID, even within text',
      async (field) => {
        await erase();
        for (const [around, kept] of [
          [visitorId, 'erased'],
          [`of:${visitorId}/1`, 'of:erased/1'],
          [`order-${visitorId}-1`, 'order-erased-1'],
          [`${visitorId}_${'x'.repeat(12)}`, `erased_${'x'.repeat(12)}`],
          [`svc_v_${visitorId}`, 'svc_v_erased'],
        ] as const) {
          const event = serverEvent(connection, { [field]: around });
          await stores.serverEvents.recordServerEvent(event);
          const stored = (await gather(stores.exports.exportEvents({}))).find(
            (one) => one.receiptId === event.receiptId,
          );
          expect(stored?.[field]).toBe(kept);
        }
      },
    );

    it('keeps a visitor who consented again before the event', async () => {
      await erase();
      await come(ERASED_AT + 100);
      const subject = { subjectType: 'visitor', subjectId: visitorId };
      const gone = { visitorId: null, subjectId: 'erased' };
      expect(await report({ ...subject, occurredAt: ERASED_AT + 99 })).toEqual(gone);
      expect(await report({ ...subject, occurredAt: ERASED_AT + 100 })).toEqual({ visitorId, subjectId: visitorId });
    });

    it('is the same event when it is repeated after the erasure', async () => {
      const event = serverEvent(connection, { visitorId });
      await stores.serverEvents.recordServerEvent(event);
      await erase();
      const repeat = { ...event, receiptId: systemIds.ordered() };
      const answer = { outcome: 'duplicate', receiptId: event.receiptId };
      expect(await stores.serverEvents.recordServerEvent(repeat)).toEqual(answer);
    });
  });

  describe('a link to another site', () => {
    const redeem = (change: Partial<Parameters<Stores['identity']['redeemOnce']>[0]> = {}) =>
      stores.identity.redeemOnce({
        install: install.number,
        linkId: systemIds.bytes(16),
        deliveryId: systemIds.random(),
        visitorId,
        linkedAt: RECEIVED_AT,
        receivedAt: RECEIVED_AT,
        ...change,
      });

    it('is used once: by its first delivery and its retries', async () => {
      const [linkId, deliveryId] = [systemIds.bytes(16), systemIds.random()];
      expect(await redeem({ linkId, deliveryId })).toBe(true);
      expect(await redeem({ linkId, deliveryId })).toBe(true);
      expect(await redeem({ linkId })).toBe(false);
    });

    it('has one winner among 50 concurrent deliveries', async () => {
      const linkId = systemIds.bytes(16);
      const answers = await Promise.all(Array.from({ length: 50 }, () => redeem({ linkId })));
      expect(answers.filter((isRedeemed) => isRedeemed)).toHaveLength(1);
    });

    it('of an erased visitor is invalid, and one after new consent is valid', async () => {
      await erase();
      expect(await redeem({ linkedAt: ERASED_AT })).toBe(false);
      expect(await redeem({ linkedAt: ERASED_AT + 1 })).toBe(false);
      await come(ERASED_AT + 1);
      expect(await redeem({ linkedAt: ERASED_AT })).toBe(false);
      expect(await redeem({ linkedAt: ERASED_AT + 1 })).toBe(true);
    });
  });

  describe('an erasure while records arrive', () => {
    it('leaves no earlier record at any point between groups', async () => {
      const arriving = Array.from({ length: 2000 }, (_, i) =>
        i % 2 === 0 ? act(RECEIVED_AT) : come(RECEIVED_AT).then(() => act(RECEIVED_AT)),
      );
      await Promise.race(arriving);
      await erase();
      await Promise.all(arriving);
      expect([await visits(), await actions()]).toEqual([[], []]);
    });
  });
}
