import { describe } from 'vitest';
import { newSqliteStore } from '../sqlite-factory.ts';
import { scanChargesContract } from './scan-charges.contract.ts';
import { scansContract } from './scans.contract.ts';
import { scheduleContract } from './schedule.contract.ts';

describe('the SQLite store of scans', () => scansContract(newSqliteStore));
describe('automatic scans over SQLite', () => scheduleContract(newSqliteStore));
describe('charges of scans over SQLite', () => scanChargesContract(newSqliteStore));
