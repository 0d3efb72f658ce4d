// How thoroughly the tests run. `npm test` repeats campaigns and properties few times; `npm run test:all` and CI, which set
// TEST_DEPTH=full, repeat them often enough to find rare failures.

/** How often to repeat: kills of a campaign, runs of a property. */
export interface Rounds {
  quick: number;
  full: number;
}

export function roundsAt(depth: string | undefined, { quick, full }: Rounds): number {
  if (depth === 'full') return full;
  if (depth === undefined || depth === 'quick') return quick;
  throw new Error(`TEST_DEPTH is quick or full, not ${depth}`);
}

export const rounds = (each: Rounds): number => roundsAt(process.env.TEST_DEPTH, each);
