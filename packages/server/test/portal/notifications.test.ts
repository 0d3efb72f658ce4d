// Notification targets in the portal (decisions 10).
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Brand } from '../../src/brands/index.ts';
import { makeTarget } from '../notifications/facts.ts';
import { makeInstall } from '../stores/records.ts';
import { ENGINES, openSignInScene, type Person, type SignInScene } from '../support/sign-in-scene.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

const KINDS = ['finding.opened', 'scan.failed'];

describe.each(ENGINES)('notifications in the portal, over %s', (engine) => {
  let scene: SignInScene;
  let brand: Brand;
  let owner: Person;
  beforeAll(async () => {
    scene = await openSignInScene(engine, { dev: true });
  }, 120_000);
  beforeEach(async () => {
    const { stores } = scene.here;
    const found = await stores.brands.findBrand((await makeInstall(stores)).brandId);
    if (!found) throw new Error('there is no brand');
    brand = found;
    owner = await scene.person(brand.tenantId, 'owner');
  });
  afterAll(() => scene[Symbol.asyncDispose]());

  const path = (rest = '') => `/brands/${brand.id}/notifications${rest}`;
  const add = async (url: string, channel = 'webhook') =>
    (await owner.portal('POST', path(), { channel, url, kinds: KINDS })).json();
  const listed = async (person = owner) => (await person.portal('GET', path())).json();

  it('show the secret once, and only the host of an address', async () => {
    const webhook = await add('https://hooks.example/secret-path');
    const chat = await add('https://chat.example/services/T0/B0/secret', 'chat');
    expect([webhook.signing_secret, chat.signing_secret]).toEqual([expect.stringMatching(/^whsec_/), null]);
    const answer = await listed(await scene.person(brand.tenantId, 'member'));
    expect(answer.targets).toMatchObject([
      { target_id: webhook.target_id, channel: 'webhook', host: 'hooks.example', kinds: KINDS, disabled_at: null },
      { target_id: chat.target_id, channel: 'chat', host: 'chat.example' },
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/secret/);
  });

  it('are refused without a public address, or without kinds', async () => {
    const bodies = [
      { channel: 'webhook', url: 'https://10.0.0.1/x', kinds: KINDS },
      { channel: 'webhook', url: 'https://hooks.example/x', kinds: [] },
      { channel: 'webhook', url: 'https://hooks.example/x', kinds: ['other'] },
    ];
    for (const body of bodies) expect((await owner.portal('POST', path(), body)).status).toBe(422);
  });

  it('have one test message at a time, and a team a few', async () => {
    await using receiver = await startReceiver();
    receiver.answerWith = () => {};
    const targets = await Promise.all(Array.from({ length: 5 }, () => add(receiver.url)));
    const test = async (id = '') => await owner.portal('POST', path(`/${id}/test`), {});
    const [first, ...others] = targets.map(({ target_id: id }) => id);
    const held = [test(first)];
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(1));
    const repeated = await test(first);
    expect([repeated.status, repeated.headers.get('retry-after')]).toEqual([429, '5']);
    for (const id of others.slice(0, 3)) held.push(test(id));
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(4));
    expect((await test(others[3])).status).toBe(429);
    await receiver[Symbol.asyncDispose]();
    for (const answer of await Promise.all(held)) expect(answer.status).toBe(502);
    expect((await test(first)).status).toBe(502);
  });

  it('send a test message now, and report why it failed', async () => {
    await using receiver = await startReceiver();
    const { target_id: id } = await add(receiver.url);
    expect((await owner.portal('POST', path(`/${id}/test`), {})).status).toBe(204);
    expect(receiver.requests).toHaveLength(1);
    receiver.answerWith = (_, response) => void response.writeHead(500).end();
    const failed = await owner.portal('POST', path(`/${id}/test`), {});
    expect([failed.status, await failed.json()]).toMatchObject([
      502,
      { error: { code: 'not_delivered', message: expect.stringContaining('it answered 500') } },
    ]);
  });

  it('change their kinds, are disabled, enabled and removed', async () => {
    const { target_id: id } = await add('https://hooks.example/x');
    const change = async (body: object) => (await owner.portal('PATCH', path(`/${id}`), body)).json();
    expect(await change({ kinds: ['scan.failed'] })).toMatchObject({ kinds: ['scan.failed'] });
    expect(await change({ enabled: false })).toMatchObject({ disabled_by: 'owner', disabled_at: expect.any(String) });
    const replayed = await owner.portal('POST', path(`/${id}/replay`), {});
    expect([replayed.status, await replayed.json()]).toMatchObject([409, { error: { code: 'target_disabled' } }]);
    expect(await change({ enabled: true })).toMatchObject({ disabled_by: null, disabled_at: null });
    expect(await (await owner.portal('POST', path(`/${id}/replay`), {})).json()).toEqual({ replayed: 0 });
    expect((await owner.portal('DELETE', path(`/${id}`))).status).toBe(204);
    expect((await listed()).targets).toEqual([]);
  });

  it('of another brand return 404', async () => {
    const { stores } = scene.here;
    const { brandId } = await makeInstall(stores);
    const { id } = await makeTarget(stores, { id: brandId, tenantId: '' });
    const asked = [
      owner.portal('PATCH', path(`/${id}`), { enabled: false }),
      owner.portal('DELETE', path(`/${id}`)),
      owner.portal('POST', path(`/${id}/test`), {}),
      owner.portal('POST', path(`/${id}/replay`), {}),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await stores.outbox.findTarget(id))?.disabledAt).toBeNull();
  });
});
