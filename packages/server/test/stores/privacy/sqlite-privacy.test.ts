import { describe } from 'vitest';
import { newSqliteStore } from '../sqlite-factory.ts';
import { erasureContract } from './erasure.contract.ts';
import { retentionContract } from './retention.contract.ts';
import { tombstonesContract } from './tombstones.contract.ts';
import { visitorsContract } from './visitors.contract.ts';

// A block for each contract, because its hooks run for every test of the block.
describe.each([tombstonesContract, erasureContract, retentionContract, visitorsContract])(
  'the SQLite store',
  (contract) => contract(newSqliteStore),
);
