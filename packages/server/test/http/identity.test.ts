// Identity exchange, rule by rule (Spec 2.2, 4.4; decisions 3).
import { randomUUID } from 'node:crypto';
import { LINK_SECONDS } from '@service/protocol';
import { describe, expect, it } from 'vitest';
import { linkKeyOf } from '../../src/identity/index.ts';
import { exchangeOf } from '../support/exchange.ts';
import { ORIGIN, TARGET, VISITOR } from '../support/requests.ts';
import { openScene, SECRET, sharedScene } from '../support/scene.ts';

const scene = await sharedScene();
const { link, redeem, linkToken } = exchangeOf(scene);
const refusal = (code: string) => ({ error: { code } });
const from = (origin: string | undefined) => ({ headers: { origin } });

describe('/link', () => {
  it('returns a token that is valid for 120 seconds', async () => {
    const install = await scene.install();
    const answer = await link(install, await scene.token(install));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ link_token: expect.stringMatching(/^svc_link_[\w-]+$/), expires_in: 120 });
  });

  it('returns a token that hides the visitor ID', async () => {
    const token = await linkToken(await scene.install());
    const bytes = Buffer.from(token.replace('svc_link_', ''), 'base64url');
    expect(token).not.toContain(VISITOR);
    expect(bytes.includes(VISITOR)).toBe(false);
  });

  it('returns a new token for a repeated delivery', async () => {
    const install = await scene.install();
    const token = await scene.token(install);
    const again = { headers: { 'x-service-delivery-id': randomUUID() } };
    const [one, other] = [await link(install, token, again), await link(install, token, again)];
    expect(one.json().link_token).not.toBe(other.json().link_token);
  });

  it('records no visit and no action', async () => {
    const install = await scene.install();
    await redeem(install, await linkToken(install));
    expect([await scene.visits(install), await scene.actions(install)]).toMatchObject([[{ page: `${ORIGIN}/p` }], []]);
  });

  it.each([
    ['no token', { authorization: undefined }],
    ['another scheme', { authorization: 'Basic abc' }],
    ['a forged token', { authorization: 'Bearer svc_ses_AAAA' }],
  ])('refuses %s', async (_, headers) => {
    const install = await scene.install();
    const answer = await link(install, await scene.token(install), { headers });
    expect([answer.statusCode, answer.json()]).toEqual([401, refusal('invalid_session')]);
  });

  it('refuses the session of another install, another origin or another visitor', async () => {
    const [install, other] = [await scene.install(), await scene.install()];
    const answers = [
      await link(install, await scene.token(other)),
      await link(install, await scene.token(install, from(TARGET))),
      await link(install, await scene.token(install), { body: { service_visitor_id: 'svc_v_someoneelse0' } }),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [401, refusal('invalid_session')]),
    );
  });

  it('refuses the session of an erased visitor until new consent', async () => {
    const install = await scene.install();
    const by = { body: { service_visitor_id: 'svc_v_erased_before_link' } };
    const old = await scene.token(install, by);
    expect((await link(install, old, by)).statusCode).toBe(200);
    await scene.stores.erasure.eraseVisitor(by.body.service_visitor_id, scene.clock.now);
    const refused = [401, refusal('invalid_session')];
    const [before, behind] = [
      await link(install, old, by),
      await link(install, old, { body: { service_visitor_id: VISITOR } }),
    ];
    expect([before.statusCode, before.json()]).toEqual(refused);
    expect([behind.statusCode, behind.json()]).toEqual(refused);
    scene.clock.pass(1);
    const renewed = await scene.token(install, by);
    expect((await link(install, renewed, by)).statusCode).toBe(200);
    expect((await link(install, old, by)).statusCode).toBe(401);
  });

  it('refuses a session 900 seconds old, but not a millisecond younger', async () => {
    const install = await scene.install();
    const token = await scene.token(install);
    scene.clock.pass(899_999);
    expect((await link(install, token)).statusCode).toBe(200);
    scene.clock.pass(1);
    expect((await link(install, token)).json()).toEqual(refusal('invalid_session'));
  });

  it('refuses a session that was revoked', async () => {
    const install = await scene.install();
    const token = await scene.token(install);
    await scene.stores.installs.updateInstall(install.id, { revokeSessions: true });
    await scene.configCache.poll();
    expect((await link(install, token)).json()).toEqual(refusal('invalid_session'));
  });

  it.each([
    'other-shop.example',
    'https://other-shop.example/',
    'https://Other-Shop.example',
    'https://other-shop.example:443',
    'http://other-shop.example',
    'https://user@other-shop.example',
    'null',
    '*',
  ])('refuses the target %s, which no browser sends as an origin', async (target_origin) => {
    const install = await scene.install();
    const answer = await link(install, await scene.token(install), { body: { target_origin } });
    expect([answer.statusCode, answer.json()]).toEqual([422, refusal('invalid_input')]);
  });

  it('refuses a target that could not redeem', async () => {
    const install = await scene.install({ allowedOrigins: [ORIGIN] });
    const answer = await link(install, await scene.token(install));
    expect([answer.statusCode, answer.json()]).toEqual([403, refusal('origin_not_allowed')]);
  });
});

