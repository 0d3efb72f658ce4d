import type { LookupAddress } from 'node:dns';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { guardedLookup, type LookupAll } from '../../src/channels/webhook/guarded-lookup.ts';
import { createPoster } from '../../src/channels/webhook/post-json.ts';
import { createWebhookSink, type WebhookSinkOptions } from '../../src/channels/webhook/webhook-sink.ts';
import { isPublicAddress } from '../../src/kernel/web/public-address.ts';
import type { Sink } from '../../src/relay/ports.ts';
import { testClock } from '../support/clock.ts';
import { startReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';
import { batchOf, lostLease, recordOf } from './file-scene.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const NEXT_SECRET = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;

/** Signatures are verified with the machine's own clock. */
const NOW = { now: () => Date.now() };

const sinkTo = (receiver: Pick<WebhookReceiver, 'url'>, change: Partial<WebhookSinkOptions> = {}): Sink =>
  createWebhookSink({ url: receiver.url, secrets: [SECRET], allowPrivate: true, clock: NOW, ...change });

const headersOf = ({ headers }: WebhookReceiver['requests'][number]): Record<string, string> => ({
  'webhook-id': String(headers['webhook-id']),
  'webhook-timestamp': String(headers['webhook-timestamp']),
  'webhook-signature': String(headers['webhook-signature']),
});

describe('a relayed webhook', () => {
  it('has the batch as JSON, signed as the standard library verifies', async () => {
    await using receiver = await startReceiver();
    await sinkTo(receiver).deliver(batchOf([recordOf(1), recordOf(2)], { id: 'rel_5_7' }));
    const [request] = receiver.requests;
    if (!request) throw new Error('nothing came');
    expect(new Webhook(SECRET).verify(request.body, headersOf(request))).toEqual({
      type: 'records',
      records: [recordOf(1), recordOf(2)],
    });
    expect(request).toMatchObject({
      path: '/relayed?key=k',
      headers: { 'webhook-id': 'rel_5_7', 'content-type': 'application/json' },
    });
  });

  it('is signed with each secret, so that receivers can rotate', async () => {
    await using receiver = await startReceiver();
    await sinkTo(receiver, { secrets: [NEXT_SECRET, SECRET] }).deliver(batchOf([recordOf(1)]));
    const [request] = receiver.requests;
    if (!request) throw new Error('nothing came');
    for (const secret of [SECRET, NEXT_SECRET])
      expect(new Webhook(secret).verify(request.body, headersOf(request))).toBeDefined();
    const other = new Webhook(`whsec_${Buffer.alloc(32, 1).toString('base64')}`);
    expect(() => other.verify(request.body, headersOf(request))).toThrow();
  });

  it('reuses its connection', async () => {
    await using receiver = await startReceiver();
    const sink = sinkTo(receiver);
    for (let i = 0; i < 5; i++) await sink.deliver(batchOf([recordOf(i)]));
    await sink.close?.();
    expect([receiver.requests.length, receiver.connections()]).toEqual([5, 1]);
  });

  it.each([200, 202, 204, 299])('is accepted if the status is %d', async (status) => {
    await using receiver = await startReceiver();
    receiver.answers = [{ status }];
    await sinkTo(receiver).deliver(batchOf([recordOf(1)]));
    expect(receiver.requests).toHaveLength(1);
  });

  it.each([300, 302, 400, 401, 404, 410, 413, 429, 500, 503])('is refused if the status is %d', async (status) => {
    await using receiver = await startReceiver();
    receiver.answers = [{ status }];
    await expect(sinkTo(receiver).deliver(batchOf([recordOf(1)]))).rejects.toThrow(`it answered ${status}`);
  });

  it('follows no redirect', async () => {
    await using receiver = await startReceiver();
    await using elsewhere = await startReceiver();
    receiver.answers = [{ status: 307, headers: { location: elsewhere.url } }];
    await expect(sinkTo(receiver).deliver(batchOf([recordOf(1)]))).rejects.toThrow('it answered 307');
    expect(elsewhere.requests).toEqual([]);
  });

  it.each([
    ['120', 120_000],
    ['0', 0],
    ['Fri, 15 Jan 2027 12:00:30 GMT', 30_000],
    ['Fri, 15 Jan 2027 11:00:00 GMT', 0],
    ['soon', undefined],
    ['-1', undefined],
    ['1.5', undefined],
  ])('answered with Retry-After: %s waits %s milliseconds', async (header, retryAfterMs) => {
    await using receiver = await startReceiver();
    receiver.answers = [{ status: 503, headers: { 'retry-after': header } }];
    const sink = sinkTo(receiver, { clock: testClock() });
    const fault = await sink.deliver(batchOf([recordOf(1)])).catch((error: unknown) => error);
    expect(fault).toMatchObject({ message: 'it answered 503', retryAfterMs });
  });

  it('is aborted on a timeout, and when the process stops', async () => {
    await using receiver = await startReceiver();
    receiver.answerWith = () => {};
    const late = sinkTo(receiver, { timeoutMs: 50 }).deliver(batchOf([recordOf(1)]));
    await expect(late).rejects.toThrow('it did not respond in time');
    const ending = new AbortController();
    const ended = sinkTo(receiver).deliver(batchOf([recordOf(1)], { signal: ending.signal }));
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(2));
    ending.abort();
    await expect(ended).rejects.toThrow();
  });

  it.each([1, 100_000])('succeeds on the status even if %d bytes of the body are missing', async (bytes) => {
    await using receiver = await startReceiver();
    const sink = sinkTo(receiver, { timeoutMs: 4000 });
    receiver.answerWith = (_, response) => {
      response.writeHead(200);
      response.write('x'.repeat(bytes));
    };
    await sink.deliver(batchOf([recordOf(1)]));
    receiver.answerWith = undefined;
    await sink.deliver(batchOf([recordOf(2)]));
    expect(receiver.requests).toHaveLength(2);
  });

  it('reports the connection error without the address', async () => {
    const receiver = await startReceiver();
    await receiver[Symbol.asyncDispose]();
    const fault = await sinkTo(receiver)
      .deliver(batchOf([recordOf(1)]))
      .catch((error: unknown) => error);
    expect(fault).toMatchObject({ name: 'SinkFault', message: 'it cannot be reached: ECONNREFUSED' });
  });

  it('reports an unknown host name with either kind of lookup', async () => {
    const url = 'http://hook.invalid:9/';
    for (const allowPrivate of [false, true]) {
      const fault = await sinkTo({ url }, { allowPrivate })
        .deliver(batchOf([recordOf(1)]))
        .catch((error: unknown) => error);
      expect(fault).toMatchObject({
        name: 'SinkFault',
        message: expect.stringMatching(/^it cannot be reached: (?:ENOTFOUND|EAI_AGAIN)$/),
      });
    }
  });

  it('uses TLS, and only TLS, for an https address', async () => {
    await using receiver = await startReceiver();
    const sink = sinkTo({ url: receiver.url.replace('http:', 'https:') });
    await expect(sink.deliver(batchOf([recordOf(1)]))).rejects.toThrow(/^it cannot be reached: (?:EPROTO|ERR_SSL)/);
    expect(receiver.requests).toEqual([]);
  });

  it('is not sent once the lease is lost', async () => {
    await using receiver = await startReceiver();
    await expect(sinkTo(receiver).deliver(batchOf([recordOf(1)], { checkLease: lostLease }))).rejects.toThrow();
    expect(receiver.requests).toEqual([]);
  });
});

