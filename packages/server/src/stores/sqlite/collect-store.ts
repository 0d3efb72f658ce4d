// `CollectStore` over the ingest thread.
import { parse } from 'uuid';
import type { Action, CollectStore, Visit } from '../../collect/ports.ts';
import { KIND_ACTION, KIND_VISIT } from './group.ts';
import type { IngestQueue } from './ingest-queue.ts';

export function createCollectStore(queue: IngestQueue): CollectStore {
  const shared = ({ install, receivedAt, deliveryId, receiptId, visitorId }: Action) => ({
    install,
    receivedAt,
    visitorId,
    deliveryId: parse(deliveryId),
    receiptId: parse(receiptId),
  });
  return {
    recordVisit: async (visit: Visit) =>
      queue.record({
        ...shared(visit),
        kind: KIND_VISIT,
        page: visit.page,
        source: visit.source,
        referrer: visit.referrer,
      }),
    recordAction: async (action: Action) =>
      queue.record({ ...shared(action), kind: KIND_ACTION, page: null, source: null, referrer: null }),
  };
}
