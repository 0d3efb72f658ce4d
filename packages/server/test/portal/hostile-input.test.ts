// Every string in the path, query and body of a portal route is replaced by hostile text, which is refused or accepted,
// but never causes an internal error.
import { type PortalRoute, portalRoutes } from '@service/protocol/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../../../../test/support/test-depth.ts';
import { answerScene } from '../support/answer-scene.ts';
import { ENGINES, openSignInScene, type Person, type SignInScene } from '../support/sign-in-scene.ts';

const HOSTILE: readonly unknown[] = [
  ...['\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\u202egnp.exe', '\u2066a', 'x'.repeat(10_000), ''],
  ...["'; drop table users; --", '%', '_', '\\', '../..', '__proto__', 'constructor', 'toString', '=1+1'],
  ...['-1', '0', '101', '1e3', '9007199254740993', '999999999999999-999999999999999', '0-0', 'NaN'],
  ...['0000-01-01', '0001-01-01', '9999-12-31', '9999-12-31T23:59:59-23:59', '0000-01-01T00:00:00+23:59'],
  ...[null, true, 1e308, -1, 0.5, [], {}, ['x'], [['x']]],
];
/**
 * At full depth, each place gets each value over one of the engines, and values that PostgreSQL cannot store over both;
 * otherwise each place gets a quarter of them, different from those of the next place.
 */
const STEP = rounds({ quick: 8, full: 2 });
const isUnstorable = (value: unknown): boolean => /[\0\ud800-\udfff]/u.test(String(value));
function isChosen(engine: (typeof ENGINES)[number], place: number, value: unknown): boolean {
  const step = isUnstorable(value) ? STEP / 2 : STEP;
  return (HOSTILE.indexOf(value) + place + ENGINES.indexOf(engine)) % step === 0;
}
const isText = (value: unknown): value is string => typeof value === 'string';

/** A body that the route accepts. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /tokens': {
    tenant_id: 'IN TENANT',
    name: 'x',
    scopes: ['read'],
    brand_ids: null,
    expires_at: '2099-01-01T00:00:00Z',
  },
  'POST /brands/:brand/installs': {
    name: 'x',
    mode: 'measurement',
    reporting_origins: ['https://a.example'],
    allowed_origins: ['https://a.example'],
    referral_exclusions: ['a.example'],
  },
  'PATCH /brands/:brand/installs/:install': {
    name: 'x',
    active: true,
    reporting_origins: ['https://a.example'],
    allowed_origins: ['https://a.example'],
    referral_exclusions: ['a.example'],
  },
  'POST /brands/:brand/installs/:install/connection': {
    handles: ['booked'],
    preconfigured: 'booked',
    reversals: true,
    signed: true,
  },
  'PATCH /brands/:brand/installs/:install/connection': {
    handles: ['booked'],
    preconfigured: 'booked',
    reversals: true,
    rotate_secret: true,
  },
  'POST /brands/:brand/notifications': { channel: 'webhook', url: 'https://hooks.example/x', kinds: ['scan.failed'] },
  'PATCH /brands/:brand/notifications/:target': { kinds: ['scan.failed'], enabled: true },
  'POST /brands/:brand/notifications/:target/replay': { delivery_id: 'x' },
  'POST /brands/:brand/privacy/export': { visitor_id: 'svc_v_abcdefghijkl' },
  'POST /brands/:brand/privacy/erase': { visitor_id: 'svc_v_abcdefghijkl' },
  'POST /tenants/:tenant/members': { email: 'a@shop.example', role: 'member' },
  'PUT /tenants/:tenant/plan': { plan: 'protect' },
  'POST /tenants/:tenant/prompts': { count: 1 },
  'POST /brands/:brand/findings/:finding/dismiss': { reason: 'other', note: 'x' },
  'POST /brands/:brand/findings/:finding/fix': { agreed_cents: 0 },
  'PUT /brands/:brand/description': { revision: 'x', text: 'name: x' },
  'POST /brands/:brand/description/check': { text: 'name: x' },
  'POST /brands/:brand/scans': { engines: ['one'], markets: ['US'] },
};
const QUERIES: Readonly<Record<string, string>> = { day: '2026-01-01', channel: 'direct', format: 'json', with: 'x' };

const ROUTES = Object.entries<PortalRoute>(portalRoutes).map(([key, route]) => {
  const [method = '', path = ''] = key.split(' ', 2);
  return { key, method, path, route };
});

/** Copies of the body, each with one leaf replaced, and the replacement of the whole body. */
function* replaced(body: unknown, hostile: unknown): Generator<unknown> {
  yield hostile;
  if (Array.isArray(body)) {
    for (const [at, value] of body.entries()) for (const inner of replaced(value, hostile)) yield body.with(at, inner);
  } else if (body instanceof Object) {
    for (const [key, value] of Object.entries(body)) {
      for (const inner of replaced(value, hostile)) yield { ...body, [key]: inner };
    }
  }
}

