// The OpenAPI document against the real server: every route, status and error code in it is real, and none is missing.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Install } from '../../src/integrations/index.ts';
import { OPERATIONS, OTHER_ROUTES } from '../../src/openapi/index.ts';
import { addTenancy } from '../support/calls.ts';
import { document, type GivenAnswer, KEYS, keyOf, undocumented } from '../support/documented.ts';
import { addConnection, addKey, eventBody, HANDLE } from '../support/event-requests.ts';
import { unknownInstallId } from '../support/installs.ts';
import { limitsOf } from '../support/limits.ts';
import { openConnection, rawRequest } from '../support/raw-connection.ts';
import { ORIGIN, TARGET, VISITOR } from '../support/requests.ts';
import { openScene, type Scene, sharedScene } from '../support/scene.ts';
import { openSignInScene, type Person, type SignInScene } from '../support/sign-in-scene.ts';

const routes: { method: string; path: string }[] = [];
const scene = await sharedScene();
scene.app.addHook('onRoute', ({ method, url }) => {
  for (const each of [method].flat()) routes.push({ method: each, path: url });
});
await scene.app.ready();

describe('the document', () => {
  it('is served to every origin, as OpenAPI 3.1', async () => {
    const { statusCode, headers, body } = await scene.inject({ method: 'GET', url: '/openapi.json' });
    expect([statusCode, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
      200,
      'application/json; charset=utf-8',
      '*',
    ]);
    const served = JSON.parse(body);
    expect(served.openapi).toMatch(/^3\.1\./);
    expect(served.paths).toEqual(JSON.parse(JSON.stringify(document.paths)));
  });

  it('has every route of the server except listed ones, and no others', () => {
    const real = routes.filter(({ method, path }) => {
      // Fastify adds HEAD to every GET.
      return method !== 'HEAD' && !OTHER_ROUTES.some(([pattern]) => pattern.test(path));
    });
    expect(real.map(keyOf).sort()).toEqual([...KEYS].sort());
  });

  it('omits only paths that exist', () => {
    const unused = OTHER_ROUTES.filter(([pattern]) => !routes.some(({ path }) => pattern.test(path)));
    expect(unused).toEqual([]);
    expect(OTHER_ROUTES.filter(([, reason]) => !/^[A-Z].*\.?$/.test(reason))).toEqual([]);
  });

  it('describes every property', () => {
    // The outputs of tools describe only what their names leave open: agents read all of them in each conversation.
    const isOutput = ([name]: [string, unknown]): boolean => name.endsWith('Output');
    const schemas = Object.entries(document.components?.schemas ?? {}).filter((entry) => !isOutput(entry));
    const properties = [...propertiesIn(schemas), ...propertiesIn(document.paths)];
    expect(properties.length).toBeGreaterThan(100);
    expect(properties.filter(([, property]) => !('description' in property)).map(([name]) => name)).toEqual([]);
  });

  it('contains no dangling reference', () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference);
    const defined = Object.keys(document.components?.schemas ?? {}).map((name) => `#/components/schemas/${name}`);
    expect(references.length).toBeGreaterThan(10);
    expect(references.filter((reference) => !defined.includes(reference))).toEqual([]);
  });
});

/** The properties of all object schemas within `node`. */
function propertiesIn(node: unknown): [name: string, property: object][] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'properties' in node && 'type' in node ? Object.entries(node.properties ?? {}) : [];
  return [...own, ...Object.values(node).flatMap(propertiesIn)];
}

