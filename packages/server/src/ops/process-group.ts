// Several serving processes behind one port (decisions 17): started, restarted when they die, and stopped together.
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { backoffMs } from '../kernel/backoff.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { isErrorCode } from '../kernel/error-codes.ts';
import type { Logger } from './logging.ts';
import { endPendingConnection } from './pending-connection.ts';

/** A message from a serving process to its parent. */
const reportSchema = z.discriminatedUnion('service', [
  z.object({ service: z.literal('serving'), url: z.string(), port: z.number() }),
  z.object({ service: z.literal('failed'), code: z.string(), message: z.string() }),
]);

export type ProcessReport = z.infer<typeof reportSchema>;

export interface ProcessGroup {
  url: string;
  port: number;
  /** Stops all in order; resolves when the last has exited. Safe to call twice. */
  end(): Promise<void>;
}

export interface ProcessGroupOptions {
  /** How many, at least 1. */
  count: number;
  logger: Pick<Logger, 'info' | 'warn'>;
  clock: Pick<Clock, 'monotonic'>;
}

const END = 'end';
/** A process that dies is replaced after this delay, which doubles until one has stayed up. */
const PAUSES = { firstMs: 100, maxMs: 30_000 };
/** A process that served this long did not fail at startup. */
const LIVED_MS = 60_000;
/** Longer than a process takes to shut down by itself (decisions 12). */
const KILL_AFTER_MS = 11_000;

/**
 * Resolves when all processes are serving. The first starts alone, because it creates the store if there is none. Throws
 * `DomainError` with the code and message of the process that could not start.
 */
export async function startProcessGroup({ count, logger, clock }: ProcessGroupOptions): Promise<ProcessGroup> {
  const workers = new Set<Worker>();
  const ending = new AbortController();
  const start = () => startWorker(workers, logger);
  const watch = (worker: Worker) => keepAlive(worker, start, { logger, clock, signal: ending.signal });
  try {
    const first = await start();
    const others = await Promise.all(Array.from({ length: count - 1 }, start));
    for (const { worker } of [first, ...others]) watch(worker);
    let ended: Promise<void> | undefined;
    return {
      url: first.url,
      port: first.port,
      end() {
        ending.abort();
        ended ??= endAll(workers);
        return ended;
      },
    };
  } catch (error) {
    await endAll(workers);
    throw error;
  }
}

interface Started {
  worker: Worker;
  url: string;
  port: number;
}

function startWorker(workers: Set<Worker>, logger: ProcessGroupOptions['logger']): Promise<Started> {
  const worker = cluster.fork();
  endPendingConnection(worker.process);
  workers.add(worker);
  const { promise, resolve, reject } = Promise.withResolvers<Started>();
  worker.on('message', (message: unknown) => {
    const report = reportSchema.safeParse(message).data;
    if (report?.service === 'failed') {
      const code = isErrorCode(report.code) ? report.code : 'cannot_start';
      reject(new DomainError(code, { message: report.message }));
    }
    if (report?.service !== 'serving') return;
    logger.info({ process: worker.process.pid }, 'a process serves');
    resolve({ worker, url: report.url, port: report.port });
  });
  worker.once('error', reject);
  worker.once('exit', () => {
    workers.delete(worker);
    reject(new DomainError('cannot_start', { message: 'a serving process exited during startup; see its log' }));
  });
  return promise;
}

interface Watching extends Pick<ProcessGroupOptions, 'logger' | 'clock'> {
  signal: AbortSignal;
}

/** Replaces a process that exits on its own, its replacement, and so on. */
function keepAlive(first: Worker, start: () => Promise<Started>, { logger, clock, signal }: Watching): void {
  let failures = 0;
  const watch = (worker: Worker): void => {
    const born = clock.monotonic();
    const replace = () => void replaceDead(clock.monotonic() - born);
    if (worker.isDead()) replace();
    else worker.once('exit', replace);
  };
  const replaceDead = async (lived: number): Promise<void> => {
    if (lived >= LIVED_MS) failures = 0;
    while (!signal.aborted) {
      failures += 1;
      const pauseMs = backoffMs(failures, PAUSES);
      logger.warn({ pauseMs }, 'worker process exited; restarting');
      await delay(pauseMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        watch((await start()).worker);
        return;
      } catch (err) {
        logger.warn({ err }, 'a serving process could not start');
      }
    }
  };
  watch(first);
}

async function endAll(workers: ReadonlySet<Worker>): Promise<void> {
  const kill = setTimeout(() => {
    for (const worker of workers) worker.process.kill('SIGKILL');
  }, KILL_AFTER_MS);
  await Promise.all([...workers].map(endOne));
  clearTimeout(kill);
}

function endOne(worker: Worker): Promise<void> {
  if (worker.isDead()) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  worker.once('exit', () => resolve());
  // A closed channel belongs to a process that is already exiting.
  if (worker.isConnected()) worker.send(END, () => {});
  return promise;
}

/** True in a process that a group has started. */
export const isGroupWorker = (): boolean => cluster.isWorker;

/** Reports to the group how the start went. */
export function reportToGroup(report: ProcessReport): void {
  process.send?.(report);
}

/** Resolves when the group ends. */
export function waitForGroupEnd(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  process.on('message', (message) => {
    if (message === END) resolve();
  });
  return promise;
}
