// `POST /session` (Spec 2.3, 2.4, 4.1; decisions 1, 2).
import { describe, expect, it } from 'vitest';
import { ORIGIN, VISITOR } from '../support/requests.ts';
import { MODES, sharedScene } from '../support/scene.ts';

const scene = await sharedScene();

const invalidInput = { error: { code: 'invalid_input' } };
const invalidUrl = { error: { code: 'invalid_url' } };

describe('a session request', () => {
  it.each(MODES)('of an install in %s mode is answered with exactly three fields', async (mode) => {
    const answer = await scene.session(await scene.install({ mode }));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual({
      session_token: expect.stringMatching(/^svc_ses_[A-Za-z0-9_-]+$/),
      expires_in: 900,
      mode,
    });
  });

  it('records one visit of the page, without query and fragment', async () => {
    const install = await scene.install();
    const deliveryId = '0190aaaa-1111-7222-8333-abcdefabcdef';
    await scene.session(install, {
      headers: { 'x-service-delivery-id': deliveryId.toUpperCase() },
      body: {
        url: `${ORIGIN}/p?email=a@b.example#top`,
        source: 'newsletter',
        referrer: 'https://chat.example/c/1?q=secret',
      },
    });
    expect(await scene.visits(install)).toEqual([
      {
        kind: 'visit',
        installId: install.id,
        visitorId: VISITOR,
        deliveryId,
        receivedAt: scene.clock.now(),
        page: `${ORIGIN}/p`,
        source: 'newsletter',
        referrer: 'https://chat.example/c/1',
      },
    ]);
    expect(await scene.actions(install)).toEqual([]);
  });

  it('accepts null for source and referrer', async () => {
    const install = await scene.install();
    const answer = await scene.session(install, { body: { source: null, referrer: null } });
    expect(answer.statusCode).toBe(200);
    expect(await scene.visits(install)).toMatchObject([{ source: null, referrer: null }]);
  });

  it('drops a referrer that is not a web address and keeps the visit', async () => {
    const install = await scene.install();
    for (const referrer of ['not a url', 'android-app://com.example', `https://x.example/${'a'.repeat(2048)}`]) {
      expect((await scene.session(install, { body: { referrer } })).statusCode).toBe(200);
    }
    expect((await scene.visits(install)).map(({ referrer }) => referrer)).toEqual([null, null, null]);
  });
});

describe('a session request is refused as invalid_input', () => {
  it.each([
    ['consent is false', { consent: false }],
    ['consent is missing', { consent: undefined }],
    ['consent is the text "true"', { consent: 'true' }],
    ['consent is 1', { consent: 1 }],
    ['consent is null', { consent: null }],
    ['the visitor is missing', { service_visitor_id: undefined }],
    ['the visitor has 11 characters', { service_visitor_id: `svc_v_${'a'.repeat(11)}` }],
    ['the visitor has 81 characters', { service_visitor_id: `svc_v_${'a'.repeat(81)}` }],
    ['the visitor has a dot', { service_visitor_id: 'svc_v_abcdefghijk.' }],
    ['the visitor ends with a line feed', { service_visitor_id: `${VISITOR}\n` }],
    ['the visitor has another prefix', { service_visitor_id: 'abc_v_abcdefghijkl' }],
    ['the visitor is a number', { service_visitor_id: 123456789012 }],
    ['the visitor is a list', { service_visitor_id: [VISITOR] }],
    ['the url is missing', { url: undefined }],
    ['the url is a number', { url: 1 }],
    ['the url is null', { url: null }],
    ['the source is a number', { source: 5 }],
    ['the source has 129 characters', { source: 's'.repeat(129) }],
    ['the source has 129 emoji', { source: '😀'.repeat(129) }],
    ['the source contains U+0000', { source: 'a\u0000b' }],
    ['the source contains a lone surrogate', { source: 'a\ud800' }],
    ['the referrer is an object', { referrer: {} }],
    ['there is an additional field', { page_title: 'Shop' }],
    ['there is a field named constructor', { constructor: 'x' }],
  ])('if %s', async (_, body) => {
    const install = await scene.install();
    const answer = await scene.session(install, { body });
    expect([answer.statusCode, answer.json()]).toEqual([422, invalidInput]);
    expect(await scene.visits(install)).toEqual([]);
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['no UUID', 'delivery-1'],
    ['the nil UUID', '00000000-0000-0000-0000-000000000000'],
    ['the max UUID', 'FFFFFFFF-ffff-ffff-ffff-ffffffffffff'],
    ['a URN', 'urn:uuid:0190aaaa-1111-7222-8333-abcdefabcdef'],
    ['in braces', '{0190aaaa-1111-7222-8333-abcdefabcdef}'],
    ['without hyphens', '0190aaaa111172228333abcdefabcdef'],
    ['two UUIDs', '0190aaaa-1111-7222-8333-abcdefabcdef, 0190aaaa-1111-7222-8333-abcdefabcdee'],
  ])('if the delivery id is %s', async (_, id) => {
    const answer = await scene.session(await scene.install(), { headers: { 'x-service-delivery-id': id } });
    expect([answer.statusCode, answer.json()]).toEqual([422, invalidInput]);
  });

  it.each(['null', '[]', '"text"', '1', 'true', '{}'])('if the body is %s', async (payload) => {
    const answer = await scene.session(await scene.install(), { payload });
    expect([answer.statusCode, answer.json()]).toEqual([422, invalidInput]);
  });
});

