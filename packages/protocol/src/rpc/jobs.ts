// `jobs/get`: the progress of a scan (Spec 4.6; decisions 6).
import { z } from 'zod';
import { text } from '../text.ts';

export const JOB_STATUSES = ['running', 'succeeded', 'failed', 'canceled'] as const;

export const jobQuerySchema = z.strictObject({
  jobId: text({ min: 1, max: 100 }).describe('The jobId that run_brand_scan returned.'),
});

const count = z.int().nonnegative();

export const jobSchema = z.strictObject({
  jobId: z.string().describe('ID of the scan.'),
  status: z.enum(JOB_STATUSES).describe('Whether it is still running, or how it ended.'),
  progress: z
    .strictObject({
      done: count.describe('Questions that were asked.'),
      total: count.describe('All questions of the scan.'),
      failed: count.describe('Questions that the engine did not answer.'),
    })
    .describe('How many questions of the scan were asked.'),
  started_at: z.iso.datetime().describe('When the scan started.'),
  finished_at: z.iso.datetime().nullable().describe('When it ended; null while it is running.'),
  result: z.record(z.string(), z.unknown()).exactOptional().describe('Counts of the scan, once it succeeded.'),
  error: z
    .strictObject({
      code: z.string().describe('Name of the error.'),
      message: z.string().describe('What went wrong, and what to do next.'),
    })
    .exactOptional()
    .describe('Why the scan failed.'),
});

export type JobStatus = (typeof JOB_STATUSES)[number];
export type Job = z.infer<typeof jobSchema>;
