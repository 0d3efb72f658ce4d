import { describe, expect, it } from 'vitest';
import { createLastUsed } from './last-used.ts';

const token = { id: 'token-1' };

/** A store that records calls, and fails on demand. */
function scene() {
  const store = { noted: [] as string[], failing: false, gate: Promise.resolve() };
  const failures: unknown[] = [];
  const lastUsed = createLastUsed(
    {
      async touchToken(id, day) {
        await store.gate;
        if (store.failing) throw new Error('the store is away');
        store.noted.push(`${id} ${day}`);
      },
    },
    (failure) => failures.push(failure),
  );
  return { store, failures, lastUsed };
}

describe('the last use of a token', () => {
  it('is written once per token and day', async () => {
    const { store, lastUsed } = scene();
    for (let i = 0; i < 100; i++) lastUsed.used(token, '2026-01-30');
    lastUsed.used({ id: 'token-2' }, '2026-01-30');
    lastUsed.used(token, '2026-01-31');
    await lastUsed.settle();
    expect(store.noted).toEqual(['token-1 2026-01-30', 'token-2 2026-01-30', 'token-1 2026-01-31']);
  });

  it('does not delay the request, and is stored soon after', async () => {
    const { store, lastUsed } = scene();
    lastUsed.used(token, '2026-01-30');
    expect(store.noted).toEqual([]);
    await lastUsed.settle();
    expect(store.noted).toHaveLength(1);
  });

  it('is settled only when a slow write has ended', async () => {
    const { store, lastUsed } = scene();
    const { promise, resolve } = Promise.withResolvers<void>();
    store.gate = promise;
    lastUsed.used(token, '2026-01-30');
    const settled = lastUsed.settle().then(() => store.noted.length);
    setImmediate(resolve);
    await expect(settled).resolves.toBe(1);
  });

  it('that could not be written is written with the next use', async () => {
    const { store, failures, lastUsed } = scene();
    store.failing = true;
    lastUsed.used(token, '2026-01-30');
    await lastUsed.settle();
    expect(failures).toEqual([new Error('the store is away')]);
    store.failing = false;
    lastUsed.used(token, '2026-01-30');
    await lastUsed.settle();
    expect(store.noted).toEqual(['token-1 2026-01-30']);
  });
});
