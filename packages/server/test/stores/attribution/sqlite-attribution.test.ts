import { describe } from 'vitest';
import { newSqliteStore } from '../sqlite-factory.ts';
import { projectionContract } from './projection.contract.ts';

describe('the SQLite store', () => projectionContract(newSqliteStore));
