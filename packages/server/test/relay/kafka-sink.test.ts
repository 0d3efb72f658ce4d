// The sink for Kafka against the mock cluster of librdkafka, and TLS against a server of Node.
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeCertificate } from '../../../../test/support/certificate.ts';
import { checkKafka } from '../../src/channels/kafka/check-kafka.ts';
import { createKafkaSink, type KafkaSinkOptions } from '../../src/channels/kafka/kafka-sink.ts';
import type { KafkaSettings } from '../../src/ops/settings.ts';
import type { RelayedRecord, Sink } from '../../src/relay/ports.ts';
import { KAFKA_ERRORS, KAFKA_MISSING, type KafkaMock, startKafkaMock } from '../support/kafka.ts';
import { openSession, startTestService } from '../support/service.ts';
import { tempDirectory } from '../support/temp-store.ts';
import { batchOf, lostLease, receiptsOf, recordOf } from './file-scene.ts';

let kafka: KafkaMock;
let topic: string;
let topics = 0;

beforeAll(async () => {
  if (KAFKA_MISSING === undefined) kafka = await startKafkaMock();
});
afterAll(() => kafka?.[Symbol.asyncDispose]());

/** A topic for one test. */
beforeEach(async (context) => {
  context.skip(KAFKA_MISSING !== undefined, KAFKA_MISSING);
  topics += 1;
  topic = `records${topics}`;
  await kafka.createTopic(topic);
});

const settings = (): KafkaSettings => ({ brokers: kafka.brokers, topic, tls: false, ca: undefined, login: undefined });

const sinkTo = (options: Partial<KafkaSinkOptions> = {}): Sink => createKafkaSink({ ...settings(), ...options });

async function deliver(batch = batchOf([recordOf(1)]), options: Partial<KafkaSinkOptions> = {}): Promise<void> {
  const sink = sinkTo(options);
  await sink.deliver(batch).finally(() => sink.close?.());
}

const stored = async (): Promise<RelayedRecord[]> => (await kafka.read(topic)).map(({ record }) => record);

const of = (visitor: number): string => `svc_v_visitor${visitor}xx`;

describe('a record relayed to Kafka', () => {
  it('is keyed by its visitor, with its receipt and kind as headers', async () => {
    const event: RelayedRecord = { ...recordOf(2), visitor_id: of(2) };
    await deliver(batchOf([recordOf(1), event]));
    const messages = await kafka.read(topic);
    expect(messages.toSorted((a, b) => a.receiptId.localeCompare(b.receiptId))).toEqual([
      ...[recordOf(1), event].map((record) => ({
        partition: expect.any(Number),
        key: record.visitor_id,
        kind: 'visit',
        receiptId: record.receipt_id,
        record,
      })),
    ]);
  });

  it('stays in the partition of its visitor, in order', async () => {
    const records = Array.from({ length: 200 }, (_, i) => ({ ...recordOf(i), visitor_id: of(i % 9) }));
    const sink = sinkTo();
    for (let from = 0; from < records.length; from += 50) {
      await sink.deliver(batchOf(records.slice(from, from + 50)));
    }
    await sink.close?.();
    const messages = await kafka.read(topic);
    expect(new Set(messages.map(({ partition }) => partition)).size).toBeGreaterThan(1);
    for (let i = 0; i < 9; i++) {
      const own = messages.filter(({ key }) => key === of(i));
      expect(new Set(own.map(({ partition }) => partition)).size).toBe(1);
      expect(receiptsOf(own.map(({ record }) => record))).toEqual(
        receiptsOf(records.filter(({ visitor_id }) => visitor_id === of(i))),
      );
    }
  });

  it('is stored even if the batch is larger than a topic accepts at once', async () => {
    const records = Array.from({ length: 30 }, (_, i) => recordOf(i, 100_000));
    await deliver(batchOf(records));
    expect(receiptsOf(await stored())).toEqual(receiptsOf(records));
  });

  it.each(['notLeader', 'timedOut', 'outOfOrderSequence'] as const)('is sent again after %s', async (error) => {
    await kafka.refuseNext(KAFKA_ERRORS[error]);
    await deliver(batchOf([recordOf(1), recordOf(2)]));
    expect(receiptsOf(await stored())).toEqual([1, 2]);
  });

  it('reaches another broker while one is down', async () => {
    const sink = sinkTo();
    await sink.deliver(batchOf([recordOf(1)]));
    await kafka.setDown(1);
    const records = Array.from({ length: 20 }, (_, i) => ({ ...recordOf(i + 2), visitor_id: of(i) }));
    const delivering = vi.waitFor(() => sink.deliver(batchOf(records)), { timeout: 20_000, interval: 100 });
    setTimeout(() => void kafka.setUp(1), 300);
    await delivering;
    await sink.close?.();
    expect(new Set(receiptsOf(await stored()))).toEqual(new Set([1, ...receiptsOf(records)]));
  });

  it('is not sent once another process has taken over', async () => {
    await expect(deliver(batchOf([recordOf(1)], { checkLease: lostLease }))).rejects.toThrow('taken over');
    expect(await stored()).toEqual([]);
  });

  it('is relayed by a serving process', async () => {
    await using service = await startTestService({
      settings: { relay: { file: undefined, webhook: undefined, kafka: settings() } },
    });
    await openSession(service);
    await vi.waitFor(async () => {
      expect(await service.stores.relay.listSinks()).toMatchObject([{ name: 'kafka', position: 1 }]);
    }, 20_000);
    expect(await stored()).toMatchObject([{ kind: 'visit', install_id: service.install.id }]);
  });
});

