// Writes each record to a Kafka topic, keyed by its visitor, and waits until all in-sync replicas have it.
import { type MessageToProduce, ProduceAcks, type Producer } from '@platformatic/kafka';
import type { KafkaSettings } from '../../ops/settings.ts';
import { type RelayBatch, type RelayedRecord, type Sink, SinkFault } from '../../relay/ports.ts';
import { orderKey } from '../order-key.ts';
import { chunksOf } from './chunks.ts';
import { kafkaFault } from './kafka-fault.ts';
import { createProducer } from './kafka-producer.ts';

export interface KafkaSinkOptions extends KafkaSettings {
  /** For each batch. */
  timeoutMs?: number;
}

/** The client tries again within it, with another broker if it can. */
const TIMEOUT_MS = 30_000;
/** Below the default of `max.message.bytes`, which limits what one partition accepts at once. */
const MAX_BYTES = 500_000;

export function createKafkaSink(options: KafkaSinkOptions): Sink {
  const { topic, timeoutMs = TIMEOUT_MS } = options;
  let producer: Producer<string, string, string, string> | undefined;

  /** After a failure, another producer is made: the next records must not be taken for those whose answer got lost. */
  async function abandon(): Promise<void> {
    const left = producer;
    producer = undefined;
    await left?.close(true);
  }

  async function write({ records, checkLease, signal }: RelayBatch): Promise<void> {
    const open = producer ?? (await createProducer(options));
    producer = open;
    const messages = records.map((record) => messageOf(topic, record));
    await checkLease();
    for (const chunk of chunksOf(messages, MAX_BYTES, bytesOf)) {
      signal.throwIfAborted();
      await open.send({ messages: [...chunk], idempotent: true, acks: ProduceAcks.ALL });
    }
  }

  return {
    async deliver(batch) {
      const signal = AbortSignal.any([batch.signal, AbortSignal.timeout(timeoutMs)]);
      const { promise: late, reject } = Promise.withResolvers<never>();
      signal.addEventListener('abort', () => reject(new SinkFault('Kafka did not answer in time')));
      try {
        await Promise.race([write({ ...batch, signal }), late]);
      } catch (error) {
        await abandon().catch(() => {});
        throw kafkaFault(error, topic);
      }
    },
    async close() {
      const closing = producer;
      producer = undefined;
      await closing?.close();
    },
  };
}

type Message = MessageToProduce<string, string, string, string>;

const messageOf = (topic: string, record: RelayedRecord): Message => ({
  topic,
  key: orderKey(record),
  value: JSON.stringify(record),
  headers: { receipt_id: record.receipt_id, kind: record.kind },
});

/** Key and headers are short. */
const bytesOf = ({ value = '' }: Message): number => Buffer.byteLength(value);
