import { describe } from 'vitest';
import { bucketsContract } from './buckets.contract.ts';
import { catalogueContract } from './catalogue.contract.ts';
import { collectContract } from './collect.contract.ts';
import { exportsContract } from './exports.contract.ts';
import { leasesContract } from './leases.contract.ts';
import { liveContract } from './live.contract.ts';
import { oauthContract } from './oauth.contract.ts';
import { relayContract } from './relay.contract.ts';
import { newSqliteStore } from './sqlite-factory.ts';
import { usersContract } from './users.contract.ts';
import { windowsContract } from './windows.contract.ts';

describe('the SQLite store', () => {
  collectContract(newSqliteStore);
  catalogueContract(newSqliteStore);
  exportsContract(newSqliteStore);
  bucketsContract(newSqliteStore);
  windowsContract(newSqliteStore);
  leasesContract(newSqliteStore);
  relayContract(newSqliteStore);
  usersContract(newSqliteStore);
  oauthContract(newSqliteStore);
  liveContract(newSqliteStore);
});
