// The effects of the fault proxy that the browser tests rely on.
import { text as readText } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expired, type Fault, type FaultProxy, limited, startFaultProxy } from './fault-proxy.ts';
import { type Listening, listen } from './listen.ts';

let reached: string[];
let service: Listening;
let proxy: FaultProxy;

beforeEach(async () => {
  reached = [];
  service = await listen(async (request, response) => {
    reached.push(`${request.method} ${request.url} ${await readText(request)}`);
    if (request.url === '/packed')
      response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('whole'));
    else response.writeHead(202, { 'content-type': 'application/json', 'x-own': 'kept' }).end('{"accepted":true}');
  });
  proxy = await startFaultProxy(`http://127.0.0.1:${service.port}`);
});

afterEach(async () => {
  await proxy.close();
  await service.close();
});

const send = (signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${proxy.port}/a/events`, {
    method: 'POST',
    body: 'hello',
    headers: { 'x-service-delivery-id': 'ABC', origin: 'https://shop.example' },
    signal: signal ?? null,
  });

const withFault = (fault: Fault) => {
  proxy.decide = () => fault;
};

test('passes a request and its response through unchanged', async () => {
  const answer = await send();
  expect([answer.status, answer.headers.get('x-own'), await answer.text()]).toEqual([202, 'kept', '{"accepted":true}']);
  expect(reached).toEqual(['POST /a/events hello']);
});

test('passes a compressed response through unchanged', async () => {
  const answer = await fetch(`http://127.0.0.1:${proxy.port}/packed`);
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['br', 'whole']);
});

test('reports requests, and counts the attempts of one delivery', async () => {
  await send();
  await send();
  expect(proxy.posts('events')).toMatchObject([
    { deliveryId: 'abc', body: 'hello', attempt: 1, status: 202 },
    { deliveryId: 'abc', body: 'hello', attempt: 2, status: 202 },
  ]);
  expect(proxy.posts('session')).toEqual([]);
});

test('a lost request never reaches the service', async () => {
  withFault({ kind: 'lose-request' });
  await expect(send()).rejects.toThrow();
  expect(reached).toEqual([]);
});

test('a lost response was sent by the service', async () => {
  withFault({ kind: 'lose-answer' });
  await expect(send()).rejects.toThrow();
  expect(reached).toHaveLength(1);
  expect(proxy.posts('events')).toMatchObject([{ status: 202 }]);
});

test('a forged response is readable by the page, and skips the service', async () => {
  withFault(limited);
  const answer = await send();
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://shop.example');
  expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After');
  expect(await answer.json()).toEqual({ error: { code: 'rate_limited' } });
  withFault(expired);
  expect([(await send()).status, reached]).toEqual([401, []]);
});

test('a stalled response has its head and half of its body', async () => {
  withFault({ kind: 'stall' });
  const controller = new AbortController();
  const answer = await send(controller.signal);
  expect(answer.status).toBe(202);
  const first = await answer.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toBe('{"accept');
  controller.abort();
});

test('a cut response ends in the middle of its body', async () => {
  withFault({ kind: 'cut' });
  const answer = await send();
  expect(answer.status).toBe(202);
  await expect(answer.text()).rejects.toThrow();
  expect(proxy.pending()).toBe(0);
});

test('a delayed request arrives after its delay', async () => {
  withFault({ kind: 'delay', ms: 60 });
  const started = performance.now();
  expect((await send()).status).toBe(202);
  expect(performance.now() - started).toBeGreaterThan(55);
});
