// `kill -9` of a process between a target's response and the record of it, and several processes over one store.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newPostgresStore } from '../stores/postgres-factory.ts';
import { newSqliteStore } from '../stores/sqlite-factory.ts';
import { startReceiver } from '../support/webhook-receiver.ts';
import { finding, makeBrand, makeTarget } from './facts.ts';

const CHILD = fileURLToPath(new URL('./notification-child.ts', import.meta.url));
const WAIT = { timeout: 90_000, interval: 20 };
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
});

function start(store: string, isMortal: boolean): ChildProcess {
  const args = ['--conditions=@service/source', CHILD, store, isMortal ? 'mortal' : ''];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  return child;
}

const ENGINES = [
  { engine: 'SQLite', make: () => ({ factory: newSqliteStore(), storeOf: undefined }) },
  {
    engine: 'PostgreSQL',
    make: () => {
      const factory = newPostgresStore();
      return { factory, storeOf: () => factory.store() };
    },
  },
];

describe.each(ENGINES)('processes that deliver notifications, over $engine', ({ make }) => {
  it('lose none if killed after an accepted delivery: it is resent', {
    timeout: 240_000,
  }, async () => {
    const { factory, storeOf } = make();
    const stores = await factory.open();
    const store = storeOf ? await storeOf() : `sqlite:${'path' in factory ? factory.path : ''}`;
    await using receiver = await startReceiver();
    const brand = await makeBrand(stores);
    await makeTarget(stores, brand, { url: receiver.url });
    await factory.tell(finding(brand), finding(brand));
    const mortal = start(store, true);
    await once(mortal, 'exit');
    expect(receiver.requests).toHaveLength(1);

    start(store, false);
    start(store, false);
    await vi.waitFor(() => expect(receiver.requests.length).toBeGreaterThanOrEqual(3), WAIT);
    await vi.waitFor(async () => {
      expect(await stores.outbox.dueDeliveries(Number.MAX_SAFE_INTEGER, 10, { targets: [], tenants: [] })).toEqual([]);
    }, WAIT);
    const ids = receiver.requests.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(2);
    expect(ids.filter((id) => id === ids[0])).toHaveLength(2);
    expect(ids).toHaveLength(3);
    for (const child of children) child.kill('SIGKILL');
    await factory.dispose();
  });
});
