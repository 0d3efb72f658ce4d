import { describe } from 'vitest';
import { newPostgresStore } from '../postgres-factory.ts';
import { projectionContract } from './projection.contract.ts';
import { traceContract } from './trace.contract.ts';

// A block for each contract, because its hooks run for every test of the block.
describe.each([projectionContract, traceContract])('the PostgreSQL store', (contract) => contract(newPostgresStore));
