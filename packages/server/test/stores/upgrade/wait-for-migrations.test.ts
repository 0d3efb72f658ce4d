// `serve` with `SERVICE_MIGRATIONS=wait`: another process migrates the store.
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { waitForMigrations } from '../../../src/cli/serve/wait-for-migrations.ts';
import { migrateStore, pendingMigrations } from '../../../src/stores/open-stores.ts';
import { MIGRATIONS } from '../../../src/stores/sqlite/migrations/index.ts';
import { testDatabase } from '../../support/postgres-database.ts';
import { ENGINES } from '../../support/sign-in-scene.ts';
import { tempDirectory } from '../../support/temp-store.ts';
import { deps } from '../store-factory.ts';

const NAMES = MIGRATIONS.map(({ name }) => name);
const never = new Promise<void>(() => {});

describe.each(ENGINES)('waiting for migrations, over %s', (engine) => {
  async function emptyStore(): Promise<string> {
    const place = engine === 'SQLite' ? await tempDirectory() : await testDatabase();
    onTestFinished(() => place[Symbol.asyncDispose]());
    return place.store;
  }

  it('ends when the store is migrated, and is logged once', async () => {
    const store = await emptyStore();
    const info = vi.fn();
    const waiting = waitForMigrations({ store, migrations: 'wait' }, { logger: { info }, stopped: never });
    await vi.waitFor(() => expect(info).toHaveBeenCalled());
    expect(await pendingMigrations({ store })).toEqual(NAMES);
    await migrateStore({ store }, deps);
    expect(await waiting).toBe(true);
    expect(info.mock.calls).toEqual([[{ pending: NAMES }, expect.stringContaining('service migrate')]]);
    expect(await pendingMigrations({ store })).toEqual([]);
  });

  it('ends when the process should stop', async () => {
    const store = await emptyStore();
    const { promise: stopped, resolve } = Promise.withResolvers<void>();
    const info = vi.fn(() => resolve());
    expect(await waitForMigrations({ store, migrations: 'wait' }, { logger: { info }, stopped })).toBe(false);
    expect(await pendingMigrations({ store })).toEqual(NAMES);
  });

  it('is not done unless the settings say so', async () => {
    const store = await emptyStore();
    const options = { logger: { info: vi.fn() }, stopped: never };
    expect(await waitForMigrations({ store, migrations: 'auto' }, options)).toBe(true);
  });
});
