// IDs of another brand's objects in the path of the user's own brand: each is treated as nonexistent, and nothing
// changes.
import { randomUUID } from 'node:crypto';
import { type PortalRoute, portalRoutes } from '@service/protocol/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTarget } from '../notifications/facts.ts';
import { engineThat, scanScene } from '../scans/scan-scene.ts';
import { answerScene } from '../support/answer-scene.ts';
import { PAGE, projectAll, reportTo } from '../support/reporting.ts';
import { ENGINES, openSignInScene, type Person, type SignInScene } from '../support/sign-in-scene.ts';

/** Routes that name more than a brand or team in the path, with a valid body. */
const BODIES: Readonly<Record<string, object>> = {
  'PATCH /brands/:brand/installs/:install': { name: 'stolen' },
  'POST /brands/:brand/installs/:install/connection': {
    handles: ['booked'],
    preconfigured: null,
    reversals: true,
    signed: true,
  },
  'PATCH /brands/:brand/installs/:install/connection': { rotate_secret: true },
  'PATCH /brands/:brand/notifications/:target': { enabled: false },
  'POST /brands/:brand/findings/:finding/dismiss': { reason: 'minor' },
  'POST /brands/:brand/findings/:finding/fix': { agreed_cents: 0 },
};
const ROUTES = Object.keys(portalRoutes satisfies Record<string, PortalRoute>)
  .filter((key) => /:(?!brand|tenant)\w+/.test(key))
  .map((key) => {
    const [method = '', path = ''] = key.split(' ', 2);
    return { key, method, path };
  });

