// `pnpm bench rpc`: `get_brand_overview` over JSON-RPC compared with a bare route.
import { benchContenders, type Contenders } from './bench-contenders.ts';
import { bareContender, serviceContender } from './contender.ts';
import { postgresStore } from './postgres.ts';
import { sqliteStore } from './service.ts';

const CONTENDERS: Contenders = {
  bare: bareContender,
  'rpc-sqlite': async () => serviceContender('rpc-sqlite', await sqliteStore(), { kind: 'actions', shapes: 'rpc' }),
  'rpc-postgres': async () =>
    serviceContender('rpc-postgres', await postgresStore(), { kind: 'actions', shapes: 'rpc' }),
};

export const benchRpc = (args: string[]): Promise<void> => benchContenders('rpc', CONTENDERS, args);
