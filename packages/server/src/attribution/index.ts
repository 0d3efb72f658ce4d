// Public API of attribution.
export { channelOf, type InstallSites } from './channel.ts';
export type { ReportRow, ReportStore } from './ports.ts';
export { projectFacts } from './project.ts';
export { type Report, type ReportDeps, type ReportQuery, readReport, readTotals } from './report.ts';
