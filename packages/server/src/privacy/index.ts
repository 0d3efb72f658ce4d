// Public API of privacy.
export { type EraseDeps, type Erased, eraseVisitor } from './erase-visitor.ts';
export type { ExportedAction, ExportedEvent, ExportedRecord, ExportedVisit, ExportQuery } from './ports.ts';
export {
  type ActionDocument,
  type EventDocument,
  type RecordDocument,
  recordDocument,
  type VisitDocument,
} from './record-document.ts';
export { applyRetention, type DroppedCounts, FORCE_RETENTION } from './retention.ts';
export { isInStep } from './retention-guard.ts';
