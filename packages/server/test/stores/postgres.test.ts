import { describe } from 'vitest';
import { bucketsContract } from './buckets.contract.ts';
import { catalogueContract } from './catalogue.contract.ts';
import { collectContract } from './collect.contract.ts';
import { exportsContract } from './exports.contract.ts';
import { leasesContract } from './leases.contract.ts';
import { liveContract } from './live.contract.ts';
import { oauthContract } from './oauth.contract.ts';
import { newPostgresStore } from './postgres-factory.ts';
import { relayContract } from './relay.contract.ts';
import { usersContract } from './users.contract.ts';
import { windowsContract } from './windows.contract.ts';

// A block for each contract, because its hooks run for every test of the block.
describe.each([
  collectContract,
  catalogueContract,
  exportsContract,
  bucketsContract,
  windowsContract,
  leasesContract,
  relayContract,
  usersContract,
  oauthContract,
  liveContract,
])('the PostgreSQL store', (contract) => contract(newPostgresStore));
