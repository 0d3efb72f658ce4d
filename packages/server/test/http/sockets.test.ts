// Behavior that needs a real connection: timeouts, `Expect`, chunks, large bodies, keep-alive (cases of HTTP runtimes).
import { gzipSync } from 'node:zlib';
import { collectPath } from '@service/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../src/kernel/clock.ts';
import { addConnection, addKey, type Key } from '../support/event-requests.ts';
import { openConnection, rawRequest } from '../support/raw-connection.ts';
import { goodSession as good, parseAnswer, rawSession, sessionHeaders } from '../support/raw-session.ts';
import { sessionRequest } from '../support/requests.ts';
import { openSession, sendTo, startTestService, type TestService } from '../support/service.ts';
import { tempDirectory } from '../support/temp-store.ts';

const directory = await tempDirectory();
const service = await startTestService({ directory });
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await directory[Symbol.asyncDispose]();
});

const path = `${collectPath(service.install.id)}/session`;
const post = (more: string[], body = '') => rawSession(path, more, body);

describe('a request that does not arrive completely', () => {
  let hasty: TestService;
  beforeAll(async () => {
    const timeouts = { headersMs: 300, requestMs: 600, keepAliveMs: 72_000, unreadMs: 15_000, checkMs: 50 };
    hasty = await startTestService({ directory, overrides: { timeouts } });
  });
  afterAll(() => hasty[Symbol.asyncDispose]());

  it('is 408 in JSON when its body stalls', async () => {
    using connection = await openConnection(hasty.url);
    connection.send(post([`content-length: ${good.length}`], good.slice(0, 20)));
    const { status, head, body } = parseAnswer(await connection.ended());
    expect([status, body.error.code]).toEqual([408, 'request_timeout']);
    expect(head).toContain('content-type: application/json');
    expect(head).toContain('vary: origin');
    expect(head).toContain('connection: close');
  });

  it('is 408 when its headers stall', async () => {
    using connection = await openConnection(hasty.url);
    connection.send(`POST ${path} HTTP/1.1\r\nhost: x\r\n`);
    expect(parseAnswer(await connection.ended()).status).toBe(408);
  });

  it('is cut off if it never ends', async () => {
    using connection = await openConnection(hasty.url);
    connection.send(post(['transfer-encoding: chunked']));
    const chunk = `1000\r\n${' '.repeat(0x1000)}\r\n`;
    const feeding = setInterval(() => connection.send(chunk), 5);
    try {
      expect(await connection.ended()).toMatch(/^HTTP\/1.1 422 /);
    } finally {
      clearInterval(feeding);
    }
  });

  it('whose client goes away leaves no trace in store or log', async () => {
    const before = service.logs.length;
    {
      using connection = await openConnection(service.url);
      connection.send(post([`content-length: ${good.length}`, 'expect: 100-continue'], ''));
      await connection.until(/100 Continue/);
      connection.send(good.slice(0, 20));
    }
    await vi.waitFor(async () => expect(await connectionsOf()).toBe(0));
    expect(service.logs.slice(before)).toEqual([]);
    expect((await openSession(service)).status).toBe(200);
  });
});

