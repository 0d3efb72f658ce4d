// Scans as tasks of the extension `io.modelcontextprotocol/tasks`, for clients that declare it (decisions 11). The SDK
// has no server side for it. A cancellation is acknowledged but ignored, as the extension allows: a scan ends by
// itself.
import { type Job, RPC_ERRORS } from '@service/protocol/schemas';
import { toolResult } from '../tools/index.ts';

export const TASKS_EXTENSION = 'io.modelcontextprotocol/tasks';

/** A scan typically takes 30 seconds (Spec 8). */
const POLL_MS = 2000;

const STATUS = { running: 'working', succeeded: 'completed', failed: 'failed', canceled: 'cancelled' } as const;

const taskOf = ({ jobId, status, started_at, finished_at, progress }: Job) => ({
  taskId: jobId,
  status: STATUS[status],
  statusMessage: `${progress.done} of ${progress.total} answers, ${progress.failed} failed`,
  createdAt: started_at,
  lastUpdatedAt: finished_at ?? started_at,
  ttlMs: null,
  pollIntervalMs: POLL_MS,
});

/** Replaces a tool's result. */
export const createdTask = (job: Job) => ({ resultType: 'task' as const, ...taskOf(job) });

/** The response to `tasks/get`: includes the result or the error once there is one. */
export function detailedTask(job: Job): Record<string, unknown> {
  const task = taskOf(job);
  if (job.status === 'succeeded') return { ...task, result: { ...toolResult(job) } };
  if (job.status !== 'failed') return task;
  const { code, message } = job.error ?? { code: 'internal', message: 'The scan failed.' };
  return { ...task, error: { code: RPC_ERRORS.internal, message, data: { code } } };
}
