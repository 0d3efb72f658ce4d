import { describe } from 'vitest';
import { newSqliteStore } from '../sqlite-factory.ts';
import { erasureContract } from './erasure.contract.ts';
import { retentionContract } from './retention.contract.ts';
import { tombstonesContract } from './tombstones.contract.ts';
import { visitorsContract } from './visitors.contract.ts';

describe('the SQLite store', () => {
  tombstonesContract(newSqliteStore);
  erasureContract(newSqliteStore);
  retentionContract(newSqliteStore);
  visitorsContract(newSqliteStore);
});
