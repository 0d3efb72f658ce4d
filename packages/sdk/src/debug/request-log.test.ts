import { expect, it, vi } from 'vitest';
import { createRequestLog, stateOf } from './request-log.ts';

const REQUEST = { route: 'events', deliveryId: 'd1', payload: '{}' };

it('attempts with the same delivery ID are one request', () => {
  const changed = vi.fn();
  const log = createRequestLog(changed);
  log.begin(REQUEST, 1)({ durationMs: 5, status: 503 });
  expect(log.requests.map(stateOf)).toEqual(['retrying']);
  const end = log.begin(REQUEST, 2);
  expect(log.requests.map(stateOf)).toEqual(['sending']);
  end({ durationMs: 5, status: 202 });
  expect(log.requests).toMatchObject([{ attempts: [{ startedAt: 1 }, { startedAt: 2 }] }]);
  expect(log.requests.map(stateOf)).toEqual(['accepted']);
  expect(changed).toHaveBeenCalledTimes(4);
});

it('requests without a delivery ID are never joined, newest first', () => {
  const log = createRequestLog(() => {});
  for (const at of [1, 2]) log.begin({ ...REQUEST, deliveryId: undefined }, at);
  expect(log.requests.map(({ attempts }) => attempts[0]?.startedAt)).toEqual([2, 1]);
});

it.each([
  [0, 'retrying'],
  [401, 'refused'],
  [403, 'refused'],
  [429, 'retrying'],
  [500, 'retrying'],
] as const)('a status of %d is %s', (status, state) => {
  expect(stateOf({ attempts: [{ startedAt: 0, end: { durationMs: 1, status } }] })).toBe(state);
});

it('keeps the newest 100 requests', () => {
  const log = createRequestLog(() => {});
  for (let at = 0; at < 150; at++) log.begin({ ...REQUEST, deliveryId: `${at}` }, at);
  expect([log.requests.length, log.requests[0]?.deliveryId, log.requests[99]?.deliveryId]).toEqual([100, '149', '50']);
});
