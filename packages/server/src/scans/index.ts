// Public API of scans.

export { cancelScan } from './cancel-scan.ts';
export type {
  EngineAnswer,
  NamedEngine,
  NewScan,
  RunningScan,
  ScanJob,
  ScanPlan,
  ScanState,
  ScanStore,
} from './ports.ts';
export { findJob, type JobDocument, jobDocument, readJob } from './read-job.ts';
export { createRetryingEngine, type RetryingEngine, type RetryOptions } from './retrying-engine.ts';
export { type RunScanDeps, runScan } from './run-scan.ts';
export {
  type EngineChoice,
  readScanChoices,
  type ScanChoices,
  type ScanChoicesDeps,
} from './scan-choices.ts';
export { CANCELED, createScanStop, DEADLINE, INTERRUPTED, type StopReason, scanEnding } from './scan-stops.ts';
export { createScheduler, nextSlotAt, slotOf } from './schedule.ts';
export { type StartScanDeps, type StartScanInput, startScan } from './start-scan.ts';