describe('a session request at its limits is accepted', () => {
  it.each([
    ['a visitor of 12 characters', { service_visitor_id: `svc_v_${'a'.repeat(12)}` }],
    ['a visitor of 80 characters', { service_visitor_id: `svc_v_${'-'.repeat(80)}` }],
    ['a source of 128 characters', { source: 's'.repeat(128) }],
    ['a source of 128 emoji', { source: '😀'.repeat(128) }],
    ['an empty source', { source: '' }],
    ['a url of 2048 characters', { url: `${ORIGIN}/${'a'.repeat(2048 - ORIGIN.length - 1)}` }],
    ['a url of 2048 characters, most of them emoji', { url: `${ORIGIN}/${'😀'.repeat(1000)}` }],
  ])('with %s', async (_, body) => {
    expect((await scene.session(await scene.install(), { body })).statusCode).toBe(200);
  });

  it.each([
    ['version 0', '0190aaaa-1111-0222-8333-abcdefabcdef'],
    ['version 1', 'c232ab00-9414-11ec-b3c8-9f6bdeced846'],
    ['version 8', '2489e9ad-2ee2-8e00-8ec9-32d5f69181c0'],
    ['variant 0', '0190aaaa-1111-4222-0333-abcdefabcdef'],
    ['one bit', '00000000-0000-0000-0000-000000000001'],
  ])('with a delivery id of %s', async (_, id) => {
    const answer = await scene.session(await scene.install(), { headers: { 'x-service-delivery-id': id } });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a session request is refused as invalid_url', () => {
  it.each([
    ['of another origin', 'https://www.shop.example/p'],
    ['of another port', 'https://shop.example:8443/p'],
    ['over http', 'http://shop.example/p'],
    ['with user info', 'https://user:pw@shop.example/p'],
    ['with one slash', 'https:/shop.example/p'],
    ['with three slashes', 'https:///user:pw@shop.example/p'],
    ['that is relative', '/p'],
    ['that is empty', ''],
    ['that runs script', 'javascript:alert(1)'],
    ['with 2049 characters', `${ORIGIN}/${'a'.repeat(2049 - ORIGIN.length - 1)}`],
    ['with 2049 characters after a query mark', `${ORIGIN}/?${'a'.repeat(2049 - ORIGIN.length - 2)}`],
  ])('for a url %s', async (_, url) => {
    const install = await scene.install();
    const answer = await scene.session(install, { body: { url } });
    expect([answer.statusCode, answer.json()]).toEqual([422, invalidUrl]);
    expect(await scene.visits(install)).toEqual([]);
  });

  it('only if the rest is valid', async () => {
    const answer = await scene.session(await scene.install(), { body: { url: 'x', consent: false } });
    expect(answer.json()).toEqual(invalidInput);
  });
});
