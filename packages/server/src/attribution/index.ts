// Public API of attribution.
export { channelOf, type InstallSites } from './channel.ts';
export type { ProjectingProcesses, ReportRow, ReportStore, TracedEvent, TracedVisit, TraceStore } from './ports.ts';
export { projectFacts } from './project.ts';
export {
  type Report,
  type ReportDeps,
  type ReportQuery,
  readReport,
  readTotals,
  type Totals,
  totalsOf,
} from './report.ts';
export { createShareKeeper } from './share.ts';
export { traceEvent, traceVisit } from './trace.ts';
