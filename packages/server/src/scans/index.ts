// What others may use of scans.
export { createDesk, type EngineDesk, type Patience } from './ask-patiently.ts';
export { cancelScan } from './cancel-scan.ts';
export {
  type EngineAnswer,
  type NamedEngine,
  type NewScan,
  type RunningScan,
  type ScanJob,
  type ScanPlan,
  type ScanState,
  type ScanStore,
} from './ports.ts';
export { findJob, type JobDocument, jobDocument, readJob } from './read-job.ts';
export { type RunScanDeps, runScan } from './run-scan.ts';
export { CANCELED, DEADLINE, endingAs, INTERRUPTED, type StopReason, stopBy } from './scan-stops.ts';
export { createScheduler, slotOf } from './schedule.ts';
export { type StartScanDeps, type StartScanInput, startScan } from './start-scan.ts';
