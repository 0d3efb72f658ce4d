// The live view over real servers: what arrives and what is refused, to whom it belongs, and the stream of both.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Install } from '../../src/integrations/index.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import { addToken } from '../support/calls.ts';
import { fasterTimers } from '../support/clock.ts';
import { addConnection, eventRequest, newSecret, signed } from '../support/event-requests.ts';
import { type EventReader, readEvents } from '../support/event-stream.ts';
import { actionRequest, ORIGIN, sessionRequest } from '../support/requests.ts';
import { sendTo, type TestService } from '../support/service.ts';
import { ENGINES, openSignInScene, type Person, type SignInScene } from '../support/sign-in-scene.ts';

interface Row {
  id: string;
  kind: string;
  at: string;
  install_id: string | null;
  fault?: string;
  count?: number;
  page?: string;
  reason?: string;
  origin?: string | null;
}
interface Page {
  rows: Row[];
  position: string;
  next: string | null;
}

describe.each(ENGINES)('Live, over %s', (engine) => {
  let scene: SignInScene;
  let tenantId: string;
  let person: Person;
  beforeAll(async () => {
    scene = await openSignInScene(engine, {}, fasterTimers(10));
    tenantId = await scene.tenant();
    person = await scene.person(tenantId);
  }, 120_000);
  afterAll(() => scene[Symbol.asyncDispose]());

  async function newInstall(change: Partial<Install> = {}): Promise<Install> {
    const { stores } = scene.here;
    const brandId = systemIds.ordered();
    const brand = { id: brandId, tenantId, name: brandId, domain: `${brandId}.example`, aliases: [], createdAt: 0 };
    await stores.brands.createBrand(brand);
    return stores.installs.createInstall({
      id: `svc_pub_${systemIds.random().replaceAll('-', '')}`,
      brandId,
      name: null,
      mode: 'measurement',
      reportingOrigins: null,
      allowedOrigins: null,
      referralExclusions: [],
      active: true,
      sessionEpoch: 0,
      createdAt: 0,
      ...change,
    });
  }

  async function page({ brandId }: Install, query = '', who = person): Promise<Page> {
    const response = await who.portal('GET', `/brands/${brandId}/live${query}`);
    expect(response.status).toBe(200);
    return JSON.parse(await response.text());
  }

  /** Refusals are written a few times a second. */
  const refusalsOf = async (install: Install, count = 1): Promise<Row[]> => {
    let rows: Row[] = [];
    await expect
      .poll(async () => {
        rows = (await page(install, '?outcome=refused&limit=200')).rows;
        return rows.reduce((sum, row) => sum + (row.count ?? 0), 0);
      }, POLL)
      .toBe(count);
    return rows;
  };

  async function stream(install: Install, options: StreamOptions = {}): Promise<EventReader> {
    const { at = scene.here, query = '', lastEventId } = options;
    const url = `${at.url}/api/v1/portal/brands/${install.brandId}/live/stream${query}`;
    const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
    const cookies = person.cookies(scene.here.url);
    for (const [name, value] of cookies) person.cookies(at.url).set(name, value);
    const response = await person.send(url, { headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    return readEvents(response);
  }
  interface StreamOptions {
    at?: TestService;
    query?: string;
    lastEventId?: string;
  }

  const rowsOf = (sent: { data: unknown }): Row[] => JSON.parse(JSON.stringify(sent.data)).rows;
  const visit = (install: Install, at = scene.here) => sendTo(at.url, sessionRequest(install.id));

  describe('a page', () => {
    it('has what was accepted, the newest first, and continues', async () => {
      const install = await newInstall();
      const { session_token: token }: { session_token: string } = JSON.parse(await (await visit(install)).text());
      await sendTo(scene.there.url, actionRequest(install.id, token));
      const all = await page(install);
      expect(all.rows.map(({ kind }) => kind)).toEqual(['action', 'visit']);
      expect(all.rows[1]).toMatchObject({ install_id: install.id, page: `${ORIGIN}/p` });
      expect(all.next).toBeNull();
      const first = await page(install, '?limit=1');
      expect(first.rows).toEqual(all.rows.slice(0, 1));
      const second = await page(install, `?limit=1&before=${first.next}`);
      expect([second.rows, second.next]).toEqual([all.rows.slice(1), null]);
    });

    it('continues through both logs', async () => {
      const install = await newInstall();
      for (let i = 0; i < 3; i++) {
        await visit(install);
        await sendTo(scene.here.url, sessionRequest(install.id, { body: { consent: false } }));
        await refusalsOf(install, i + 1);
        scene.clock.pass(10);
      }
      const all = (await page(install)).rows.map(({ id }) => id);
      const read: string[] = [];
      for (let next: string | null = ''; next !== null; ) {
        const one = await page(install, `?limit=2${next && `&before=${next}`}`);
        read.push(...one.rows.map(({ id }) => id));
        next = one.next;
      }
      expect(read).toEqual(all);
      expect(read).toHaveLength(6);
    });

    it('is filtered by install, outcome and kind', async () => {
      const install = await newInstall();
      await visit(install);
      await sendTo(scene.here.url, sessionRequest(install.id, { body: { consent: false } }));
      await sendTo(scene.here.url, actionRequest(install.id, 'none'));
      await refusalsOf(install, 2);
      const faults = async (query: string) => (await page(install, query)).rows.map(({ fault }) => fault ?? 'accepted');
      expect((await faults('?kind=visit')).toSorted()).toEqual(['accepted', 'consent']);
      expect(await faults('?kind=action')).toEqual(['session_malformed']);
      expect(await faults('?outcome=accepted')).toEqual(['accepted']);
      expect(await faults('?outcome=refused&kind=visit')).toEqual(['consent']);
      expect(await faults(`?install=${install.id}&kind=event`)).toEqual([]);
      expect(await faults('?install=other')).toEqual([]);
    });

    it('opens a row, for its own brand only', async () => {
      const [install, other] = [await newInstall(), await newInstall()];
      await visit(install);
      await sendTo(scene.here.url, sessionRequest(install.id, { body: { consent: false } }));
      await refusalsOf(install);
      const { rows } = await page(install);
      for (const row of rows) {
        const at = ({ brandId }: Install) => person.portal('GET', `/brands/${brandId}/live/rows/${row.id}`);
        expect(await (await at(install)).json()).toMatchObject({ row });
        expect((await at(other)).status).toBe(404);
      }
      for (const id of ['visit-999999999', 'visit-x', 'nothing']) {
        expect((await person.portal('GET', `/brands/${install.brandId}/live/rows/${id}`)).status).toBe(404);
      }
    });
  });

  describe('a refusal', () => {
    const REASONS: readonly [string, Partial<Install>, (id: string) => ReturnType<typeof sessionRequest>][] = [
      ['consent', {}, (id) => sessionRequest(id, { body: { consent: false } })],
      ['consent', {}, (id) => sessionRequest(id, { body: { consent: undefined } })],
      ['visitor_id', {}, (id) => sessionRequest(id, { body: { service_visitor_id: 'me' } })],
      ['page_url', {}, (id) => sessionRequest(id, { body: { url: undefined } })],
      ['invalid_url', {}, (id) => sessionRequest(id, { body: { url: 'https://other.example/' } })],
      ['unknown_field', {}, (id) => sessionRequest(id, { body: { email: 'x' } })],
      ['delivery_id', {}, (id) => sessionRequest(id, { headers: { 'x-service-delivery-id': 'one' } })],
      ['unsupported_media_type', {}, (id) => sessionRequest(id, { headers: { 'content-type': 'text/plain' } })],
      ['body_too_large', {}, (id) => sessionRequest(id, { payload: 'x'.repeat(9000) })],
      ['body', {}, (id) => sessionRequest(id, { payload: '{' })],
      ['origin_missing', {}, (id) => sessionRequest(id, { headers: { origin: undefined } })],
      ['origin_not_listed', { reportingOrigins: ['https://a.example'] }, (id) => sessionRequest(id)],
      ['inactive_install', { active: false }, (id) => sessionRequest(id)],
      ['session_missing', {}, (id) => actionRequest(id, '', { headers: { authorization: undefined } })],
      ['session_malformed', {}, (id) => actionRequest(id, 'none')],
    ];

    it.each(REASONS)('says %s', async (fault, change, request) => {
      const install = await newInstall(change);
      const answer = await sendTo(scene.here.url, request(install.id));
      const [row] = await refusalsOf(install);
      const code = JSON.parse(await answer.text()).error.code;
      expect(row).toMatchObject({ fault, status: answer.status, code, install_id: install.id });
    });

    it('names the property with an invalid name, or reports another fault', async () => {
      const install = await newInstall();
      const { session_token: token } = JSON.parse(await (await visit(install)).text());
      await sendTo(scene.here.url, actionRequest(install.id, token, { body: { properties: { userEmail: 'x' } } }));
      expect(await refusalsOf(install)).toMatchObject([
        { fault: 'property_key', reason: '/properties property "userEmail" has a sensitive name' },
      ]);
      await sendTo(scene.here.url, actionRequest(install.id, token, { body: { properties: { 'a b': 1 } } }));
      await sendTo(scene.here.url, actionRequest(install.id, token, { body: { properties: { a: {} } } }));
      const rows = await refusalsOf(install, 3);
      expect(rows.map(({ fault }) => fault).toSorted()).toEqual(['properties', 'property_form', 'property_key']);
      expect(rows.map(({ reason }) => reason)).toContainEqual(expect.stringContaining('property "a b" must match'));
    });

    it('of a session that ended, was revoked, or belongs to another visitor says so', async () => {
      const install = await newInstall();
      const { session_token: token } = JSON.parse(await (await visit(install)).text());
      const other = { service_visitor_id: 'svc_v_anothervisitor' };
      await sendTo(scene.here.url, actionRequest(install.id, token, { body: other }));
      scene.clock.pass(900_000);
      await sendTo(scene.here.url, actionRequest(install.id, token));
      const faults = (await refusalsOf(install, 2)).map(({ fault }) => fault);
      expect(faults).toEqual(['session_expired', 'session_visitor']);
    });

    it('of a server event is shown to the brand of the connection in the path', async () => {
      const install = await newInstall();
      const { id } = await addConnection(scene.here.stores, { installId: install.id, signingSecrets: [newSecret()] });
      await sendTo(scene.here.url, eventRequest(id, undefined));
      await sendTo(scene.here.url, eventRequest(id, 'svc_pat_short'));
      await sendTo(scene.here.url, signed(eventRequest(id, undefined), newSecret(), scene.clock.now()));
      await sendTo(scene.here.url, eventRequest(install.id, 'svc_pat_short'));
      const faults = (await refusalsOf(install, 4)).map(({ fault }) => fault);
      expect(faults.toSorted()).toEqual(['api_key_malformed', 'api_key_malformed', 'api_key_missing', 'signature']);
    });

    it('of a server event of a switched-off install says so', async () => {
      const install = await newInstall({ active: false });
      const { id } = await addConnection(scene.here.stores, { installId: install.id });
      const token = await addToken({ stores: scene.here.stores, clock: scene.clock }, tenantId);
      for (const path of [install.id, id]) {
        const answer = await sendTo(scene.here.url, eventRequest(path, token));
        expect(answer.status).toBe(404);
        expect(JSON.parse(await answer.text()).error).toMatchObject({
          code: 'not_found',
          message: expect.stringContaining('switched off'),
        });
      }
      const faults = (await refusalsOf(install, 2)).map(({ fault }) => fault);
      expect(faults).toEqual(['inactive_install', 'inactive_install']);
    });

    it('of an unknown install is shown to the brands that list its origin, and to no other', async () => {
      const listed = `https://${systemIds.random()}.example`;
      const own = await newInstall({ reportingOrigins: [listed] });
      const open = await newInstall();
      const unknown = `svc_pub_${'0'.repeat(32)}`;
      const sub = listed.replace('https://', 'https://shop.');
      await sendTo(scene.here.url, sessionRequest(unknown, { headers: { origin: sub } }));
      await sendTo(scene.here.url, sessionRequest(unknown, { headers: { origin: 'https://elsewhere.example' } }));
      expect(await refusalsOf(own)).toMatchObject([{ fault: 'unknown_install', install_id: null, origin: sub }]);
      expect(await refusalsOf(open, 0)).toEqual([]);
    });

    it('is counted with 49 others that come at once', async () => {
      const install = await newInstall();
      const refused = () => sendTo(scene.here.url, sessionRequest(install.id, { body: { consent: false } }));
      const answers = await Promise.all(Array.from({ length: 50 }, refused));
      expect(answers.every(({ status }) => status === 422)).toBe(true);
      scene.clock.pass(1000);
      const rows = await refusalsOf(install, 50);
      expect(rows.map(({ count }) => count).toSorted()).toEqual([...Array(20).fill(1), 30]);
    });

    it('contains nothing personal, whatever the call contained', async () => {
      const install = await newInstall();
      const secrets = [
        'ann@shop.example',
        'svc_v_personalvisitor',
        'Ann%20Smith',
        '4242424242424242',
        'svc_pat_AbCd1234',
      ];
      for (const secret of secrets) {
        await sendTo(scene.here.url, sessionRequest(install.id, { body: { [secret]: 1 } }));
        await sendTo(scene.here.url, sessionRequest(install.id, { body: { service_visitor_id: secret } }));
        await sendTo(scene.here.url, actionRequest(install.id, secret, { body: { properties: { [secret]: secret } } }));
        const headers = { origin: `https://${secret}@x.example`, 'content-type': `text/${secret}` };
        await sendTo(scene.here.url, sessionRequest(install.id, { headers }));
        await sendTo(`${scene.here.url}`, {
          ...sessionRequest(install.id),
          url: `${sessionRequest(install.id).url}?q=${secret}`,
        });
      }
      await refusalsOf(install, secrets.length * 4 - 1);
      const { rows } = await page(install, '?outcome=refused&limit=200');
      const kept = JSON.stringify(rows);
      for (const secret of secrets) expect(kept).not.toContain(secret);
      expect(kept).not.toMatch(/127\.0\.0\.1|undici|svc_v_[a-z]{6}/);
    });

    it('is gone after 24 hours', async () => {
      const install = await newInstall();
      await sendTo(scene.here.url, sessionRequest(install.id, { body: { consent: false } }));
      await refusalsOf(install);
      scene.clock.pass(24 * 3_600_000 - 1);
      // No login lasts that long.
      person = await scene.person(tenantId);
      expect((await page(install)).rows).toHaveLength(1);
      scene.clock.pass(1);
      expect((await page(install)).rows).toEqual([]);
    });
  });

  describe('the stream', () => {
    it('sends what is accepted and refused by any process within a second', async () => {
      const [install, other] = [await newInstall(), await newInstall()];
      await using one = await scene.another({});
      await using two = await scene.another({});
      await using events = await stream(install, { at: one });
      await events.next('beat');
      for (const process of [one, two]) {
        await visit(other, process);
        const began = performance.now();
        await visit(install, process);
        expect(rowsOf(await events.next('rows'))).toMatchObject([{ kind: 'visit', install_id: install.id }]);
        expect(performance.now() - began).toBeLessThan(1000);
        const refusedAt = performance.now();
        await sendTo(process.url, sessionRequest(install.id, { body: { consent: false } }));
        expect(rowsOf(await events.next('rows'))).toMatchObject([{ kind: 'refusal', fault: 'consent' }]);
        expect(performance.now() - refusedAt).toBeLessThan(1000);
      }
    });

    it('continues where it was interrupted, at any process', async () => {
      const install = await newInstall();
      const { position } = await page(install);
      await visit(install);
      const first = await stream(install, { query: `?after=${position}` });
      const seen = await first.next('rows');
      await first[Symbol.asyncDispose]();
      for (let i = 0; i < 3; i++) await visit(install, scene.there);
      await using again = await stream(install, { at: scene.there, query: `?after=${position}`, lastEventId: seen.id });
      const missed = rowsOf(await again.next('rows'));
      expect(missed).toHaveLength(3);
      expect(missed).not.toContainEqual(rowsOf(seen)[0]);
    });

    it('misses nothing and repeats nothing while readers come and go', async () => {
      const install = await newInstall();
      const { position } = await page(install);
      let [lastEventId, isDone] = [position, false];
      const seen: string[] = [];
      const reading = (async () => {
        while (!isDone) {
          await using events = await stream(install, { lastEventId });
          const sent = await events.next('rows');
          seen.push(...rowsOf(sent).map(({ id }) => id));
          lastEventId = sent.id;
        }
      })();
      for (let i = 0; i < 30; i++) await visit(install, i % 2 ? scene.here : scene.there);
      const { rows } = await page(install);
      await expect.poll(() => new Set(seen).size, POLL).toBe(30);
      isDone = true;
      await visit(install);
      await reading;
      expect(seen.slice(0, 30).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
      expect(new Set(seen).size).toBe(seen.length);
    });

    it('shows a sample of a fast stream, and reports how much was omitted', async () => {
      const install = await newInstall();
      await using unhurried = await scene.another({});
      await using events = await stream(install, { at: unhurried, query: '?kind=visit' });
      await events.next('beat');
      await Promise.all(Array.from({ length: 400 }, () => visit(install)));
      let [shown, skipped] = [0, 0];
      while (shown + skipped < 400) {
        const sent = await events.next('rows');
        expect(rowsOf(sent).length).toBeLessThanOrEqual(50);
        shown += rowsOf(sent).length;
        skipped += JSON.parse(JSON.stringify(sent.data)).skipped;
      }
      expect(shown + skipped).toBe(400);
    });

    it('refuses an invalid position', async () => {
      const { brandId } = await newInstall();
      for (const query of ['?after=x', '?after=1', '?outcome=all', '?unknown=1']) {
        const response = await person.portal('GET', `/brands/${brandId}/live/stream${query}`);
        expect([query, response.status]).toEqual([query, 422]);
      }
    });

    it('refuses a forged position; another brand’s position reveals none of its rows', async () => {
      const [install, other] = [await newInstall(), await newInstall()];
      const { position } = await page(other);
      await visit(other);
      await visit(install);
      await using events = await stream(install, { lastEventId: position });
      expect(rowsOf(await events.next('rows'))).toMatchObject([{ kind: 'visit', install_id: install.id }]);
      expect((await page(install, `?before=${(await page(other)).position}`)).rows.every(isOf(install))).toBe(true);
      const url = `${scene.here.url}/api/v1/portal/brands/${install.brandId}/live/stream`;
      for (const forged of [
        'x',
        '999999999999999-999999999999999',
        '1-',
        '-1--1',
        '1-1 or 1=1',
        '1e3-1',
        '9'.repeat(16),
        `${'1'.repeat(5000)}-1`,
      ]) {
        const response = await person.send(url, { headers: { 'last-event-id': forged } });
        expect([forged, response.status]).toEqual([forged, 422]);
      }
    });

    it('opens at most six times per person, and again after one closes', async () => {
      const install = await newInstall();
      const open = await Promise.all(Array.from({ length: 6 }, () => stream(install)));
      const path = `/brands/${install.brandId}/live/stream`;
      expect((await person.portal('GET', path)).status).toBe(429);
      await open[0]?.[Symbol.asyncDispose]();
      await expect
        .poll(async () => {
          const response = await person.portal('GET', path);
          await response.body?.cancel();
          return response.status;
        }, POLL)
        .toBe(200);
      await Promise.all(open.map((one) => one[Symbol.asyncDispose]()));
    });

    it('ends when the person signs out, and when they leave the team', async () => {
      const install = await newInstall();
      const before = person;
      for (const leave of [
        (one: Person) => one.send(`${scene.here.url}/auth/logout`, { method: 'POST', headers: csrf(one) }),
        ({ email }: Person) => scene.here.stores.users.removeMember(tenantId, email, 0),
      ]) {
        person = await scene.person(tenantId);
        await using events = await stream(install);
        await leave(person);
        await events.next('signed_out');
        await events.ended();
      }
      person = before;
    }, 20_000);

    it('ends when its process drains, which it does not delay', async () => {
      const install = await newInstall();
      const third = await scene.another({});
      const events = await stream(install, { at: third });
      await events.next('beat');
      const began = performance.now();
      await third[Symbol.asyncDispose]();
      await events.ended();
      expect(performance.now() - began).toBeLessThan(3000);
    });
  });

  const isOf =
    ({ id }: Install) =>
    (row: Row) =>
      row.install_id === id;
  const csrf = ({ csrfToken }: Person) => ({ 'x-csrf-token': csrfToken });
});

const POLL = { timeout: 5000, interval: 10 };