describe('/redeem', () => {
  it('returns the visitor ID', async () => {
    const install = await scene.install();
    const answer = await redeem(install, await linkToken(install));
    expect([answer.statusCode, answer.json()]).toEqual([200, { service_visitor_id: VISITOR }]);
  });

  it('accepts a link until it is 120 seconds old', async () => {
    const install = await scene.install();
    const [early, late] = [await linkToken(install), await linkToken(install)];
    scene.clock.pass(LINK_SECONDS * 1000 - 1);
    expect((await redeem(install, early)).statusCode).toBe(200);
    scene.clock.pass(1);
    const answer = await redeem(install, late);
    expect([answer.statusCode, answer.json()]).toEqual([422, refusal('invalid_input')]);
  });

  it('accepts a link once, and repeats the response for the same delivery', async () => {
    const install = await scene.install();
    const token = await linkToken(install);
    const id = randomUUID();
    const first = await redeem(install, token, { headers: { 'x-service-delivery-id': id } });
    const repeat = await redeem(install, token, { headers: { 'x-service-delivery-id': id.toUpperCase() } });
    const other = await redeem(install, token);
    expect([first.json(), repeat.json()]).toEqual([{ service_visitor_id: VISITOR }, { service_visitor_id: VISITOR }]);
    expect([other.statusCode, other.json()]).toEqual([422, refusal('invalid_input')]);
  });

  it('refuses a link of another install', async () => {
    const [install, other] = [await scene.install(), await scene.install()];
    const answer = await redeem(other, await linkToken(install));
    expect([answer.statusCode, answer.json()]).toEqual([422, refusal('invalid_input')]);
  });

  it('refuses a link at the wrong site without using it up', async () => {
    const install = await scene.install();
    const token = await linkToken(install);
    for (const origin of ['https://third.example', 'https://sub.other-shop.example', `${TARGET}:8443`, ORIGIN]) {
      const answer = await redeem(install, token, from(origin));
      expect([answer.statusCode, answer.json()]).toEqual([403, refusal('origin_not_allowed')]);
    }
    expect((await redeem(install, token)).statusCode).toBe(200);
  });

  it('compares the referring origin with the link’s, if given', async () => {
    const install = await scene.install();
    const token = await linkToken(install);
    const wrong = await redeem(install, token, { body: { referrer_origin: TARGET } });
    expect([wrong.statusCode, wrong.json()]).toEqual([422, refusal('invalid_input')]);
    expect((await redeem(install, token, { body: { referrer_origin: ORIGIN } })).statusCode).toBe(200);
  });

  it('accepts a link sealed with an older secret, but not an unknown one', async () => {
    const install = await scene.install();
    const token = await linkToken(install);
    const { identity, buckets } = scene.stores;
    const withKeys = (...secrets: string[]) =>
      openScene({
        shared: scene.stores,
        exchange: { identity, buckets, linkKeys: secrets.map(linkKeyOf) },
        clock: scene.clock,
      });
    await using foreign = await withKeys('a secret of another service, long enough');
    await using rotated = await withKeys('a newer secret of the tests, long enough', SECRET);
    expect((await exchangeOf(foreign).redeem(install, token)).statusCode).toBe(422);
    expect((await exchangeOf(rotated).redeem(install, token)).statusCode).toBe(200);
  });

  it('refuses an invalid link', async () => {
    const install = await scene.install();
    for (const text of ['', 'x', 'svc_link_', 'svc_link_AAAA', `svc_link_${'A'.repeat(4000)}`, 'svc_link_\u{1f600}']) {
      const answer = await redeem(install, text);
      expect([answer.statusCode, answer.json()]).toEqual([422, refusal('invalid_input')]);
    }
  });

  it('refuses every link with one changed character', async () => {
    const install = await scene.install();
    const token = await linkToken(install);
    for (let i = 'svc_link_'.length; i < token.length; i += 7) {
      const changed = token.slice(0, i) + (token[i] === 'A' ? 'B' : 'A') + token.slice(i + 1);
      expect((await redeem(install, changed)).statusCode).toBe(422);
    }
    expect((await redeem(install, token)).statusCode).toBe(200);
  });
});

describe('a visitor who is erased', () => {
  it('is not restored by an older link, only by one after new consent', async () => {
    const install = await scene.install();
    const visitor = { body: { service_visitor_id: 'svc_v_to_be_erased' } };
    const token = await scene.token(install, visitor);
    const before = await link(install, token, visitor);
    scene.clock.pass(1);
    await scene.stores.erasure.eraseVisitor('svc_v_to_be_erased', scene.clock.now);
    scene.clock.pass(1);
    const refused = await redeem(install, before.json().link_token);
    expect([refused.statusCode, refused.json()]).toEqual([422, refusal('invalid_input')]);

    const renewed = await link(install, await scene.token(install, visitor), visitor);
    expect((await redeem(install, before.json().link_token)).statusCode).toBe(422);
    expect((await redeem(install, renewed.json().link_token)).json()).toEqual({
      service_visitor_id: 'svc_v_to_be_erased',
    });
  });
});

