import { describe } from 'vitest';
import { projectionContract } from './projection.contract.ts';
import { newSqliteStore } from './sqlite-factory.ts';

describe('the SQLite store', () => projectionContract(newSqliteStore));
