// Which bodies are accepted and which are not (decisions 1 "Error bodies"; Spec 2.3, 2.5, 8).
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { actionRequest, ORIGIN, sessionRequest, VISITOR } from '../support/requests.ts';
import { sharedScene } from '../support/scene.ts';

const scene = await sharedScene();
const install = await scene.install();
const token = await scene.token(install);

const good = JSON.stringify({ service_visitor_id: VISITOR, consent: true, url: `${ORIGIN}/p` });
/** A valid session body, padded with white space to this many bytes. */
const padded = (bytes: number) => good + ' '.repeat(bytes - good.length);
const withBytes = (...bytes: number[]) =>
  Buffer.concat([Buffer.from(`${good.slice(0, -1)},"source":"`), Buffer.from(bytes), Buffer.from('"}')]);

const invalidInput = { error: { code: 'invalid_input' } };

async function expectRefused(change: Parameters<typeof sessionRequest>[1]): Promise<void> {
  for (const request of [sessionRequest(install.id, change), actionRequest(install.id, token, change)]) {
    const answer = await scene.inject(request);
    expect([answer.statusCode, answer.json()]).toEqual([422, invalidInput]);
  }
}

describe('a body is refused', () => {
  it.each([
    ['is missing', ''],
    ['is white space', '  '],
    ['is broken JSON', '{"service_visitor_id":'],
    ['has a trailing comma', `${good.slice(0, -1)},}`],
    ['has single quotes', good.replaceAll('"', "'")],
    ['has a comment', `/**/${good}`],
    ['has NaN', `${good.slice(0, -1)},"source":NaN}`],
    ['is JSON twice', `${good}${good}`],
    ['holds __proto__', `${good.slice(0, -1)},"__proto__":{"consent":true}}`],
    ['holds constructor.prototype', `${good.slice(0, -1)},"constructor":{"prototype":{}}}`],
    ['holds U+0000', `${good.slice(0, -1)},"source":"\\u0000"}`],
    ['contains a lone surrogate', `${good.slice(0, -1)},"source":"\\ud83d"}`],
    ['is nested thousands deep', `${'['.repeat(4000)}${']'.repeat(4000)}`],
    ['has an object in place of a string', `{"service_visitor_id":${'['.repeat(3000)}${']'.repeat(3000)}}`],
  ])('that %s', async (_, payload) => {
    await expectRefused({ payload });
  });

  it.each([
    ['an invalid start byte', [0xff]],
    ['a continuation alone', [0x80]],
    ['a truncated sequence', [0xe2, 0x82]],
    ['an overlong form', [0xc0, 0xaf]],
    ['an encoded surrogate', [0xed, 0xa0, 0x80]],
    ['a character beyond U+10FFFF', [0xf4, 0x90, 0x80, 0x80]],
  ])('whose UTF-8 has %s', async (_, bytes) => {
    await expectRefused({ payload: withBytes(...bytes) });
  });

  it('in UTF-16', async () => {
    await expectRefused({ payload: Buffer.from(good, 'utf16le') });
  });

  it.each([
    undefined,
    '',
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/vnd.api+json',
    'application/jsonp',
    'text/json',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
    'application/json, text/plain',
    ';',
    '*/*',
  ])('with the content type %j', async (type) => {
    await expectRefused({ headers: { 'content-type': type }, payload: good });
  });

  it.each(['gzip', 'br', 'deflate', 'x-gzip', 'gzip, identity'])('in the content encoding %s', async (encoding) => {
    await expectRefused({ headers: { 'content-encoding': encoding }, payload: gzipSync(good) });
    await expectRefused({ headers: { 'content-encoding': encoding }, payload: good });
  });

  it('of 8193 bytes', async () => {
    await expectRefused({ payload: padded(8193) });
  });
});

describe('a body is accepted', () => {
  const taken = async (change: Parameters<typeof sessionRequest>[1]) =>
    expect((await scene.session(install, change)).statusCode).toBe(200);

  it('of 8192 bytes', async () => {
    await taken({ payload: padded(8192) });
  });

  it('of 8192 bytes as an action', async () => {
    const action = JSON.stringify({ service_visitor_id: VISITOR });
    const answer = await scene.action(install, token, { payload: action.padEnd(8192) });
    expect(answer.statusCode).toBe(202);
    expect((await scene.action(install, token, { payload: action.padEnd(8193) })).statusCode).toBe(422);
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'Application/JSON',
    'application/json; charset=utf8',
    'application/json; profile=x',
  ])('with the content type %s', async (type) => {
    await taken({ headers: { 'content-type': type } });
  });

  it('in the content encoding identity', async () => {
    await taken({ headers: { 'content-encoding': 'identity' } });
  });

  it('with a byte order mark', async () => {
    await taken({ payload: `\ufeff${good}` });
  });

  it('with a repeated key counts the last value', async () => {
    await taken({ payload: `{"consent":false,${good.slice(1)}` });
    await expectRefused({ payload: `${good.slice(0, -1)},"consent":false}` });
  });

  it('with any well-formed text, stored unchanged', async () => {
    const own = await scene.install();
    const source = 'é\u00e9 日本語 😀 \u202e\u0001"\\';
    expect((await scene.session(own, { body: { source } })).statusCode).toBe(200);
    expect(await scene.visits(own)).toMatchObject([{ source }]);
  });
});
