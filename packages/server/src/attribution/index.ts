// What others may use of attribution.
export { channelOf, type OwnSites } from './channel.ts';
export type { ProjectionStore, ReportRow, ReportStore } from './ports.ts';
export { type ProjectDeps, projectFacts } from './project.ts';