describe('allowed origins', () => {
  it('are compared exactly, at both ends', async () => {
    const install = await scene.install({ allowedOrigins: [ORIGIN, TARGET] });
    const inner = 'https://sub.shop.example';
    expect((await link(install, await scene.token(install, from(inner)), from(inner))).json()).toEqual(
      refusal('origin_not_allowed'),
    );
    const token = await linkToken(install);
    expect((await redeem(install, token, from('https://sub.other-shop.example'))).statusCode).toBe(403);
    expect((await redeem(install, token)).statusCode).toBe(200);
  });

  it('do not apply to sessions', async () => {
    const install = await scene.install({ allowedOrigins: [TARGET] });
    const token = await scene.token(install);
    expect((await scene.action(install, token)).statusCode).toBe(202);
    expect((await link(install, token)).json()).toEqual(refusal('origin_not_allowed'));
  });

  it('may be wider than the reporting origins of the redeeming site', async () => {
    const install = await scene.install({ reportingOrigins: [ORIGIN], allowedOrigins: [ORIGIN, TARGET] });
    expect((await redeem(install, await linkToken(install))).statusCode).toBe(200);
  });

  it('if not set, allow every origin that may create sessions', async () => {
    const install = await scene.install({ reportingOrigins: [ORIGIN] });
    const [inner, token] = ['https://sub.shop.example', await scene.token(install)];
    expect((await link(install, token)).statusCode).toBe(403);
    const made = await link(install, token, { body: { target_origin: inner } });
    expect((await redeem(install, made.json().link_token, from(inner))).statusCode).toBe(200);
  });

  it('if not set, allow no subdomain in shadow mode', async () => {
    const install = await scene.install({ reportingOrigins: [ORIGIN], mode: 'shadow' });
    const body = { target_origin: 'https://sub.shop.example' };
    expect((await link(install, await scene.token(install), { body })).statusCode).toBe(403);
  });
});

describe('both', () => {
  const send = async (path: string, change: object) => {
    const install = await scene.install();
    if (path === '/link') return link(install, await scene.token(install), change);
    return redeem(install, await linkToken(install), change);
  };

  it.each(['/link', '/redeem'])('%s refuses any other body', async (path) => {
    const changes = [
      { body: { surplus: 1 } },
      { payload: '[]' },
      { payload: 'null' },
      { payload: '{' },
      { payload: '' },
      { payload: JSON.stringify({ filler: 'x'.repeat(8192) }) },
      { headers: { 'content-type': 'text/plain' } },
      { headers: { 'x-service-delivery-id': undefined } },
      { headers: { 'x-service-delivery-id': '00000000-0000-0000-0000-000000000000' } },
    ];
    for (const change of changes) {
      const answer = await send(path, change);
      expect([change, answer.statusCode, answer.json()]).toEqual([change, 422, refusal('invalid_input')]);
    }
  });

  it('/redeem requires consent to be true', async () => {
    for (const consent of [undefined, false, 'true', 1, null]) {
      expect((await send('/redeem', { body: { consent } })).json()).toEqual(refusal('invalid_input'));
    }
  });

  it.each(['/link', '/redeem'])('%s refuses an inactive install and a malformed origin', async (path) => {
    for (const origin of [undefined, 'null', 'https://shop.example/', 'http://shop.example']) {
      const answer = await send(path, from(origin));
      expect([answer.statusCode, answer.json()]).toEqual([403, refusal('origin_not_allowed')]);
    }
  });

  it.each(['/link', '/redeem'])('%s is readable by the page, refused or not, and never cached', async (path) => {
    const origin = path === '/link' ? ORIGIN : TARGET;
    for (const answer of [await send(path, {}), await send(path, { payload: '{' })]) {
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'Retry-After',
        'cache-control': 'no-store',
        vary: 'Origin',
      });
    }
  });

  it.each(['/link', '/redeem'])('%s answers preflights, and other methods with the allowed one', async (path) => {
    const { id } = await scene.install();
    const url = `/api/v1/events/collect/${id}${path}`;
    const preflight = await scene.inject({ method: 'OPTIONS', url, headers: { origin: ORIGIN } });
    expect([preflight.statusCode, preflight.headers['access-control-allow-headers']]).toEqual([
      204,
      'content-type, authorization, x-service-delivery-id',
    ]);
    const get = await scene.inject({ method: 'GET', url, headers: { origin: ORIGIN } });
    expect([get.statusCode, get.headers.allow, get.json()]).toEqual([
      405,
      'POST, OPTIONS',
      refusal('method_not_allowed'),
    ]);
  });
});