/** A resolver that finds these addresses. */
const resolveTo =
  (found: LookupAddress[]): LookupAll =>
  (_host, _options, done) =>
    done(null, found);

describe('a webhook on a private address', () => {
  const REFUSED = 'its address is not public; SERVICE_RELAY_WEBHOOK_PRIVATE=true allows private ones';

  it.each(['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '127.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0'])(
    'is not connected to as %s',
    async (host) => {
      await using receiver = await startReceiver(host === '[::1]' ? '::1' : '127.0.0.1');
      const sink = sinkTo({ url: `http://${host}:${receiver.port}/` }, { allowPrivate: false });
      await expect(sink.deliver(batchOf([recordOf(1)]))).rejects.toThrow(REFUSED);
      expect([receiver.requests.length, receiver.connections()]).toEqual([0, 0]);
    },
  );

  it.each([['10.0.0.1'], ['93.184.215.14', '192.168.1.1'], ['fd00::1'], []])(
    'is not connected to if its name resolves to %s',
    async (...addresses) => {
      const resolve = resolveTo(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
      const sink = sinkTo({ url: 'http://hook.example:9/' }, { allowPrivate: false, resolve });
      await expect(sink.deliver(batchOf([recordOf(1)]))).rejects.toThrow(REFUSED);
    },
  );

  it('is safe from DNS rebinding: it connects to the checked address', async () => {
    await using receiver = await startReceiver();
    const url = new URL(`http://hook.example:${receiver.port}/`);
    let asked = 0;
    const resolve: LookupAll = (_host, _options, done) => {
      asked += 1;
      done(null, [{ address: '127.0.0.1', family: 4 }]);
    };
    const poster = createPoster(url, { allows: () => true, resolve });
    await poster.post('{}', {}, new AbortController().signal);
    await poster.post('{}', {}, new AbortController().signal);
    poster.close();
    expect([asked, receiver.connections(), receiver.requests.length]).toEqual([1, 1, 2]);
  });

  it.each([true, false])('differs from a public one, which is accepted (all: %s)', (all) => {
    const found = [{ address: '93.184.215.14', family: 4 }];
    const answers: unknown[] = [];
    const lookup = guardedLookup({ allows: isPublicAddress, resolve: resolveTo(found) });
    lookup('hook.example', { all }, (...answer: unknown[]) => void answers.push(answer));
    expect(answers).toEqual([all ? [null, found] : [null, '93.184.215.14', 4]]);
  });
});
