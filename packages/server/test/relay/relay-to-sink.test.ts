import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rounds } from '../../../../test/support/test-depth.ts';
import type { Install } from '../../src/integrations/ports.ts';
import { SinkFault } from '../../src/relay/ports.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { action, makeInstall, RECEIVED_AT, visit } from '../stores/records.ts';
import { newSqliteStore } from '../stores/sqlite-factory.ts';
import { firstsOf, LAPSE_MS, relayProcess, type TakingSink, takingSink } from './relay-scene.ts';

const factory = newSqliteStore();
let stores: Stores;
let other: Stores;
let install: Install;
beforeAll(async () => {
  [stores, other] = [await factory.open(), await factory.open()];
  install = await makeInstall(stores);
});
afterAll(() => factory.dispose());

let name: string;
let sink: TakingSink;
let from: number;
beforeEach(async () => {
  name = randomUUID();
  sink = takingSink();
  from = (await stores.relay.endOfBatch(0, Number.MAX_SAFE_INTEGER)) ?? 0;
});

/** A process whose sink has accepted everything stored before the test. */
async function start(batchRecords = 10, options: { to?: TakingSink; over?: Stores } = {}) {
  const process = relayProcess(options.over ?? stores, options.to ?? sink, { name, batchRecords });
  await process.lease.keep();
  const token = process.lease.token();
  if (token !== undefined) {
    const opened = await stores.relay.openPosition(name, token, randomUUID());
    if (opened?.position === 0) await stores.relay.movePosition(name, token, opened, { position: from, at: 0 });
  }
  return process;
}

async function record(count: number, visitorId = `svc_v_${randomUUID()}`): Promise<string[]> {
  const deliveries = Array.from({ length: count }, () => visit(install, { visitorId }));
  for (const delivery of deliveries) await stores.collect.recordVisit(delivery);
  return deliveries.map(({ receiptId }) => receiptId);
}

const receiptsOf = (records: readonly { receipt_id: string }[]) => records.map(({ receipt_id }) => receipt_id);
const stateOf = async () => (await stores.relay.listSinks()).find((state) => state.name === name);

