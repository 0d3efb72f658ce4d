import { describe } from 'vitest';
import { newSqliteStore } from '../sqlite-factory.ts';
import { projectionContract } from './projection.contract.ts';
import { traceContract } from './trace.contract.ts';

// A block for each contract, because its hooks run for every test of the block.
describe.each([projectionContract, traceContract])('the SQLite store', (contract) => contract(newSqliteStore));
