// How far each sink is, and the records past a position (decisions 16).
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../../../../test/support/test-depth.ts';
import type { Install } from '../../src/integrations/ports.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import type { StoredRecord } from '../../src/relay/ports.ts';
import type { Connection } from '../../src/server-events/ports.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { connectionOf, serverEvent } from './event-records.ts';
import { action, makeInstall, RECEIVED_AT, visit } from './records.ts';
import type { NewStore, StoreFactory } from './store-factory.ts';

const HOUR = 3_600_000;
const KINDS = ['visit', 'action', 'event'] as const;
type Kind = (typeof KINDS)[number];

export function relayContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  let other: Stores;
  let install: Install;
  let connection: Connection;
  beforeAll(async () => {
    factory = newStore();
    [stores, other] = [await factory.open(), await factory.open()];
    install = await makeInstall(stores);
    const created = await stores.connections.createConnection(connectionOf(install));
    if (typeof created === 'string') throw new Error(created);
    connection = created;
  });
  afterAll(() => factory.dispose());

  /** Stores a record and returns its receipt. */
  async function put(kind: Kind, visitorId: string, receivedAt = RECEIVED_AT, at = stores): Promise<string> {
    const receiptId = systemIds.ordered();
    const change = { visitorId, receivedAt, receiptId };
    if (kind === 'visit') await at.collect.recordVisit(visit(install, change));
    if (kind === 'action') await at.collect.recordAction(action(install, change));
    if (kind === 'event') await at.serverEvents.recordServerEvent(serverEvent(connection, change));
    return receiptId;
  }

  /** Starts after everything stored so far. */
  async function end(): Promise<number> {
    const from = (await stores.relay.endOfBatch(0, Number.MAX_SAFE_INTEGER)) ?? 0;
    return from;
  }

  async function walk(after: number, limit: number): Promise<StoredRecord[]> {
    const records: StoredRecord[] = [];
    for (let from = after; ; ) {
      const upTo = await stores.relay.endOfBatch(from, limit);
      if (upTo === undefined) return records;
      const batch = await stores.relay.recordsBetween(from, upTo);
      expect(batch.length).toBeGreaterThan(0);
      expect(batch.length).toBeLessThanOrEqual(limit);
      records.push(...batch);
      from = upTo;
    }
  }

  const newVisitor = (): string => `svc_v_${systemIds.random()}`;
  const newSink = (): string => systemIds.random();
  const open = async (sink: string, token = 1) => {
    const opened = await stores.relay.openPosition(sink, token, systemIds.random());
    if (opened === undefined) throw new Error('a later holder has started');
    return opened;
  };

  describe('records past a position', () => {
    it('include all kinds, complete, in the order of acknowledgment', async () => {
      const from = await end();
      const visitorId = newVisitor();
      const kinds: Kind[] = ['visit', 'event', 'action', 'action', 'event', 'visit'];
      const receipts: string[] = [];
      for (const kind of kinds) receipts.push(await put(kind, visitorId));
      const records = await walk(from, 100);
      expect(records.map(({ receiptId, record }) => [receiptId, record.kind, record.visitorId])).toEqual(
        receipts.map((receipt, i) => [receipt, kinds[i], visitorId]),
      );
      expect(records[0]?.record).toMatchObject({ installId: install.id, page: 'https://shop.example/boots' });
      expect(records[1]?.record).toMatchObject({ connectionId: connection.id, receiptId: receipts[1] });
    });

    it.each([1, 2, 3, 7, 8])('arrive in batches of at most %d, each once', async (limit) => {
      const from = await end();
      const receipts: string[] = [];
      for (let i = 0; i < 7; i++) receipts.push(await put(KINDS[i % 3] ?? 'visit', newVisitor()));
      expect((await walk(from, limit)).map(({ receiptId }) => receiptId)).toEqual(receipts);
    });

    it('are empty at the end', async () => {
      const from = await end();
      expect(await stores.relay.endOfBatch(from, 10)).toBeUndefined();
      expect(await stores.relay.lagAfter(from)).toEqual({ records: 0, oldestAt: null });
    });

    it('keep each visitor’s order under clock changes and concurrency', async () => {
      const step = fc.record({
        visitor: fc.nat(3),
        kind: fc.constantFrom(...KINDS),
        isElsewhere: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 1, maxLength: 40 }),
          fc.integer({ min: -HOUR, max: HOUR }),
          fc.integer({ min: 1, max: 9 }),
          async (steps, skew, limit) => {
            const from = await end();
            const visitors = Array.from({ length: 4 }, newVisitor);
            const acknowledged = visitors.map((): string[] => []);
            // Each visitor waits for its own responses; the visitors do not wait for each other.
            await Promise.all(
              visitors.map(async (visitorId, v) => {
                for (const [i, { kind, isElsewhere }] of steps.filter(({ visitor }) => visitor === v).entries()) {
                  const at = RECEIVED_AT + i + (isElsewhere ? skew : 0);
                  acknowledged[v]?.push(await put(kind, visitorId, at, isElsewhere ? other : stores));
                }
              }),
            );
            const records = await walk(from, limit);
            expect(records).toHaveLength(steps.length);
            for (const [v, visitorId] of visitors.entries()) {
              const theirs = records.filter(({ record }) => record.visitorId === visitorId);
              expect(theirs.map(({ receiptId }) => receiptId)).toEqual(acknowledged[v]);
            }
          },
        ),
        { numRuns: rounds({ quick: 5, full: 25 }) },
      );
    }, 60_000);

    it('miss none stored during the read', async () => {
      const from = await end();
      const writing = Promise.all(
        Array.from({ length: 300 }, (_, i) =>
          put(KINDS[i % 3] ?? 'visit', newVisitor(), RECEIVED_AT, i % 2 ? stores : other),
        ),
      );
      const seen: string[] = [];
      let isWritten = false;
      void writing.then(() => {
        isWritten = true;
      });
      for (let position = from; ; ) {
        const isLast = isWritten;
        const upTo = await stores.relay.endOfBatch(position, 10);
        if (upTo !== undefined) {
          seen.push(...(await stores.relay.recordsBetween(position, upTo)).map(({ receiptId }) => receiptId));
          position = upTo;
        } else if (isLast) break;
      }
      expect([...seen].sort()).toEqual((await writing).sort());
    });

    it('contain no data of an erased visitor', async () => {
      const from = await end();
      const [erased, kept] = [newVisitor(), newVisitor()];
      for (const kind of KINDS) for (const visitorId of [erased, kept]) await put(kind, visitorId);
      await stores.erasure.eraseVisitor(erased, () => RECEIVED_AT + 1);
      const records = await walk(from, 2);
      expect(JSON.stringify(records)).not.toContain(erased);
      expect(records.map(({ record }) => [record.kind, record.visitorId])).toEqual([
        ['visit', kept],
        ['action', kept],
        ['event', null],
        ['event', kept],
      ]);
    });
  });

  describe('the position of a sink', () => {
    it('starts before all records, and is kept', async () => {
      const sink = newSink();
      const from = await open(sink);
      expect(from.position).toBe(0);
      expect(await stores.relay.movePosition(sink, 1, from, { position: 5, at: RECEIVED_AT })).toBe(true);
      expect(await other.relay.openPosition(sink, 1, 'another')).toEqual({ run: from.run, position: 5 });
      expect(await stores.relay.listSinks()).toContainEqual({
        name: sink,
        run: from.run,
        position: 5,
        deliveredAt: RECEIVED_AT,
        failingSince: null,
        lastError: null,
      });
    });

    it('is neither moved nor opened by a superseded holder', async () => {
      const sink = newSink();
      const from = await open(sink, 3);
      expect(await other.relay.openPosition(sink, 4, 'x')).toEqual(from);
      expect(await stores.relay.movePosition(sink, 3, from, { position: 9, at: 0 })).toBe(false);
      await stores.relay.noteFault(sink, 3, { message: 'late', at: 0 });
      expect(await stores.relay.openPosition(sink, 3, 'x')).toBeUndefined();
      expect(await stores.relay.listSinks()).toContainEqual(
        expect.objectContaining({ name: sink, position: 0, lastError: null }),
      );
      expect(await other.relay.movePosition(sink, 4, from, { position: 9, at: 0 })).toBe(true);
    });

    it('is moved only once by concurrent attempts', async () => {
      const sink = newSink();
      const from = await open(sink);
      const moved = await Promise.all(
        [stores, other, stores, other].map(({ relay }, i) =>
          relay.movePosition(sink, 1, from, { position: 10 + i, at: 0 }),
        ),
      );
      expect(moved.filter(Boolean)).toHaveLength(1);
    });

    it('goes back to a time under a new run, and never forward', async () => {
      await end();
      const later = RECEIVED_AT + 10 * HOUR;
      await put('visit', newVisitor(), later - 1);
      const before = await end();
      const second = await put('action', newVisitor(), later);
      await put('event', newVisitor(), later + 5);
      const sink = newSink();
      const from = await open(sink);
      expect(await stores.relay.rewind(sink, later, 'unused')).toEqual(from);
      await stores.relay.movePosition(sink, 1, from, { position: await end(), at: 0 });
      expect(await stores.relay.rewind(sink, later + HOUR, 'unused')).toEqual({ ...from, position: await end() });
      expect(await stores.relay.rewind(sink, later, 'replayed')).toEqual({ run: 'replayed', position: before });
      expect(await stores.relay.openPosition(sink, 1, 'x')).toEqual({ run: 'replayed', position: before });
      expect((await walk(before, 10))[0]?.receiptId).toBe(second);
      expect(await stores.relay.rewind(newSink(), 0, 'x')).toBeUndefined();
    });

    it('is not moved past a replay that started in the meantime', async () => {
      const sink = newSink();
      await put('visit', newVisitor());
      const from = await open(sink);
      await stores.relay.movePosition(sink, 1, from, { position: await end(), at: 0 });
      const reached = await open(sink);
      await stores.relay.rewind(sink, 0, 'replayed');
      expect(await stores.relay.movePosition(sink, 1, reached, { position: reached.position + 1, at: 0 })).toBe(false);
    });

    it('keeps the time and cause of a failure until the sink succeeds', async () => {
      const sink = newSink();
      const from = await open(sink);
      const stateOf = async () => (await stores.relay.listSinks()).find(({ name }) => name === sink);
      await stores.relay.noteFault(sink, 1, { message: 'first', at: 10 });
      await stores.relay.noteFault(sink, 1, { message: 'second', at: 20 });
      expect(await stateOf()).toMatchObject({ failingSince: 10, lastError: 'second' });
      await stores.relay.movePosition(sink, 1, from, { position: 1, at: 30 });
      expect(await stateOf()).toMatchObject({ failingSince: null, lastError: null, deliveredAt: 30 });
      await stores.relay.noteFault(sink, 1, { message: 'third', at: 40 });
      await stores.relay.noteFault(sink, 1, null);
      expect(await stateOf()).toMatchObject({ failingSince: null, lastError: null });
    });

    it('reports the number of later records and the age of the oldest', async () => {
      const from = await end();
      await put('action', newVisitor(), RECEIVED_AT + 7);
      await put('visit', newVisitor(), RECEIVED_AT + 5);
      await put('event', newVisitor(), RECEIVED_AT + 9);
      expect(await stores.relay.lagAfter(from)).toEqual({ records: 3, oldestAt: RECEIVED_AT + 5 });
    });
  });
}