describe('/docs', () => {
  it('shows every operation, without scripts or external resources', async () => {
    const { statusCode, headers, body } = await scene.inject({ method: 'GET', url: '/docs' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
    expect(policy).not.toMatch(/unsafe|script-src|https?:/);
    for (const { id, summary } of OPERATIONS) {
      expect(body).toContain(`<section id="${id}">`);
      expect(body).toContain(summary);
    }
    expect(body).not.toMatch(/<script|<link|<img|style=|src=/);
  });
});

/** Requests that produce each response, by operation and by status and code. */
type Evidence = Record<string, Record<string, () => Promise<GivenAnswer>>>;

interface Sent {
  method?: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string | undefined>;
  body?: unknown;
}

const sendTo =
  (to: Pick<Scene, 'inject'>) =>
  async ({ method = 'POST', url, headers = {}, body }: Sent): Promise<GivenAnswer> => {
    const present = Object.entries({ 'content-type': 'application/json', ...headers }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    const payload = typeof body === 'string' ? body : JSON.stringify(body ?? {});
    const sent = { method, url, headers: Object.fromEntries(method === 'GET' ? present.slice(1) : present) };
    const { statusCode, body: answered } = await to.inject(method === 'GET' ? sent : { ...sent, payload });
    return { status: statusCode, body: answered };
  };
const send = sendTo(scene);

/** The response to the second of two requests. */
const twice = async (act: () => Promise<GivenAnswer>): Promise<GivenAnswer> => {
  await act();
  return act();
};

const BIG = 'x'.repeat(300_000);

async function collectEvidence(): Promise<Evidence> {
  const install = await scene.install();
  const limited = await openScene({
    shared: scene.stores,
    settings: {
      rateLimits: limitsOf({ sessionsPerAddress: 1, eventsPerAddress: 1, exchangesPerAddress: 1, perInstall: 1000 }),
    },
  });
  scenes.push(limited);
  const token = await scene.token(install);
  const path = (name: string, { id }: Pick<Install, 'id'> = install) => `/api/v1/events/collect/${id}/${name}`;
  const browser = () => ({ origin: ORIGIN, 'x-service-delivery-id': randomUUID() });
  const visit = { service_visitor_id: VISITOR, consent: true, url: `${ORIGIN}/p` };
  const bearer = (text = token) => ({ authorization: `Bearer ${text}` });
  const link = { service_visitor_id: VISITOR, target_origin: TARGET };
  const createLink = () => send({ url: path('link'), headers: { ...browser(), ...bearer() }, body: link });
  const redeem = async (): Promise<Sent> => ({
    url: path('redeem'),
    headers: { ...browser(), origin: TARGET },
    body: { link_token: JSON.parse((await createLink()).body).link_token, consent: true },
  });
  const requests: Record<string, () => Promise<Sent>> = {
    session: async () => ({ url: path('session'), headers: browser(), body: visit }),
    events: async () => ({
      url: path('events'),
      headers: { ...browser(), ...bearer() },
      body: { service_visitor_id: VISITOR },
    }),
    link: async () => ({ url: path('link'), headers: { ...browser(), ...bearer() }, body: link }),
    redeem,
  };
  const evidence: Evidence = {};
  for (const [name, request] of Object.entries(requests)) {
    const changed = (change: Partial<Sent>) => async () => send({ ...(await request()), ...change });
    const withHeaders = (headers: Sent['headers']) => async () => {
      const sent = await request();
      return send({ ...sent, headers: { ...sent.headers, ...headers } });
    };
    evidence[`POST /api/v1/events/collect/{installId}/${name}`] = {
      [name === 'events' ? '202' : '200']: changed({}),
      '403 origin_not_allowed': withHeaders({ origin: undefined }),
      '404 not_found': changed({ url: path(name, { id: unknownInstallId() }) }),
      '422 invalid_input': changed({ body: { surplus: 1 } }),
      '429 rate_limited': async () => twice(async () => sendTo(limited)(await request())),
      ...(name === 'session' && { '422 invalid_url': changed({ body: { ...visit, url: 'https://evil.example/' } }) }),
      ...(['events', 'link'].includes(name) && { '401 invalid_session': withHeaders(bearer('none')) }),
    };
  }
  return evidence;
}

async function eventEvidence(): Promise<Evidence> {
  const connection = await addConnection(scene.stores, { preconfigured: HANDLE });
  const bare = await scene.install();
  const [{ secret }, { secret: reader }, { secret: bareKey }] = await Promise.all([
    addKey(scene, connection),
    addKey(scene, connection, { scopes: ['read'] }),
    addKey(scene, bare),
  ]);
  const limited = await openScene({
    shared: scene.stores,
    settings: { rateLimits: limitsOf({ serverEventsPerKey: 1 }) },
  });
  scenes.push(limited);
  const BASE = '/api/v1/billing-events';
  const key = (text = secret) => ({ authorization: `Bearer ${text}` });
  const bodies = {
    '': () => ({ ...eventBody, event_id: randomUUID() }),
    '/preconfigured': () => ({ service_visitor_id: VISITOR }),
  };
  const evidence: Evidence = {};
  for (const [suffix, bodyOf] of Object.entries(bodies)) {
    const sent = (change: Partial<Sent> = {}, headers: Sent['headers'] = {}): Sent => ({
      url: `${BASE}/${connection.id}${suffix}`,
      body: bodyOf(),
      ...change,
      headers: { 'webhook-id': randomUUID(), ...key(), ...headers },
    });
    const changed =
      (change: Partial<Sent> = {}, headers: Sent['headers'] = {}) =>
      () =>
        send(sent(change, headers));
    const other = suffix === '' ? { ...eventBody, event_id: 'other' } : { service_visitor_id: `${VISITOR}2` };
    const reused = { 'webhook-id': randomUUID() };
    evidence[`POST ${BASE}/{id}${suffix}`] = {
      '202': changed(),
      '401 unauthorized': changed({}, { authorization: 'Bearer none' }),
      '403 insufficient_scope': changed({}, key(reader)),
      '404 not_found': changed({ url: `${BASE}/${randomUUID()}${suffix}` }),
      '409 idempotency_conflict': async () => {
        await send(sent({}, reused));
        return send(sent({ body: other }, reused));
      },
      '413 body_too_large': changed({ body: JSON.stringify({ a: BIG }) }),
      '415 unsupported_media_type': changed({}, { 'content-type': 'text/plain' }),
      '422 invalid_input': changed({ body: {} }),
      '422 server_event_not_configured': changed({ url: `${BASE}/${bare.id}${suffix}` }, key(bareKey)),
      '429 rate_limited': () => twice(() => sendTo(limited)(sent())),
      ...(suffix === '' && {
        '422 event_handle_not_allowed': changed({ body: { ...bodyOf(), event_handle: 'another' } }),
        '422 status_not_allowed': changed({ body: { ...bodyOf(), status: 'reversed' } }),
      }),
    };
  }
  const receipt = async (): Promise<string> => {
    const first = await send({
      url: `${BASE}/${connection.id}`,
      body: bodies[''](),
      headers: { 'webhook-id': randomUUID(), ...key() },
    });
    return JSON.parse(first.body).status_url;
  };
  const read = (url: string, headers = key()) => send({ method: 'GET', url, headers });
  evidence[`GET ${BASE}/{id}/receipts/{receiptId}`] = {
    '200': async () => read(await receipt()),
    '401 unauthorized': async () => read(await receipt(), { authorization: 'Bearer none' }),
    '404 not_found': () => read(`${BASE}/${connection.id}/receipts/${randomUUID()}`),
  };
  return evidence;
}

async function rpcEvidence(): Promise<Evidence> {
  const { secret } = await addTenancy(scene);
  const { secret: demo } = await addTenancy(scene, { demo: true, scopes: ['read'] });
  const limited = await openScene({ shared: scene.stores, settings: { rateLimits: limitsOf({ callsPerToken: 1 }) } });
  scenes.push(limited);
  const headers = { authorization: `Bearer ${secret}` };
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const call = (name: string) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {} } });
  const post = (body: unknown, more: Sent['headers'] = {}) =>
    send({ url: '/rpc', headers: { ...headers, ...more }, body });
  return {
    'POST /rpc': {
      '200': async () => {
        for (const body of [ping, call('list_brands'), { ...ping, method: 'tools/list' }, [ping, call('none')]]) {
          expect(undocumented('POST /rpc', await post(body))).toBeUndefined();
        }
        return post(ping);
      },
      '204': () => post({ jsonrpc: '2.0', method: 'ping' }),
      '400 parse_error': () => post('{'),
      '400 invalid_request': () => post({}),
      '401 auth_required': () => post(ping, { authorization: 'Bearer none' }),
      '403 auth_required': () => post(call('run_brand_scan'), { authorization: `Bearer ${demo}` }),
      '413 invalid_request': () => post({ a: BIG }),
      '415 invalid_request': () => post(ping, { 'content-type': 'text/plain' }),
      '429 rate_limited': () => twice(() => sendTo(limited)({ url: '/rpc', headers, body: ping })),
      '503 internal': async () => {
        scene.lifecycle.draining = true;
        return post(ping).finally(() => {
          scene.lifecycle.draining = false;
        });
      },
    },
    'GET /healthz': { '200': () => send({ method: 'GET', url: '/healthz' }) },
    'GET /readyz': { '200': () => send({ method: 'GET', url: '/readyz' }) },
  };
}

