import { expect, it } from 'vitest';
import type { NewRefusal } from './ports.ts';
import { createRefusalBuffer } from './refusal-buffer.ts';
import type { AddressedRefusal } from './refused-call.ts';
import { storeRefusals } from './store-refusals.ts';

function openStore() {
  const stored: NewRefusal[] = [];
  const clock = { now: () => 0, monotonic: () => 0 };
  const buffer = createRefusalBuffer({ clock });
  let isDown = false;
  const store = storeRefusals({
    buffer,
    clock,
    live: {
      async storeRefusals(rows) {
        if (isDown) throw new Error('the store is down');
        stored.push(...rows);
      },
    },
    installs: {
      findInstall: async () => undefined,
      listInstalls: async () => [
        {
          id: 'svc_pub_1',
          number: 1,
          brandId: 'b',
          name: null,
          mode: 'measurement',
          reportingOrigins: ['https://a.example'],
          allowedOrigins: null,
          referralExclusions: [],
          active: true,
          sessionEpoch: 0,
          createdAt: 0,
        },
      ],
    },
    connections: { findConnection: async () => undefined },
  });
  return {
    stored,
    store,
    fail(now: boolean) {
      isDown = now;
    },
    refuse: (change: Partial<AddressedRefusal>) => buffer.add({ ...REFUSAL, ...change }),
  };
}

const REFUSAL: AddressedRefusal = {
  pathId: 'unknown',
  at: 0,
  endpoint: 'session',
  method: 'POST',
  status: 404,
  code: 'not_found',
  fault: 'unknown_install',
  reason: 'no such install',
  issues: [],
  contentType: null,
  credential: 'none',
  deliveryId: 'missing',
  count: 1,
  origin: 'https://a.example',
};

it('retries a failed write with the next call', async () => {
  const { stored, store, fail, refuse } = openStore();
  fail(true);
  refuse({ reason: 'first' });
  await expect(store(true)).rejects.toThrow('the store is down');
  fail(false);
  refuse({ reason: 'second' });
  await store(true);
  await store(true);
  expect(stored.map(({ brandId, reason }) => [brandId, reason])).toEqual([
    ['b', 'first'],
    ['b', 'second'],
  ]);
});
