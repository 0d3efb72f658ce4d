// Waits for work of which any part may fail, such as closing, without leaving a part behind.

/** Waits for all of them, which run at once. Then throws the first failure. */
export async function settleAll(work: readonly unknown[]): Promise<void> {
  throwFirst(await Promise.allSettled(work));
}

/** Does each after the one before has ended, even if that failed. Then throws the first failure. */
export async function settleInTurn(steps: readonly (() => unknown)[]): Promise<void> {
  const results: PromiseSettledResult<unknown>[] = [];
  // A step may also throw instead of rejecting.
  for (const step of steps) results.push(...(await Promise.allSettled([(async () => step())()])));
  throwFirst(results);
}

function throwFirst(results: readonly PromiseSettledResult<unknown>[]): void {
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
