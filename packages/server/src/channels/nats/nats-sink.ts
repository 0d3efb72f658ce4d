// Publishes each record to a NATS JetStream stream, under its receipt as message ID, and waits until it is stored.
import { jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { NatsSettings } from '../../ops/settings.ts';
import { type RelayBatch, type RelayedRecord, type Sink, SinkFault } from '../../relay/ports.ts';
import { orderKey } from '../order-key.ts';
import { connectToNats } from './nats-connection.ts';
import { natsFault } from './nats-fault.ts';
import { sendInOrder } from './send-in-order.ts';

export interface NatsSinkOptions extends NatsSettings {
  /** For each record. */
  timeoutMs?: number;
  connect?: typeof connectToNats;
}

const TIMEOUT_MS = 5000;
/** A replicated stream takes most of its time to copy a record, so many are on their way at once. */
const LIMIT = 128;

export function createNatsSink(options: NatsSinkOptions): Sink {
  const { subject, timeoutMs = TIMEOUT_MS, connect = connectToNats } = options;
  let connection: NatsConnection | undefined;

  async function open(): Promise<NatsConnection> {
    if (connection?.isClosed() === false) return connection;
    connection = await connect(options);
    return connection;
  }

  async function close(): Promise<void> {
    const closing = connection;
    connection = undefined;
    await closing?.close();
  }

  async function publish(nats: NatsConnection, { records, checkLease, signal }: RelayBatch): Promise<void> {
    const stream = jetstream(nats, { timeout: timeoutMs });
    await checkLease();
    await sendInOrder({
      items: records,
      keyOf: orderKey,
      limit: LIMIT,
      async send(record) {
        // If it was aborted while the sink connected, there was no connection to close.
        if (signal.aborted) throw new SinkFault('the process is stopping');
        await stream.publish(subjectOf(subject, record), JSON.stringify(record), { msgID: record.receipt_id });
      },
    });
  }

  return {
    async deliver(batch) {
      const abandon = (): void => void close().catch(() => {});
      batch.signal.addEventListener('abort', abandon);
      try {
        await publish(await open(), batch);
      } catch (error) {
        const fault = await natsFault(error, { connection, subject });
        await close().catch(() => {});
        throw fault;
      } finally {
        batch.signal.removeEventListener('abort', abandon);
      }
    },
    close,
  };
}

const subjectOf = (subject: string, { install_id, kind }: RelayedRecord): string => `${subject}.${install_id}.${kind}`;
