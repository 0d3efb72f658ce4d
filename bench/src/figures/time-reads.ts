// Times the same question many times.

const WARM_UP = 50;
/** The machine may be shared, so the fastest run says most about the code. */
const ROUNDS = 10;

export interface ReadTimes {
  /** Milliseconds, from the round with the lowest 99th percentile. */
  quietest: { p50: number; p99: number };
  all: { p50: number; p99: number };
  /** CPU milliseconds of this process per read. */
  cpu: number;
}

export async function timeReads(reads: number, read: (index: number) => Promise<void>): Promise<ReadTimes> {
  const warmUp = Math.min(WARM_UP, reads);
  for (let index = 0; index < warmUp; index++) await read(index);
  const times: number[] = [];
  const begun = process.cpuUsage();
  for (let index = 0; index < reads; index++) {
    const started = performance.now();
    await read(index);
    times.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(begun);
  return { quietest: sharesOf(quietestOf(times)), all: sharesOf(times), cpu: (user + system) / 1000 / reads };
}

const sharesOf = (times: readonly number[]) => ({ p50: shareOf(times, 0.5), p99: shareOf(times, 0.99) });

function quietestOf(times: readonly number[]): number[] {
  const length = Math.ceil(times.length / ROUNDS);
  const rounds = Array.from({ length: ROUNDS }, (_, i) => times.slice(i * length, (i + 1) * length));
  return rounds
    .filter((round) => round.length > 0)
    .reduce((best, round) => (shareOf(round, 0.99) < shareOf(best, 0.99) ? round : best));
}

export function shareOf(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
}