async function meEvidence(signIn: SignInScene): Promise<Evidence> {
  const tenantId = await signIn.tenant();
  const person = await signIn.person(tenantId);
  const spent = await signIn.another({ rateLimits: limitsOf({ ownPerUser: 1 }) });
  services.push(spent);
  for (const [name, value] of person.cookies(signIn.here.url)) person.cookies(spent.url).set(name, value);
  const ME = '/api/v1/me';
  const given = async (answer: Promise<Response>): Promise<GivenAnswer> => {
    const response = await answer;
    return { status: response.status, body: await response.text() };
  };
  const own = (method: string, path: string, body?: object) => given(person.own(method, path, body));
  const raw = (method: string, path: string, headers: Record<string, string>, body?: string) =>
    given(
      person.send(signIn.here.url + ME + path, {
        method,
        headers: { 'x-csrf-token': person.csrfToken, ...headers },
        ...(body !== undefined && { body }),
      }),
    );
  const fresh = { name: 'Program', scopes: ['read'] };
  const made = async (): Promise<string> =>
    `/tokens/${JSON.parse((await own('POST', '/tokens', fresh)).body).token_id}`;
  const common = (method: string, path: string, body?: object): Record<string, () => Promise<GivenAnswer>> => ({
    '401 unauthorized': () => given(fetch(signIn.here.url + ME + path, { method })),
    '403 login_required': () =>
      given(fetch(signIn.here.url + ME + path, { method, headers: { authorization: 'Bearer x' } })),
    '429 rate_limited': () => twice(() => limitedOwn(spent.url, person, { method, path: ME + path, body })),
  });
  const json = { 'content-type': 'application/json' };
  return {
    [`GET ${ME}`]: { '200': () => own('GET', ''), ...common('GET', '') },
    [`GET ${ME}/tokens`]: { '200': () => own('GET', '/tokens'), ...common('GET', '/tokens') },
    [`POST ${ME}/tokens`]: {
      '201': () => own('POST', '/tokens', fresh),
      ...common('POST', '/tokens', fresh),
      '403 csrf_failed': () => raw('POST', '/tokens', { ...json, 'x-csrf-token': 'none' }, JSON.stringify(fresh)),
      '404 not_found': () => own('POST', '/tokens', { ...fresh, tenant_id: randomUUID() }),
      '413 body_too_large': () => own('POST', '/tokens', { ...fresh, name: BIG }),
      '415 unsupported_media_type': () => raw('POST', '/tokens', { 'content-type': 'text/plain' }, '{}'),
      '422 invalid_input': () => own('POST', '/tokens', {}),
    },
    [`DELETE ${ME}/tokens/{id}`]: {
      '204': async () => own('DELETE', await made()),
      ...common('DELETE', '/tokens/x'),
      '403 csrf_failed': () => raw('DELETE', '/tokens/x', { 'x-csrf-token': 'none' }),
      '404 not_found': () => own('DELETE', `/tokens/${randomUUID()}`),
    },
  };
}

