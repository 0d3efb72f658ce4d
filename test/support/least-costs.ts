// Compares what work costs for a small and for a large input, on a machine that may be busy with other work.

/** CPU time of this thread in milliseconds, so that neither other processes nor the garbage collector's threads count. */
function costOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

export interface Costs {
  small: number;
  large: number;
}

const ATTEMPTS = 5;

/**
 * The lowest cost of each, measured until `isFine`, and at most five times: work that shares a core sometimes takes
 * longer, but never less time than it needs.
 */
export function leastCosts(work: Record<keyof Costs, () => unknown>, isFine: (costs: Costs) => boolean): Costs {
  const costs = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  for (let attempt = 0; attempt < ATTEMPTS && !isFine(costs); attempt++) {
    // Twice, because a slow first run would hide a large run that is also slow.
    costs.small = Math.min(costs.small, costOf(work.small), costOf(work.small));
    costs.large = Math.min(costs.large, costOf(work.large));
  }
  return costs;
}
