// `pnpm bench events`: server events and the reading of their receipts against a bare route.
import { benchContenders } from './bench-contenders.ts';
import { bareContender, serviceContender } from './contender.ts';
import { sqliteStore } from './service.ts';

export const benchEvents = (args: string[]): Promise<void> =>
  benchContenders(
    'events',
    {
      bare: bareContender,
      'server-events-sqlite': async () =>
        serviceContender('server-events-sqlite', await sqliteStore(), {
          kind: 'server_events',
          shapes: 'server-events',
        }),
      'receipts-sqlite': async () =>
        serviceContender('receipts-sqlite', await sqliteStore(), { kind: 'server_events', shapes: 'receipts' }),
    },
    args,
  );
