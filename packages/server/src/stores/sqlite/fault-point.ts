// Lets a test kill the process between two steps of the writer thread, as a power failure would (decisions 2,
// durability).

/** In the order of a transaction. `claimed` and `bound` are an event's two ids; the other steps apply to every record. */
export const INGEST_STEPS = ['received', 'begun', 'claimed', 'bound', 'inserted', 'written', 'committed'] as const;
export type IngestStep = (typeof INGEST_STEPS)[number];

/** The steps of a guarded batch. */
export const BATCH_STEPS = ['batch-begun', 'batch-guarded', 'batch-written', 'batch-committed'] as const;
export type BatchStep = (typeof BATCH_STEPS)[number];

export type FaultStep = IngestStep | BatchStep;

/** Called after each step. */
export type FaultHook = (step: FaultStep) => void;

/** Kills this process at the first `killAt` step; does nothing if that is absent. */
export const createReach =
  (killAt: FaultStep | undefined): FaultHook =>
  (step) => {
    if (step === killAt) process.kill(process.pid, 'SIGKILL');
  };
