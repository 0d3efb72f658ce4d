// What others may use of scans.
export { createDesk, type EngineDesk, type Patience } from './ask-patiently.ts';
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
export { type RunScanDeps, runScan } from './run-scan.ts';
export { CANCELED, DEADLINE, endingAs, INTERRUPTED, type StopReason, stopBy } from './scan-stops.ts';
export { createScheduler, slotOf } from './schedule.ts';
export { type StartScanDeps, type StartScanInput, startScan } from './start-scan.ts';
