// The msw handlers and the real server return the same responses: status, body and the headers that a page depends on.
import { readFile } from 'node:fs/promises';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '../../src/testing/index.ts';
import { createCollectorHandlers } from '../../src/testing/msw.ts';
import { ORIGIN, TARGET, VISITOR } from '../support/requests.ts';

const OTHER_VISITOR = 'svc_v_someoneelse0';
const seeds = { reportingOrigins: [ORIGIN, TARGET], allowedOrigins: [ORIGIN, TARGET] };

/** One side of the comparison. */
interface Side {
  endpoint: string;
  advance(ms: number): void;
}

interface Call {
  method?: string;
  headers?: Record<string, string | undefined>;
  /** Fields that replace those of the default body; `undefined` removes one. */
  body?: Record<string, unknown>;
  payload?: string | Uint8Array<ArrayBuffer>;
}

const USUAL = {
  session: { service_visitor_id: VISITOR, consent: true, url: `${ORIGIN}/p?q=1#f` },
  events: { service_visitor_id: VISITOR },
  link: { service_visitor_id: VISITOR, target_origin: TARGET },
  redeem: { consent: true },
};

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The calls of one scenario to one side; delivery ids are the same on both. */
function client({ endpoint, advance }: Side) {
  let deliveries = 0;
  const answers: object[] = [];

  async function send(path: string, call: Call = {}): Promise<Record<string, string>> {
    const { method = 'POST', headers = {}, body = {}, payload } = call;
    const usual = { origin: ORIGIN, 'content-type': 'application/json', 'x-service-delivery-id': uuid(++deliveries) };
    const present = Object.entries({ ...usual, ...headers }).filter((entry) => entry[1] !== undefined);
    const word = Object.entries(USUAL).find(([name]) => path === `/${name}`)?.[1];
    const response = await fetch(path.startsWith('http') ? path : endpoint + path, {
      method,
      headers: present as [string, string][],
      ...(method === 'POST' && { body: payload ?? JSON.stringify({ ...word, ...body }) }),
    });
    const answer = response.status === 204 ? null : await response.json();
    const told = ['vary', 'cache-control', 'allow', 'www-authenticate', 'retry-after', 'content-type'];
    const shown = [...response.headers].filter(([name]) => told.includes(name) || name.startsWith('access-control-'));
    answers.push({ path: path.replace(endpoint, ''), status: response.status, body: masked(answer), headers: shown });
    return answer ?? {};
  }

  const bearer = (token: string | undefined): Record<string, string> => ({ authorization: `Bearer ${token}` });
  return {
    answers,
    advance,
    send,
    session: async (call?: Call) => (await send('/session', call)).session_token,
    events: (token: string | undefined, call: Call = {}) =>
      send('/events', { ...call, headers: { ...bearer(token), ...call.headers } }),
    link: async (token: string | undefined, call: Call = {}) =>
      (await send('/link', { ...call, headers: { ...bearer(token), ...call.headers } })).link_token,
    redeem: (link_token: string | undefined, call: Call = {}) =>
      send('/redeem', { ...call, headers: { origin: TARGET, ...call.headers }, body: { link_token, ...call.body } }),
  };
}

/** Tokens and receipts differ between the sides. */
const masked = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (key, value) => (/_token$|^receipt_id$/.test(key) ? typeof value : value)));

type Client = ReturnType<typeof client>;
const delivery = (number: number) => ({ 'x-service-delivery-id': uuid(number) });

