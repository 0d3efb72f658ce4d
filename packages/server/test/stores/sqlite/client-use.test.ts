// Registrations count the waiting clients inside a write transaction, so this must not read what strangers registered.
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '../../../src/stores/sqlite/migrations/index.ts';

it.each([
  ['counted', 'select count(*) from oauth_clients where used_at is null', 'COVERING INDEX'],
  [
    'replaced',
    'select id from oauth_clients where used_at is null and created_at < 1 order by created_at limit 1',
    'COVERING INDEX',
  ],
  ['deleted', 'delete from oauth_clients where (used_at is null and created_at < 1) or used_at < 1', 'INDEX'],
])('clients that wait for their first use are %s by an index', (_what, statement, way) => {
  const database = new DatabaseSync(':memory:');
  for (const { sql } of MIGRATIONS) database.exec(sql);
  const plan = JSON.stringify(database.prepare(`explain query plan ${statement}`).all());
  database.close();
  expect(plan).toContain(`${way} oauth_clients_use`);
  expect(plan).not.toContain('SCAN');
});
