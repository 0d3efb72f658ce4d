// Compares contenders against a base: rounds for each number of connections, then the checks, then the figures.
import type { Contender } from './contender.ts';
import { readOptions, UsageError } from './options.ts';
import { type Result, runRounds } from './rounds.ts';

export type Contenders = Readonly<Record<string, () => Promise<Contender>>>;

/** Prints nothing if a check failed. @param base the contender that the ratios refer to */
export async function benchContenders(bench: string, known: Contenders, args: string[], base = 'bare'): Promise<void> {
  const options = readOptions(args, {
    rounds: '8',
    seconds: '3',
    connections: '64,256',
    contenders: Object.keys(known).join(','),
  });
  const contenders: Contender[] = [];
  const acknowledged = new Map<string, number>();
  const results: Result[] = [];
  try {
    for (const name of options.text('contenders').split(',')) {
      const start = Object.hasOwn(known, name) ? known[name] : undefined;
      if (start === undefined) throw new UsageError(`--contenders accepts ${Object.keys(known).join(', ')}`);
      contenders.push(await start());
    }
    for (const connections of options.numbers('connections')) {
      const rounds = { rounds: options.number('rounds'), seconds: options.number('seconds'), connections, base };
      results.push(...(await runRounds(contenders, rounds, acknowledged)));
    }
    for (const { name, check } of contenders) await check(acknowledged.get(name) ?? 0);
  } finally {
    await Promise.all(contenders.map(({ stop }) => stop()));
  }
  console.table(results);
  console.log(JSON.stringify({ bench, results }));
}
