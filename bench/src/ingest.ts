// `pnpm bench ingest`: the whole path of an action and of a server event compared with a bare route.
import { benchContenders, type Contenders } from './bench-contenders.ts';
import { bareContender, serviceContender } from './contender.ts';
import { postgresStore } from './postgres.ts';
import { sqliteStore } from './service.ts';

const CONTENDERS: Contenders = {
  bare: bareContender,
  'events-sqlite': async () =>
    serviceContender('events-sqlite', await sqliteStore(), { kind: 'actions', shapes: 'actions' }),
  'server-events-sqlite': async () =>
    serviceContender('server-events-sqlite', await sqliteStore(), { kind: 'server_events', shapes: 'server-events' }),
  'events-postgres': async () =>
    serviceContender('events-postgres', await postgresStore(), { kind: 'actions', shapes: 'actions' }),
  'server-events-postgres': async () =>
    serviceContender('server-events-postgres', await postgresStore(), {
      kind: 'server_events',
      shapes: 'server-events',
    }),
};

export const benchIngest = (args: string[]): Promise<void> => benchContenders('ingest', CONTENDERS, args);
