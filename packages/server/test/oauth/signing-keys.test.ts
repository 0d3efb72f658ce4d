// The keys that sign access tokens, over a real store of either engine, as periods pass and secrets change (decisions 11).
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../src/kernel/clock.ts';
import { createSigningKeyring, KEY_PERIOD_MS, periodOf } from '../../src/oauth/signing-keys.ts';
import { dropExpired } from '../../src/workers/expiry.ts';
import { type TestClock, testClock } from '../support/clock.ts';
import { openOAuthStores } from './oauth-scene.ts';

const SECRET = 'a secret of the tests, long enough';
const OTHER = 'another secret of the tests, long';
const MINUTE_MS = 60_000;

describe.each(['sqlite', 'postgres'] as const)('signing keys, over %s,', (engine) => {
  let stores: Awaited<ReturnType<typeof openOAuthStores>>;
  let clock: TestClock;
  beforeEach(async () => {
    stores = await openOAuthStores(engine);
    // The start of a period, so that later times can be given in periods.
    clock = testClock(periodOf(Date.UTC(2027, 0, 15)) * KEY_PERIOD_MS);
  });
  afterEach(() => stores[Symbol.asyncDispose]());

  const keyring = (...secrets: string[]) =>
    createSigningKeyring({ store: stores.oauth, secrets, clock, ids: systemIds });
  const kidsOf = ({ keys }: { keys: readonly { kid?: string | undefined }[] }) => keys.map(({ kid }) => kid);

  it('are the same in every process, even if 20 start at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => keyring(SECRET).read()));
    expect(new Set(all.map(({ signer }) => signer)).size).toBe(1);
  });

  it('verify tokens of the previous period, but no older ones', async () => {
    const keys = keyring(SECRET);
    const { signer: first } = await keys.read();
    clock.pass(KEY_PERIOD_MS);
    const second = await keys.read();
    expect([second.signer, kidsOf(second).length]).toEqual([first, 2]);
    clock.pass(2 * MINUTE_MS);
    const { signer } = await keys.read();
    expect(signer).not.toBe(first);

    await dropExpired(stores, clock.now());
    expect(kidsOf(await keyring(SECRET).readFor(first))).toContain(first);
    clock.pass(KEY_PERIOD_MS);
    await dropExpired(stores, clock.now());
    const third = await keyring(SECRET).readFor(first);
    expect(kidsOf(third)).toContain(signer);
    expect(kidsOf(third)).not.toContain(first);
  });

  it('survive a secret rotation, and are replaced without the old secret', async () => {
    const { signer } = await keyring(SECRET).read();
    expect((await keyring(OTHER, SECRET).read()).signer).toBe(signer);
    const anew = await keyring(OTHER).readFor(signer);
    expect(kidsOf(anew)).not.toContain(signer);
    expect((await keyring(OTHER).read()).signer).toBe(anew.signer);
  });
});
