// Rate limits of the browser endpoints (Spec 7; decisions 1 "Rate limits").
import { describe, expect, it } from 'vitest';
import type { RateLimits } from '../../src/ops/settings.ts';
import { limitsOf } from '../support/limits.ts';
import type { RequestChange } from '../support/requests.ts';
import { openScene, type Scene, sharedScene } from '../support/scene.ts';

const { stores } = await sharedScene();
const limits = limitsOf({ sessionsPerAddress: 3, eventsPerAddress: 5 });
/** A server whose buckets are full. */
const fresh = (change: Partial<RateLimits> = {}, trustedProxies: string[] = []): Promise<Scene> =>
  openScene({ shared: stores, settings: { rateLimits: { ...limits, ...change }, trustedProxies } });

const statuses = async (count: number, send: () => Promise<{ statusCode: number }>): Promise<number[]> => {
  const seen: number[] = [];
  for (let i = 0; i < count; i++) seen.push((await send()).statusCode);
  return seen;
};

describe('an address', () => {
  it('gets its quota of sessions, then 429 with the seconds to wait', async () => {
    await using scene = await fresh();
    const install = await scene.install();
    expect(await statuses(3, () => scene.session(install))).toEqual([200, 200, 200]);
    const refused = await scene.session(install);
    expect([refused.statusCode, refused.json()]).toEqual([429, { error: { code: 'rate_limited' } }]);
    expect(refused.headers['retry-after']).toBe('20');
    expect(await scene.visits(install)).toHaveLength(3);
  });

  it('is served again after exactly the returned seconds', async () => {
    await using scene = await fresh();
    const install = await scene.install();
    await statuses(3, () => scene.session(install));
    scene.clock.pass(19_999);
    expect(await statuses(2, () => scene.session(install))).toEqual([429, 429]);
    scene.clock.pass(1);
    expect(await statuses(2, () => scene.session(install))).toEqual([200, 429]);
  });

  it('has its own quota of events', async () => {
    await using scene = await fresh();
    const install = await scene.install();
    const token = await scene.token(install);
    await statuses(9, () => scene.session(install));
    expect(await statuses(6, () => scene.action(install, token))).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('has a quota for each install', async () => {
    await using scene = await fresh();
    const [one, other] = [await scene.install(), await scene.install()];
    await statuses(4, () => scene.session(one));
    expect((await scene.session(other)).statusCode).toBe(200);
  });

  it('is not charged for requests refused earlier', async () => {
    await using scene = await fresh();
    const install = await scene.install();
    const token = await scene.token(install);
    await statuses(9, () => scene.session(install, { headers: { origin: 'null' } }));
    await statuses(9, () => scene.action(install, 'forged'));
    expect((await scene.session(install)).statusCode).toBe(200);
    expect((await scene.action(install, token)).statusCode).toBe(202);
  });

  it('waits at least one second, even when a token is almost due', async () => {
    await using scene = await fresh({ sessionsPerAddress: 600 });
    const install = await scene.install();
    await statuses(600, () => scene.session(install, { payload: '' }));
    expect((await scene.session(install)).headers['retry-after']).toBe('1');
  });
});

it('an install has one quota across all addresses and both endpoints', async () => {
  await using scene = await fresh({ perInstall: 4 });
  const install = await scene.install();
  const from = (i: number): RequestChange => ({ remoteAddress: `198.51.100.${i}` });
  const token = await scene.token(install, from(1));
  expect((await scene.session(install, from(2))).statusCode).toBe(200);
  expect((await scene.action(install, token, from(3))).statusCode).toBe(202);
  expect((await scene.action(install, token, from(4))).statusCode).toBe(202);
  expect((await scene.session(install, from(5))).statusCode).toBe(429);
  expect((await scene.action(install, token, from(6))).statusCode).toBe(429);
});

it('limits that are off never refuse', async () => {
  await using scene = await openScene({ shared: stores });
  const install = await scene.install();
  expect(new Set(await statuses(200, () => scene.session(install, { payload: '' })))).toEqual(new Set([422]));
});

describe('the address that counts', () => {
  const behindProxy = (trustedProxies = ['10.0.0.0/8']): Promise<Scene> =>
    fresh({ sessionsPerAddress: 1 }, trustedProxies);
  const PROXY = '10.0.0.7';
  const via = (forwarded: string, remoteAddress = PROXY): RequestChange => ({
    headers: { 'x-forwarded-for': forwarded },
    remoteAddress,
  });
  /** Whether a second request shares the bucket of the first. */
  async function shareBucket(scene: Scene, first: RequestChange, second: RequestChange): Promise<boolean> {
    const install = await scene.install();
    expect((await scene.session(install, first)).statusCode).toBe(200);
    return (await scene.session(install, second)).statusCode === 429;
  }

  it('is the socket’s without a trusted proxy, whatever the header', async () => {
    await using scene = await behindProxy([]);
    expect(await shareBucket(scene, via('1.1.1.1'), via('2.2.2.2'))).toBe(true);
  });

  it('is the one that a trusted proxy reports', async () => {
    await using scene = await behindProxy();
    expect(await shareBucket(scene, via('1.1.1.1'), via('2.2.2.2'))).toBe(false);
    expect(await shareBucket(scene, via('1.1.1.1'), via('1.1.1.1', '10.9.9.9'))).toBe(true);
  });

  it('is the socket’s if an untrusted peer sends the header', async () => {
    await using scene = await behindProxy();
    const stranger = '203.0.113.9';
    expect(await shareBucket(scene, via('1.1.1.1', stranger), via('2.2.2.2', stranger))).toBe(true);
  });

  it('is the last entry not written by a trusted proxy, not the client’s', async () => {
    await using scene = await behindProxy();
    expect(await shareBucket(scene, via('6.6.6.6, 1.1.1.1'), via('7.7.7.7, 1.1.1.1'))).toBe(true);
    expect(await shareBucket(scene, via('6.6.6.6, 1.1.1.1, 10.0.0.8'), via('9.9.9.9, 1.1.1.1'))).toBe(true);
  });

  it('of IPv6 is its /64', async () => {
    await using scene = await behindProxy();
    const from = (remoteAddress: string): RequestChange => ({ remoteAddress });
    expect(await shareBucket(scene, from('2001:db8:1:2::1'), from('2001:db8:1:2:ffff::9'))).toBe(true);
    expect(await shareBucket(scene, from('2001:db8:1:2::1'), from('2001:db8:1:3::1'))).toBe(false);
    expect(await shareBucket(scene, from('::ffff:198.51.100.1'), from('198.51.100.1'))).toBe(true);
    expect(await shareBucket(scene, from('::ffff:198.51.100.1'), from('::ffff:198.51.100.2'))).toBe(false);
  });

  it.each([
    ['unknown', 'unknown'],
    ['hidden', '_hidden'],
    ['markup', '<script>'],
    ['no address', '1.2.3.4.5'],
    ['long', 'a'.repeat(8000)],
    ['all commas', ',,,'],
    ['white space', ' '],
  ])('is the proxy’s if the header is %s', async (_, junk) => {
    await using scene = await behindProxy();
    expect(await shareBucket(scene, via(junk), via(`${junk}x`))).toBe(true);
  });
});
