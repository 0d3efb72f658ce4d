import { describe, expect, it } from 'vitest';
import { openPage } from '../../test/support/fake-page.ts';
import { createSession } from './session.ts';

/** A session that counts `/session` calls and lets the test answer them. */
function arrange() {
  const { env } = openPage();
  const calls: { visitorId: string; resolve: (token: string) => void; reject: (error: Error) => void }[] = [];
  const session = createSession(
    env,
    (visitorId) => new Promise((resolve, reject) => calls.push({ visitorId, resolve, reject })),
  );
  return { session, calls };
}

describe('createSession', () => {
  it('shares one call among waiting callers, and its token afterwards', async () => {
    const { session, calls } = arrange();
    const waiting = [session.token('a'), session.token('a')];
    calls[0]?.resolve('t1');
    expect(await Promise.all([...waiting, session.token('a')])).toEqual(['t1', 't1', 't1']);
    expect(calls).toHaveLength(1);
  });

  it('fails every waiting caller, and retries for the next caller', async () => {
    const { session, calls } = arrange();
    const waiting = [session.token('a'), session.token('a')];
    calls[0]?.reject(new Error('no session'));
    for (const token of waiting) await expect(token).rejects.toThrow('no session');
    const next = session.token('a');
    calls[1]?.resolve('t2');
    expect(await next).toBe('t2');
  });

  it('opens one session per visitor', async () => {
    const { session, calls } = arrange();
    const first = session.token('a');
    calls[0]?.resolve('t1');
    await first;
    const second = session.token('b');
    calls[1]?.resolve('t2');
    expect(await second).toBe('t2');
    expect(calls.map(({ visitorId }) => visitorId)).toEqual(['a', 'b']);
  });
});
