// The writing half of `ServerEventStore`, over the ingest queue.
import type { NewServerEvent, ServerEventStore } from '../../server-events/ports.ts';
import { uuidBytes } from '../sql/uuid-bytes.ts';
import type { IngestQueue } from './ingest-queue.ts';
import { receiptOf } from './receipt-of.ts';

export function createEventRecorder(queue: IngestQueue): Pick<ServerEventStore, 'recordServerEvent'> {
  return {
    async recordServerEvent({ connection, receiptId, ...event }: NewServerEvent) {
      const row = { kind: 'event', owner: connection, receiptId: uuidBytes(receiptId), ...event } as const;
      return receiptOf(await queue.record(row), receiptId);
    },
  };
}
