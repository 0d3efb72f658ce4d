// Two serving processes over PostgreSQL behind nginx, with the configuration of deploy/nginx.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { EventStream } from '../../src/portal/http/live/event-stream.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import { makeSeed, plant } from '../../src/testing/seed.ts';
import { makeWorkplace, PROCESS_TEST_MS } from '../cli/command.ts';
import { type Serving, serveIn } from '../cli/serving.ts';
import { freePort } from '../support/free-port.ts';
import { NGINX_MISSING, type Nginx, startNginx } from '../support/nginx.ts';
import { migratedDatabase, type TestDatabase } from '../support/postgres-database.ts';
import { startVisits, storedIn } from '../support/visits.ts';
import { type SecureClient, secureClient } from './secure-client.ts';

beforeEach((context) => context.skip(NGINX_MISSING !== undefined, NGINX_MISSING));

describe('two processes behind nginx', () => {
  const seed = makeSeed();
  const here = makeWorkplace();
  const env = {
    SERVICE_SECRET: 's'.repeat(43),
    SERVICE_TRUSTED_PROXIES: '127.0.0.1',
    SERVICE_PUBLIC_URL: 'https://events.example',
  };
  let database: TestDatabase;
  let nginx: Nginx;
  let client: SecureClient;
  let processes: { port: number; serving: Serving }[] = [];

  const start = (port: number): Promise<Serving> =>
    serveIn(here, { ...env, SERVICE_STORE: database.store, SERVICE_PORT: String(port) });
  const open = () => openStores(database, { clock: systemClock, ids: systemIds });

  beforeAll(async () => {
    if (NGINX_MISSING !== undefined) return;
    database = await migratedDatabase();
    const stores = await open();
    await plant(stores, seed, {}, Date.now());
    await stores.close();
    const ports = [await freePort(), await freePort()] as const;
    nginx = await startNginx(ports);
    client = secureClient(nginx);
    processes = await Promise.all(ports.map(async (port) => ({ port, serving: await start(port) })));
  }, PROCESS_TEST_MS);

  afterAll(async () => {
    client?.close();
    await Promise.all(processes.map(({ serving }) => serving[Symbol.asyncDispose]()));
    await nginx?.[Symbol.asyncDispose]();
    await database?.[Symbol.asyncDispose]();
    here.remove();
  });

  it(
    'fail no request and lose no record while both restart under load',
    async () => {
      const visits = startVisits(client.send, seed);
      for (const each of processes) {
        await delay(200);
        await each.serving[Symbol.asyncDispose]();
        each.serving = await start(each.port);
      }
      await delay(200);
      const { failed, accepted } = await visits.end();
      expect(failed).toEqual([]);
      expect(accepted.visits.length).toBeGreaterThan(20);
      const stores = await open();
      expect(await storedIn(stores)).toEqual(accepted);
      await stores.close();
    },
    PROCESS_TEST_MS,
  );

  it('are ready, and use the proxy’s ID for a request', async () => {
    const { status, headers } = await client.send('GET', '/readyz', { 'x-request-id': 'of-the-client' });
    expect([status, headers['x-request-id']]).toEqual([200, expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  it('accept only TLS connections', async () => {
    const withoutTls = async (path: string) => {
      const url = `http://127.0.0.1:${nginx.plainPort}${path}`;
      const { status, headers } = await fetch(url, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    for (const path of ['/', '/brands/x?a=b', '/auth/login', '/apis', '/docs']) {
      expect(await withoutTls(path)).toEqual([308, `https://127.0.0.1${path}`]);
    }
    for (const path of [
      '/rpc',
      '/mcp/',
      '/api/v1/me',
      '/sdk/v1.js',
      '/oauth/token',
      '/.well-known/x',
      '/openapi.json',
    ]) {
      expect(await withoutTls(path)).toEqual([403, null]);
    }
  });
});

it('nginx passes on each event of a stream at once', async () => {
  await using server = fastify();
  server.get('/', (_request, reply) =>
    new EventStream((sink) => {
      sink.send({ event: 'beat', data: {} });
      return () => {};
    }).send(reply),
  );
  const { port: digits } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  const port = Number(digits);
  await using nginx = await startNginx([port, port]);
  const client = secureClient(nginx);
  const stream = await client.open('GET', '/');
  const [first] = await once(stream.setEncoding('utf8'), 'data');
  expect(first).toContain('event: beat');
  client.close();
});
