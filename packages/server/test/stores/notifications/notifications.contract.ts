// Domain events, their effects, and the outbox, over every engine (decisions 8 and 10).
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNotificationSender } from '../../../src/channels/webhook/notification-sender.ts';
import { systemIds } from '../../../src/kernel/clock.ts';
import { addTarget, changeTarget, createDispatcher, createEventHandler } from '../../../src/notifications/index.ts';
import { createPlanGate } from '../../../src/plans/index.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { deleteOldNotifications } from '../../../src/workers/notifications.ts';
import { finding, fix, makeBrand, makeTarget, NOW, SECRET } from '../../notifications/facts.ts';
import { type TestClock, testClock } from '../../support/clock.ts';
import { startReceiver } from '../../support/webhook-receiver.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FAR = NOW + 1000 * HOUR;

export function notificationsContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  let others: Stores;
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
    others = await factory.open();
  });
  afterAll(() => factory.dispose());

  async function handleAll(on = stores, limit = 7, clock = testClock(NOW)): Promise<void> {
    while ((await on.facts.handleEvents(limit, createEventHandler({ clock, ids: systemIds }))) > 0);
  }
  const dueOf = async (targetId: string, at = FAR) =>
    (await stores.outbox.dueDeliveries(at, 10_000, { targets: [], tenants: [] })).filter(
      ({ target }) => target.id === targetId,
    );
  const usage = async (tenantId: string, unit: string) =>
    (await stores.plans.usageIn(tenantId, ['2026-11'])).find((row) => row.unit === unit);

  function dispatching(clock: TestClock) {
    const faults: unknown[] = [];
    const dispatcher = createDispatcher({
      store: stores.outbox,
      clock,
      lease: { token: () => 1 },
      signal: new AbortController().signal,
      sender: createNotificationSender({ dev: true, clock }),
      onStoreFault: (error) => faults.push(error),
    });
    return async () => {
      await dispatcher.poll();
      await dispatcher.settle();
      expect(faults).toEqual([]);
    };
  }

  describe('facts', () => {
    it('become one delivery for each subscribed target, even under concurrency', async () => {
      const brand = await makeBrand(stores);
      const [all, fixesOnly] = [
        await makeTarget(stores, brand, { kinds: ['finding.opened'] }),
        await makeTarget(stores, brand, { kinds: ['finding.fixed'] }),
      ];
      await factory.tell(...Array.from({ length: 40 }, () => finding(brand)), fix(brand));
      await Promise.all([handleAll(), handleAll(others), handleAll(stores, 3), handleAll(others, 5)]);
      const due = await dueOf(all.id);
      expect(due).toHaveLength(40);
      expect(new Set(due.map(({ id }) => id)).size).toBe(40);
      expect(await dueOf(fixesOnly.id)).toEqual([]);
      expect(await usage(brand.tenantId, 'finding')).toMatchObject({ used: 40, overage: 30, overageCents: 3000 });
      expect(await usage(brand.tenantId, 'fix')).toMatchObject({ used: 1, overage: 0 });
    });

    it('are charged beyond ten findings and five fixes', async () => {
      const brand = await makeBrand(stores);
      const facts = [
        ...Array.from({ length: 10 }, () => finding(brand)),
        ...Array.from({ length: 5 }, () => fix(brand)),
      ];
      await factory.tell(...facts);
      await handleAll();
      expect(await usage(brand.tenantId, 'finding')).toMatchObject({ used: 10, overage: 0, overageCents: 0 });
      expect(await usage(brand.tenantId, 'fix')).toMatchObject({ used: 5, overage: 0, overageCents: 0 });
      await factory.tell(finding(brand), fix(brand));
      await handleAll();
      expect(await usage(brand.tenantId, 'finding')).toMatchObject({ used: 11, overage: 1, overageCents: 100 });
      expect(await usage(brand.tenantId, 'fix')).toMatchObject({ used: 6, overage: 1, overageCents: 500 });
    });

    it('leave no trace if their handling fails halfway', async () => {
      const brand = await makeBrand(stores);
      const target = await makeTarget(stores, brand);
      await factory.tell(finding(brand));
      const broken = {
        ...createEventHandler({ clock: testClock(NOW), ids: systemIds }),
        newId(): string {
          throw new Error('no id');
        },
      };
      await expect(stores.facts.handleEvents(10, broken)).rejects.toThrow('no id');
      expect(await usage(brand.tenantId, 'finding')).toBeUndefined();
      await handleAll();
      expect(await usage(brand.tenantId, 'finding')).toMatchObject({ used: 1 });
      expect(await dueOf(target.id)).toHaveLength(1);
    });

    it('report a reached quota once per unit and period, to all brands', async () => {
      const brand = await makeBrand(stores);
      const sister = await makeBrand(stores, { tenantId: brand.tenantId });
      const stranger = await makeBrand(stores);
      const [own, sisters, strangers] = [
        await makeTarget(stores, brand, { kinds: ['quota.reached'] }),
        await makeTarget(stores, sister, { kinds: ['quota.reached'] }),
        await makeTarget(stores, stranger),
      ];
      await factory.tell(...Array.from({ length: 9 }, () => finding(brand)));
      await handleAll();
      expect(await dueOf(own.id)).toEqual([]);
      await factory.tell(...Array.from({ length: 3 }, () => finding(brand)));
      await handleAll();
      for (const { id } of [own, sisters]) {
        const due = await dueOf(id);
        expect(due.map(({ body }) => JSON.parse(body))).toMatchObject([
          {
            type: 'quota.reached',
            data: {
              brand_id: brand.id,
              unit: 'finding',
              plan: 'protect',
              included: 10,
              period: '2026-11',
              resets_at: '2026-12-01T00:00:00.000Z',
              overage_cents: 100,
            },
          },
        ]);
      }
      expect(await dueOf(strangers.id)).toEqual([]);
    });

    it('of a blocking plan report the reached quota at its first refusal', async () => {
      const brand = await makeBrand(stores, { plan: 'free' });
      const target = await makeTarget(stores, brand);
      const gate = createPlanGate(stores.plans);
      const reserve = () =>
        gate.reserve({
          key: systemIds.random(),
          tenantId: brand.tenantId,
          brandId: brand.id,
          unit: 'scan',
          amount: 1,
          at: NOW,
        });
      await reserve();
      await handleAll();
      expect(await dueOf(target.id)).toEqual([]);
      await Promise.all([reserve(), reserve(), reserve()]);
      await handleAll();
      expect(await dueOf(target.id)).toMatchObject([{ kind: 'quota.reached' }]);
    });
  });

  describe('a delivery', () => {
    it('arrives signed, once, with its id', async () => {
      await using receiver = await startReceiver();
      const brand = await makeBrand(stores);
      await makeTarget(stores, brand, { url: receiver.url });
      await factory.tell(finding(brand));
      await handleAll();
      const clock = testClock(Date.now());
      const dispatch = dispatching(clock);
      await dispatch();
      await dispatch();
      expect(receiver.requests).toHaveLength(1);
      const [request] = receiver.requests;
      const header = (name: string): string => String(request?.headers[name]);
      const signed = {
        'webhook-id': header('webhook-id'),
        'webhook-timestamp': header('webhook-timestamp'),
        'webhook-signature': header('webhook-signature'),
      };
      expect(new Webhook(SECRET).verify(request?.body ?? '', signed)).toMatchObject({
        type: 'finding.opened',
        timestamp: new Date(NOW).toISOString(),
        data: { brand_id: brand.id, brand: 'Acme <Ltd>', claimed: '59 EUR', quote: 'It costs 59 EUR.' },
      });
    });

    it('to a chat is a line without mentions', async () => {
      await using receiver = await startReceiver();
      const brand = await makeBrand(stores);
      await makeTarget(stores, brand, { channel: 'chat', url: receiver.url, secret: null });
      await factory.tell(finding(brand));
      await handleAll();
      await dispatching(testClock(FAR))();
      const [request] = receiver.requests;
      expect(request?.headers['webhook-signature']).toBeUndefined();
      expect(JSON.parse(request?.body ?? '')).toEqual({
        text: 'Acme &lt;Ltd&gt;: wrong price (high): "59 EUR" instead of "49 EUR", in 3 of 12 answers. "It costs 59 EUR."',
      });
    });

    it('is retried for 24 hours with one id, then parked and replayable', async () => {
      await using receiver = await startReceiver();
      receiver.answerWith = (_, response) => void response.writeHead(500).end();
      const brand = await makeBrand(stores);
      const target = await makeTarget(stores, brand, { url: receiver.url });
      await factory.tell(finding(brand));
      await handleAll();
      const clock = testClock(NOW);
      const dispatch = dispatching(clock);
      for (let hour = 0; hour <= 24; hour++) {
        expect(await stores.outbox.listParked(brand.id)).toEqual([]);
        await dispatch();
        expect(receiver.requests).toHaveLength(hour + 1);
        clock.pass(HOUR);
      }
      expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect(await stores.outbox.listParked(brand.id)).toMatchObject([{ lastError: 'it answered 500' }]);
      const tries = receiver.requests.length;
      await dispatch();
      expect(receiver.requests).toHaveLength(tries);

      receiver.answerWith = undefined;
      expect(await stores.outbox.replay({ targetId: target.id }, clock.now())).toBe(1);
      expect(await stores.outbox.replay({ targetId: target.id }, clock.now())).toBe(0);
      await dispatch();
      expect(receiver.requests).toHaveLength(tries + 1);
      expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect(await stores.outbox.listParked(brand.id)).toEqual([]);
      expect(await dueOf(target.id)).toEqual([]);
    });

    it.each(['webhook', 'chat'] as const)(
      'to a %s that answers 410 is the last until it is enabled again',
      async (channel) => {
        await using gone = await startReceiver();
        await using beside = await startReceiver();
        gone.answerWith = (_, response) => void response.writeHead(410).end();
        const brand = await makeBrand(stores);
        const secret = channel === 'chat' ? null : SECRET;
        const target = await makeTarget(stores, brand, { url: gone.url, channel, secret });
        await makeTarget(stores, brand, { url: beside.url });
        await factory.tell(finding(brand), finding(brand));
        await handleAll();
        const clock = testClock(NOW);
        const dispatch = dispatching(clock);
        await dispatch();
        expect((await others.outbox.findTarget(target.id))?.disabledAt).toBe(NOW);
        expect(await others.outbox.listParked(brand.id)).toMatchObject([
          { targetId: target.id, parkedAt: NOW, lastError: 'it answered 410' },
          { targetId: target.id, parkedAt: NOW, lastError: 'it answered 410' },
        ]);

        await factory.tell(finding(brand));
        await handleAll();
        clock.pass(HOUR);
        await dispatch();
        await dispatch();
        expect(await stores.outbox.replay({ targetId: target.id }, clock.now())).toBe(0);
        expect([gone.requests.length, beside.requests.length]).toEqual([1, 3]);

        gone.answerWith = undefined;
        expect(await stores.outbox.enableTarget(target.id)).toBe(true);
        expect(await stores.outbox.enableTarget(target.id)).toBe(false);
        expect((await stores.outbox.findTarget(target.id))?.disabledAt).toBeNull();
        await dispatch();
        expect(gone.requests).toHaveLength(1);
        expect(await stores.outbox.replay({ targetId: target.id }, clock.now())).toBe(2);
        await factory.tell(finding(brand));
        await handleAll(stores, 7, clock);
        await dispatch();
        expect([gone.requests.length, beside.requests.length]).toEqual([4, 4]);
      },
    );

    it.each([301, 404, 409, 429, 500, 503])('to a receiver that answers %d is retried', async (status) => {
      await using receiver = await startReceiver();
      receiver.answerWith = (_, response) => void response.writeHead(status).end();
      const brand = await makeBrand(stores);
      const target = await makeTarget(stores, brand, { url: receiver.url });
      await factory.tell(finding(brand));
      await handleAll();
      await dispatching(testClock(NOW))();
      expect((await stores.outbox.findTarget(target.id))?.disabledAt).toBeNull();
      expect(await dueOf(target.id)).toHaveLength(1);
    });

    it('is neither created nor due while its target is disabled', async () => {
      const brand = await makeBrand(stores);
      const target = await makeTarget(stores, brand, { disabledAt: NOW });
      await factory.tell(finding(brand));
      await handleAll();
      expect(await dueOf(target.id)).toEqual([]);
      await stores.outbox.enableTarget(target.id);
      await factory.tell(finding(brand));
      await handleAll();
      expect(await dueOf(target.id)).toHaveLength(1);
      await others.outbox.disableTarget(target.id, { at: NOW, words: 'it answered 410' });
      expect(await dueOf(target.id)).toEqual([]);
    });

    it('waits parked while an owner has disabled its target', async () => {
      const brand = await makeBrand(stores);
      const target = await makeTarget(stores, brand);
      await factory.tell(finding(brand));
      await handleAll();
      const change = changeTarget({ store: stores.outbox, clock: { now: () => NOW } });
      expect(await change(target, { enabled: false })).toMatchObject({ disabledAt: NOW, disabledBy: 'owner' });
      expect(await dueOf(target.id)).toEqual([]);
      expect(await others.outbox.listParked(brand.id)).toMatchObject([{ targetId: target.id, parkedAt: NOW }]);
      expect(await change(target, { enabled: true })).toMatchObject({ disabledAt: null, disabledBy: null });
      expect(await stores.outbox.replay({ targetId: target.id }, NOW)).toBe(1);
    });

    it('is created for the current kinds of its target', async () => {
      const brand = await makeBrand(stores);
      const target = await makeTarget(stores, brand);
      const change = changeTarget({ store: stores.outbox, clock: { now: () => NOW } });
      expect((await change(target, { kinds: ['scan.failed'] })).kinds).toEqual(['scan.failed']);
      await factory.tell(finding(brand));
      await handleAll();
      expect(await dueOf(target.id)).toEqual([]);
      await change(target, { kinds: ['finding.opened', 'scan.failed'] });
      await factory.tell(finding(brand));
      await handleAll();
      expect(await dueOf(target.id)).toHaveLength(1);
      await expect(change({ id: 'none' }, { kinds: ['scan.failed'] })).rejects.toMatchObject({ code: 'not_found' });
    });

    it('is never due if its target was disabled during handling', async () => {
      const brand = await makeBrand(stores);
      for (let round = 0; round < 10; round++) {
        const target = await makeTarget(stores, brand);
        await factory.tell(...Array.from({ length: 20 }, () => finding(brand)));
        let disabling: Promise<void> | undefined;
        const handling = createEventHandler({ clock: testClock(NOW), ids: systemIds });
        const newId = () => {
          disabling ??= others.outbox.disableTarget(target.id, { at: NOW, words: 'it answered 410' });
          return handling.newId();
        };
        while ((await stores.facts.handleEvents(100, { ...handling, newId })) > 0);
        await disabling;
        await stores.outbox.enableTarget(target.id);
        expect(await dueOf(target.id)).toEqual([]);
        await stores.outbox.removeTarget(target.id);
      }
    });

    it('that one process has completed is not retried if another fails', async () => {
      const brand = await makeBrand(stores);
      const target = await makeTarget(stores, brand);
      await factory.tell(finding(brand));
      await handleAll();
      const [due] = await dueOf(target.id);
      await stores.outbox.markDelivered(due?.id ?? '', NOW);
      await others.outbox.markFailed(due?.id ?? '', { at: NOW, nextAt: NOW, words: 'late' });
      expect(await dueOf(target.id)).toEqual([]);
    });

    it('to a slow target does not delay others', async () => {
      await using slow = await startReceiver();
      await using quick = await startReceiver();
      const held: (() => void)[] = [];
      slow.answerWith = (_, response) => void held.push(() => response.writeHead(204).end());
      const brand = await makeBrand(stores);
      await makeTarget(stores, brand, { url: slow.url });
      await makeTarget(stores, brand, { url: quick.url });
      await factory.tell(finding(brand), finding(brand));
      await handleAll();
      const clock = testClock(NOW);
      const dispatch = dispatching(clock);
      const dispatched = dispatch();
      await expect.poll(() => [slow.requests.length, quick.requests.length]).toEqual([1, 2]);
      held.shift()?.();
      await expect.poll(() => slow.requests.length).toBe(2);
      held.shift()?.();
      await dispatched;
    });

    it('of a tenant with 120 slow targets does not delay another tenant', async () => {
      await using slow = await startReceiver();
      await using quick = await startReceiver();
      const held: (() => void)[] = [];
      slow.answerWith = (_, response) => void held.push(() => response.writeHead(204).end());
      const [many, one] = [await makeBrand(stores), await makeBrand(stores)];
      for (let i = 0; i < 120; i++) await makeTarget(stores, many, { url: slow.url });
      await factory.tell(finding(many));
      await handleAll();
      await makeTarget(stores, one, { url: quick.url });
      await factory.tell(finding(one));
      await handleAll();
      const dispatched = dispatching(testClock(NOW))();
      await expect.poll(() => [slow.requests.length, quick.requests.length]).toEqual([4, 1]);
      for (const answer of held) answer();
      await dispatched;
    });

    it('is removed with its target', async () => {
      const brand = await makeBrand(stores);
      const target = await makeTarget(stores, brand);
      await factory.tell(finding(brand));
      await handleAll();
      expect(await stores.outbox.removeTarget(target.id)).toBe(true);
      expect(await stores.outbox.removeTarget(target.id)).toBe(false);
      expect(await dueOf(target.id)).toEqual([]);
      expect(await stores.outbox.listTargets(brand.id)).toEqual([]);
    });

    it('is deleted some time after being delivered or parked', async () => {
      const brand = await makeBrand(stores);
      const target = await makeTarget(stores, brand);
      await factory.tell(finding(brand), finding(brand));
      await handleAll();
      const [one, other] = await dueOf(target.id);
      await stores.outbox.markDelivered(one?.id ?? '', NOW);
      await stores.outbox.markFailed(other?.id ?? '', { at: NOW, nextAt: null, words: 'no' });
      await stores.facts.forget({ done: NOW + 1, parked: NOW });
      expect(await stores.outbox.listParked(brand.id)).toHaveLength(1);
      await stores.facts.forget({ done: NOW + 1, parked: NOW + 1 });
      expect(await stores.outbox.listParked(brand.id)).toEqual([]);
    });

    it('is found, counted and listed up to a limit while parked', async () => {
      const brand = await makeBrand(stores);
      const target = await makeTarget(stores, brand);
      await factory.tell(finding(brand), finding(brand), finding(brand));
      await handleAll();
      const due = await dueOf(target.id);
      for (const { id } of due) await stores.outbox.markFailed(id, { at: NOW, nextAt: null, words: 'no' });
      const all = await stores.outbox.listParked(brand.id);
      expect(all).toHaveLength(3);
      expect(await stores.outbox.listParked(brand.id, 2)).toEqual(all.slice(1));
      expect(await stores.outbox.countParked(brand.id)).toBe(3);
      const [first] = all;
      expect(await stores.outbox.findParked(first?.id ?? '')).toEqual(first);
      await stores.outbox.replay({ id: first?.id ?? '' }, NOW);
      expect(await stores.outbox.findParked(first?.id ?? '')).toBeUndefined();
      expect(await stores.outbox.countParked(brand.id)).toBe(2);
    });

    it('stays parked if the clock is two years ahead', async () => {
      const brand = await makeBrand(stores);
      const target = await makeTarget(stores, brand);
      await factory.tell(finding(brand));
      await handleAll();
      const [due] = await dueOf(target.id);
      await stores.outbox.markFailed(due?.id ?? '', { at: NOW, nextAt: null, words: 'no' });
      const parkedAt = async (now: number) => {
        await deleteOldNotifications(stores, now);
        return (await stores.outbox.listParked(brand.id)).length;
      };
      const passed = (at: number) => stores.retention.noteMarks({ lookedAt: at, passedAt: at, refusal: undefined });
      await passed(NOW);
      expect(await parkedAt(NOW + 730 * DAY)).toBe(1);
      await passed(NOW + 90 * DAY);
      expect([await parkedAt(NOW + 90 * DAY), await parkedAt(NOW + 90 * DAY + 1)]).toEqual([1, 0]);
    });
  });

  describe('a target', () => {
    it('is the last of its brand at 20', async () => {
      const brand = await makeBrand(stores);
      const add = addTarget({ store: stores.outbox, clock: testClock(NOW), ids: systemIds, dev: false });
      const target = { brandId: brand.id, channel: 'webhook', url: 'https://hooks.example/x' } as const;
      for (let i = 0; i < 20; i++) await add(target);
      await expect(add(target)).rejects.toMatchObject({ code: 'invalid_input' });
      const [first] = await stores.outbox.listTargets(brand.id);
      await stores.outbox.removeTarget(first?.id ?? '');
      await add(target);
    });

    it('is found as stored, and only for an existing brand', async () => {
      const brand = await makeBrand(stores);
      const target = await makeTarget(stores, brand, { kinds: ['scan.failed'] });
      expect(await others.outbox.findTarget(target.id)).toEqual(target);
      expect(await stores.outbox.listTargets(brand.id)).toEqual([target]);
      await expect(makeTarget(stores, { id: 'unknown', tenantId: 'unknown' })).rejects.toThrow('no such brand');
    });
  });
}
