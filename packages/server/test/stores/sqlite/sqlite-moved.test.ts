// Files moved while the store is open: anything written afterwards would be lost with the process.
import { renameSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { UnavailableError } from '../../../src/kernel/domain-error.ts';
import { action, gather, makeInstall } from '../records.ts';
import { newSqliteStore, type SqliteFactory } from '../sqlite-factory.ts';

let factory: SqliteFactory | undefined;
afterEach(() => factory?.dispose());

describe.each([
  { name: 'a database', ending: '' },
  { name: 'a log', ending: '-wal' },
])('$name moved away while the store is open', ({ ending }) => {
  it('is detected: nothing is acknowledged until it is back', async () => {
    factory = newSqliteStore();
    const file = factory.path + ending;
    const stores = await factory.open();
    const install = await makeInstall(stores);
    const kept = action(install);
    const record = () => stores.collect.recordAction(kept);

    renameSync(file, `${file}.away`);
    await expect(record()).rejects.toThrow(UnavailableError);
    await expect(stores.check()).rejects.toThrow(UnavailableError);
    await expect(makeInstall(stores)).rejects.toThrow(UnavailableError);

    writeFileSync(file, '');
    await expect(record()).rejects.toThrow(UnavailableError);
    await expect(stores.check()).rejects.toThrow(UnavailableError);

    renameSync(`${file}.away`, file);
    await record();
    await makeInstall(stores);
    await stores.check();
    expect(await gather(stores.exports.exportActions({}))).toMatchObject([{ deliveryId: kept.deliveryId }]);
  });
});
