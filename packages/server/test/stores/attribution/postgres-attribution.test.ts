import { describe } from 'vitest';
import { newPostgresStore } from '../postgres-factory.ts';
import { projectionContract } from './projection.contract.ts';
import { traceContract } from './trace.contract.ts';

describe('the PostgreSQL store', () => {
  projectionContract(newPostgresStore);
  traceContract(newPostgresStore);
});
