// The caller of tools, and what tools need from outside (decisions 6).
import type { Job, TokenScope } from '@service/protocol/schemas';

/** A personal access token (JSON-RPC, MCP) or an OAuth grant (MCP). */
export interface Caller {
  /** Names the token in limits and logs. */
  id: string;
  tenantId: string;
  /** `null`: all brands of the tenant. */
  brandIds: readonly string[] | null;
  /** Its scopes; each tool declares which one it needs. */
  scopes: readonly TokenScope[];
  demo: boolean;
}

export interface ScanRequest {
  tenantId: string;
  brandId: string;
  /** If absent, as many as the plan allows. */
  engines?: readonly string[] | undefined;
  /** If absent, all of the brand's. */
  markets?: readonly string[] | undefined;
}

export interface ScanJob {
  brandId: string;
  tenantId: string;
  job: Job;
}

export interface ScanPort {
  /** The known engines, by name. */
  engines: readonly string[];
  /** Throws `quota_exceeded`, `invalid_input` for an unknown engine or market, and `no_engine`. */
  startScan(request: ScanRequest): Promise<{ jobId: string }>;
  findJob(jobId: string): Promise<ScanJob | undefined>;
}
