// The metrics of a group on PostgreSQL.
import { expect, it, vi } from 'vitest';
import { systemIds } from '../../../src/kernel/clock.ts';
import { openStores } from '../../../src/stores/open-stores.ts';
import { newPostgresStore } from '../postgres-factory.ts';
import { action, makeInstall } from '../records.ts';
import { deps } from '../store-factory.ts';

it('every group reports the time of its commit', async () => {
  const factory = newPostgresStore();
  const groupWritten = vi.fn();
  const stores = await openStores(
    { store: await factory.store() },
    { ...deps, metrics: { groupWritten, watchQueue() {} } },
  );
  const record = action(await makeInstall(stores));
  await stores.collect.recordAction(record);
  // A known record takes the path through a transaction.
  await stores.collect.recordAction({ ...record, receiptId: systemIds.ordered() });
  for (const [{ seconds, syncSeconds }] of groupWritten.mock.calls) {
    expect(syncSeconds).toBeGreaterThan(0);
    expect(syncSeconds).toBeLessThan(seconds);
  }
  expect(groupWritten).toHaveBeenCalledTimes(2);
  await stores.close();
  await factory.dispose();
});