describe('the relay to a sink', () => {
  it('delivers each record once, with the fields of an export and receipt', async () => {
    const process = await start();
    const visitorId = `svc_v_${randomUUID()}`;
    const sent = visit(install, { visitorId });
    await stores.collect.recordVisit(sent);
    const acted = action(install, { visitorId });
    await stores.collect.recordAction(acted);
    await process.drain();
    await process.drain();
    const shared = { install_id: install.id, visitor_id: visitorId, received_at: new Date(RECEIVED_AT).toISOString() };
    expect(sink.batches.flatMap(({ records }) => records)).toEqual([
      {
        kind: 'visit',
        ...shared,
        delivery_id: sent.deliveryId,
        page: sent.page,
        source: sent.source,
        referrer: null,
        receipt_id: sent.receiptId,
      },
      { kind: 'action', ...shared, delivery_id: acted.deliveryId, receipt_id: acted.receiptId },
    ]);
  });

  it('moves the position only after the sink accepts', async () => {
    const process = await start();
    const receipts = await record(3);
    sink.fault = { error: new SinkFault('no'), late: true };
    await process.drain();
    expect(await stateOf()).toMatchObject({ position: from, lastError: 'no' });
    sink.fault = undefined;
    process.clock.pass(1000);
    await process.drain();
    expect(await stateOf()).toMatchObject({ position: from + 3, lastError: null });
    expect(receiptsOf(firstsOf(sink))).toEqual(receipts);
  });

  it('retries the same batch under its id, even if more records arrived', async () => {
    const process = await start();
    await record(3);
    sink.fault = { error: new SinkFault('no'), late: true };
    await process.drain();
    await record(2);
    process.clock.pass(1000);
    await process.drain();
    sink.fault = undefined;
    process.clock.pass(2000);
    await process.drain();
    const [first, second, third, fourth] = sink.batches;
    expect([second, third]).toEqual([first, first]);
    expect(fourth?.records).toHaveLength(2);
    expect(fourth?.id).not.toBe(first?.id);
    expect(first?.id).toMatch(/^[!-\-/-~]{1,255}$/);
  });

  it('waits from one second up to a minute between attempts', async () => {
    const process = await start();
    await record(1);
    sink.fault = { error: new SinkFault('no'), late: true };
    const waits: number[] = [];
    await process.drain();
    for (const wait of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
      process.clock.pass(wait - 1);
      await process.lease.keep();
      await process.drain();
      waits.push(sink.batches.length);
      process.clock.pass(1);
      await process.drain();
    }
    expect(waits).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(sink.batches).toHaveLength(9);
  });

  it('waits as long as the sink requests', async () => {
    const process = await start();
    await record(1);
    sink.fault = { error: new SinkFault('busy', { retryAfterMs: 30_000 }), late: true };
    await process.drain();
    sink.fault = undefined;
    process.clock.pass(29_999);
    await process.lease.keep();
    await process.drain();
    expect(sink.batches).toHaveLength(1);
    process.clock.pass(1);
    await process.drain();
    expect(sink.batches).toHaveLength(2);
  });

  it('reports a failing sink once and its recovery once, without secrets', async () => {
    const process = await start();
    await record(1);
    sink.fault = { error: new SinkFault('the disk is full') };
    for (let i = 0; i < 3; i++) {
      await process.drain();
      process.clock.pass(4000);
    }
    expect(process.changes).toEqual(['the disk is full']);
    sink.fault = { error: Object.assign(new TypeError('password=hunter2'), { code: 'E_X' }) };
    process.clock.pass(60_000);
    await process.lease.keep();
    await process.drain();
    expect((await stateOf())?.lastError).toBe('the sink failed: TypeError E_X');
    sink.fault = undefined;
    process.clock.pass(60_000);
    await process.lease.keep();
    await process.drain();
    expect(process.changes).toEqual(['the disk is full', null]);
    expect(await stateOf()).toMatchObject({ failingSince: null, lastError: null });
  });

  it('omits visitors who were erased between two attempts', async () => {
    const process = await start();
    const visitorId = `svc_v_${randomUUID()}`;
    await record(1, visitorId);
    const kept = await record(1);
    sink.fault = { error: new SinkFault('no') };
    await process.drain();
    await stores.erasure.eraseVisitor(visitorId, () => RECEIVED_AT + 1);
    sink.fault = undefined;
    process.clock.pass(1000);
    await process.drain();
    expect(receiptsOf(firstsOf(sink))).toEqual(kept);
    expect(JSON.stringify(sink.batches)).not.toContain(visitorId);
  });

  it('continues after a batch whose records were all erased', async () => {
    const process = await start(2);
    const visitorId = `svc_v_${randomUUID()}`;
    await record(2, visitorId);
    sink.fault = { error: new SinkFault('no') };
    await process.drain();
    await stores.erasure.eraseVisitor(visitorId, () => RECEIVED_AT + 1);
    const kept = await record(1);
    sink.fault = undefined;
    process.clock.pass(1000);
    await process.drain();
    expect(receiptsOf(firstsOf(sink))).toEqual(kept);
  });

  it('delivers records again after a replay, with other ids', async () => {
    const process = await start();
    const receipts = await record(3);
    await process.drain();
    await stores.relay.rewind(name, RECEIVED_AT, randomUUID());
    await process.drain();
    const repeated = sink.batches.flatMap(({ records }) => receiptsOf(records));
    expect(repeated.slice(0, 3)).toEqual(receipts);
    expect(repeated.slice(-3)).toEqual(receipts);
    expect(new Set(sink.batches.map(({ id }) => id)).size).toBe(sink.batches.length);
  });

  it('does nothing if another process holds the lease', async () => {
    const process = await start();
    const idle = takingSink();
    const late = await start(10, { to: idle, over: other });
    await record(2);
    await late.drain();
    expect(idle.batches).toEqual([]);
    await process.drain();
    expect(sink.batches).toHaveLength(1);
  });

  it('of a dead process is taken over only after its lease expires', async () => {
    await start();
    const receipts = await record(2);
    const next = takingSink();
    const process = await start(10, { to: next, over: other });
    process.clock.pass(LAPSE_MS - 1);
    await process.lease.keep();
    await process.drain();
    expect(next.batches).toEqual([]);
    process.clock.pass(1);
    await process.lease.keep();
    await process.drain();
    expect(receiptsOf(firstsOf(next))).toEqual(receipts);
  });

  it('is taken over at once after the lease is released', async () => {
    const process = await start();
    await process.lease.release();
    const next = takingSink();
    const after = await start(10, { to: next, over: other });
    await record(1);
    await after.drain();
    expect(next.batches).toHaveLength(1);
  });

  it('of a process paused past its lease no longer moves the position', async () => {
    const paused = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    let refusal: unknown;
    const slow = takingSink();
    slow.deliver = async (batch) => {
      reached.resolve();
      await paused.promise;
      refusal = await batch.checkLease().catch((error: unknown) => error);
      slow.batches.push(batch);
    };
    const stale = await start(2, { to: slow });
    const receipts = await record(5);
    const step = stale.step();
    await reached.promise;

    const next = takingSink();
    const fresh = await start(2, { to: next, over: other });
    fresh.clock.pass(LAPSE_MS);
    await fresh.lease.keep();
    await fresh.step();
    const position = (await stateOf())?.position;
    paused.resolve();
    expect(await step).toBe(false);
    expect(refusal).toEqual(new SinkFault('another process has taken over'));
    expect((await stateOf())?.position).toBe(position);
    expect(await stale.step()).toBe(false);
    await fresh.drain();
    expect(receiptsOf(firstsOf(next))).toEqual(receipts);
    expect(Math.min(...next.batches.map(({ token }) => token))).toBeGreaterThan(slow.batches[0]?.token ?? Infinity);
    expect(stale.changes).toEqual([]);
  });

  it('aborts a delivery silently on shutdown', async () => {
    const process = await start();
    await record(1);
    sink.deliver = (batch) =>
      new Promise((_, reject) => {
        batch.signal.addEventListener('abort', () => reject(batch.signal.reason));
        process.ending.abort();
      });
    expect(await process.step()).toBe(false);
    expect(process.changes).toEqual([]);
    expect(await stateOf()).toMatchObject({ position: from, lastError: null });
  });

  it('skips nothing and keeps the order through failures and takeovers', async () => {
    const step = fc.constantFrom('record', 'work', 'work', 'refuse', 'take and refuse', 'take over');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.integer({ min: 1, max: 4 }), async (steps, batch) => {
        name = randomUUID();
        sink = takingSink();
        from = (await stores.relay.endOfBatch(0, Number.MAX_SAFE_INTEGER)) ?? 0;
        const receipts: string[] = [];
        let process = await start(batch);
        for (const what of [...steps, 'work'] as const) {
          sink.fault = what === 'refuse' || what === 'take and refuse' ? { error: new Error(what) } : undefined;
          if (sink.fault) sink.fault.late = what === 'take and refuse';
          if (what === 'record') receipts.push(...(await record(2)));
          if (what === 'take over') {
            process = await start(batch, { over: other });
            process.clock.pass(LAPSE_MS);
            await process.lease.keep();
          }
          process.clock.pass(120_000);
          await process.lease.keep();
          await process.drain();
        }
        expect(receiptsOf(firstsOf(sink))).toEqual(receipts);
      }),
      { numRuns: rounds({ quick: 5, full: 25 }) },
    );
  }, 60_000);
});