async function limitedOwn(
  url: string,
  person: Person,
  { method, path, body }: { method: string; path: string; body?: object | undefined },
): Promise<GivenAnswer> {
  const response = await person.send(url + path, {
    method,
    headers: { 'x-csrf-token': person.csrfToken, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.text() };
}

/** The responses that the test of all operations at once produces. */
const SHOWN_FOR_ALL = ['400 repeated_header', '503 unavailable'];

const scenes: Scene[] = [];
const services: AsyncDisposable[] = [];
const codeOf = (text: string): string => {
  const { error } = JSON.parse(text);
  return error.data?.code ?? error.code;
};

describe('every response in the document', () => {
  let evidence: Evidence;
  let signIn: SignInScene;
  beforeAll(async () => {
    signIn = await openSignInScene('SQLite');
    evidence = {
      ...(await collectEvidence()),
      ...(await eventEvidence()),
      ...(await rpcEvidence()),
      ...(await meEvidence(signIn)),
    };
  }, 120_000);
  afterAll(async () => {
    for (const each of [...scenes, ...services, signIn]) await each[Symbol.asyncDispose]();
  });

  it.each(OPERATIONS.map((operation) => ({ key: keyOf(operation), operation })))(
    'of $key occurs',
    async ({ key, operation }) => {
      const expected = [
        ...Object.keys(operation.answers),
        ...operation.errors.map(({ status, code }) => `${status} ${code}`),
      ].filter((label) => !SHOWN_FOR_ALL.includes(label));
      const shown = evidence[key] ?? {};
      expect(Object.keys(shown).sort()).toEqual(expected.sort());
      for (const [label, ask] of Object.entries(shown)) {
        const answer = await ask();
        const said =
          label.includes(' ') && answer.status >= 400 ? `${answer.status} ${codeOf(answer.body)}` : `${answer.status}`;
        expect(said, `${label}: ${answer.body}`).toBe(label);
        expect(undocumented(key, answer)).toBeUndefined();
      }
    },
  );

  it('is 503 during shutdown, and 400 or 422 for repeated headers', async () => {
    const url = await scene.app.listen({ host: '127.0.0.1', port: 0 });
    for (const operation of OPERATIONS) {
      const [key, path] = [keyOf(operation), operation.path.replaceAll(/:\w+/g, 'x')];
      const ask = async (headers: readonly string[]): Promise<GivenAnswer> => {
        using connection = await openConnection(url);
        const line = `${operation.method.toUpperCase()} ${path}`;
        connection.send(rawRequest(line, ['host: localhost', ...headers, 'content-length: 0', 'connection: close']));
        const [head = '', body = ''] = (await connection.ended()).split('\r\n\r\n');
        return { status: Number(head.slice(9, 12)), body };
      };
      const repeated = await ask(['authorization: a', 'authorization: b']);
      expect(undocumented(key, repeated)).toBeUndefined();
      expect(codeOf(repeated.body)).toBe(
        { collect: 'invalid_input', rpc: 'invalid_request', http: 'repeated_header' }[
          operation.errors[0]?.body ?? 'http'
        ],
      );
      if (operation.path === '/healthz') continue;
      scene.lifecycle.draining = true;
      const draining = await ask([]).finally(() => {
        scene.lifecycle.draining = false;
      });
      expect([key, draining.status]).toEqual([key, 503]);
      expect(undocumented(key, draining)).toBeUndefined();
    }
  });
});
