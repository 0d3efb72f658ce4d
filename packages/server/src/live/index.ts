// Public API of the live view.

export { createLiveFeed, type LiveBatch, type LiveFeed } from './live-feed.ts';
export { type LiveFilter, type LiveRow, parsePosition, positionText } from './live-row.ts';
export type { Credit, CreditedVisit, KeptRefusal, LivePosition, LiveRecord, LiveStore, RecordKind } from './ports.ts';
export { RECORD_KINDS } from './ports.ts';
export { type ReadLiveDeps, readRecent, readRow } from './read-recent.ts';
export { createRefusalBuffer, type RefusalBuffer } from './refusal-buffer.ts';
export { type Refused, refusedCall } from './refused-call.ts';
export { type StoreRefusalsDeps, storeRefusals } from './store-refusals.ts';
