import { describe } from 'vitest';
import { serverEventsContract } from './server-events.contract.ts';
import { newSqliteStore } from './sqlite-factory.ts';

describe('the SQLite store', () => {
  serverEventsContract(newSqliteStore);
});