describe.each(ENGINES)('IDs of another brand in the portal, over %s', (engine) => {
  let scene: SignInScene;
  let attacker: Person;
  let victim: Person;
  let own: { brandId: string; tenantId: string };
  let foreign: Record<string, string>;
  beforeAll(async () => {
    scene = await openSignInScene(engine);
    own = await answerScene(scene.here.stores);
    attacker = await scene.person(own.tenantId, 'owner');
    foreign = await everything();
  }, 120_000);
  afterAll(() => scene[Symbol.asyncDispose]());

  /** One of each, of a brand of another tenant. */
  async function everything(): Promise<Record<string, string>> {
    const { stores } = scene.here;
    const { brandId, tenantId, file, promptIds, start } = await scanScene(stores);
    victim = await scene.person(tenantId, 'owner');
    const read = async (path: string) => (await victim.portal('GET', path)).json();
    const { jobId: scan } = await start([engineThat('one', () => 'none')]);
    const { id: target } = await makeTarget(stores, { id: brandId, tenantId });
    const reporting = await reportTo(stores, { brandId });
    const visitorId = `svc_v_${randomUUID()}`;
    const at = scene.clock.now() - 86_400_000;
    await reporting.record({
      kind: 'visit',
      key: randomUUID(),
      visitorId,
      at,
      page: PAGE,
      source: 'chatgpt',
      referrer: null,
    });
    const sale = { kind: 'event' as const, eventId: 'e1', subject: 's1', visitorId, status: 'confirmed' as const };
    await reporting.record({ ...sale, key: randomUUID(), occurredAt: at + 1 });
    await projectAll(stores);
    const day = new Date(at).toISOString().slice(0, 10);
    const { visits } = await read(`/brands/${brandId}/attribution/visits?day=${day}&channel=ai:chatgpt`);
    const { rows } = await read(`/brands/${brandId}/live`);
    const { recorder, answerOf } = await answerScene(stores);
    const answered = { tenantId, brandId, scanId: randomUUID(), text: `${file.name} was founded by Otto Falsch.` };
    await recorder.recordAnswer(answerOf({ ...answered, promptId: promptIds[0] ?? '' }));
    await recorder.finishScan(answered);
    const { answers } = await read(`/brands/${brandId}/answers?since=2026-03-01&until=2026-03-31`);
    const { findings } = await read(`/brands/${brandId}/findings`);
    const { members } = await read(`/tenants/${tenantId}/members`);
    const body = { tenant_id: tenantId, name: 'x', scopes: ['read'], brand_ids: null, expires_at: null };
    const { token_id: token } = await (await victim.portal('POST', '/tokens', body)).json();
    return {
      brand: brandId,
      tenant: tenantId,
      install: reporting.install.id,
      target,
      scan,
      token,
      visit: visits[0].visit_id,
      receipt: reporting.receiptIds.get('e1') ?? '',
      row: rows[0].id,
      answer: answers[0].id,
      finding: findings[0].id,
      user: members[0].user_id,
    };
  }

  const path = (text: string, ids: Record<string, string>): string =>
    text.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? `no ${name}`));
  const mixed = () => ({ ...foreign, brand: own.brandId, tenant: own.tenantId });
  async function answerTo(person: Person, method: string, at: string, body?: object) {
    const response = await person.portal(method, at, body);
    const text = await response.text();
    return { status: response.status, text: text.replaceAll(/"request_id":"[^"]*"/g, '') };
  }

  it.each(ROUTES)('$key reveals and changes nothing', async ({ key, method, path: text }) => {
    const body = BODIES[key] ?? (method === 'GET' ? undefined : {});
    const query = text.endsWith('/comparison') ? `?with=${foreign.scan}` : '';
    const refused = await answerTo(attacker, method, path(text, mixed()) + query, body);
    expect([refused.status, refused.text]).toEqual([404, expect.stringContaining('not_found')]);
    const nothing = { ...mixed(), ...NOTHING };
    expect(refused).toEqual(await answerTo(attacker, method, path(text, nothing) + query, body));
  });

  it('find the objects unchanged in their own brand', async () => {
    for (const { method, path: text } of ROUTES.filter((one) => one.method === 'GET')) {
      const query = text.endsWith('/comparison') ? `?with=${foreign.scan}` : '';
      const { status } = await answerTo(victim, method, path(text, foreign) + query);
      expect([text, status]).toEqual([text, 200]);
    }
    const finding = await (await victim.portal('GET', path('/brands/:brand/findings/:finding', foreign))).json();
    expect(finding).toMatchObject({ state: 'open', fix: null });
    const { targets } = await (await victim.portal('GET', path('/brands/:brand/notifications', foreign))).json();
    expect(targets).toMatchObject([{ target_id: foreign.target, disabled_at: null }]);
    const { tokens } = await (await victim.portal('GET', '/tokens')).json();
    expect(tokens).toMatchObject([{ token_id: foreign.token, revoked_at: null }]);
  });

  it.each([
    ['live', (ids: Record<string, string>) => `/live?install=${ids.install}`],
    ['attribution', (ids: Record<string, string>) => `/attribution?install=${ids.install}`],
    ['answers', () => '/answers?since=2026-03-01&until=2026-03-31'],
  ])('%s of the user’s brand omits rows of another brand’s install', async (_name, rest) => {
    const { text } = await answerTo(attacker, 'GET', path('/brands/:brand', mixed()) + rest(foreign));
    expect(JSON.parse(text)).toMatchObject(
      _name === 'live' ? { rows: [] } : _name === 'answers' ? { answers: [] } : { rows: [], totals: { visits: 0 } },
    );
  });

  it('replays no parked message of another brand, and creates no token', async () => {
    const mine = await makeTarget(scene.here.stores, { id: own.brandId, tenantId: own.tenantId });
    const at = path('/brands/:brand/notifications/:target/replay', { ...mixed(), target: mine.id });
    expect((await answerTo(attacker, 'POST', at, { delivery_id: 'none' })).status).toBe(404);
    const token = { name: 'x', scopes: ['read'], expires_at: null };
    for (const body of [
      { ...token, tenant_id: foreign.tenant, brand_ids: null },
      { ...token, tenant_id: own.tenantId, brand_ids: [foreign.brand] },
    ]) {
      expect((await answerTo(attacker, 'POST', '/tokens', body)).status).toBe(404);
    }
  });
});

/** Well-formed IDs that match nothing. */
const NOTHING: Readonly<Record<string, string>> = {
  install: `svc_pub_${'0'.repeat(32)}`,
  target: randomUUID(),
  scan: randomUUID(),
  token: randomUUID(),
  visit: randomUUID(),
  receipt: randomUUID(),
  row: 'visit-999999999',
  answer: randomUUID(),
  finding: randomUUID(),
  user: randomUUID(),
};
