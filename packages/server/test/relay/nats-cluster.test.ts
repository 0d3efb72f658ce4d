// The relay of a serving process to a replicated stream on three NATS nodes, one of which is killed.
import { setTimeout as pause } from 'node:timers/promises';
import { StorageType } from '@nats-io/jetstream';
import { expect, it, vi } from 'vitest';
import { action, makeInstall, visit } from '../stores/records.ts';
import { fasterTimers } from '../support/clock.ts';
import { NATS_MISSING, readStream, startNats } from '../support/nats.ts';
import { startTestService } from '../support/service.ts';

const VISITORS = Array.from({ length: 40 }, (_, i) => `svc_v_abcdefghij${String(i).padStart(2, '0')}`);
const RECORDS_OF_EACH = 50;
const WAIT = { timeout: 60_000, interval: 100 };

it('loses and repeats nothing when the leader of the stream is killed', { timeout: 120_000 }, async (context) => {
  context.skip(NATS_MISSING !== undefined, NATS_MISSING);
  await using nats = await startNats({ size: 3 });
  const manager = await nats.manage();
  const settings = { servers: nats.addresses, tls: false, login: undefined, credentials: undefined, ca: undefined };
  await using service = await startTestService({
    settings: {
      relay: { file: undefined, webhook: undefined, nats: { ...settings, subject: 'service.records' } },
    },
    overrides: { timers: fasterTimers(5) },
  });
  const install = await makeInstall(service.stores);

  const acknowledged = new Map(VISITORS.map((visitorId): [string, string[]] => [visitorId, []]));
  const flow = VISITORS.map(async (visitorId) => {
    for (let i = 0; i < RECORDS_OF_EACH; i++) {
      const sent = i % 2 ? action(install, { visitorId }) : visit(install, { visitorId });
      await ('page' in sent ? service.stores.collect.recordVisit(sent) : service.stores.collect.recordAction(sent));
      acknowledged.get(visitorId)?.push(sent.receiptId);
      await pause(10);
    }
  });
  // Without a stream, a backlog gathers, so the node is killed in the middle of a full batch.
  await vi.waitFor(async () => expect((await service.stores.relay.lagAfter(0)).records).toBeGreaterThan(1000), WAIT);
  const stream = { name: 'RECORDS', subjects: ['service.records.>'], num_replicas: 3, storage: StorageType.File };
  const { cluster } = await vi.waitFor(() => manager.streams.add(stream), WAIT);
  await vi.waitFor(async () => expect((await manager.streams.info('RECORDS')).state.messages).toBeGreaterThan(100), {
    ...WAIT,
    interval: 2,
  });
  nats.nodes.find(({ name }) => name === cluster?.leader)?.kill();
  await Promise.all(flow);

  const total = VISITORS.length * RECORDS_OF_EACH;
  await vi.waitFor(
    async () => expect(await service.stores.relay.listSinks()).toMatchObject([{ position: total }]),
    WAIT,
  );
  const records = (await readStream(manager, 'RECORDS')).map(({ record }) => record);
  for (const [visitorId, receipts] of acknowledged) {
    const relayed = records.filter(({ visitor_id }) => visitor_id === visitorId);
    expect(relayed.map(({ receipt_id }) => receipt_id)).toEqual(receipts);
  }
});
