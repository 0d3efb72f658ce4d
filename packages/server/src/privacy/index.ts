// Public API of privacy.
export { type EraseDeps, type ErasureResult, eraseVisitor } from './erase-visitor.ts';
export type { ExportedAction, ExportedEvent, ExportedRecord, ExportedVisit, ExportQuery } from './ports.ts';
export {
  type ActionDocument,
  type EventDocument,
  type RecordDocument,
  recordDocument,
  type VisitDocument,
} from './record-document.ts';
export { applyRetention, type DroppedCounts, FORCE_RETENTION } from './retention.ts';
export { ranRecently } from './retention-guard.ts';
