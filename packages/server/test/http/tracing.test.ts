// Traces of a serving process, received by a collector.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../src/kernel/clock.ts';
import { newFolder } from '../relay/file-scene.ts';
import { attributesOf, type Collector, type SentSpan, startCollector } from '../support/collector.ts';
import { addConnection, addKey, eventRequest } from '../support/event-requests.ts';
import { actionRequest, ORIGIN, sessionRequest, VISITOR } from '../support/requests.ts';
import { openSession, sendTo, startTestService } from '../support/service.ts';
import { tempDirectory } from '../support/temp-store.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const [INTERNAL, SERVER, CLIENT] = [1, 2, 3];
const FAILED = 2;
const SESSION = 'POST /api/v1/events/collect/:installId/session';
const ACTION = 'POST /api/v1/events/collect/:installId/events';

const tracing = (endpoint: string, sampleRatio = 1) => ({ tracing: { endpoint, sampleRatio } });

describe('a traced process', () => {
  const folder = newFolder();
  let collector: Collector;
  let spans: SentSpan[];
  let requestId: string | null;
  const secrets: string[] = [];

  const named = (name: string): SentSpan[] => spans.filter((span) => span.name === name);
  const one = (name: string): SentSpan => {
    const [span, ...others] = named(name);
    if (span === undefined || others.length > 0) throw new Error(`not one span ${name}: ${spans.map((s) => s.name)}`);
    return span;
  };

  /** All calls come first, because the remaining spans are sent when the process stops. */
  beforeAll(async () => {
    collector = await startCollector();
    const relay = { file: { folder: folder.path, maxBytes: 1_000_000 }, webhook: undefined };
    await using service = await startTestService({ settings: { ...tracing(collector.url), relay } });
    const { url, install, stores } = service;
    const session = await sendTo(url, sessionRequest(install.id));
    requestId = session.headers.get('x-request-id');
    const { session_token: token } = await session.json();
    const action = actionRequest(install.id, token, { body: { properties: { plan: 'very-private' } } });
    await sendTo(url, { ...action, headers: { ...action.headers, traceparent: `00-${TRACE}-${PARENT}-01` } });
    const connection = await addConnection(stores, { installId: install.id });
    const { secret: key } = await addKey({ stores, clock: systemClock }, install);
    const { headers, payload, url: path } = eventRequest(connection.id, key);
    await fetch(url + path, { method: 'POST', headers, body: String(payload) });
    await fetch(`${url}/healthz`);
    await fetch(`${url}/secret-path?secret-query`);
    secrets.push(token, key, install.id, connection.id);
    await vi.waitFor(() => expect(folder.records()).toHaveLength(3), { timeout: 20_000, interval: 20 });
    await service.drain();
    spans = collector.spans();
  });
  afterAll(async () => {
    folder[Symbol.dispose]();
    await collector[Symbol.asyncDispose]();
  });

  it('sends OTLP over HTTP, and names itself', () => {
    expect(new Set(collector.paths)).toEqual(new Set(['POST /v1/traces']));
    expect(collector.received()).toContain('{"key":"service.name","value":{"stringValue":"service"}}');
  });

  it('reports a request by its route, with its ID', () => {
    const span = one(SESSION);
    expect([span.kind, span.parentSpanId]).toEqual([SERVER, undefined]);
    expect(attributesOf(span)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/v1/events/collect/:installId/session',
      'http.response.status_code': 200,
      'service.request.id': requestId,
    });
  });

  it('continues the trace of the caller', () => {
    const { traceId, parentSpanId } = one(ACTION);
    expect([traceId, parentSpanId]).toEqual([TRACE, PARENT]);
  });

  it.each([
    ['store visit', SESSION],
    ['store action', ACTION],
    ['store server event', 'POST /api/v1/billing-events/:id'],
  ])('%s is a child span of its request', (name, parent) => {
    const [span, request] = [one(name), one(parent)];
    expect([span.kind, span.traceId, span.parentSpanId]).toEqual([INTERNAL, request.traceId, request.spanId]);
  });

  it('reports each group that the store wrote, and each batch of the relay', () => {
    const records = named('store group').map((span) => Number(attributesOf(span)['service.group.records']));
    expect(records.reduce((sum, count) => sum + count)).toBe(3);
    const relayed = named('relay file');
    expect(relayed.length).toBeGreaterThan(0);
    expect(relayed.every(({ kind }) => kind === CLIENT)).toBe(true);
  });

  it('reports no health check, and nothing about an unknown path', () => {
    expect(attributesOf(one('GET'))).toMatchObject({ 'http.response.status_code': 404 });
    expect(spans.filter(({ name }) => name.includes('health'))).toEqual([]);
  });

  it('sends no token, ID, address, path or content', () => {
    const sent = collector.received();
    expect(sent.length).toBeGreaterThan(1000);
    for (const private_ of [...secrets, VISITOR, ORIGIN, 'very-private', 'secret-', 'booking', '127.0.0.1'])
      expect(sent).not.toContain(private_);
  });
});

it('a failed call marks its span as failed, without the message', async () => {
  await using collector = await startCollector();
  await using service = await startTestService({
    settings: tracing(collector.url),
    overrides: {
      async prepare({ app }) {
        app.get('/broken', () => Promise.reject(new Error('select * from secrets')));
      },
    },
  });
  await fetch(`${service.url}/broken`);
  await service.drain();
  const [span] = collector.spans().filter(({ name }) => name === 'GET /broken');
  expect([span?.status.code, span && attributesOf(span)['error.type']]).toEqual([FAILED, '500']);
  expect(collector.received()).not.toContain('select');
});

it('a sample ratio of 0 records only what the caller records', async () => {
  await using collector = await startCollector();
  await using service = await startTestService({ settings: tracing(collector.url, 0) });
  await openSession(service);
  await fetch(`${service.url}/nothing`, { headers: { traceparent: `00-${TRACE}-${PARENT}-01` } });
  await service.drain();
  expect(collector.spans().map(({ name, traceId }) => [name, traceId])).toEqual([['GET', TRACE]]);
});

it('a collector that refuses traces is logged, and delays neither responses nor the shutdown', async () => {
  await using collector = await startCollector(400);
  await using service = await startTestService({ settings: tracing(collector.url) });
  expect((await openSession(service)).status).toBe(200);
  await service.drain();
  const lines = service.logs.filter((line) => line.includes('the collector does not accept traces'));
  expect(lines).toHaveLength(1);
});

it('no module of OpenTelemetry is loaded unless tracing is on', async () => {
  await using collector = await startCollector();
  await using directory = await tempDirectory();
  const args = ['--conditions=@service/source', CHILD, directory.store, collector.url];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const [off, on] = JSON.parse(output);
  expect(off).toBe(0);
  expect(on).toBeGreaterThan(10);
});

const CHILD = fileURLToPath(new URL('./loaded-modules-child.ts', import.meta.url));
