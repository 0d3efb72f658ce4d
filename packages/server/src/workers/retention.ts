// Drops expired records once a day.
import { DAY_MS } from '../kernel/day.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { RetentionDays } from '../ops/settings.ts';
import { applyRetention } from '../privacy/index.ts';
import type { Stores } from '../stores/stores.ts';
import { startWorker, type Worker, type WorkerParts } from './start-worker.ts';

export interface RetentionWorkerDeps extends WorkerParts {
  stores: Pick<Stores, 'retention' | 'answers'>;
  retentionDays: RetentionDays;
}

/** Nothing is urgent here, so a starting server does everything else before it. */
const FIRST_MS = 60_000;

export const startRetentionWorker = (deps: RetentionWorkerDeps): Worker =>
  startWorker(deps, 'retention', { work: stepThrough(() => retain(deps)), firstMs: FIRST_MS, idleMs: DAY_MS });

/** A refused run is not a failure: it is logged, and the next run is a day later. */
async function* retain({ stores, clock, retentionDays: days, logger }: RetentionWorkerDeps): AsyncGenerator<unknown> {
  const { retention: store, answers } = stores;
  try {
    yield* applyRetention({ store, answers, clock, days });
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'retention_refused')) throw error;
    logger.warn(error.message);
  }
}

/** Runs one step at a time; when a run ends or fails, the next step begins another. */
function stepThrough(begin: () => AsyncGenerator<unknown>): () => Promise<boolean> {
  let run: AsyncGenerator<unknown> | undefined;
  return async () => {
    run ??= begin();
    const current = run;
    run = undefined;
    const { done } = await current.next();
    if (!done) run = current;
    return !done;
  };
}
