import { describe } from 'vitest';
import { newPostgresStore } from '../postgres-factory.ts';
import { notificationsContract } from './notifications.contract.ts';

describe('the PostgreSQL store of notifications', () => notificationsContract(newPostgresStore));
