// The guarantees of the store for server events, on every engine (decisions 4 "Idempotency").
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rounds } from '../../../../../test/support/test-depth.ts';
import { systemIds } from '../../../src/kernel/clock.ts';
import type { Recorded } from '../../../src/kernel/result.ts';
import type { Connection, NewServerEvent } from '../../../src/server-events/ports.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { makeConnection, serverEvent } from '../event-records.ts';
import { action, gather, makeInstall, visit } from '../records.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

export function serverEventsContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  let connection: Connection;
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
  });
  beforeEach(async () => {
    connection = await makeConnection(stores);
  });
  afterAll(() => factory.dispose());

  const record = (event: NewServerEvent): Promise<Recorded> => stores.serverEvents.recordServerEvent(event);
  const events = ({ installId } = connection) => gather(stores.exports.exportEvents({ installId }));
  const again = (event: NewServerEvent, change: Partial<NewServerEvent> = {}): NewServerEvent => ({
    ...event,
    receiptId: systemIds.ordered(),
    ...change,
  });

  describe('a server event', () => {
    it('is stored unchanged', async () => {
      const given = serverEvent(connection, {
        status: 'reversed',
        visitorId: 'svc_v_abcdefghijkl',
        subjectId: "ü🥾'; drop table server_events; --",
        occurredAtText: '2026-01-31t09:00:00.123456789+01:00',
      });
      expect(await record(given)).toEqual({ outcome: 'stored', receiptId: given.receiptId });
      expect(await events()).toEqual([
        {
          kind: 'event',
          installId: connection.installId,
          connectionId: connection.id,
          visitorId: 'svc_v_abcdefghijkl',
          webhookId: given.webhookId,
          receivedAt: given.receivedAt,
          receiptId: given.receiptId,
          eventId: given.eventId,
          handle: 'booking',
          occurredAt: '2026-01-31t09:00:00.123456789+01:00',
          subjectType: 'booking',
          subjectId: given.subjectId,
          status: 'reversed',
        },
      ]);
    });

    it('has a receipt for its own connection only, queued until projected', async () => {
      const given = serverEvent(connection);
      await record(given);
      const elsewhere = await makeConnection(stores);
      expect(await stores.serverEvents.findReceipt(elsewhere, given.receiptId)).toBeUndefined();
      expect(await stores.serverEvents.findReceipt(connection, systemIds.ordered())).toBeUndefined();
      expect(await stores.serverEvents.findReceipt(connection, given.receiptId)).toEqual({
        receipt_id: given.receiptId,
        connection_id: connection.id,
        event_id: given.eventId,
        event_handle: 'booking',
        status: 'confirmed',
        state: 'queued',
        outcome: null,
        received_at: '2026-01-31T08:00:00.000Z',
        processed_at: null,
        attribution: null,
      });
    });

    it('of an unknown connection is refused, and does not bind its ids', async () => {
      const refused = serverEvent({ number: 4_000_000 });
      const settled = await Promise.allSettled([
        record(serverEvent(connection)),
        record(refused),
        record(serverEvent(connection)),
      ]);
      expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect((await record({ ...refused, connection: connection.number })).outcome).toBe('stored');
    });

    it('is unique per connection: both ids are free in another', async () => {
      const given = serverEvent(connection);
      const elsewhere = await makeConnection(stores);
      await record(given);
      expect((await record(again(given, { connection: elsewhere.number, fingerprint: 'body B' }))).outcome).toBe(
        'stored',
      );
    });

    it('may use one text as both ids, and each as the other', async () => {
      const [one, two] = [systemIds.random(), systemIds.random()];
      const ids = [
        { webhookId: one, eventId: one },
        { webhookId: two, eventId: 'event' },
        { webhookId: systemIds.random(), eventId: two },
      ];
      for (const pair of ids) expect((await record(serverEvent(connection, pair))).outcome).toBe('stored');
    });
  });

  describe('the result for a pair of ids', () => {
    /** The earlier use of an id: none, the same body, or another body. */
    type Known = 'unknown' | 'same' | 'other';
    const table: [webhook: Known, event: Known, answer: 'stored' | 'duplicate' | 'conflict'][] = [
      ['unknown', 'unknown', 'stored'],
      ['unknown', 'same', 'duplicate'],
      ['same', 'unknown', 'duplicate'],
      ['same', 'same', 'duplicate'],
      ['unknown', 'other', 'conflict'],
      ['other', 'unknown', 'conflict'],
      ['same', 'other', 'conflict'],
      ['other', 'same', 'conflict'],
      ['other', 'other', 'conflict'],
    ];

    it.each(table)('whose webhook-id is %s and whose event_id is %s is %s', async (webhook, event, answer) => {
      const sent = serverEvent(connection, { fingerprint: 'body A' });
      const bodies = { same: 'body A', other: 'body B' };
      const first = serverEvent(connection, { fingerprint: 'body A' });
      if (webhook === 'same' && event === 'same') await record({ ...first, ...idsOf(sent) });
      else {
        if (webhook !== 'unknown') {
          await record({ ...first, webhookId: sent.webhookId, fingerprint: bodies[webhook] });
        }
        if (event !== 'unknown') {
          const receiptId = webhook === 'unknown' ? first.receiptId : systemIds.ordered();
          const earlier = serverEvent(connection, { eventId: sent.eventId, fingerprint: bodies[event], receiptId });
          await record(earlier);
        }
      }
      const before = await events();
      const firstReceipt = { duplicate: first.receiptId, stored: sent.receiptId };
      expect(await record(sent)).toEqual(
        answer === 'conflict' ? { outcome: answer } : { outcome: answer, receiptId: firstReceipt[answer] },
      );
      expect((await events()).length).toBe(before.length + (answer === 'stored' ? 1 : 0));
    });

    const idsOf = ({ webhookId, eventId }: NewServerEvent) => ({ webhookId, eventId });

    it('binds a duplicate’s new id to the first receipt permanently', async () => {
      const first = serverEvent(connection);
      await record(first);
      const retry = again(first, { webhookId: systemIds.random() });
      await record(retry);
      const elsewise = again(retry, { eventId: systemIds.random(), fingerprint: 'body B' });
      expect(await record(elsewise)).toEqual({ outcome: 'conflict' });
      const alone = again(retry, { eventId: systemIds.random() });
      expect(await record(alone)).toEqual({ outcome: 'duplicate', receiptId: first.receiptId });
    });

    it('binds nothing on a conflict', async () => {
      const first = serverEvent(connection);
      await record(first);
      const free = systemIds.random();
      const changed = { fingerprint: 'body B' };
      expect(await record(again(first, { ...changed, webhookId: free }))).toEqual({ outcome: 'conflict' });
      expect(await record(again(first, { ...changed, eventId: free }))).toEqual({ outcome: 'conflict' });
      const other = serverEvent(connection, { ...changed, webhookId: free, eventId: free });
      expect((await record(other)).outcome).toBe('stored');
    });
  });

  describe('concurrently,', () => {
    it('50 identical events create one event, one receipt and 49 duplicates', async () => {
      const first = serverEvent(connection);
      const answers = await Promise.all(Array.from({ length: 50 }, () => record(again(first))));
      const [kept] = await events();
      const stored = { outcome: 'stored', receiptId: kept?.receiptId };
      const duplicate = { outcome: 'duplicate', receiptId: kept?.receiptId };
      const sorted = answers.toSorted((a, b) => b.outcome.localeCompare(a.outcome));
      expect(sorted).toEqual([stored, ...Array.from({ length: 49 }, () => duplicate)]);
      expect(await events()).toHaveLength(1);
    });

    it('20 copies of one event with two bodies store one, and the others conflict', async () => {
      const first = serverEvent(connection);
      const bodies = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 'body A' : 'body B'));
      const answers = await Promise.all(bodies.map((fingerprint) => record(again(first, { fingerprint }))));
      const winner = bodies[answers.findIndex(({ outcome }) => outcome === 'stored')];
      const told = bodies.map((body, i) => [body === winner, answers[i]?.outcome === 'conflict']);
      expect(told).toEqual(bodies.map((body) => [body === winner, body !== winner]));
      expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
      expect(await events()).toHaveLength(1);
    });

    it('one event under 50 webhook-ids is stored once and all ids are bound', async () => {
      const first = serverEvent(connection);
      const sent = Array.from({ length: 50 }, () => again(first, { webhookId: systemIds.random() }));
      await Promise.all(sent.map(record));
      const [kept, ...others] = await events();
      expect(others).toEqual([]);
      const retried = await Promise.all(
        sent.map(({ webhookId }) => record(again(first, { webhookId, eventId: systemIds.random() }))),
      );
      expect(retried).toEqual(sent.map(() => ({ outcome: 'duplicate', receiptId: kept?.receiptId })));
    });

    it('events, actions and visits share a group', async () => {
      const install = await makeInstall(stores);
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, i) => {
          if (i % 3 === 0) return record(serverEvent(connection));
          return i % 3 === 1
            ? stores.collect.recordAction(action(install))
            : stores.collect.recordVisit(visit(install));
        }),
      );
      expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['stored']));
      expect(await events()).toHaveLength(20);
      const query = { installId: install.id };
      expect(await gather(stores.exports.exportActions(query))).toHaveLength(20);
      expect(await gather(stores.exports.exportVisits(query))).toHaveLength(20);
    });
  });

  describe('any events in concurrent waves', () => {
    const sending = fc.record({
      webhookId: fc.constantFrom('w1', 'w2', 'w3'),
      eventId: fc.constantFrom('e1', 'e2', 'e3'),
      fingerprint: fc.constantFrom('body A', 'body B'),
    });

    /** A direct model of decisions 4: the binding of each id. */
    function createModel() {
      const bound = new Map<string, { fingerprint: string; receiptId: string }>();
      return ({ webhookId, eventId, fingerprint, receiptId }: NewServerEvent): Recorded => {
        const keys = [`webhook ${webhookId}`, `event ${eventId}`];
        const known = keys.flatMap((key) => bound.get(key) ?? []);
        if (known.some((binding) => binding.fingerprint !== fingerprint)) return { outcome: 'conflict' };
        const first = known[0] ?? { fingerprint, receiptId };
        for (const key of keys) bound.set(key, bound.get(key) ?? first);
        return { outcome: known.length === 0 ? 'stored' : 'duplicate', receiptId: first.receiptId };
      };
    }

    it('get results in order, with one record per event', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(sending, { maxLength: 10 }), { maxLength: 6 }), async (waves) => {
          const own = await makeConnection(stores);
          const model = createModel();
          const firsts: string[] = [];
          for (const wave of waves) {
            const sent = wave.map((change) => serverEvent(own, change));
            const expected = sent.map(model);
            expect(await Promise.all(sent.map(record))).toEqual(expected);
            for (const answer of expected) if (answer.outcome === 'stored') firsts.push(answer.receiptId);
          }
          expect((await events(own)).map(({ receiptId }) => receiptId)).toEqual(firsts);
        }),
        { numRuns: rounds({ quick: 10, full: 60 }) },
      );
    });
  });
}
