import { describe, expect, it } from 'vitest';
import { createStoreCheck } from './store-check.ts';

function scene() {
  const state = { now: 0, probes: 0, failing: false };
  const { check, invalidate } = createStoreCheck({ monotonic: () => state.now }, async () => {
    state.probes++;
    if (state.failing) throw new Error('no room');
  });
  return { state, check, invalidate };
}

describe('a store check', () => {
  it('shares one probe among concurrent callers', async () => {
    const { state, check } = scene();
    await Promise.all(Array.from({ length: 50 }, check));
    expect(state.probes).toBe(1);
  });

  it('caches a success for less than a second', async () => {
    const { state, check } = scene();
    await check();
    state.now = 999;
    await check();
    expect(state.probes).toBe(1);
    state.now = 1000;
    await check();
    expect(state.probes).toBe(2);
  });

  it('probes again after each failure', async () => {
    const { state, check } = scene();
    state.failing = true;
    await expect(check()).rejects.toThrow('no room');
    await expect(check()).rejects.toThrow('no room');
    state.failing = false;
    await check();
    expect(state.probes).toBe(3);
  });

  it('probes again after it was invalidated', async () => {
    const { state, check, invalidate } = scene();
    await check();
    state.failing = true;
    invalidate();
    await expect(check()).rejects.toThrow('no room');
  });
});
