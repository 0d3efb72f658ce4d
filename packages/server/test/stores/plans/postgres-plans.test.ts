import { describe } from 'vitest';
import { newPostgresStore } from '../postgres-factory.ts';
import { fixesContract } from './fixes.contract.ts';
import { outdatedFixesContract } from './outdated-fixes.contract.ts';
import { planLimitsContract } from './plan-limits.contract.ts';
import { plansContract } from './plans.contract.ts';

describe('the PostgreSQL store of plans', () => {
  plansContract(newPostgresStore);
  planLimitsContract(newPostgresStore);
  fixesContract(newPostgresStore);
  outdatedFixesContract(newPostgresStore);
});
