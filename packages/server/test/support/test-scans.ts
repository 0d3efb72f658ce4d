// Scans for tests: jobs of any tenant, in memory.
import { randomUUID } from 'node:crypto';
import type { Job } from '@service/protocol/schemas';
import { DomainError } from '../../src/kernel/domain-error.ts';
import type { ScanJob, ScanPort, ScanRequest } from '../../src/tools/index.ts';

export interface TestScans extends ScanPort {
  requests: ScanRequest[];
  finish(jobId: string, job?: Partial<Job>): void;
}

const STARTED = '2027-01-15T12:00:00.000Z';
const FINISHED = '2027-01-15T12:00:30.000Z';

export function createTestScans(): TestScans {
  const jobs = new Map<string, ScanJob>();
  const requests: ScanRequest[] = [];
  return {
    engines: ['openai', 'gemini', 'perplexity'],
    requests,
    async startScan(request) {
      if ((request.engines?.length ?? 1) > 3) throw new DomainError('quota_exceeded', { message: 'three engines' });
      requests.push(request);
      const jobId = randomUUID();
      const progress = { done: 0, total: 4, failed: 0 };
      const job: Job = { jobId, status: 'running', progress, started_at: STARTED, finished_at: null };
      jobs.set(jobId, { tenantId: request.tenantId, brandId: request.brandId, job });
      return { jobId };
    },
    findJob: async (jobId) => jobs.get(jobId),
    finish(jobId, change = {}) {
      const found = jobs.get(jobId);
      if (!found) throw new Error('there is no such job');
      const progress = { done: 4, total: 4, failed: 0 };
      found.job = { ...found.job, status: 'succeeded', progress, finished_at: FINISHED, ...change };
    },
  };
}
