// What others may use of privacy.
export { type EraseDeps, type Erased, eraseVisitor } from './erase-visitor.ts';
export { applyRetention, type DroppedCounts } from './retention.ts';
