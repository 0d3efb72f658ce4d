// Counts the calls of a token in the store. Concurrent calls are counted together, so that a busy token costs one write
// at a time.
import type { Clock } from '../kernel/clock.ts';
import type { CallResult, WindowStore } from './ports.ts';

/** Resolves with how many of the calls are allowed. Rejects if the store does. */
export type CallLimit = (caller: { key: string; perMinute: number }, calls: number) => Promise<CallResult>;

interface Asking {
  calls: number;
  resolve(taken: CallResult): void;
  reject(error: unknown): void;
}

export function createCallLimit({ windows, clock }: { windows: WindowStore; clock: Pick<Clock, 'now'> }): CallLimit {
  const waiting = new Map<string, Asking[]>();

  async function count(key: string, perMinute: number, asking: readonly Asking[]): Promise<void> {
    const calls = asking.reduce((sum, one) => sum + one.calls, 0);
    try {
      const taken = await windows.takeCalls({ scope: 'calls', key, perMinute, calls, now: clock.now() });
      share(taken, asking);
    } catch (error) {
      for (const { reject } of asking) reject(error);
    }
  }

  async function work(key: string, perMinute: number): Promise<void> {
    for (let next = waiting.get(key); next && next.length > 0; next = waiting.get(key)) {
      waiting.set(key, []);
      await count(key, perMinute, next);
    }
    waiting.delete(key);
  }

  return ({ key, perMinute }, calls) =>
    new Promise((resolve, reject) => {
      const queue = waiting.get(key);
      const asking: Asking = { calls, resolve, reject };
      if (queue) return void queue.push(asking);
      waiting.set(key, [asking]);
      void work(key, perMinute);
    });
}

/** In order of arrival. */
function share({ granted, ...taken }: CallResult, asking: readonly Asking[]): void {
  let left = granted;
  for (const { calls, resolve } of asking) {
    const own = Math.min(left, calls);
    left -= own;
    resolve({ ...taken, granted: own });
  }
}
