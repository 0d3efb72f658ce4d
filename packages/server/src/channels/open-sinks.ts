// Creates the configured sinks. The client library of a broker is loaded only if a setting names the broker.
import { resolve } from 'node:path';
import type { Clock } from '../kernel/clock.ts';
import type { RelaySettings } from '../ops/settings.ts';
import type { Sink } from '../relay/ports.ts';
import { createFileSink } from './ndjson-files/file-sink.ts';
import { createWebhookSink } from './webhook/webhook-sink.ts';

interface OpenedSink {
  name: string;
  sink: Sink;
  batchRecords: number;
}

/** A file sink accepts as many as can be read at once without a noticeable delay. */
const FILE_BATCH_RECORDS = 1000;
const BROKER_BATCH_RECORDS = 500;

/** The store keeps positions under these names. */
export async function openSinks(
  { file, webhook, nats, kafka }: RelaySettings,
  clock: Pick<Clock, 'now'>,
): Promise<OpenedSink[]> {
  const sinks: OpenedSink[] = [];
  if (file) {
    const sink = createFileSink({ folder: resolve(file.folder), maxBytes: file.maxBytes, clock });
    sinks.push({ name: 'file', sink, batchRecords: FILE_BATCH_RECORDS });
  }
  if (webhook) {
    const sink = createWebhookSink({ ...webhook, clock });
    sinks.push({ name: 'webhook', sink, batchRecords: webhook.batchRecords });
  }
  if (nats) {
    const { createNatsSink } = await import('./nats/nats-sink.ts');
    sinks.push({ name: 'nats', sink: createNatsSink(nats), batchRecords: BROKER_BATCH_RECORDS });
  }
  if (kafka) {
    const { createKafkaSink } = await import('./kafka/kafka-sink.ts');
    sinks.push({ name: 'kafka', sink: createKafkaSink(kafka), batchRecords: BROKER_BATCH_RECORDS });
  }
  return sinks;
}
