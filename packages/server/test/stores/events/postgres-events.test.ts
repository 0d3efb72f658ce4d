import { describe } from 'vitest';
import { newPostgresStore } from '../postgres-factory.ts';
import { keysContract } from './keys.contract.ts';
import { serverEventsContract } from './server-events.contract.ts';

describe('the PostgreSQL store', () => {
  keysContract(newPostgresStore);
  serverEventsContract(newPostgresStore);
});