const scenarios: Record<string, (site: Client) => Promise<void>> = {
  async 'a visit and an action'(site) {
    await site.events(await site.session({ body: { source: 'newsletter', referrer: 'https://search.example/?q=x' } }));
  },
  async 'repeated deliveries'(site) {
    const again = { headers: delivery(900) };
    await site.session(again);
    const token = await site.session(again);
    await site.session({ ...again, body: { service_visitor_id: OTHER_VISITOR } });
    await site.events(token, again);
    await site.events(token, { headers: delivery(900) });
    await site.events(token, { headers: { 'x-service-delivery-id': uuid(900).toUpperCase() } });
  },
  async 'bad sessions'(site) {
    const token = await site.session();
    await site.events('svc_ses_AAAA');
    await site.events(token, { headers: { authorization: undefined } });
    await site.events(token, { headers: { authorization: `bearer  ${token}` } });
    await site.events(token, { headers: { origin: TARGET } });
    await site.events(token, { body: { service_visitor_id: OTHER_VISITOR } });
    await site.link(token, { body: { service_visitor_id: OTHER_VISITOR } });
    site.advance(870_000);
    await site.events(token);
    site.advance(30_000);
    await site.events(token);
    await site.link(token);
  },
  async 'bad bodies'(site) {
    const token = await site.session();
    for (const payload of ['', '{', '[]', 'null', '"x"', JSON.stringify({ filler: 'x'.repeat(8192) })]) {
      await site.session({ payload });
      await site.events(token, { payload });
      await site.link(token, { payload });
      await site.redeem('any', { payload });
    }
    await site.session({ payload: new Uint8Array([0x22, 0xff, 0x22]) });
    for (const body of [{ surplus: 1 }, { service_visitor_id: 'svc_v_short' }, { service_visitor_id: undefined }]) {
      await site.session({ body });
      await site.events(token, { body });
      await site.link(token, { body });
    }
    for (const consent of [false, 'true', undefined]) {
      await site.session({ body: { consent } });
      await site.redeem('any', { body: { consent } });
    }
    for (const headers of [{ 'content-type': 'text/plain' }, { 'x-service-delivery-id': 'x' }]) {
      await site.session({ headers });
      await site.redeem('any', { headers });
    }
    await site.session({ headers: { 'content-type': 'application/json; charset=utf-8' } });
  },
  async 'page URLs'(site) {
    for (const url of [
      'https://other.example/',
      'http://shop.example/',
      'x',
      `https://u@shop.example/`,
      7,
      undefined,
    ]) {
      await site.session({ body: { url } });
    }
    await site.session({ body: { url: `${ORIGIN}/${'a'.repeat(2048 - ORIGIN.length - 1)}` } });
    await site.session({ body: { url: `${ORIGIN}/${'a'.repeat(2048 - ORIGIN.length)}` } });
    await site.session({ body: { source: 's'.repeat(128), referrer: 'no url' } });
    await site.session({ body: { source: 's'.repeat(129) } });
  },
  async properties(site) {
    const token = await site.session();
    const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));
    const all = [{ a: 'x'.repeat(512), b: 1, c: true, d: null }, { a: 'x'.repeat(513) }, { userEmail: 'x' }, { a: {} }];
    for (const properties of [...all, keys(20), keys(21), { '1a': 1 }, { a: '\u0000' }]) {
      await site.events(token, { body: { properties } });
    }
  },
  async origins(site) {
    const token = await site.session();
    for (const origin of [undefined, 'null', `${ORIGIN}/`, 'https://Shop.example', 'https://evil-shop.example']) {
      await site.session({ headers: { origin } });
      await site.events(token, { headers: { origin } });
      await site.link(token, { headers: { origin } });
      await site.redeem('any', { headers: { origin } });
    }
    const inner = 'https://sub.shop.example';
    await site.session({ headers: { origin: inner }, body: { url: `${inner}/` } });
    await site.redeem('any', { headers: { origin: inner } });
    await site.session({ headers: { origin: 'http://localhost:3000' }, body: { url: 'http://localhost:3000/' } });
  },
  async 'identity exchange'(site) {
    const token = await site.session();
    const link = await site.link(token);
    await site.redeem(link, { headers: { origin: ORIGIN } });
    await site.redeem(link, { body: { referrer_origin: TARGET } });
    await site.redeem(link, { headers: delivery(900), body: { referrer_origin: ORIGIN } });
    await site.redeem(link, { headers: delivery(900) });
    await site.redeem(link);
    await site.redeem('svc_link_unknown');
    for (const target_origin of ['https://other.example', 'shop.example', `${TARGET}/`]) {
      await site.link(token, { body: { target_origin } });
    }
    const late = await site.link(token);
    site.advance(120_000);
    await site.redeem(late);
  },
  async 'preflights, other methods, other paths and other installs'(site) {
    const other = (word: string) => `/../svc_pub_${'0'.repeat(32)}${word}`;
    for (const path of ['/session', '/link', '/nothing', '/session/more', other('/session'), '/../no-install/events']) {
      await site.send(path, { method: 'OPTIONS' });
      await site.send(path, { method: 'GET' });
      await site.send(path);
    }
  },
};

