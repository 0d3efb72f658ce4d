// `jobs/get`: the progress of a scan (Spec 4.6; decisions 6).
import { z } from 'zod';
import { text } from '../text.ts';

export const JOB_STATUSES = ['running', 'succeeded', 'failed', 'canceled'] as const;

export const jobQuerySchema = z.strictObject({ jobId: text({ min: 1, max: 100 }) });

const count = z.int().nonnegative();

export const jobSchema = z.strictObject({
  jobId: z.string(),
  status: z.enum(JOB_STATUSES),
  /** Counts the questions of the scan. */
  progress: z.strictObject({ done: count, total: count, failed: count }),
  started_at: z.iso.datetime(),
  /** Null while it runs. */
  finished_at: z.iso.datetime().nullable(),
  result: z.record(z.string(), z.unknown()).exactOptional(),
  error: z.strictObject({ code: z.string(), message: z.string() }).exactOptional(),
});

export type JobStatus = (typeof JOB_STATUSES)[number];
export type Job = z.infer<typeof jobSchema>;
