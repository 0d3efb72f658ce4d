// Connected apps: who sees them and ends their access, on both engines.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agree,
  answerIn,
  authorizeUrl,
  callMcp,
  newPkce,
  reachConsent,
  redeem,
  refresh,
  registered,
  type Tokens,
} from '../support/oauth-client.ts';
import { ENGINES, openSignInScene, type Person, type SignInScene } from '../support/sign-in-scene.ts';

const HOUR_MS = 3_600_000;

describe.each(ENGINES)('connected apps, over %s', (engine) => {
  let scene: SignInScene;
  let tenantId: string;
  let owner: Person;
  let member: Person;
  beforeAll(async () => {
    scene = await openSignInScene(engine);
    tenantId = await scene.tenant();
    [owner, member] = [await scene.person(tenantId, 'owner'), await scene.person(tenantId)];
  }, 120_000);
  afterAll(() => scene[Symbol.asyncDispose]());

  interface Connected {
    clientId: string;
    tokens: Tokens;
  }

  /** Connects an app in the browser of a person. */
  async function connect(person: Person, tenant: string, client_name: string): Promise<Connected> {
    const { url } = scene.here;
    const [pkce, clientId] = [newPkce(), await registered(url, { client_name })];
    const browser = {
      cookies: person.cookies(url),
      get: (at: string) => person.send(at),
      submit: (at: string, form: Record<string, string>) =>
        person.send(at, { method: 'POST', body: new URLSearchParams(form), headers: { origin: url } }),
    };
    const consenting = await reachConsent(authorizeUrl(url, clientId, pkce), browser);
    const { code = '' } = answerIn(await agree(consenting, tenant));
    return { clientId, tokens: await (await redeem(url, clientId, code, pkce)).json() };
  }

  const appsOf = async (person: Person) => (await (await person.portal('GET', '/apps')).json()).apps;
  const idsOf = async (person: Person) => (await appsOf(person)).map(({ app_id }: { app_id: string }) => app_id);
  const disconnect = async (person: Person, id: string) => (await person.portal('DELETE', `/apps/${id}`)).status;

  it('are listed with their name, access and last use, without a credential', async () => {
    const { clientId, tokens } = await connect(member, tenantId, 'Example editor');
    scene.clock.pass(60_000);
    const { url, stores } = scene.here;
    const second = await (await refresh(url, clientId, tokens.refresh_token)).json();
    const [app, ...others] = await appsOf(member);
    expect([app, others]).toEqual([
      {
        app_id: expect.stringMatching(/^[\w-]{43}$/),
        tenant_id: tenantId,
        email: member.email,
        client_name: 'Example editor',
        client_host: null,
        scopes: ['read'],
        connected_at: expect.stringMatching(/Z$/),
        last_used_at: new Date(scene.clock.now()).toISOString(),
      },
      [],
    ]);
    expect(await stores.oauth.findArtifact('Grant', Buffer.from(app.app_id, 'base64url'))).toBeDefined();
    expect((await callMcp(url, second.access_token)).status).toBe(200);
    expect(await disconnect(member, app.app_id)).toBe(204);
  });

  it('lose access at once when their user disconnects them, and no other app does', async () => {
    const [gone, kept] = [await connect(member, tenantId, 'Gone'), await connect(member, tenantId, 'Kept')];
    const apps: { app_id: string; client_name: string }[] = await appsOf(member);
    const id = apps.find(({ client_name }) => client_name === 'Gone')?.app_id ?? '';
    expect(await disconnect(member, id)).toBe(204);
    expect((await callMcp(scene.here.url, gone.tokens.access_token)).status).toBe(401);
    expect((await refresh(scene.here.url, gone.clientId, gone.tokens.refresh_token)).status).toBe(400);
    expect((await callMcp(scene.here.url, kept.tokens.access_token)).status).toBe(200);
    expect(await disconnect(member, id)).toBe(404);
    expect(await idsOf(member)).toHaveLength(1);
  });

  it('of a member are seen and disconnected by an owner, but by no other member or team', async () => {
    const [other, elsewhere] = [await scene.person(tenantId), await scene.person(await scene.tenant(), 'owner')];
    await connect(other, tenantId, 'Of another member');
    const [id] = await idsOf(other);
    expect(await idsOf(owner)).toContain(id);
    for (const stranger of [member, elsewhere]) {
      expect(await idsOf(stranger)).not.toContain(id);
      expect(await disconnect(stranger, id)).toBe(404);
    }
    expect(await disconnect(owner, id)).toBe(204);
    expect(await idsOf(other)).toEqual([]);
  });

  it('are no longer listed when they end themselves, or when their refresh token has expired', async () => {
    const other = await scene.person(tenantId);
    const { clientId, tokens } = await connect(other, tenantId, 'Ends itself');
    const body = new URLSearchParams({ client_id: clientId, token: tokens.refresh_token });
    await fetch(`${scene.here.url}/oauth/revoke`, { method: 'POST', body });
    expect(await idsOf(other)).toEqual([]);
    await connect(other, tenantId, 'Expires');
    expect(await idsOf(other)).toHaveLength(1);
    scene.clock.pass(30 * 24 * HOUR_MS + 1000);
    const later = await scene.person(tenantId, 'owner');
    expect(await idsOf(later)).toEqual([]);
  });
});
