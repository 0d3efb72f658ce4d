import { describe } from 'vitest';
import { newSqliteStore } from '../sqlite-factory.ts';
import { fixesContract } from './fixes.contract.ts';
import { outdatedFixesContract } from './outdated-fixes.contract.ts';
import { planLimitsContract } from './plan-limits.contract.ts';
import { plansContract } from './plans.contract.ts';

describe('the SQLite store of plans', () => {
  plansContract(newSqliteStore);
  planLimitsContract(newSqliteStore);
  fixesContract(newSqliteStore);
  outdatedFixesContract(newSqliteStore);
});
