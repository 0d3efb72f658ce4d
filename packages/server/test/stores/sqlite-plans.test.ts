import { describe } from 'vitest';
import { plansContract } from './plans.contract.ts';
import { newSqliteStore } from './sqlite-factory.ts';

describe('the SQLite store of plans', () => plansContract(newSqliteStore));