describe('a fault of Kafka', () => {
  it.each([
    ['topicAuthorizationFailed', /^the Kafka user may not write to the topic records\d+: permit Write$/],
    ['messageTooLarge', /^a record is too large for the topic records\d+: raise its max\.message\.bytes$/],
  ] as const)('that is %s names the next step', async (error, says) => {
    await kafka.refuseNext(KAFKA_ERRORS[error]);
    await expect(deliver()).rejects.toMatchObject({ name: 'SinkFault', message: expect.stringMatching(says) });
    expect(await stored()).toEqual([]);
  });

  it('that is an unreachable broker has its code', async () => {
    await expect(deliver(undefined, { brokers: ['127.0.0.1:1'] })).rejects.toThrow(
      /^Kafka cannot be reached: ECONNREFUSED$/,
    );
  });

  it('does not stop later deliveries', async () => {
    const sink = sinkTo();
    await sink.deliver(batchOf([recordOf(1)]));
    await kafka.refuseNext(KAFKA_ERRORS.messageTooLarge);
    await expect(sink.deliver(batchOf([recordOf(2)]))).rejects.toThrow('too large');
    await sink.deliver(batchOf([recordOf(2), recordOf(3)]));
    await sink.close?.();
    expect(receiptsOf(await stored())).toEqual([1, 2, 3]);
  });
});

describe('a check of Kafka', () => {
  it('finds the topic, and writes nothing', async () => {
    expect(await checkKafka(settings())).toMatch(new RegExp(`^Kafka has the topic ${topic} with \\d+ partitions$`));
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['no broker', { brokers: ['127.0.0.1:1'] }, /^Kafka cannot be reached: ECONNREFUSED$/],
    ['a missing file of authorities', { tls: true, ca: '/none' }, /^SERVICE_RELAY_KAFKA_CA .*does not exist/],
  ])('fails with %s', async (_name, options, says) => {
    const checked = checkKafka({ ...settings(), ...options });
    await expect(checked).rejects.toMatchObject({ name: 'SinkFault', message: expect.stringMatching(says) });
  });
});

describe('a connection to Kafka', () => {
  /** Accepts connections and never answers. */
  async function startSilentServer() {
    const { key, cert } = makeCertificate();
    const greetings: Buffer[] = [];
    const server = createServer({ key, cert }, (socket) => socket.on('data', (chunk) => greetings.push(chunk)));
    server.on('tlsClientError', () => {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return {
      cert,
      greetings,
      broker: `localhost:${port}`,
      [Symbol.asyncDispose]: async () => void server.close(),
    };
  }

  it('accepts only a certificate of the given authorities', async () => {
    await using directory = await tempDirectory();
    await using server = await startSilentServer();
    const ca = join(directory.path, 'ca.pem');
    writeFileSync(ca, server.cert);
    const options = { brokers: [server.broker], tls: true };
    await expect(deliver(undefined, options)).rejects.toThrow('DEPTH_ZERO_SELF_SIGNED_CERT');
    expect(server.greetings).toEqual([]);
    await expect(deliver(undefined, { ...options, ca, timeoutMs: 500 })).rejects.toThrow(
      'Kafka did not answer in time',
    );
    expect(server.greetings.length).toBeGreaterThan(0);
    await expect(deliver(undefined, { ...options, ca: '/none' })).rejects.toThrow(
      /^SERVICE_RELAY_KAFKA_CA names the file \/none, which does not exist/,
    );
  });

  it('is abandoned at once when the process stops', async () => {
    await using directory = await tempDirectory();
    await using server = await startSilentServer();
    const ca = join(directory.path, 'ca.pem');
    writeFileSync(ca, server.cert);
    const ending = new AbortController();
    const options = { brokers: [server.broker], tls: true, ca, timeoutMs: 60_000 };
    const delivered = deliver(batchOf([recordOf(1)], { signal: ending.signal }), options);
    await vi.waitFor(() => expect(server.greetings.length).toBeGreaterThan(0));
    ending.abort();
    await expect(delivered).rejects.toThrow('Kafka did not answer in time');
  });
});
