// Who calls tools, and what tools need from outside (decisions 6).
import type { Job, TokenScope } from '@service/protocol/schemas';

/** Of either door: a personal access token, or an OAuth grant. */
export interface Caller {
  /** Names the token in limits and logs. */
  id: string;
  tenantId: string;
  /** `null`: all brands of the tenant. */
  brandIds: readonly string[] | null;
  /** What it may do; a tool says which one it needs. */
  scopes: readonly TokenScope[];
  demo: boolean;
}

export interface ScanRequest {
  tenantId: string;
  brandId: string;
  /** As many as the plan has where it is absent. */
  engines?: readonly string[] | undefined;
  /** All of the brand's where it is absent. */
  markets?: readonly string[] | undefined;
}

export interface ScanJob {
  brandId: string;
  tenantId: string;
  job: Job;
}

export interface ScanPort {
  /** The engines that there are, by name. */
  engines: readonly string[];
  /** Throws `quota_exceeded`, `invalid_input` for an engine or market that there is not, and `no_engine`. */
  startScan(request: ScanRequest): Promise<{ jobId: string }>;
  findJob(jobId: string): Promise<ScanJob | undefined>;
}
