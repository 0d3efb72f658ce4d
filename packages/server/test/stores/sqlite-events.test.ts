import { describe } from 'vitest';
import { keysContract } from './keys.contract.ts';
import { serverEventsContract } from './server-events.contract.ts';
import { newSqliteStore } from './sqlite-factory.ts';

describe('the SQLite store', () => {
  keysContract(newSqliteStore);
  serverEventsContract(newSqliteStore);
});
