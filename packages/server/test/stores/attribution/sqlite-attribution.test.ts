import { describe } from 'vitest';
import { newSqliteStore } from '../sqlite-factory.ts';
import { projectionContract } from './projection.contract.ts';
import { traceContract } from './trace.contract.ts';

describe('the SQLite store', () => {
  projectionContract(newSqliteStore);
  traceContract(newSqliteStore);
});
