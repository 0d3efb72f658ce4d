import { describe } from 'vitest';
import { plansContract } from './plans.contract.ts';
import { newPostgresStore } from './postgres-factory.ts';

describe('the PostgreSQL store of plans', () => plansContract(newPostgresStore));
