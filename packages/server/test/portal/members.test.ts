// Members of a team in the portal: who can view and change them, and the last owner (decisions 5).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES, openSignInScene, type Person, type SignInScene } from '../support/sign-in-scene.ts';

describe.each(ENGINES)('members in the portal, over %s', (engine) => {
  let scene: SignInScene;
  let tenantId: string;
  let owner: Person;
  beforeAll(async () => {
    scene = await openSignInScene(engine);
  }, 120_000);
  beforeEach(async () => {
    tenantId = await scene.tenant();
    owner = await scene.person(tenantId, 'owner');
  });
  afterAll(() => scene[Symbol.asyncDispose]());

  const path = () => `/tenants/${tenantId}/members`;
  async function listed(person = owner) {
    const { members }: { members: { user_id: string; email: string; role: string; signed_in: boolean }[] } = await (
      await person.portal('GET', path())
    ).json();
    return members;
  }
  const idOf = async (email: string) => (await listed()).find((one) => one.email === email)?.user_id ?? 'none';
  const put = (email: string, role: string, person = owner) => person.portal('POST', path(), { email, role });

  it('are listed with role and first login, also for members', async () => {
    const member = await scene.person(tenantId, 'member');
    expect((await put('New@Shop.example', 'member')).status).toBe(200);
    const expected = [
      { email: 'new@shop.example', role: 'member', signed_in: false },
      { email: owner.email, role: 'owner', signed_in: true },
      { email: member.email, role: 'member', signed_in: true },
    ];
    for (const person of [owner, member]) {
      expect(await listed(person)).toEqual(expect.arrayContaining(expected.map((one) => expect.objectContaining(one))));
    }
    expect(await listed()).toHaveLength(3);
  });

  it('change role and leave; users without a team are signed out', async () => {
    const member = await scene.person(tenantId, 'member');
    expect(await (await put(member.email, 'owner')).json()).toMatchObject({ email: member.email, role: 'owner' });
    expect((await put('other@shop.example', 'member', member)).status).toBe(200);
    expect((await owner.portal('DELETE', `${path()}/${await idOf(member.email)}`)).status).toBe(204);
    expect((await member.portal('GET', path())).status).toBe(401);
  });

  it('leave with their API keys, which end at once', async () => {
    const member = await scene.person(tenantId, 'member');
    const key = { tenant_id: tenantId, name: 'Key', scopes: ['read'], brand_ids: null, expires_at: null };
    const { token } = await (await member.portal('POST', '/tokens', key)).json();
    const call = () =>
      fetch(`${scene.here.url}/rpc`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
      });
    expect((await call()).status).toBe(200);
    expect((await owner.portal('DELETE', `${path()}/${await idOf(member.email)}`)).status).toBe(204);
    expect((await call()).status).toBe(401);
  });

  it('always include an owner', async () => {
    const refused = [
      await put(owner.email, 'member'),
      await owner.portal('DELETE', `${path()}/${await idOf(owner.email)}`),
    ];
    for (const response of refused) {
      expect([response.status, await response.json()]).toMatchObject([409, { error: { code: 'last_owner' } }]);
    }
    expect(await listed()).toMatchObject([{ email: owner.email, role: 'owner' }]);
  });

  it('reject an invalid address, and are removed only from this team', async () => {
    expect((await put('nobody', 'member')).status).toBe(422);
    const other = await scene.person(await scene.tenant(), 'owner');
    const elsewhere = (await scene.here.stores.users.listMembers()).find(({ email }) => email === other.email);
    expect((await owner.portal('DELETE', `${path()}/${elsewhere?.userId}`)).status).toBe(404);
  });
});