describe.each(['measurement', 'shadow'] as const)('in %s mode, handlers and server agree on', async (mode) => {
  const real = await startTestServer({ ...seeds, mode });
  let ahead = 0;
  const endpoint = `https://api.example/api/v1/events/collect/${real.installId}`;
  const collector = createCollectorHandlers({ ...seeds, mode, endpoint, now: () => Date.now() + ahead });
  const worker = setupServer(...collector.handlers);

  beforeAll(() => worker.listen({ onUnhandledFrame: 'bypass' }));
  afterAll(async () => {
    worker.close();
    await real.close();
  });
  beforeEach(() => collector.reset());

  const sides: Record<'real' | 'mock', Side> = {
    real: { endpoint: real.endpoint, advance: (ms) => real.clock.advance(ms) },
    mock: {
      endpoint,
      advance(ms) {
        ahead += ms;
      },
    },
  };

  it.each(Object.entries(scenarios))('%s', async (_, play) => {
    await real.reset();
    const [mocked, served] = [client(sides.mock), client(sides.real)];
    await play(mocked);
    await play(served);
    expect(mocked.answers).toEqual(served.answers);
    expect(untimed(collector.received())).toEqual(untimed(await real.received()));
    expect(collector.refused().map(({ method, status, code }) => ({ method, status, code }))).toEqual(
      real.refused().map(({ method, status, code }) => ({ method, status, code })),
    );
  });

  function untimed({ visits, actions }: ReturnType<typeof collector.received>) {
    return [...visits, ...actions].map(({ receivedAt, ...record }) => [typeof receivedAt, record]);
  }
});

describe('the handlers', () => {
  const endpoint = `https://api.example/api/v1/events/collect/svc_pub_${'0'.repeat(32)}`;

  it('use the page’s origin if a request has none', async () => {
    const collector = createCollectorHandlers({ endpoint, origin: 'http://localhost:3000' });
    const worker = setupServer(...collector.handlers);
    worker.listen();
    const body = JSON.stringify({ ...USUAL.session, url: 'http://localhost:3000/p' });
    const headers = { 'content-type': 'application/json', ...delivery(1) };
    const answer = await fetch(`${endpoint}/session`, { method: 'POST', headers, body });
    worker.close();
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, 'http://localhost:3000']);
    expect(collector.received().visits).toMatchObject([{ page: 'http://localhost:3000/p' }]);
  });

  it('explain their refusals', async () => {
    const collector = createCollectorHandlers({ endpoint, origin: ORIGIN });
    const worker = setupServer(...collector.handlers);
    worker.listen();
    await fetch(`${endpoint}/session`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    worker.close();
    expect(collector.refused()).toMatchObject([
      { status: 422, code: 'invalid_input', reason: 'X-Service-Delivery-Id must be one UUID' },
    ]);
  });

  it('refuse an endpoint that is not a collection URL', () => {
    for (const wrong of ['', 'https://api.example', `${endpoint}/session`, endpoint.replace('svc_pub_', '')]) {
      expect(() => createCollectorHandlers({ endpoint: wrong })).toThrow(TypeError);
    }
  });

  it('import nothing from Node, so they run in browsers', async () => {
    const modules = await reachable(new URL('../../src/testing/msw.ts', import.meta.url));
    expect([...modules].filter((name) => !name.startsWith('file:')).sort()).toEqual([
      '@service/protocol',
      '@service/protocol/schemas',
      'msw',
    ]);
  });
});

/** Every module that a file imports at runtime; types are skipped, as by a bundler. */
async function reachable(file: URL, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(file.href)) return seen;
  seen.add(file.href);
  const source = (await readFile(file, 'utf8')).replace(/^(?:import|export) type [^;]*;/gm, '');
  for (const [, name = ''] of source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    if (name.startsWith('.')) await reachable(new URL(name, file), seen);
    else seen.add(name);
  }
  return seen;
}
