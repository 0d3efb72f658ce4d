// Requests that wait for someone else's server (decisions 18), over real connections.
import { type FastifyRequest, fastify } from 'fastify';
import { expect, it, vi } from 'vitest';
import { createEdgeServer, HTTP_TIMEOUTS } from '../../src/http/edge-server.ts';
import { createLoadShedder } from '../../src/http/overload/load-shedding.ts';
import { createWaitingRoom } from '../../src/http/overload/waiting-room.ts';
import { createRequestContext } from '../../src/http/request-context.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { DomainError } from '../../src/kernel/domain-error.ts';

const MAX_IN_FLIGHT = 2;

async function serve() {
  const context = createRequestContext();
  const room = createWaitingRoom({ most: 4, mostPerKey: 2, retryAfter: 5, context });
  let held = Promise.withResolvers<void>();
  let waiting = 0;
  const app = fastify({
    serverFactory(listener) {
      const refuse = (_request: unknown, response: { writeHead(status: number): { end(): unknown } }) =>
        void response.writeHead(503).end();
      const limits = { maxInFlight: MAX_IN_FLIGHT, isFree: () => false, clock: systemClock, refuse };
      return createEdgeServer(HTTP_TIMEOUTS, createLoadShedder(limits, listener)).server;
    },
  });
  context.keepIn(app);
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof DomainError)) throw error;
    return reply.code(400).send([error.code, error.retryAfter]);
  });
  app.get('/', async () => 'ok');
  app.get('/wait/:key', async ({ url }: FastifyRequest) => {
    room.enter(() => url);
    room.enter(() => url);
    waiting++;
    await held.promise;
    return 'waited';
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    ask: async (path: string) => (await fetch(url + path)).text(),
    waiting: (count: number) => vi.waitFor(() => expect(waiting).toBe(count)),
    release() {
      held.resolve();
      held = Promise.withResolvers();
    },
    [Symbol.asyncDispose]: () => app.close(),
  };
}

it('requests that wait for other servers take no room from the others, and only a few may wait', async () => {
  await using site = await serve();
  const { ask } = site;
  const first = [ask('/wait/a'), ask('/wait/a')];
  await site.waiting(2);
  expect(await ask('/wait/a')).toBe('["rate_limited",5]');
  const second = [ask('/wait/b'), ask('/wait/b')];
  await site.waiting(4);
  expect(await ask('/wait/c')).toBe('["unavailable",5]');
  expect(await Promise.all([ask('/'), ask('/')])).toEqual(['ok', 'ok']);
  site.release();
  expect(await Promise.all([...first, ...second])).toEqual(Array(4).fill('waited'));
  const again = ask('/wait/a');
  await site.waiting(5);
  site.release();
  expect(await again).toBe('waited');
});

it('a client that goes away leaves the waiting room', async () => {
  await using site = await serve();
  const gone = new AbortController();
  const sent = [1, 2].map(() => fetch(`${site.url}/wait/a`, { signal: gone.signal }).catch(() => 'gone'));
  await site.waiting(2);
  gone.abort();
  expect(await Promise.all(sent)).toEqual(['gone', 'gone']);
  await vi.waitFor(async () => {
    const next = site.ask('/wait/a');
    await site.waiting(3);
    site.release();
    expect(await next).toBe('waited');
  });
});
