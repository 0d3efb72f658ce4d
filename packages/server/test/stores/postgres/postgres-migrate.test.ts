// A database that is created, migrated by several processes at once, or belongs to another program.
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../../src/kernel/clock.ts';
import { openStores } from '../../../src/stores/open-stores.ts';
import { migrate } from '../../../src/stores/postgres/migrate.ts';
import { MIGRATIONS } from '../../../src/stores/postgres/migrations/index.ts';
import { openConnection, withConnection } from '../../support/postgres-connection.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres-database.ts';
import { deps } from '../store-factory.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database[Symbol.asyncDispose]());

const migrated = (migrations = MIGRATIONS) =>
  withConnection(database.store, (client) => migrate(client, systemIds.bytes(32), migrations));
const names = MIGRATIONS.map(({ name }) => name);

describe('a migration', () => {
  it('is applied by only one of several processes that start at once', async () => {
    const clients = await Promise.all(Array.from({ length: 24 }, () => openConnection(database.store)));
    const answers = await Promise.all(clients.map((client) => migrate(client, systemIds.bytes(32))));
    await Promise.all(clients.map((client) => client.end()));
    expect(answers.filter(({ applied }) => applied.length > 0)).toEqual([{ version: names.length, applied: names }]);
    expect(await database.query('select id from meta')).toHaveLength(1);
  });

  it('applies new steps and keeps the key of the store', async () => {
    await migrated();
    const before = await database.query('select store_key from meta');
    const more = [...MIGRATIONS, { name: 'next', sql: 'create table extra (id integer)' }];
    expect(await migrated(more)).toEqual({ version: more.length, applied: ['next'] });
    expect(await migrated(more)).toEqual({ version: more.length, applied: [] });
    expect(await database.query('select store_key from meta')).toEqual(before);
  });

  it('lets other statements pass while a long one uses the table', async () => {
    await migrated();
    const reader = await openConnection(database.store);
    await reader.query('begin; select count(*) from visits');
    const added = [...MIGRATIONS, { name: 'next', sql: 'alter table visits add column extra text' }];
    const migrating = migrated(added);
    const began = performance.now();
    await pause(100);
    await database.query('select count(*) from visits');
    expect(performance.now() - began).toBeLessThan(5000);
    await reader.query('commit');
    await reader.end();
    expect(await migrating).toMatchObject({ applied: ['next'] });
  });

  it('that fails leaves nothing behind', async () => {
    const broken = [...MIGRATIONS, { name: 'broken', sql: 'create table extra (id integer); select 1/0' }];
    await expect(migrated(broken)).rejects.toThrow('division by zero');
    expect(await database.query(`select to_regclass('meta') as meta`)).toEqual([{ meta: null }]);
    expect(await migrated()).toMatchObject({ applied: names });
  });

  it('refuses a database with tables of another program', async () => {
    await database.query('create table meta (id integer)');
    await expect(openStores(database, deps)).rejects.toMatchObject({ code: 'store_foreign' });
  });

  it.each(['LATIN1', 'SQL_ASCII'])(
    'refuses a database with the encoding %s, which cannot store every text',
    async (encoding) => {
      const name = `${new URL(database.store).pathname.slice(1)}_${encoding.toLowerCase()}`;
      await database.query(`create database ${name} encoding ${encoding} locale 'C' template template0`);
      const refused = openStores({ store: `${database.store}_${encoding.toLowerCase()}` }, deps);
      await expect(refused).rejects.toMatchObject({
        code: 'store_encoding',
        message: expect.stringContaining(encoding),
      });
      await database.query(`drop database ${name} with (force)`);
    },
  );

  it('refuses the store of a newer version', async () => {
    await migrated([...MIGRATIONS, { name: 'next', sql: 'select 1' }]);
    await expect(openStores(database, deps)).rejects.toMatchObject({ code: 'store_newer' });
  });
});