describe('Expect: 100-continue', () => {
  let key: Key;
  beforeAll(async () => {
    key = await addKey({ stores: service.stores, clock: systemClock }, service.install);
    await addConnection(service.stores, { installId: service.install.id });
  });

  const expecting = (target: string) =>
    rawRequest(`POST ${target}`, sessionHeaders(`content-length: ${good.length}`, 'expect: 100-continue'));

  it.each([
    ['an unknown install', path.replace(/svc_pub_\w+/, `svc_pub_${'0'.repeat(32)}`), 404],
    ['a request without a session', path.replace('/session', '/events'), 401],
    ['an unknown path', '/nope', 404],
  ])('gets no 100 with %s', async (_, target, status) => {
    using connection = await openConnection(service.url);
    connection.send(expecting(target));
    expect(await connection.until(/\}\}$/)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(connection.received()).not.toContain('100 Continue');
  });

  it('gets 100 if the body is wanted', async () => {
    using connection = await openConnection(service.url);
    connection.send(expecting(path));
    expect(await connection.until(/\r\n\r\n/)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    connection.send(good);
    expect(await connection.until(/"mode":"measurement"/)).toContain('HTTP/1.1 200 OK');
  });

  it('gets no 100 over HTTP/1.0', async () => {
    using connection = await openConnection(service.url);
    const headers = sessionHeaders(`content-length: ${good.length}`, 'expect: 100-continue');
    connection.send(rawRequest(`POST ${path}`, headers, good).replace('HTTP/1.1', 'HTTP/1.0'));
    expect(await connection.ended()).toMatch(/^HTTP\/1.1 200 OK/);
    expect(connection.received()).not.toContain('100 Continue');
  });

  it.each([
    ['8193 bytes of a session', path, 8193, 422],
    ['65537 bytes of a server event', `/api/v1/billing-events/${service.install.id}`, 65_537, 413],
    ['no bytes', path, 0, 422],
  ])('is refused immediately for a Content-Length of %s', async (_, target, length, status) => {
    using connection = await openConnection(service.url);
    const announced = [`content-length: ${length}`, 'expect: 100-continue', `authorization: Bearer ${key.secret}`];
    connection.send(rawRequest(`POST ${target}`, sessionHeaders(...announced)));
    expect(await connection.until(/\}\}$/)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(connection.received()).not.toContain('100 Continue');
  });

  it('gets 100 for a body of the maximum length', async () => {
    using connection = await openConnection(service.url);
    connection.send(rawRequest(`POST ${path}`, sessionHeaders('content-length: 8192', 'expect: 100-continue')));
    expect(await connection.until(/\r\n\r\n/)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  });

  it('gets 100 for a logout form', async () => {
    using connection = await openConnection(service.url);
    const form = ['host: x', 'content-type: application/x-www-form-urlencoded', 'content-length: 3'];
    connection.send(rawRequest('POST /auth/logout', [...form, 'expect: 100-continue']));
    expect(await connection.until(/\r\n\r\n/)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    connection.send('a=b');
    expect(await connection.until(/HTTP\/1.1 303/)).toContain('HTTP/1.1 303 See Other');
  });

  it('with another value is ignored', async () => {
    using connection = await openConnection(service.url);
    connection.send(post([`content-length: ${good.length}`, 'expect: miracles'], good));
    expect(await connection.until(/"mode":"measurement"/)).toMatch(/^HTTP\/1.1 200 OK/);
  });
});

describe('a body in chunks', () => {
  const chunked = (...chunks: string[]) =>
    [...chunks, ''].map((chunk) => `${Buffer.byteLength(chunk).toString(16)}\r\n${chunk}\r\n`).join('');

  it('is read like any other, even with a character split in two', async () => {
    using connection = await openConnection(service.url);
    const [start, end] = [Buffer.from(good.slice(0, -1)), Buffer.from(',"source":"é"}')];
    const bytes = Buffer.concat([start, end]);
    const cut = bytes.indexOf(0xc3) + 1;
    const chunk = (part: Buffer) =>
      Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]);
    connection.send(post(['transfer-encoding: chunked']));
    connection.send(chunk(bytes.subarray(0, cut)));
    connection.send(Buffer.concat([chunk(bytes.subarray(cut)), Buffer.from('0\r\n\r\n')]));
    expect(await connection.until(/"mode":"measurement"/)).toContain('HTTP/1.1 200 OK');
  });

  it('of 8192 bytes is accepted, and of 8193 refused', async () => {
    using within = await openConnection(service.url);
    within.send(post(['transfer-encoding: chunked'], chunked(good, ' '.repeat(8192 - good.length))));
    expect(await within.until(/"mode":"measurement"/)).toContain('HTTP/1.1 200 OK');
    using beyond = await openConnection(service.url);
    beyond.send(post(['transfer-encoding: chunked'], chunked(good, ' '.repeat(8193 - good.length))));
    const answer = parseAnswer(await beyond.until(/\}\}$/));
    expect([answer.status, answer.body]).toEqual([422, { error: { code: 'invalid_input' } }]);
  });
});

describe('a body far beyond the limit', () => {
  it('is answered 422 while the client still sends, keeping the connection', async () => {
    using connection = await openConnection(service.url);
    const size = 1_000_000;
    connection.send(post([`content-length: ${size}`]));
    expect(await connection.until(/\}\}$/)).toMatch(/^HTTP\/1.1 422 /);
    connection.send(' '.repeat(size));
    connection.send(rawRequest('GET /healthz', ['host: x']));
    expect(await connection.until(/"ok"/)).toContain('HTTP/1.1 200 OK');
  });

  it('is answered 422 to a client that reads only after sending', async () => {
    const answer = await sendTo(service.url, sessionRequest(service.install.id, { payload: ' '.repeat(4_000_000) }));
    expect([answer.status, await answer.json()]).toEqual([422, { error: { code: 'invalid_input' } }]);
  });

  it('that would decompress to 64 MB is never decompressed', async () => {
    const packed = gzipSync(Buffer.alloc(64_000_000));
    const before = process.memoryUsage().rss;
    const change = { payload: packed, headers: { 'content-encoding': 'gzip' } };
    const answer = await sendTo(service.url, sessionRequest(service.install.id, change));
    expect([answer.status, await answer.json()]).toEqual([422, { error: { code: 'invalid_input' } }]);
    expect(process.memoryUsage().rss - before).toBeLessThan(48_000_000);
  });
});

describe('a connection', () => {
  it('reports how long it is kept open', async () => {
    expect((await openSession(service)).headers.get('keep-alive')).toBe('timeout=72');
  });

  it('serves pipelined requests in order', async () => {
    using connection = await openConnection(service.url);
    const [first, second] = [post([`content-length: ${good.length}`], good), rawRequest('GET /healthz', ['host: x'])];
    connection.send(first + second + first);
    const text = await connection.until(/("mode":"measurement".*){2}/s);
    expect(text.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 200']);
    expect(text.indexOf('session_token')).toBeLessThan(text.indexOf('"ok"'));
  });

  it('stays open after a refused request', async () => {
    using connection = await openConnection(service.url);
    connection.send(post(['content-length: 1'], '{'));
    expect(await connection.until(/\}\}$/)).toMatch(/^HTTP\/1.1 422 /);
    connection.send(rawRequest('GET /healthz', ['host: x']));
    expect(await connection.until(/"ok"/)).toContain('HTTP/1.1 200 OK');
  });
});

function connectionsOf(): Promise<number> {
  return new Promise((resolve, reject) => {
    service.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
