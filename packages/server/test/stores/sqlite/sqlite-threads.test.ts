import { afterEach, describe, expect, it } from 'vitest';
import { UnavailableError } from '../../../src/kernel/domain-error.ts';
import { createThread, type Thread } from '../../../src/stores/sqlite/main-thread/thread.ts';

interface Request {
  kind: 'echo' | 'throw' | 'die' | 'sleep';
  value?: number;
}

let thread: Thread<Request, number>;
afterEach(() => thread.end());

const start = () => {
  thread = createThread<Request, number>(new URL('./frail-worker.ts', import.meta.url), undefined);
  return thread;
};

describe('a thread of the store', () => {
  it('returns each request its own result', async () => {
    const { request } = start();
    const answers = Array.from({ length: 100 }, (_, value) =>
      value % 10 === 3 ? request({ kind: 'throw' }).catch(() => -1) : request({ kind: 'echo', value }),
    );
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 100 }, (_, i) => (i % 10 === 3 ? -1 : i)));
  });

  it('fails pending requests when it dies, then is replaced', async () => {
    const { request } = start();
    expect(await request({ kind: 'echo', value: 1 })).toBe(1);
    const held = [request({ kind: 'die' }), request({ kind: 'echo', value: 2 })];
    for (const answer of await Promise.allSettled(held)) {
      expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(UnavailableError) });
    }
    expect(await request({ kind: 'echo', value: 3 })).toBe(3);
  });

  it('is not started for work that only a running one needs', async () => {
    const { request, requestIfRunning } = start();
    expect(await requestIfRunning({ kind: 'echo', value: 1 })).toBeUndefined();
    await request({ kind: 'echo', value: 2 });
    expect(await requestIfRunning({ kind: 'echo', value: 3 })).toBe(3);
  });

  it('fails pending and later requests when it is stopped', async () => {
    const { request, end } = start();
    const held = request({ kind: 'sleep' }).catch((error: unknown) => error);
    await end();
    expect(await held).toBeInstanceOf(UnavailableError);
    await expect(request({ kind: 'echo', value: 1 })).rejects.toThrow('the store is closed');
  });
});
