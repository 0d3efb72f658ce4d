import { describe } from 'vitest';
import { newSqliteStore } from '../sqlite-factory.ts';
import { keysContract } from './keys.contract.ts';
import { serverEventsContract } from './server-events.contract.ts';

// A block for each, since the hooks of a contract run for every test of its block.
describe.each([keysContract, serverEventsContract])('the SQLite store', (contract) => contract(newSqliteStore));
