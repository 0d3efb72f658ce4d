import { describe, expect, it, vi } from 'vitest';
import { createSessionStore, hashOf } from './http-session-store.ts';

const DAY_MS = 86_400_000;

/** The session of a signed-in user that is sent a request at intervals. */
function session(idleMs: number) {
  let now = 0;
  const stored = {
    hash: hashOf('id'),
    data: JSON.stringify({ signedIn: { userId: 'user', csrfToken: 'token' }, endsAt: DAY_MS }),
    endsAt: idleMs,
  };
  const extendSession = vi.fn(async (_hash: Uint8Array, endsAt: number) => {
    stored.endsAt = endsAt;
  });
  const store = createSessionStore({
    sessions: { findSession: async () => stored, extendSession, putSession: vi.fn(), removeSession: vi.fn() },
    clock: { now: () => now },
    idleMs,
  });
  return {
    extendSession,
    async request(afterMs: number) {
      now += afterMs;
      await new Promise<void>((resolve, reject) => store.get('id', (error) => (error ? reject(error) : resolve())));
    },
  };
}

describe('the requests of a session', () => {
  it.each([
    ['once a minute', 60 * 60_000, 10_000],
    ['once in a tenth of its idle time, if that is shorter', 60_000, 1000],
  ])('extend it %s', async (_name, idleMs, everyMs) => {
    const { request, extendSession } = session(idleMs);
    for (let i = 0; i < 60; i++) await request(everyMs);
    expect(extendSession).toHaveBeenCalledTimes(10);
  });
});