describe.each(ENGINES)('hostile input to the portal, over %s', (engine) => {
  let scene: SignInScene;
  let owner: Person;
  let brandId: string;
  let tenantId: string;
  let ids: Record<string, string>;
  beforeAll(async () => {
    scene = await openSignInScene(engine);
    const made = await answerScene(scene.here.stores);
    ({ brandId, tenantId } = made);
    owner = await scene.person(tenantId, 'owner');
    const { recorder, answerOf } = made;
    await recorder.recordAnswer(answerOf({ scanId: 's', text: 'The D-100 costs $999.' }));
    await recorder.finishScan({ tenantId, brandId, scanId: 's' });
    const { findings } = await (await owner.portal('GET', `/brands/${brandId}/findings`)).json();
    const install = { ...BODIES['POST /brands/:brand/installs'] };
    const { install_id } = await (await owner.portal('POST', `/brands/${brandId}/installs`, install)).json();
    const target = { ...BODIES['POST /brands/:brand/notifications'] };
    const { target_id } = await (await owner.portal('POST', `/brands/${brandId}/notifications`, target)).json();
    ids = { brand: brandId, tenant: tenantId, finding: findings[0].id, install: install_id, target: target_id };
  }, 120_000);
  afterAll(() => scene[Symbol.asyncDispose]());

  const filled = (path: string, own: Record<string, string> = {}): string =>
    path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(own[name] ?? ids[name] ?? 'none'));

  let places = 0;
  /** For one place in a request. */
  function chosenTexts(): string[] {
    places += 1;
    return HOSTILE.filter(isText).filter((text) => isChosen(engine, places, text));
  }

  type Call = [method: string, path: string, body?: unknown];

  async function faultsOf(calls: Call[]): Promise<string[]> {
    const faults: string[] = [];
    const next = calls.values();
    const work = async () => {
      for (const call of next) faults.push(...(await fault(call)));
    };
    await Promise.all(Array.from({ length: 8 }, work));
    return faults;
  }

  /** The problem with the response, if any. */
  async function fault([method, path, body]: Call): Promise<string[]> {
    const response = await owner.send(`${scene.here.url}/api/v1/portal${path}`, {
      method,
      headers: { 'x-csrf-token': owner.csrfToken, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body).replaceAll('"IN TENANT"', JSON.stringify(tenantId)) }),
    });
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      await response.body?.cancel();
      return [];
    }
    const text = await response.text();
    return response.status < 500 ? [] : [`${method} ${path} ${JSON.stringify(body)}: ${response.status} ${text}`];
  }

  it.each(ROUTES)('$key never fails internally, whatever its path', async ({ method, path }) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const calls: Call[] = [];
    for (const name of names) {
      for (const text of chosenTexts().filter((one) => one !== '' && one.isWellFormed())) {
        calls.push([method, filled(path, { [name]: text }), method === 'GET' ? undefined : {}]);
      }
      for (const raw of ['%ed%a0%80', '%00', '%ff', '%2e%2e%2f', '%']) {
        const marked = filled(path, { [name]: 'HERE' }).replace('HERE', raw);
        calls.push([method, marked, method === 'GET' ? undefined : {}]);
      }
    }
    expect(await faultsOf(calls)).toEqual([]);
  });

  it.each(ROUTES.filter(({ route }) => route.query))(
    '$key never fails internally, whatever its query',
    async ({ method, path, route }) => {
      const calls: Call[] = [];
      const names = Object.keys(route.query?.shape ?? {});
      const needed = Object.entries(QUERIES).filter(([name]) => names.includes(name));
      for (const name of [...names, '__proto__', 'constructor']) {
        for (const text of chosenTexts()) {
          const query = new URLSearchParams(needed);
          query.set(name, text);
          calls.push([method, `${filled(path)}?${query}`]);
        }
        calls.push([method, `${filled(path)}?${new URLSearchParams(needed)}&${name}=a&${name}=b`]);
        calls.push([method, `${filled(path)}?${new URLSearchParams(needed)}&${name}=%ed%a0%80`]);
      }
      expect(await faultsOf(calls)).toEqual([]);
    },
    60_000,
  );

  it.each(ROUTES.filter(({ method }) => method !== 'GET'))(
    '$key never fails internally, whatever its body',
    async ({ key, method, path, route }) => {
      const body = BODIES[key];
      expect(body !== undefined).toBe(route.body !== undefined);
      const calls: Call[] = [];
      for (const hostile of HOSTILE) {
        for (const [place, sent] of [...replaced(body, hostile)].entries()) {
          if (key === 'PUT /tenants/:tenant/plan' || key.startsWith('DELETE')) continue;
          if (isChosen(engine, place, hostile)) calls.push([method, filled(path), sent]);
        }
      }
      calls.push([method, filled(path), JSON.parse('{"__proto__":{"x":1},"constructor":{}}')]);
      expect(await faultsOf(calls)).toEqual([]);
    },
    120_000,
  );
});
