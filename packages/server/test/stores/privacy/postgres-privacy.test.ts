import { describe } from 'vitest';
import { newPostgresStore } from '../postgres-factory.ts';
import { erasureContract } from './erasure.contract.ts';
import { retentionContract } from './retention.contract.ts';
import { tombstonesContract } from './tombstones.contract.ts';
import { visitorsContract } from './visitors.contract.ts';

describe('the PostgreSQL store', () => {
  tombstonesContract(newPostgresStore);
  erasureContract(newPostgresStore);
  retentionContract(newPostgresStore);
  visitorsContract(newPostgresStore);
});
