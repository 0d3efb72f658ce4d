import { describe } from 'vitest';
import { newSqliteStore } from '../sqlite-factory.ts';
import { keysContract } from './keys.contract.ts';
import { serverEventsContract } from './server-events.contract.ts';

// A block for each contract, because its hooks run for every test of the block.
describe.each([keysContract, serverEventsContract])('the SQLite store', (contract) => contract(newSqliteStore));
