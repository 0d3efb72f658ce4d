// A scan as a job, as callers see it (decisions 6).
import { DomainError } from '../kernel/domain-error.ts';
import type { ScanJob, ScanStore } from './ports.ts';

/** In the shape of the wire format. Times are RFC 3339. */
export interface JobDocument {
  jobId: string;
  status: 'running' | 'succeeded' | 'failed' | 'canceled';
  progress: { done: number; total: number; failed: number };
  started_at: string;
  finished_at: string | null;
  /** Present if any answer arrived, even if some questions failed. */
  result?: Record<string, unknown>;
  error?: { code: string; message: string };
}

export interface FoundJob {
  tenantId: string;
  brandId: string;
  job: JobDocument;
}

export interface ReadJobDeps {
  scans: Pick<ScanStore, 'findScan'>;
}

/** `undefined` if there is none. */
export const findJob =
  ({ scans }: ReadJobDeps) =>
  async (jobId: string): Promise<FoundJob | undefined> => {
    const scan = await scans.findScan(jobId);
    return scan && { tenantId: scan.tenantId, brandId: scan.brandId, job: jobDocument(scan) };
  };

export interface ReadJobInput {
  jobId: string;
  tenantId: string;
  /** `null`: all brands of the tenant. */
  brandIds: readonly string[] | null;
}

/** @throws DomainError `job_not_found`, also for a job of another tenant or brand */
export const readJob =
  (deps: ReadJobDeps) =>
  async ({ jobId, tenantId, brandIds }: ReadJobInput): Promise<JobDocument> => {
    const found = await findJob(deps)(jobId);
    if (!found || found.tenantId !== tenantId || (brandIds && !brandIds.includes(found.brandId)))
      throw new DomainError('job_not_found', { message: `no such job: ${jobId}` });
    return found.job;
  };

/** Pure. */
export function jobDocument(scan: ScanJob): JobDocument {
  const { id, state, total, done, failed, startedAt, finishedAt } = scan;
  return {
    jobId: id,
    status: state,
    progress: { done, total, failed },
    started_at: new Date(startedAt).toISOString(),
    finished_at: finishedAt === null ? null : new Date(finishedAt).toISOString(),
    ...(finishedAt !== null && done > 0 && { result: resultOf(scan) }),
    ...(scan.reason && { error: { code: scan.reason, message: `no answer arrived; ${failureWords(scan)}` } }),
  };
}

const resultOf = (scan: ScanJob): Record<string, unknown> => ({
  scan_id: scan.id,
  brand_id: scan.brandId,
  engines: scan.engines,
  markets: scan.markets,
  answers: scan.done,
  failures: scan.failures,
  cost_micros: scan.costMicros,
  answers_of_unknown_cost: scan.costUnknown,
});

const failureWords = ({ failures }: ScanJob): string =>
  failures.map(({ engine, code, count }) => `${engine}: ${code} (${count})`).join(', ') || 'nothing was asked';
