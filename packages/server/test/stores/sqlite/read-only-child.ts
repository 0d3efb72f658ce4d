// A process that, unlike root, cannot write to read-only files: it starts with a read-only store file, makes it
// writable again, and prints the outcome of its records.
import { chmodSync } from 'node:fs';
import { UnavailableError } from '../../../src/kernel/domain-error.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { action, gather, makeInstall } from '../records.ts';
import { newSqliteStore } from '../sqlite-factory.ts';

const NOBODY = 65_534;
if (process.getuid?.() === 0) {
  process.setgid?.(NOBODY);
  process.setuid?.(NOBODY);
}

const factory = newSqliteStore();
const first = await factory.open();
const install = await makeInstall(first);
await first.collect.recordAction(action(install));
await first.close();

const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof UnavailableError ? 'unavailable' : String(error)),
  );
const asks = (stores: Stores): (() => Promise<unknown>)[] => [
  () => stores.collect.recordAction(action(install)),
  () => stores.installs.updateInstall(install.id, { revokeSessions: true }),
  () => stores.check(),
];
const outcomesOf = (stores: Stores): Promise<string[]> => Promise.all(asks(stores).map((ask) => outcomeOf(ask())));

chmodSync(factory.path, 0o400);
const stores = await factory.open();
const refused = [await outcomesOf(stores), await outcomesOf(stores)];
const read = (await gather(stores.exports.exportActions({}))).length;
chmodSync(factory.path, 0o600);
// The first write notices that the connection is unusable.
await outcomesOf(stores);
const taken = await outcomesOf(stores);
const kept = (await gather(stores.exports.exportActions({}))).length;
await factory.dispose();
process.stdout.write(JSON.stringify({ refused, read, taken, kept }));
