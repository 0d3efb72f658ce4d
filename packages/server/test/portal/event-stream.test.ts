import { once } from 'node:events';
import { connect } from 'node:net';
import { fastify } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { type EventSink, EventStream } from '../../src/portal/http/live/event-stream.ts';
import { readEvents } from '../support/event-stream.ts';

const app = () => {
  const opened: EventSink[] = [];
  let closed = 0;
  const server = fastify();
  server.get('/', (_request, reply) =>
    new EventStream((sink) => {
      opened.push(sink);
      return () => {
        closed++;
      };
    }).send(reply.header('cache-control', 'no-store')),
  );
  return { server, opened, closed: () => closed };
};

describe('a stream of events', () => {
  let close: () => Promise<unknown> = async () => {};
  afterEach(() => close());

  async function start() {
    const parts = app();
    const url = await parts.server.listen({ host: '127.0.0.1', port: 0 });
    close = () => parts.server.close();
    return { ...parts, url };
  }

  it('sends names, IDs and data, with the reply’s headers', async () => {
    const { url, opened, closed } = await start();
    const response = await fetch(url);
    expect(response.headers.get('cache-control')).toBe('no-store');
    await using events = readEvents(response);
    opened[0]?.send({ event: 'rows', id: '1-2', data: { text: 'two\nlines' } });
    expect(await events.next('rows')).toEqual({ event: 'rows', id: '1-2', data: { text: 'two\nlines' } });
    opened[0]?.end();
    await events.ended();
    await expect.poll(closed).toBe(1);
    opened[0]?.send({ event: 'rows', data: {} });
  });

  it('is dropped for a client that reads too slowly', async () => {
    const { url, opened, closed } = await start();
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(() => opened.length).toBe(1);
    const data = 'x'.repeat(1024 * 1024);
    let sent = 0;
    while (closed() === 0 && sent < 100) {
      opened[0]?.send({ event: 'rows', data });
      sent++;
      await new Promise((resolve) => void setTimeout(resolve, 5));
    }
    expect(closed()).toBe(1);
    expect(sent).toBeLessThan(100);
    socket.destroy();
  });
});
