// Public API of privacy.
export { csvLine } from './csv.ts';
export { type EraseOwnVisitorDeps, eraseOwnVisitor } from './erase-own-visitor.ts';
export { type EraseDeps, type ErasureResult, eraseVisitor } from './erase-visitor.ts';
export { type ExportVisitorDeps, exportVisitor } from './export-visitor.ts';
export type {
  ExportedAction,
  ExportedEvent,
  ExportedRecord,
  ExportedVisit,
  ExportQuery,
  RetentionStore,
} from './ports.ts';
export {
  type ActionDocument,
  type EventDocument,
  type RecordDocument,
  recordDocument,
  type VisitDocument,
} from './record-document.ts';
export { applyRetention, type DroppedCounts, FORCE_RETENTION } from './retention.ts';
export { ranRecently } from './retention-guard.ts';
