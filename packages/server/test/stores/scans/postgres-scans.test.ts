import { describe } from 'vitest';
import { newPostgresStore } from '../postgres-factory.ts';
import { scanChargesContract } from './scan-charges.contract.ts';
import { scansContract } from './scans.contract.ts';
import { scheduleContract } from './schedule.contract.ts';

describe('the PostgreSQL store of scans', () => scansContract(newPostgresStore));
describe('automatic scans over PostgreSQL', () => scheduleContract(newPostgresStore));
describe('charges of scans over PostgreSQL', () => scanChargesContract(newPostgresStore));
