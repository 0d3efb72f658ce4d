import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type DrainedParts, drain } from './drain.ts';

const TIMES = { noticeMs: 1, finishMs: 20, flushMs: 20 };
const never = (): Promise<void> => new Promise(() => {});

/** Parts that record the calls they receive, in order. */
function parts(change: Partial<DrainedParts> = {}) {
  const asked: string[] = [];
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const say = (name: string) => {
    if (asked.at(-1) !== name) asked.push(name);
  };
  const usual: DrainedParts = {
    refuseNewWork: () => say('refuse'),
    closeServer: () => {
      say('close');
      return closed;
    },
    closeIdle: () => {
      say('idle');
      close();
    },
    closeAllConnections: () => {
      say('all');
      close();
    },
    flush: async () => say('flush'),
  };
  return { asked, parts: { ...usual, ...change } };
}

describe('draining', () => {
  it('refuses, closes and flushes, in that order', async () => {
    const { asked, parts: all } = parts();
    await drain(all, { ...TIMES, finishMs: 5000 });
    expect(asked).toEqual(['refuse', 'close', 'idle', 'flush']);
  });

  it('flushes only after the last connection has ended, by force if needed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { asked, parts: all } = parts({
      closeIdle: () => {},
      closeServer: () => promise.then(() => void asked.push('closed')),
      closeAllConnections: () => {
        asked.push('all');
        setTimeout(resolve, 5);
      },
    });
    await drain(all, TIMES);
    expect(asked).toEqual(['refuse', 'all', 'closed', 'flush']);
  });

  it('flushes, and leaves no timer, if the server cannot be closed', async () => {
    const { asked, parts: all } = parts({ closeServer: () => Promise.reject(new Error('no close')) });
    const setTimer = vi.spyOn(globalThis, 'setInterval');
    const clearTimer = vi.spyOn(globalThis, 'clearInterval');
    onTestFinished(() => void vi.restoreAllMocks());
    await expect(drain(all, TIMES)).rejects.toThrow('no close');
    expect(asked).toEqual(['refuse', 'flush']);
    expect(clearTimer).toHaveBeenCalledWith(setTimer.mock.results[0]?.value);
  });

  it('does not wait for a store that never closes', async () => {
    const { parts: all } = parts({ flush: never });
    await expect(drain(all, TIMES)).rejects.toThrow('the store did not close in time');
  });

  it('rejects if the store cannot flush', async () => {
    const { parts: all } = parts({ flush: () => Promise.reject(new Error('no disk')) });
    await expect(drain(all, TIMES)).rejects.toThrow('no disk');
  });
});
