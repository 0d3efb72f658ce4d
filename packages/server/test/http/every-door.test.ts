// Requests refused before routing get each endpoint's own error format, and never an internal error.
import { describe, expect, it } from 'vitest';
import { openConnection, rawRequest } from '../support/raw-connection.ts';
import { sharedScene } from '../support/scene.ts';

const scene = await sharedScene({ settings: { dev: true } });
const doors: { method: string; path: string }[] = [];
scene.app.addHook('onRoute', ({ method, url }) => {
  for (const each of [method].flat()) doors.push({ method: each, path: url.replaceAll(/:\w+|\*/g, 'x') });
});
const url = await scene.app.listen({ host: '127.0.0.1', port: 0 });

const OK = ['host: localhost'];
const isCollect = (path: string) => path.includes('/collect/');
/** The status by method and path. */
type Statuses = Record<string, number>;

async function ask({ method, path }: (typeof doors)[number], headers: readonly string[]): Promise<string> {
  using connection = await openConnection(url);
  connection.send(rawRequest(`${method} ${path}`, [...headers, 'content-length: 0', 'connection: close']));
  return await connection.ended();
}

const statusOf = (answer: string): number => Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]);

/** The endpoints whose response differs from the expected one. */
async function others(headers: readonly string[], expected: (door: (typeof doors)[number]) => number) {
  const wrong: Statuses = {};
  for (const door of doors) {
    const status = statusOf(await ask(door, headers));
    if (status !== expected(door)) wrong[`${door.method} ${door.path}`] = status;
  }
  return wrong;
}

describe('every endpoint', () => {
  it('is covered by these tests', () => {
    const paths = doors.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['/rpc', '/mcp', '/oauth/register', '/oauth/token', '/oauth/authorize', '/oauth/consent/x', '/healthz'],
        ...['/api/v1/events/collect/x/session', '/api/v1/events/collect/x/link', '/api/v1/billing-events/x'],
        ...['/api/v1/me/tokens', '/auth/login', '/auth/logout', '/sdk/v1.js', '/.well-known/openid-configuration'],
      ]),
    );
  });

  it('refuses the host name of another site with --dev', async () => {
    expect(await others(['host: evil.example'], () => 404)).toEqual({});
  });

  it.each([
    ['Authorization', [...OK, 'authorization: Bearer a', 'Authorization: Bearer b']],
    ['content type', [...OK, 'Content-Type: application/json', 'content-type: application/json']],
    ['host', [...OK, 'host: localhost']],
  ])('refuses a request with two headers of one name: %s', async (_, headers) => {
    expect(await others(headers, ({ path }) => (isCollect(path) ? 422 : 400))).toEqual({});
  });

  it('forbids browsers to guess a content type, and to show the response in a frame', async () => {
    const answers = await Promise.all(doors.map(async (door) => [door, await ask(door, OK)] as const));
    const isSafe = (answer: string): boolean =>
      /\r\nx-content-type-options: nosniff\r\n/i.test(answer) &&
      /\r\ncontent-security-policy:[^\r]*frame-ancestors 'none'/i.test(answer);
    const bare = answers.filter(([, answer]) => !isSafe(answer));
    expect(bare.map(([{ method, path }]) => `${method} ${path}`)).toEqual([]);
  });

  it('documents 503 with Retry-After on each endpoint that may send it', async () => {
    scene.lifecycle.draining = true;
    try {
      const asked = doors.filter(({ path }) => !path.endsWith('z'));
      const answers = await Promise.all(asked.map((door) => ask(door, OK)));
      const told = answers.map((answer) => [statusOf(answer), /\r\nretry-after: 1\r\n/i.test(answer)]);
      expect(told).toEqual(asked.map(() => [503, true]));
    } finally {
      scene.lifecycle.draining = false;
    }
  });

  it('refuses an invalid Content-Length and an unreadable Content-Type', async () => {
    const posts = doors.filter(({ method }) => method === 'POST');
    for (const door of posts) {
      for (const type of [';', 'a/b; c', '\x7f']) {
        const status = statusOf(await ask(door, [...OK, `content-type: ${type}`]));
        expect([door.path, status < 500 || status === 503]).toEqual([door.path, true]);
      }
    }
  });

  it('has logged no internal error', () => {
    expect(scene.logs.filter((line) => /"msg":"[^"]*failed/.test(line))).toEqual([]);
  });
});

it('repeated headers are refused in the endpoint’s own error format', async () => {
  const bodyOf = async (path: string) => {
    const answer = await ask({ method: 'POST', path }, [...OK, 'authorization: a', 'authorization: b']);
    return JSON.parse(answer.slice(answer.indexOf('{')));
  };
  expect(await bodyOf('/rpc')).toMatchObject({ id: null, error: { code: -32600, data: { code: 'invalid_request' } } });
  expect(await bodyOf('/mcp')).toMatchObject({ id: null, error: { code: -32600 } });
  expect(await bodyOf('/oauth/token')).toMatchObject({ error: 'invalid_request' });
  expect(await bodyOf('/api/v1/events/collect/x/events')).toEqual({ error: { code: 'invalid_input' } });
  expect(await bodyOf('/api/v1/billing-events/x')).toMatchObject({
    error: { code: 'repeated_header', message: 'Send one authorization header.' },
  });
});
