// Writes for `ServerEventStore`, over the ingest queue.
import type { NewServerEvent, ServerEventStore } from '../../server-events/ports.ts';
import { uuidToBytes } from '../sql/column-codecs.ts';
import type { IngestQueue } from './ingest-queue.ts';
import { receiptOf } from './receipt-of.ts';

export function createEventRecorder(queue: IngestQueue): Pick<ServerEventStore, 'recordServerEvent'> {
  return {
    async recordServerEvent({ connection, receiptId, ...event }: NewServerEvent) {
      const row = { kind: 'event', owner: connection, receiptId: uuidToBytes(receiptId), ...event } as const;
      return receiptOf(await queue.record(row), receiptId);
    },
  };
}
