// A record for the ingest queue tests.
import type { IngestRow } from '../../../src/stores/ingest/rows.ts';

export const actionRow = (): IngestRow => ({
  kind: 'action',
  install: 1,
  deliveryId: crypto.getRandomValues(new Uint8Array(16)),
  receiptId: crypto.getRandomValues(new Uint8Array(16)),
  visitorId: 'svc_v_abcdefghijkl',
  sessionIssuedAt: 0,
  receivedAt: 0,
});
