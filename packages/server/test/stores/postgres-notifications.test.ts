import { describe } from 'vitest';
import { notificationsContract } from './notifications.contract.ts';
import { newPostgresStore } from './postgres-factory.ts';

describe('the PostgreSQL store of notifications', () => notificationsContract(newPostgresStore));
