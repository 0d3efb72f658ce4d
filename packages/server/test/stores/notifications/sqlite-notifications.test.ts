import { describe } from 'vitest';
import { newSqliteStore } from '../sqlite-factory.ts';
import { notificationsContract } from './notifications.contract.ts';

describe('the SQLite store of notifications', () => notificationsContract(newSqliteStore));
