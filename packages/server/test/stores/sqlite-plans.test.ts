import { describe } from 'vitest';
import { fixesContract } from './fixes.contract.ts';
import { planLimitsContract } from './plan-limits.contract.ts';
import { plansContract } from './plans.contract.ts';
import { newSqliteStore } from './sqlite-factory.ts';

describe('the SQLite store of plans', () => {
  plansContract(newSqliteStore);
  planLimitsContract(newSqliteStore);
  fixesContract(newSqliteStore);
});
