// `pnpm bench ingest`: the whole path of an action and of a server event against a bare route.
import { bareContender, type Contender, serviceContender } from './contender.ts';
import { readOptions, UsageError } from './options.ts';
import { type Result, runRounds } from './rounds.ts';
import { sqliteStore } from './service.ts';

const CONTENDERS: Readonly<Record<string, () => Promise<Contender>>> = {
  bare: bareContender,
  'events-sqlite': async () =>
    serviceContender('events-sqlite', await sqliteStore(), { kind: 'actions', shapes: 'actions' }),
  'server-events-sqlite': async () =>
    serviceContender('server-events-sqlite', await sqliteStore(), { kind: 'server_events', shapes: 'server-events' }),
};

export async function benchIngest(args: string[]): Promise<void> {
  const options = readOptions(args, {
    rounds: '8',
    seconds: '3',
    connections: '64,256',
    contenders: Object.keys(CONTENDERS).join(','),
  });
  const contenders: Contender[] = [];
  const acknowledged = new Map<string, number>();
  const results: Result[] = [];
  try {
    for (const name of options.text('contenders').split(',')) {
      const start = Object.hasOwn(CONTENDERS, name) ? CONTENDERS[name] : undefined;
      if (start === undefined) throw new UsageError(`--contenders takes ${Object.keys(CONTENDERS).join(', ')}`);
      contenders.push(await start());
    }
    for (const connections of options.numbers('connections')) {
      const rounds = { rounds: options.number('rounds'), seconds: options.number('seconds'), connections };
      results.push(...(await runRounds(contenders, rounds, acknowledged)));
    }
    for (const { name, check } of contenders) await check(acknowledged.get(name) ?? 0);
  } finally {
    await Promise.all(contenders.map(({ stop }) => stop()));
  }
  console.table(results);
  console.log(JSON.stringify({ bench: 'ingest', results }));
}
