// Readiness: whether this process can work now (decisions 12 `/readyz`).

export interface ReadinessDeps {
  /** Rejects if the store cannot read and write. */
  checkStore: () => Promise<void>;
  /** Taking longer than this counts as a failure. */
  deadlineMs?: number;
}

const DEADLINE_MS = 2000;

/** Each call checks the store again, so that readiness recovers by itself; concurrent calls share one check. */
export function createReadiness({ checkStore, deadlineMs = DEADLINE_MS }: ReadinessDeps): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  const ask = (): Promise<boolean> => {
    asking ??= checkStore()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  return async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(resolve, deadlineMs, false);
    try {
      return await Promise.race([ask(), promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
