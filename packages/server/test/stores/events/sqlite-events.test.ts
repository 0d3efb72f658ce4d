import { describe } from 'vitest';
import { newSqliteStore } from '../sqlite-factory.ts';
import { keysContract } from './keys.contract.ts';
import { serverEventsContract } from './server-events.contract.ts';

describe('the SQLite store', () => {
  keysContract(newSqliteStore);
  serverEventsContract(newSqliteStore);
});
