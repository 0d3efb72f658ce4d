// Ending a serving process (decisions 12 SIGTERM).
import { randomUUID } from 'node:crypto';
import { collectPath } from '@service/protocol';
import { describe, expect, it, vi } from 'vitest';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import { openConnection, type RawConnection, rawRequest } from '../support/raw-connection.ts';
import { ORIGIN, sessionRequest, VISITOR } from '../support/requests.ts';
import { openSession, sendTo, startTestService, type TestService } from '../support/service.ts';
import { tempDirectory } from '../support/temp-store.ts';

const body = JSON.stringify({ service_visitor_id: VISITOR, consent: true, url: `${ORIGIN}/p` });

/** A session request that the server has accepted and whose body it is waiting for. */
async function beginSession(service: TestService): Promise<RawConnection> {
  const connection = await openConnection(service.url);
  const headers = [
    'host: x',
    `origin: ${ORIGIN}`,
    'content-type: application/json',
    `x-service-delivery-id: ${randomUUID()}`,
    `content-length: ${body.length}`,
    'expect: 100-continue',
  ];
  connection.send(rawRequest(`POST ${collectPath(service.install.id)}/session`, headers));
  await connection.until(/100 Continue/);
  return connection;
}

async function storedVisits(service: TestService): Promise<number> {
  const stores = await openStores(service.settings, { clock: systemClock, ids: systemIds });
  let count = 0;
  for await (const _ of stores.exports.exportVisits({})) count++;
  await stores.close();
  return count;
}

describe('a server that is shutting down', () => {
  it('finishes and stores requests in flight, then closes their connections', async () => {
    await using service = await startTestService();
    using connection = await beginSession(service);
    const ending = service.drain();
    connection.send(body);
    const answer = await connection.ended();
    expect(answer).toContain('HTTP/1.1 200 OK');
    expect(answer.toLowerCase()).toContain('connection: close');
    await ending;
    expect(await storedVisits(service)).toBe(1);
  });

  it('finishes many requests at once', async () => {
    await using service = await startTestService();
    const open = await Promise.all(Array.from({ length: 30 }, () => beginSession(service)));
    const ending = service.drain();
    for (const connection of open) connection.send(body);
    const answers = await Promise.all(open.map((connection) => connection.ended()));
    expect(answers.filter((answer) => answer.includes('HTTP/1.1 200 OK'))).toHaveLength(30);
    await ending;
    expect(await storedVisits(service)).toBe(30);
  });

  it('answers new requests 503 with CORS and Connection: close while draining', async () => {
    await using directory = await tempDirectory();
    const service = await startTestService({
      directory,
      overrides: { drainTimes: { noticeMs: 2000, finishMs: 5000, flushMs: 2500 } },
    });
    using kept = await openConnection(service.url);
    kept.send(rawRequest('GET /healthz', ['host: x']));
    await kept.until(/"ok"/);
    const ending = service.drain();
    const fresh = await openSession(service);
    expect([fresh.status, await fresh.json()]).toEqual([503, { error: { code: 'unavailable' } }]);
    expect(fresh.headers.get('retry-after')).toBe('1');
    expect(fresh.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    kept.send(rawRequest('GET /readyz', ['host: x']));
    expect(await kept.ended()).toMatch(/HTTP\/1.1 503 .*connection: close/is);
    await ending;
    expect(await storedVisits(service)).toBe(0);
  });

  it('does not wait for idle connections', async () => {
    await using service = await startTestService();
    using idle = await openConnection(service.url);
    idle.send(rawRequest('GET /healthz', ['host: x']));
    await idle.until(/"ok"/);
    using silent = await openConnection(service.url);
    await vi.waitFor(async () => expect(await connections(service)).toBe(2));
    const began = performance.now();
    await service.drain();
    expect(performance.now() - began).toBeLessThan(3000);
    await Promise.all([idle.ended(), silent.ended()]);
  });

  it('aborts a request that does not arrive in time', async () => {
    await using service = await startTestService({
      overrides: { drainTimes: { noticeMs: 0, finishMs: 200, flushMs: 2500 } },
    });
    using stalled = await beginSession(service);
    await service.drain();
    await stalled.ended();
    expect(await storedVisits(service)).toBe(0);
  });

  it('does not wait for a client that reads no response', async () => {
    await using service = await startTestService();
    using unread = await openConnection(service.url);
    unread.pause();
    unread.send(rawRequest('GET /docs', ['host: x']).repeat(100));
    expect((await openSession(service)).status).toBe(200);
    const began = performance.now();
    await service.drain();
    expect(performance.now() - began).toBeLessThan(3000);
  });

  it('stops listening at the end, and shuts down only once', async () => {
    await using service = await startTestService();
    expect(service.drain()).toBe(service.drain());
    await service.drain();
    await expect(fetch(`${service.url}/healthz`)).rejects.toThrow('fetch failed');
    expect(service.logs.map((line) => JSON.parse(line).msg)).toEqual(['serving', 'shutting down', 'stopped']);
  });

  it('no longer counts as a serving node', async () => {
    await using service = await startTestService();
    const stores = await openStores(service.settings, { clock: systemClock, ids: systemIds });
    const behind = () => stores.changes.nodesBehind(Number.MAX_SAFE_INTEGER, 0);
    expect(await behind()).toBe(1);
    await service.drain();
    expect(await behind()).toBe(0);
    await stores.close();
  });
});

describe('under load', () => {
  it('every delivery answered 200 is stored, once', async () => {
    await using directory = await tempDirectory();
    const service = await startTestService({ directory });
    const statuses: number[] = [];
    const send = async (): Promise<void> => {
      for (;;) {
        const answer = await sendTo(service.url, sessionRequest(service.install.id)).catch(() => undefined);
        if (answer?.status !== 200) return;
        statuses.push(answer.status);
      }
    };
    const senders = Array.from({ length: 10 }, send);
    await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(50), { timeout: 20_000 });
    await service.drain();
    await Promise.all(senders);
    expect(await storedVisits(service)).toBe(statuses.length);
  });
});

function connections(service: TestService): Promise<number> {
  return new Promise((resolve, reject) => {
    service.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
