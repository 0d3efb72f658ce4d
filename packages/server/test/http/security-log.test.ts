// The security log: logins, changes and refused attempts, each with IDs and nothing private.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSignInScene, type Person, type SignInScene } from '../support/sign-in-scene.ts';
import { newVisitor, signInAs } from '../support/visitor.ts';

let scene: SignInScene;
let tenantId: string;
let owner: Person;
let ownerId: unknown;
beforeAll(async () => {
  scene = await openSignInScene('SQLite');
  tenantId = await scene.tenant();
  owner = await scene.person(tenantId, 'owner');
  ({ user_id: ownerId } = await (await owner.own('GET', '')).json());
}, 120_000);
afterAll(() => scene[Symbol.asyncDispose]());

/** The events of the log since the last call, without the time. */
function newEvents(): unknown[] {
  const lines = scene.here.logs.splice(0).map((line) => JSON.parse(line));
  return lines.filter(({ msg }) => msg === 'security event').map(({ level, time, msg, ...fields }) => fields);
}
const request_id = expect.stringMatching(/^[0-9a-f-]{36}$/);

it('a login, its failure and a logout leave a line each', async () => {
  newEvents();
  const member = await scene.person(tenantId);
  const { user_id } = await (await member.own('GET', '')).json();
  await signInAs(newVisitor(), scene.here.url, 'stranger@shop.example');
  for (let i = 0; i < 3; i++) await newVisitor().send(`${scene.here.url}/auth/callback?code=a&state=b`);
  scene.clock.pass(1000);
  await newVisitor().send(`${scene.here.url}/auth/callback?code=a&state=b`);
  const headers = { 'x-csrf-token': member.csrfToken };
  await member.send(`${scene.here.url}/auth/logout`, { method: 'POST', headers });
  const route = 'GET /auth/callback';
  expect(newEvents()).toEqual([
    { event: 'login', request_id, route, user_id },
    { event: 'login_failed', request_id, route, code: 'no_membership' },
    { event: 'login_failed', request_id, route, code: 'login_failed', suppressed: 0 },
    { event: 'login_failed', request_id, route, code: 'login_failed', suppressed: 2 },
    { event: 'logout', request_id, route: 'POST /auth/logout', user_id },
  ]);
});

it('a wrong state leaves at most one line a second, however many browsers have started a login', async () => {
  scene.clock.pass(1000);
  newEvents();
  for (let i = 0; i < 5; i++) {
    const visitor = newVisitor();
    await visitor.send(`${scene.here.url}/auth/login`);
    for (let call = 0; call < 4; call++) await visitor.send(`${scene.here.url}/auth/callback?code=a&state=guessed`);
  }
  expect(newEvents()).toMatchObject([{ event: 'login_failed', code: 'login_failed', suppressed: 0 }]);
});

it('a new or revoked key leaves a line with its ID, from the portal and from /me', async () => {
  newEvents();
  const key = { tenant_id: tenantId, name: 'a-private-name', scopes: ['read'], brand_ids: null, expires_at: null };
  const made = await (await owner.portal('POST', '/tokens', key)).json();
  const { tenant_id, name, scopes } = key;
  const other = await (await owner.own('POST', '/tokens', { tenant_id, name, scopes })).json();
  await owner.portal('DELETE', `/tokens/${made.token_id}`);
  await owner.own('DELETE', `/tokens/${other.token_id}`);
  await owner.portal('DELETE', '/tokens/none');
  const made_by = { event: 'change', request_id, user_id: ownerId };
  const result = (id: string) => ({ token_id: id, scopes: ['read'], brand_ids: null, expires_at: null });
  expect(newEvents()).toEqual([
    { ...made_by, route: 'POST /api/v1/portal/tokens', target: {}, result: result(made.token_id) },
    { ...made_by, route: 'POST /api/v1/me/tokens', tenant_id: tenantId, result: result(other.token_id) },
    { ...made_by, route: 'DELETE /api/v1/portal/tokens/:token', target: { token_id: made.token_id } },
    { ...made_by, route: 'DELETE /api/v1/me/tokens/:id', tenant_id: tenantId, target: { id: other.token_id } },
  ]);
});

it('a change of members or settings leaves a line with the IDs and the role, and no address', async () => {
  newEvents();
  const tenant = { tenant_id: tenantId };
  const body = { email: 'new-member@shop.example', role: 'owner' };
  const added = await (await owner.portal('POST', `/tenants/${tenantId}/members`, body)).json();
  await owner.portal('DELETE', `/tenants/${tenantId}/members/${added.user_id}`);
  const lines = newEvents();
  const made_by = { event: 'change', request_id, user_id: ownerId, tenant_id: tenantId };
  expect(lines).toEqual([
    {
      ...made_by,
      route: 'POST /api/v1/portal/tenants/:tenant/members',
      target: tenant,
      result: { user_id: added.user_id, role: 'owner' },
    },
    {
      ...made_by,
      route: 'DELETE /api/v1/portal/tenants/:tenant/members/:user',
      target: { ...tenant, user_id: added.user_id },
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('@');
});

it('an attempt without the right leaves a line with its code, and reading leaves none', async () => {
  const member = await scene.person(tenantId);
  const { user_id } = await (await member.own('GET', '')).json();
  newEvents();
  await member.portal('GET', '/tokens');
  await member.portal('POST', `/tenants/${tenantId}/members`, { email: 'a@shop.example', role: 'owner' });
  await member.portal('GET', `/tenants/${await scene.tenant()}/members`);
  await member.send(`${scene.here.url}/api/v1/portal/tokens`, { method: 'POST', headers: { 'x-csrf-token': 'guess' } });
  const refused = { event: 'refusal', request_id, user_id };
  expect(newEvents()).toEqual([
    { ...refused, route: 'POST /api/v1/portal/tenants/:tenant/members', code: 'owner_required' },
    { ...refused, route: 'GET /api/v1/portal/tenants/:tenant/members', code: 'not_found' },
    { ...refused, route: 'POST /api/v1/portal/tokens', code: 'csrf_failed' },
  ]);
});
