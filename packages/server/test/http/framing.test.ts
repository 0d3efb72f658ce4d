// Requests that HTTP does not allow, and request lines of unusual form (cases of HTTP runtimes).
import { collectPath } from '@service/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { openConnection, rawRequest } from '../support/raw-connection.ts';
import { goodSession as good, parseAnswer, rawSession, sessionHeaders } from '../support/raw-session.ts';
import { ORIGIN } from '../support/requests.ts';
import { openSession, startTestService } from '../support/service.ts';

const service = await startTestService();
afterAll(() => service[Symbol.asyncDispose]());

const path = `${collectPath(service.install.id)}/session`;
const post = (more: string[], body = '') => rawSession(path, more, body);

describe('what is not HTTP', () => {
  const twoHosts = rawRequest('GET /healthz', ['host: a', 'host: b']);
  it.each([
    ['both lengths at once', post([`content-length: ${good.length}`, 'transfer-encoding: chunked'], `0\r\n\r\n`)],
    ['two different lengths', post(['content-length: 5', 'content-length: 6'], 'hello')],
    ['a length that is not a number', post(['content-length: 5x'], 'hello')],
    ['a chunk size that is not a number', post(['transfer-encoding: chunked'], 'zz\r\n')],
    ['a space before the colon', rawRequest('GET /healthz', ['host : x'])],
    ['a folded header', rawRequest('GET /healthz', ['host: x', 'a: b', ' c'])],
    ['an unknown method', rawRequest('FETCH /healthz', ['host: x'])],
    ['bytes of TLS', '\x16\x03\x01\x02\x00\x01\x00'],
    ['no host', rawRequest('GET /healthz', [])],
    ['HTTP of another version', 'GET /healthz HTTP/9.9\r\nhost: x\r\n\r\n'],
  ])('is 400 in JSON: %s', async (_, bytes) => {
    using connection = await openConnection(service.url);
    connection.send(bytes);
    const { status, head, body } = parseAnswer(await connection.ended());
    expect([status, body.error.code]).toEqual([400, 'invalid_input']);
    expect(head).toContain('content-type: application/json');
    expect(head).toContain('vary: origin');
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toContain("content-security-policy: frame-ancestors 'none'");
  });

  it('is 431 in JSON: headers beyond 16 KiB', async () => {
    using connection = await openConnection(service.url);
    connection.send(rawRequest('GET /healthz', ['host: x', `a: ${'b'.repeat(20_000)}`]));
    const { status, body } = parseAnswer(await connection.ended());
    expect([status, body.error.code]).toEqual([431, 'headers_too_large']);
  });

  it('does not stop the server', async () => {
    using connection = await openConnection(service.url);
    connection.send(twoHosts);
    await connection.until(/^HTTP\/1.1 /);
    expect((await openSession(service)).status).toBe(200);
  });

  it.each([
    ['bytes that are not UTF-8', Buffer.from([0xff, 0xfe])],
    ['bytes of a Unicode name', Buffer.from('https://bücher.example', 'utf8')],
  ])('does not include an Origin with %s, which is 403', async (_, origin) => {
    using connection = await openConnection(service.url);
    const [before = '', after = ''] = post([`content-length: ${good.length}`], good).split(`origin: ${ORIGIN}`);
    connection.send(Buffer.concat([Buffer.from(`${before}origin: `), origin, Buffer.from(after)]));
    const answer = parseAnswer(await connection.until(/\}\}$/));
    expect([answer.status, answer.body]).toEqual([403, { error: { code: 'origin_not_allowed' } }]);
    expect(answer.head).not.toContain('access-control-allow-origin');
  });
});

describe('a request line that names', () => {
  const answerTo = async (line: string) => {
    using connection = await openConnection(service.url);
    connection.send(rawRequest(line, sessionHeaders(`content-length: ${good.length}`), good));
    return parseAnswer(await connection.until(/\}$/));
  };

  it.each([
    ['POST', path, 200],
    ['POST', `${path}?x=1`, 200],
    ['PUT', path, 405],
    ['POST', path.replace('/session', '/events'), 401],
    ['POST', `${path}/`, 404],
    ['POST', '//api/v1/events/collect', 404],
  ])('a whole URL is answered like its path: %s %s', async (method, target, status) => {
    const [whole, alone] = [
      await answerTo(`${method} HTTP://x.example${target}`),
      await answerTo(`${method} ${target}`),
    ];
    expect(whole.status).toBe(status);
    expect(whole.head).toContain(`access-control-allow-origin: ${ORIGIN}`);
    expect([whole.status, Object.keys(whole.body)]).toEqual([alone.status, Object.keys(alone.body)]);
  });

  it.each([
    ['GET http://x.example/healthz', 200],
    ['DELETE http://x.example', 405],
    ['DELETE http://x.example?healthz', 405],
    ['GET ftp://x.example/healthz', 404],
    ['OPTIONS *', 404],
    ['TRACE /healthz', 405],
    ['TRACE /', 405],
  ])('another method or target matches no route: %s', async (line, status) => {
    expect((await answerTo(line)).status).toBe(status);
  });

  it('--dev refuses a non-loopback host in the target, despite the header', async () => {
    await using dev = await startTestService({ settings: { dev: true } });
    for (const [target, status] of [
      ['/healthz', 200],
      ['http://localhost/healthz', 200],
      ['http://evil.example/healthz', 404],
    ]) {
      using connection = await openConnection(dev.url);
      connection.send(rawRequest(`GET ${target}`, ['host: localhost']));
      expect(parseAnswer(await connection.until(/\}$/)).status).toBe(status);
    }
  });
});
