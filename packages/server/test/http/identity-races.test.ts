// A link is used once under any concurrency (decisions 3), and a quota applies across all servers.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { systemIds } from '../../src/kernel/clock.ts';
import { configSchema } from '../../src/ops/config-schema.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { type Exchange, exchangeOf } from '../support/exchange.ts';
import { limitsOf } from '../support/limits.ts';
import { VISITOR } from '../support/requests.ts';
import { openScene, type Scene, sharedScene } from '../support/scene.ts';

const times = <Value>(count: number, make: (i: number) => Value): Value[] =>
  Array.from({ length: count }, (_, i) => make(i));
const count = (answers: { statusCode: number }[], status: number): number =>
  answers.filter(({ statusCode }) => statusCode === status).length;
const delivery = (id: string) => ({ headers: { 'x-service-delivery-id': id } });

/** The same files with separate threads and connections, like another process. */
async function openedAgain({ storePath, clock }: Scene): Promise<Stores> {
  const stores = await openStores({ store: `sqlite:${storePath}` }, { clock, ids: systemIds });
  afterAll(() => stores.close());
  return stores;
}

describe('one link', async () => {
  const scene = await sharedScene();
  const other = await sharedScene({ shared: await openedAgain(scene), clock: scene.clock });
  const { linkToken, redeem } = exchangeOf(scene);
  const redeemAtEither = (i: number): Exchange['redeem'] => exchangeOf(i % 2 === 0 ? scene : other).redeem;

  it('redeemed 50 times at once with 50 ids is accepted once', async () => {
    const install = await scene.install();
    const token = await linkToken(install);
    const answers = await Promise.all(times(50, (i) => redeemAtEither(i)(install, token)));
    expect([count(answers, 200), count(answers, 422)]).toEqual([1, 49]);
  });

  it('redeemed 50 times at once with one id gets equal responses', async () => {
    const install = await scene.install();
    const token = await linkToken(install);
    const same = delivery(randomUUID());
    const answers = await Promise.all(times(50, (i) => redeemAtEither(i)(install, token, same)));
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [200, { service_visitor_id: VISITOR }]),
    );
  });

  it('belongs to the first of two competing deliveries for good', async () => {
    const install = await scene.install();
    const token = await linkToken(install);
    const deliveries = [delivery(randomUUID()), delivery(randomUUID())];
    const race = await Promise.all(times(20, (i) => redeem(install, token, deliveries[i % 2])));
    expect(count(race, 200)).toBe(10);
    const winner = race[0]?.statusCode === 200 ? 0 : 1;
    expect((await redeem(install, token, deliveries[winner])).statusCode).toBe(200);
    expect((await redeem(install, token, deliveries[1 - winner])).statusCode).toBe(422);
  });

  it('created by one server is accepted by another 2 seconds behind', async () => {
    const clock = { ...scene.clock, now: () => scene.clock.now() - 2000 };
    await using behind = await openScene({ shared: scene.stores, clock });
    const install = await scene.install();
    expect((await exchangeOf(behind).redeem(install, await linkToken(install))).statusCode).toBe(200);
  });
});

describe('the quota of an address', async () => {
  const settings = { rateLimits: limitsOf({ exchangesPerAddress: 3 }) };
  const scene = await sharedScene({ settings });
  const other = await sharedScene({ settings, shared: await openedAgain(scene), clock: scene.clock });
  const { link, redeem } = exchangeOf(scene);
  let addresses = 0;
  /** Each test has its own quota. */
  const newAddress = () => ({ remoteAddress: `203.0.113.${++addresses}` });

  it('applies across two servers', async () => {
    const [install, address] = [await scene.install(), newAddress()];
    const answers = await Promise.all(
      times(20, (i) => exchangeOf(i % 2 === 0 ? scene : other).redeem(install, 'any', address)),
    );
    expect([count(answers, 422), count(answers, 429)]).toEqual([3, 17]);
  });

  it('is separate for links and redemptions', async () => {
    const [install, address] = [await scene.install(), newAddress()];
    const token = await scene.token(install);
    expect(count(await Promise.all(times(4, () => redeem(install, 'any', address))), 422)).toBe(3);
    expect(count(await Promise.all(times(4, () => link(install, token, address))), 200)).toBe(3);
  });

  it('refills after exactly the returned seconds', async () => {
    const [install, address] = [await scene.install(), newAddress()];
    for (let i = 0; i < 3; i++) await redeem(install, 'any', address);
    const refused = await redeem(install, 'any', address);
    expect([refused.statusCode, refused.json()]).toEqual([429, { error: { code: 'rate_limited' } }]);
    expect(refused.headers['retry-after']).toBe('20');
    scene.clock.pass(19_999);
    expect((await redeem(install, 'any', address)).statusCode).toBe(429);
    scene.clock.pass(1);
    const answers = [await redeem(install, 'any', address), await redeem(install, 'any', address)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 429]);
  });

  it('is shared by all installs but not by other addresses', async () => {
    const [one, another, address] = [await scene.install(), await scene.install(), newAddress()];
    for (let i = 0; i < 3; i++) await redeem(one, 'any', address);
    expect((await redeem(another, 'any', address)).statusCode).toBe(429);
    expect((await redeem(another, 'any', newAddress())).statusCode).toBe(422);
  });

  it('is not charged for earlier refusals', async () => {
    const [install, address] = [await scene.install(), newAddress()];
    for (let i = 0; i < 9; i++) await redeem(install, 'any', { ...address, headers: { origin: 'null' } });
    for (let i = 0; i < 9; i++) await link(install, 'forged', address);
    expect((await redeem(install, 'any', address)).statusCode).toBe(422);
    expect((await link(install, await scene.token(install), address)).statusCode).toBe(200);
  });

  it('is 60 a minute by default', async () => {
    const { rateLimits } = configSchema.parse({});
    await using standard = await openScene({ settings: { rateLimits }, shared: scene.stores });
    const [install, address] = [await scene.install(), newAddress()];
    const answers = await Promise.all(times(61, () => exchangeOf(standard).redeem(install, 'any', address)));
    expect([count(answers, 422), count(answers, 429)]).toEqual([60, 1]);
  });

  it('is not counted if limits are off', async () => {
    await using unlimited = await openScene({ shared: scene.stores });
    const [install, address] = [await scene.install(), newAddress()];
    const answers = await Promise.all(times(100, () => exchangeOf(unlimited).redeem(install, 'any', address)));
    expect(count(answers, 422)).toBe(100);
  });

  it('is stored without the address', async () => {
    const address = newAddress();
    await redeem(await scene.install(), 'any', address);
    const files = await Promise.all([readFile(scene.storePath), readFile(`${scene.storePath}-wal`)]);
    expect(files.some((file) => file.includes(address.remoteAddress))).toBe(false);
    expect(files.some((file) => file.includes('rate_buckets'))).toBe(true);
  });
});
