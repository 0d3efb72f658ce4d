// Clients that send many requests on a connection, or do not read their responses (decisions 18), over real connections.
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { createEdgeServer, HTTP_TIMEOUTS } from '../../src/http/edge-server.ts';
import { createLoadShedder } from '../../src/http/overload/load-shedding.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { openConnection } from '../support/raw-connection.ts';

const MAX = 3;
/** More than the buffers of a connection hold. */
const LARGE = Buffer.alloc(32_000_000, 'x');

async function serve(answer: RequestListener, unreadMs = HTTP_TIMEOUTS.unreadMs) {
  const listener = createLoadShedder(
    {
      maxInFlight: MAX,
      isFree: () => false,
      refuse: (_request, response) => void response.writeHead(503).end(),
      clock: systemClock,
    },
    answer,
  );
  const { server } = createEdgeServer({ ...HTTP_TIMEOUTS, unreadMs }, listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const get = (path: string, ...more: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'host: x', ...more, '', ''].join('\r\n');
const many = (count: number, ...more: string[]): string =>
  Array.from({ length: count }, (_, i) => get(`/${i}`, ...more)).join('');
const statusesIn = (text: string): number => text.match(/HTTP\/1.1 200/g)?.length ?? 0;

/** A client that reads only what its buffers hold. */
async function sendUnread(port: number, requests: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(requests);
  return socket;
}

describe('a client that is slow to read its response', () => {
  it('takes no room from the requests of others, whatever it pipelines', async () => {
    let begun = 0;
    using site = await serve(({ url }, response) => {
      if (url !== '/other') begun++;
      response.end(url === '/other' ? 'x' : LARGE);
    });
    for (let i = 0; i < 2; i++) await sendUnread(site.port, many(100));
    await vi.waitFor(() => expect(begun).toBe(2));
    for (let i = 0; i < MAX + 1; i++) expect((await fetch(`${site.url}/other`)).status).toBe(200);
    expect(begun).toBe(2);
  });

  it('is disconnected if it reads nothing for a while', async () => {
    using site = await serve((_request, response) => void response.end(LARGE), 100);
    const closed = vi.fn();
    const socket = (await sendUnread(site.port, many(2))).once('close', closed);
    await new Promise((resolve) => setTimeout(resolve, 400));
    socket.resume();
    await vi.waitFor(() => expect(closed).toHaveBeenCalled());
    expect(socket.bytesRead).toBeLessThan(LARGE.length);
  });

  it('gets everything if it keeps reading', async () => {
    using site = await serve((_request, response) => void response.end(LARGE), 500);
    const socket = await sendUnread(site.port, get('/'));
    const until = performance.now() + 1200;
    for await (const _ of socket) {
      if (performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 4));
      if (socket.bytesRead > LARGE.length) break;
    }
    expect(socket.bytesRead).toBeGreaterThan(LARGE.length);
  });

  it('may wait longer for the next response', async () => {
    using site = await serve(({ url }, response) => {
      if (url === '/0') response.end(LARGE);
      else setTimeout(() => response.end('slow'), 300);
    }, 100);
    const socket = (await sendUnread(site.port, many(2))).resume();
    const ended = new Promise((resolve) => socket.once('close', resolve));
    const last = new Promise((resolve) => socket.on('data', (data) => void (data.includes('slow') && resolve('all'))));
    expect(await Promise.race([last, ended])).toBe('all');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(socket.closed).toBe(false);
  });
});

describe('pipelined requests', () => {
  it('begin one at a time, and are answered in order', async () => {
    const begun: string[] = [];
    let open = 0;
    using site = await serve(({ url = '' }, response) => {
      begun.push(url);
      expect(++open).toBe(1);
      setTimeout(() => {
        open--;
        response.end(`<${url}>`);
      }, 1);
    });
    using connection = await openConnection(site.url);
    connection.send(many(20));
    const text = await connection.until(/<\/19>/);
    const order = Array.from({ length: 20 }, (_, i) => `/${i}`);
    expect([begun, [...text.matchAll(/<(.*?)>/g)].map(([, url]) => url)]).toEqual([order, order]);
  });

  it('of any number are answered if they have headers of usual size', async () => {
    using site = await serve((_request, response) => setImmediate(() => response.end()));
    using connection = await openConnection(site.url);
    const answered = () => expect(statusesIn(connection.received())).toBe(600);
    connection.send(many(600, `cookie: ${'x'.repeat(500)}`));
    await vi.waitFor(answered, { timeout: 5000 });
  });

  it('with bodies are read one after the other', async () => {
    using site = await serve(async (request, response) => {
      let bytes = 0;
      for await (const chunk of request) bytes += chunk.length;
      response.end(`<${bytes}>`);
    });
    using connection = await openConnection(site.url);
    const post = `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n${'x'.repeat(100_000)}`;
    connection.send(post.repeat(20) + get('/'));
    expect((await connection.until(/<0>/)).match(/<100000>/g)).toHaveLength(20);
  });

  it('of tiny size close the connection if more than 128 wait', async () => {
    let begun = 0;
    using site = await serve(() => void begun++);
    using connection = await openConnection(site.url);
    connection.send(many(1000));
    expect(await connection.ended()).toBe('');
    expect(begun).toBeLessThanOrEqual(1);
  });

  it('that wait stay unread, however many a client sends', async () => {
    using site = await serve(() => {});
    const socket = await sendUnread(site.port, '');
    const request = get('/', `cookie: ${'x'.repeat(10_000)}`);
    for (let i = 0; i < 4000; i++) socket.write(request);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(socket.writableLength).toBeGreaterThan(20_000_000);
    expect(socket.closed).toBe(false);
    socket.destroy();
  });
});

it('a request that is answered before its body has arrived never counts again', async () => {
  using site = await serve((request, response) => {
    request.resume();
    response.end('early');
  });
  for (let i = 0; i < MAX + 1; i++) {
    using connection = await openConnection(site.url);
    connection.send('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\n');
    expect(await connection.until(/early/)).toContain('HTTP/1.1 200');
    connection.send(`12345${get('/')}`);
    expect(await connection.until(/early.*early/s)).not.toContain('503');
  }
});
