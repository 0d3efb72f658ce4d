// Who may call the portal's API: every route of the contract is called by users without access.
import { type PortalRoute, portalRoutes } from '@service/protocol/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrand } from '../../src/brands/index.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import { ENGINES, openSignInScene, type Person, type SignInScene } from '../support/sign-in-scene.ts';

const ROUTES = Object.entries<PortalRoute>(portalRoutes).map(([key, { access }]) => {
  const [method = '', path = ''] = key.split(' ', 2);
  return { key, method, path, access };
});
const ofTeams = ROUTES.filter(({ access }) => access === 'member' || access === 'owner');
const ofOwners = ROUTES.filter(({ access }) => access === 'owner');

const codeOf = async (response: Response): Promise<unknown> => {
  const { error }: { error: { code: string } } = JSON.parse(await response.text());
  return [response.status, error.code];
};

describe.each(ENGINES)('the portal API, over %s', (engine) => {
  let scene: SignInScene;
  let tenantId: string;
  let brandId: string;
  beforeAll(async () => {
    scene = await openSignInScene(engine);
    tenantId = await scene.tenant();
    brandId = await addBrand(tenantId);
  }, 120_000);
  afterAll(() => scene[Symbol.asyncDispose]());

  async function addBrand(tenant: string): Promise<string> {
    const { stores } = scene.here;
    const create = createBrand({ ...stores, clock: scene.clock, ids: systemIds });
    const brand = await create({
      tenantId: tenant,
      name: systemIds.random(),
      domain: `${systemIds.random()}.example`,
      aliases: [],
    });
    return brand.id;
  }

  const filled = (path: string): string =>
    path.replace(':brand', brandId).replace(':tenant', tenantId).replaceAll(/:\w+/g, 'none');

  it.each(ROUTES.filter(({ access }) => access !== 'anyone'))(
    '$key is 401 without a login',
    async ({ method, path }) => {
      const response = await fetch(`${scene.here.url}/api/v1/portal${filled(path)}`, { method });
      expect(await codeOf(response)).toEqual([401, 'unauthorized']);
    },
  );

  it.each(ROUTES.filter(({ access }) => access !== 'anyone'))('$key refuses an API key', async ({ method, path }) => {
    const headers = { authorization: 'Bearer svc_pat_anything' };
    const response = await fetch(`${scene.here.url}/api/v1/portal${filled(path)}`, { method, headers });
    expect(await codeOf(response)).toEqual([403, 'login_required']);
  });

  /** The routes whose response differs from the expected one. */
  async function others(person: Person, routes: typeof ROUTES, expected: unknown): Promise<string[]> {
    const wrong: string[] = [];
    for (const { key, method, path } of routes) {
      const answer = JSON.stringify(
        await codeOf(await person.portal(method, filled(path), method === 'GET' ? undefined : {})),
      );
      if (answer !== JSON.stringify(expected)) wrong.push(`${key}: ${answer}`);
    }
    return wrong;
  }

  it('returns 404 for brands and teams of other users', async () => {
    const stranger = await scene.person(await scene.tenant(), 'owner');
    expect(await others(stranger, ofTeams, [404, 'not_found'])).toEqual([]);
  });

  it('refuses a member where an owner is required', async () => {
    const member = await scene.person(tenantId, 'member');
    expect(await others(member, ofOwners, [403, 'owner_required'])).toEqual([]);
  });

  it('changes nothing without the CSRF token of the same session', async () => {
    const person = await scene.person(tenantId, 'owner');
    for (const { key, method, path } of ROUTES.filter((route) => route.method !== 'GET')) {
      const response = await person.send(`${scene.here.url}/api/v1/portal${filled(path)}`, { method });
      expect([key, await codeOf(response)]).toEqual([key, [403, 'csrf_failed']]);
    }
  });

  it('returns the signed-in user and their brands', async () => {
    const person = await scene.person(tenantId, 'owner');
    const session = await (await person.portal('GET', '/session')).json();
    expect(session).toMatchObject({
      user: { email: person.email },
      csrf_token: person.csrfToken,
      tenants: [{ id: tenantId, role: 'owner' }],
      brands: [{ id: brandId, tenant_id: tenantId }],
      service_url: scene.here.url,
    });
  });
});
