import { describe } from 'vitest';
import { notificationsContract } from './notifications.contract.ts';
import { newSqliteStore } from './sqlite-factory.ts';

describe('the SQLite store of notifications', () => notificationsContract(newSqliteStore));
