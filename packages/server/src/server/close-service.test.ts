import { setImmediate as tick } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { closeService } from './close-service.ts';

/** Each part records that it has closed; those named fail then. */
function service(...failing: string[]) {
  const closed: string[] = [];
  const close = async (name: string): Promise<void> => {
    await tick();
    closed.push(name);
    if (failing.includes(name)) throw new Error(`no ${name}`);
  };
  const slowly = async (name: string): Promise<void> => {
    for (let i = 0; i < 5; i++) await tick();
    await close(name);
  };
  return {
    closed,
    parts: {
      configCache: { stop: async () => void closed.push('cache') },
      lastUsed: { settle: () => slowly('tokens') },
      provider: { close: () => close('provider') },
      reader: { end: () => close('reader') },
      stores: { close: () => slowly('stores') },
    },
    workers: { stop: () => close('workers') },
    tracing: { close: () => close('tracing') },
    metricsServer: { close: () => close('metrics') },
  };
}

const ORDER = ['cache', 'workers', 'provider', 'tokens', 'reader', 'tracing', 'stores', 'metrics'];

describe('closing a serving process', () => {
  it('closes the store after everything that writes to it', async () => {
    const open = service();
    await closeService(open);
    expect(open.closed).toEqual(ORDER);
  });

  it.each([['reader'], ['tracing'], ['stores'], ['metrics']])(
    'ends only after all parts have closed, if one fails: %s',
    async (name) => {
      const open = service(name);
      await expect(closeService(open)).rejects.toThrow(`no ${name}`);
      expect(open.closed).toEqual(ORDER);
    },
  );

  it('fails with the first of several failures', async () => {
    await expect(closeService(service('reader', 'tracing', 'stores', 'metrics'))).rejects.toThrow('no reader');
  });
});
