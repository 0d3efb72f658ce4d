// AI Integrations in the portal's API: installs, their connections, and what they have received.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBrand } from '../../src/brands/index.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import { ENGINES, openSignInScene, type Person, type SignInScene } from '../support/sign-in-scene.ts';

const NEW_INSTALL = {
  name: 'Main site',
  mode: 'measurement',
  reporting_origins: ['https://Shop.Example/'],
  allowed_origins: null,
  referral_exclusions: ['Pay.Example'],
};
const NEW_CONNECTION = { handles: ['booking_confirmed'], preconfigured: null, reversals: true, signed: false };

describe.each(ENGINES)('installs in the portal, over %s', (engine) => {
  let scene: SignInScene;
  let owner: Person;
  let member: Person;
  let brandId: string;
  beforeAll(async () => {
    scene = await openSignInScene(engine);
    const tenantId = await scene.tenant();
    owner = await scene.person(tenantId, 'owner');
    member = await scene.person(tenantId, 'member');
    brandId = await addBrand(tenantId);
  }, 120_000);
  afterAll(() => scene[Symbol.asyncDispose]());

  async function addBrand(tenantId: string): Promise<string> {
    const create = createBrand({ ...scene.here.stores, clock: scene.clock, ids: systemIds });
    return (await create({ tenantId, name: systemIds.random(), domain: 'shop.example', aliases: [] })).id;
  }

  const installs = (brand = brandId) => `/brands/${brand}/installs`;

  async function make(change: object = {}): Promise<string> {
    const response = await owner.portal('POST', installs(), { ...NEW_INSTALL, ...change });
    const { install_id: id } = await response.json();
    return String(id);
  }

  async function shown(id: string, person = member): Promise<Record<string, unknown>> {
    const answer = await (await person.portal('GET', installs())).json();
    return answer.installs.find((install: { install_id: string }) => install.install_id === id);
  }

  const codeOf = async (response: Response) => [response.status, (await response.json()).error.code];

  it('are created by owners and seen by members', async () => {
    const id = await make();
    expect(await shown(id)).toEqual({
      install_id: expect.stringMatching(/^svc_pub_[0-9a-f]{32}$/),
      name: 'Main site',
      mode: 'measurement',
      active: true,
      reporting_origins: ['https://shop.example'],
      allowed_origins: null,
      referral_exclusions: ['pay.example'],
      session_epoch: 0,
      created_at: expect.stringMatching(/Z$/),
      connection: null,
      received: { session: false, action: false, server_event: false },
      last_30_days: { visits: 0, actions: 0, confirmed: 0 },
    });
  });

  it('change, are disabled and enabled, and revoke their sessions', async () => {
    const id = await make();
    const before = await shown(id);
    const change = { name: null, reporting_origins: null, referral_exclusions: [], active: false };
    expect((await owner.portal('PATCH', `${installs()}/${id}`, change)).status).toBe(204);
    expect(await shown(id)).toEqual({ ...before, ...change });
    expect((await owner.portal('PATCH', `${installs()}/${id}`, { active: true })).status).toBe(204);
    expect((await owner.portal('POST', `${installs()}/${id}/revoke-sessions`)).status).toBe(204);
    expect(await shown(id)).toEqual({ ...before, ...change, active: true, session_epoch: 1 });
  });

  it('reject a change of mode, and report other errors', async () => {
    const id = await make();
    expect(await codeOf(await owner.portal('PATCH', `${installs()}/${id}`, { mode: 'shadow' }))).toEqual([
      422,
      'invalid_input',
    ]);
    const refused = await owner.portal('PATCH', `${installs()}/${id}`, { reporting_origins: ['shop.example'] });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('must be scheme')]);
    expect(await shown(id)).toMatchObject({ mode: 'measurement', reporting_origins: ['https://shop.example'] });
  });

  it('of another brand return 404', async () => {
    const id = await make();
    const tenantId = await scene.tenant();
    const other = await scene.person(tenantId, 'owner');
    const path = `${installs(await addBrand(tenantId))}/${id}`;
    for (const [method, end, body] of [
      ['PATCH', '', { active: false }],
      ['POST', '/revoke-sessions', {}],
      ['POST', '/connection', NEW_CONNECTION],
      ['PATCH', '/connection', { reversals: true }],
    ] as const) {
      expect(await codeOf(await other.portal(method, path + end, body))).toEqual([404, 'not_found']);
    }
    expect(await shown(id)).toMatchObject({ active: true, session_epoch: 0, connection: null });
  });

  it('have one connection, whose secret is shown once', async () => {
    const id = await make();
    const path = `${installs()}/${id}/connection`;
    expect(await codeOf(await owner.portal('PATCH', path, { reversals: false }))).toEqual([404, 'not_found']);
    const made = await (await owner.portal('POST', path, { ...NEW_CONNECTION, signed: true })).json();
    expect(made).toEqual({
      connection: {
        connection_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        handles: ['booking_confirmed'],
        preconfigured: null,
        reversals: true,
        signing_secrets: 1,
        created_at: expect.stringMatching(/Z$/),
      },
      signing_secret: expect.stringMatching(/^whsec_/),
    });
    const listed = await (await member.portal('GET', installs())).text();
    expect(listed).toContain(made.connection.connection_id);
    expect(listed).not.toContain('whsec_');
    expect(await codeOf(await owner.portal('POST', path, NEW_CONNECTION))).toEqual([409, 'connection_exists']);

    const change = { handles: ['order_paid'], preconfigured: 'order_paid', rotate_secret: true };
    const changed = await (await owner.portal('PATCH', path, change)).json();
    expect(changed).toMatchObject({
      connection: { handles: ['order_paid'], preconfigured: 'order_paid', reversals: true, signing_secrets: 2 },
      signing_secret: expect.stringMatching(/^whsec_/),
    });
    expect(changed.signing_secret).not.toBe(made.signing_secret);
    const dropped = await (await owner.portal('PATCH', path, { drop_old_secrets: true })).json();
    expect(dropped).toMatchObject({ connection: { signing_secrets: 1 }, signing_secret: null });
  });

  it('are listed with one look-up of their connections, however many there are', async () => {
    for (let i = 0; i < 3; i++) await make();
    const { connections } = scene.here.stores;
    const spies = [vi.spyOn(connections, 'connectionsOfBrand'), vi.spyOn(connections, 'findConnectionOfInstall')];
    await owner.portal('GET', installs());
    expect(spies.map((spy) => spy.mock.calls.length)).toEqual([1, 0]);
    for (const spy of spies) spy.mockRestore();
  });

  it('show which records they have received', async () => {
    const id = await make({ reporting_origins: null });
    const session = await fetch(`${scene.here.url}/api/v1/events/collect/${id}/session`, {
      method: 'POST',
      headers: {
        origin: 'https://shop.example',
        'content-type': 'application/json',
        'x-service-delivery-id': systemIds.random(),
      },
      body: JSON.stringify({ service_visitor_id: 'svc_v_abcdefghijkl', consent: true, url: 'https://shop.example/' }),
    });
    expect(session.status).toBe(200);
    expect(await shown(id)).toMatchObject({ received: { session: true, action: false, server_event: false } });
  });

  it('include the pinned script and its hash, as served', async () => {
    const { pinned_script: pinned } = await (await member.portal('GET', installs())).json();
    if (pinned === null) return expect((await fetch(`${scene.here.url}/sdk/v1.js`)).status).toBe(404);
    const bytes = await (await fetch(scene.here.url + pinned.path)).arrayBuffer();
    const hash = Buffer.from(await crypto.subtle.digest('SHA-384', bytes)).toString('base64');
    expect(pinned.integrity).toBe(`sha384-${hash}`);
  });
});
