import { describe } from 'vitest';
import { scansContract } from './scans.contract.ts';
import { scheduleContract } from './schedule.contract.ts';
import { newSqliteStore } from './sqlite-factory.ts';

describe('the SQLite store of scans', () => scansContract(newSqliteStore));
describe('automatic scans over SQLite', () => scheduleContract(newSqliteStore));
