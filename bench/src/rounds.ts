// Interleaved rounds (A B C A B C ...), so that disturbances of the machine affect all contenders equally.
import type { Contender } from './contender.ts';
import { generate } from './processes.ts';

export interface RoundsOptions {
  rounds: number;
  seconds: number;
  connections: number;
  /** The contender that the ratios refer to. */
  base?: string;
}

/** In the format of the JSON line (decisions 14). */
export interface Result {
  contender: string;
  connections: number;
  rps: number;
  p50_ms: number;
  p99_ms: number;
  /** The ratio of the median rate to that of the base (`bare`) in the same run. */
  ratio: number;
}

interface Figures {
  rps: number[];
  p50: number[];
  p99: number[];
}

/** Medians of all rounds. Throws if a response was not 2xx. @param acknowledged counts responses by contender */
export async function runRounds(
  contenders: readonly Contender[],
  { rounds, seconds, connections, base = 'bare' }: RoundsOptions,
  acknowledged: Map<string, number>,
): Promise<Result[]> {
  const figures = new Map<string, Figures>(contenders.map(({ name }) => [name, { rps: [], p50: [], p99: [] }]));
  // The first round warms up, and is checked but not counted.
  for (const contender of contenders) contender.pause();
  for (let round = 0; round <= rounds; round++) {
    for (const { name, url, shapes, pause, resume } of contenders) {
      resume();
      const measured = await generate({ url, seconds: round === 0 ? 1 : seconds, shapes: await shapes(connections) });
      pause();
      const strange = Object.keys(measured.statuses).filter((status) => !status.startsWith('2'));
      if (strange.length > 0) throw new Error(`${name}: answers ${JSON.stringify(measured.statuses)}`);
      acknowledged.set(name, (acknowledged.get(name) ?? 0) + measured.answers);
      if (round === 0) continue;
      const { rps, p50, p99 } = figures.get(name) ?? { rps: [], p50: [], p99: [] };
      rps.push(measured.rps);
      p50.push(measured.p50);
      p99.push(measured.p99);
    }
  }
  for (const contender of contenders) contender.resume();
  const bare = median(figures.get(base)?.rps ?? []);
  return contenders.map(({ name }) => {
    const { rps, p50, p99 } = figures.get(name) ?? { rps: [], p50: [], p99: [] };
    return {
      contender: name,
      connections,
      rps: Math.round(median(rps)),
      p50_ms: round(median(p50)),
      p99_ms: round(median(p99)),
      ratio: round(median(rps) / bare),
    };
  });
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

const round = (number: number): number => Math.round(number * 100) / 100;
