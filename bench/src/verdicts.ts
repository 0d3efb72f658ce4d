// Checks figures against limits, for benches that enforce a limit instead of comparing contenders.

export interface Verdict {
  figure: string;
  value: number;
  /** The largest value that passes. */
  limit: number;
  pass: boolean;
}

export const atMost = (figure: string, value: number, limit: number): Verdict => ({
  figure,
  value: Math.round(value * 100) / 100,
  limit,
  pass: value <= limit,
});

/** Prints all figures and the JSON line; the process fails if a figure does. */
export function printVerdicts(bench: string, results: Verdict[]): void {
  console.table(results);
  console.log(JSON.stringify({ bench, results }));
  if (results.some(({ pass }) => !pass)) process.exitCode = 1;
}
