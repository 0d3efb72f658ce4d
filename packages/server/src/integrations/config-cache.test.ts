import { describe, expect, it, vi } from 'vitest';
import { createConfigCache } from './config-cache.ts';
import type { Install } from './ports.ts';

const ID = `svc_pub_${'a'.repeat(32)}`;

const install = (change: Partial<Install> = {}): Install => ({
  number: 1,
  id: ID,
  brandId: 'brand',
  name: null,
  mode: 'measurement',
  reportingOrigins: null,
  allowedOrigins: null,
  referralExclusions: [],
  active: true,
  sessionEpoch: 0,
  createdAt: 0,
  ...change,
});

/** A store with one install whose reads can be blocked or made to fail, and a stopped clock. */
function scene() {
  let now = 10_000;
  const store = {
    kept: undefined as Install | undefined,
    version: 1,
    reads: 0,
    failing: false,
    gate: Promise.resolve(),
    announced: [] as { id: string; version: number; seenAt: number }[],
    withdrawn: [] as string[],
    listeners: new Set<() => void>(),
  };
  const answer = <Value>(value: () => Value): Promise<Value> => {
    if (store.failing) return Promise.reject(new Error('the store is away'));
    const seen = value();
    return store.gate.then(() => seen);
  };
  const polls: unknown[] = [];
  const cache = createConfigCache({
    nodeId: 'node-1',
    clock: { now: () => 1_000_000 + now, monotonic: () => now },
    changes: {
      version: () => answer(() => store.version),
      announce: (node) => answer(() => void store.announced.push(node)),
      withdraw: (id) => answer(() => void store.withdrawn.push(id)),
      listen(onChange) {
        store.listeners.add(onChange);
        return async () => void store.listeners.delete(onChange);
      },
    },
    onPoll: (failure) => polls.push(failure),
  });
  const installs = cache.lookup(() => {
    store.reads++;
    return answer(() => store.kept);
  });
  const change = (to: Install) => {
    store.kept = to;
    store.version++;
  };
  /** Blocks every read until the returned function is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    store.gate = promise;
    return resolve;
  };
  return { store, cache, installs, polls, change, hold, pass: (ms: number) => (now += ms) };
}

describe('the configuration cache', () => {
  it('polls at once when the store announces a change, even mid-poll', async () => {
    const { store, cache, installs, change, hold } = scene();
    store.kept = install();
    await cache.start();
    await installs.find('a');
    const release = hold();
    const polling = cache.poll();
    change(install({ active: false }));
    for (const tell of store.listeners) tell();
    release();
    await polling;
    await vi.waitFor(async () => expect((await installs.find('a'))?.active).toBe(false));
    await cache.stop();
    expect(store.listeners.size).toBe(0);
  });

  it('reads the store once while the lease is valid', async () => {
    const { store, cache, installs, pass } = scene();
    store.kept = install();
    await cache.poll();
    await installs.find(ID);
    pass(3999);
    expect(await installs.find(ID)).toEqual(install());
    expect(store.reads).toBe(1);
  });

  it('reads the store for each request after 4 s without a poll', async () => {
    const { store, cache, installs, pass, change } = scene();
    store.kept = install();
    await cache.poll();
    await installs.find(ID);
    store.failing = true;
    await cache.poll();
    store.failing = false;
    change(install({ active: false }));
    pass(3999);
    expect((await installs.find(ID))?.active).toBe(true);
    pass(1);
    expect((await installs.find(ID))?.active).toBe(false);
    await installs.find(ID);
    expect(store.reads).toBe(3);
  });

  it('is valid again after a poll, without reading what did not change', async () => {
    const { store, cache, installs, pass } = scene();
    store.kept = install();
    await cache.poll();
    await installs.find(ID);
    pass(4000);
    await cache.poll();
    await installs.find(ID);
    expect(store.reads).toBe(1);
  });

  it('counts the lease from when a slow poll began', async () => {
    const { store, cache, installs, pass, hold } = scene();
    store.kept = install();
    const release = hold();
    const poll = cache.poll();
    pass(4000);
    release();
    await poll;
    await installs.find(ID);
    await installs.find(ID);
    expect(store.reads).toBe(2);
  });

  it('drops its entries when a poll sees a change', async () => {
    const { store, cache, installs, change } = scene();
    store.kept = install();
    await cache.poll();
    await installs.find(ID);
    change(install({ sessionEpoch: 1 }));
    await cache.poll();
    expect((await installs.find(ID))?.sessionEpoch).toBe(1);
  });

  it('does not cache a read that began before a change', async () => {
    const { store, cache, installs, change, hold } = scene();
    store.kept = install();
    await cache.poll();
    const release = hold();
    const early = installs.find(ID);
    store.gate = Promise.resolve();
    change(install({ active: false }));
    await cache.poll();
    release();
    expect((await early)?.active).toBe(true);
    expect((await installs.find(ID))?.active).toBe(false);
  });

  it('shares one read among concurrent requests', async () => {
    const { store, cache, installs } = scene();
    store.kept = install();
    await cache.poll();
    await Promise.all(Array.from({ length: 50 }, () => installs.find(ID)));
    expect(store.reads).toBe(1);
  });

  it('drops an install that this process changed', async () => {
    const { store, cache, installs } = scene();
    store.kept = install();
    await cache.poll();
    await installs.find(ID);
    store.kept = install({ active: false });
    installs.invalidate(ID);
    expect((await installs.find(ID))?.active).toBe(false);
  });

  it('caches an unknown ID for one second', async () => {
    const { store, cache, installs, pass } = scene();
    await cache.poll();
    expect(await installs.find(ID)).toBeUndefined();
    store.kept = install();
    pass(999);
    expect(await installs.find(ID)).toBeUndefined();
    pass(1);
    expect(await installs.find(ID)).toEqual(install());
  });

  it('rejects if a read fails, and retries on the next request', async () => {
    const { store, cache, installs } = scene();
    store.kept = install();
    await cache.poll();
    store.failing = true;
    await expect(installs.find(ID)).rejects.toThrow('the store is away');
    store.failing = false;
    expect(await installs.find(ID)).toEqual(install());
  });

  it('announces its version after a change, and at least every two seconds', async () => {
    const { store, cache, pass, change } = scene();
    const versions = () => store.announced.map(({ version }) => version);
    await cache.poll();
    expect(store.announced).toEqual([{ id: 'node-1', version: 1, seenAt: 1_010_000 }]);
    pass(999);
    await cache.poll();
    expect(versions()).toEqual([1]);
    change(install());
    await cache.poll();
    expect(versions()).toEqual([1, 2]);
    pass(1000);
    await cache.poll();
    expect(versions()).toEqual([1, 2, 2]);
  });

  it('announces a change again after an announcement that failed', async () => {
    const { store, cache, change } = scene();
    await cache.poll();
    change(install());
    const version = store.version;
    const poll = cache.poll();
    store.failing = true;
    await poll;
    store.failing = false;
    expect(store.announced.at(-1)?.version).toBe(1);
    await cache.poll();
    expect(store.announced.at(-1)?.version).toBe(version);
  });

  it('reports polls that fail and never rejects', async () => {
    const { store, cache, polls } = scene();
    store.failing = true;
    await cache.poll();
    store.failing = false;
    await cache.poll();
    expect(polls).toEqual([expect.objectContaining({ message: 'the store is away' }), undefined]);
  });

  it('keeps record kinds apart under one poll', async () => {
    const { store, cache, installs, change } = scene();
    const names = { read: 0, value: 'first' };
    const other = cache.lookup(async () => {
      names.read++;
      return names.value;
    });
    store.kept = install();
    await cache.poll();
    expect([await installs.find(ID), await other.find(ID)]).toEqual([install(), 'first']);
    expect([store.reads, names.read]).toEqual([1, 1]);
    names.value = 'second';
    change(install({ sessionEpoch: 1 }));
    await cache.poll();
    expect([(await installs.find(ID))?.sessionEpoch, await other.find(ID)]).toEqual([1, 'second']);
  });

  it('runs one poll at a time', async () => {
    const { store, cache, hold } = scene();
    const release = hold();
    const polls = [cache.poll(), cache.poll()];
    release();
    await Promise.all(polls);
    expect(store.announced).toHaveLength(1);
  });

  it('deregisters its node when it stops', async () => {
    const { store, cache } = scene();
    await cache.start();
    await cache.stop();
    expect(store.withdrawn).toEqual(['node-1']);
  });
});
