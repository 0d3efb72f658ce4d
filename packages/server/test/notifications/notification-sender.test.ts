import { describe, expect, it } from 'vitest';
import type { LookupAll } from '../../src/channels/webhook/guarded-lookup.ts';
import { createNotificationSender } from '../../src/channels/webhook/notification-sender.ts';
import { testClock } from '../support/clock.ts';
import { startReceiver } from '../support/webhook-receiver.ts';
import { SECRET } from './facts.ts';

const clock = testClock();
const message = { id: 'msg_1', body: '{}' };
const to = (url: string) => ({ channel: 'webhook' as const, url, secret: SECRET });
const resolveTo =
  (...addresses: string[]): LookupAll =>
  (_host, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

const send = (url: string, options: { dev?: boolean; resolve?: LookupAll; timeoutMs?: number } = {}) =>
  createNotificationSender({ dev: false, clock, ...options }).send(to(url), message, new AbortController().signal);

describe('a notification', () => {
  it.each(['10.0.0.1', '127.0.0.1', '169.254.169.254', '::1', 'fd00::1', '::ffff:127.0.0.1'])(
    'is not sent to a name that resolves to %s',
    async (address) => {
      await expect(send('https://hooks.example/', { resolve: resolveTo(address) })).rejects.toThrow('not public');
      const both = resolveTo('93.184.215.14', address);
      await expect(send('https://hooks.example/', { resolve: both })).rejects.toThrow('not public');
    },
  );

  it('is not sent to a literal private address', async () => {
    await expect(send('https://10.0.0.1/')).rejects.toThrow('not public');
    await expect(send('https://10.0.0.1/', { dev: true })).rejects.toThrow('not public');
  });

  it('is not sent without TLS unless --dev is on', async () => {
    await using receiver = await startReceiver();
    await expect(send(receiver.url)).rejects.toThrow('not https');
    expect(receiver.connections()).toBe(0);
  });

  it('reaches this machine with --dev, but no other private address', async () => {
    await using receiver = await startReceiver();
    await send(receiver.url, { dev: true });
    expect(receiver.requests).toHaveLength(1);
    const lan = resolveTo('192.168.0.7');
    await expect(send('http://hooks.example/', { dev: true, resolve: lan })).rejects.toThrow('not public');
  });

  it.each([301, 302, 307, 308])('follows no redirect (%i), wherever it leads', async (status) => {
    await using receiver = await startReceiver();
    await using elsewhere = await startReceiver();
    receiver.answers.push({ status, headers: { location: elsewhere.url } });
    await expect(send(receiver.url, { dev: true })).rejects.toThrow(`it answered ${status}`);
    expect(elsewhere.connections()).toBe(0);
  });

  it('reports the requested wait, but not the target’s address or secret', async () => {
    await using receiver = await startReceiver();
    receiver.answers.push({ status: 429, headers: { 'retry-after': '17' } });
    const failed = await send(receiver.url, { dev: true }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ retryAfterMs: 17_000, message: 'it answered 429' });
  });

  it('ends if the receiver keeps sending interim responses', async () => {
    await using receiver = await startReceiver();
    let sent = 0;
    receiver.answerWith = (_, response) => {
      const next = (): void => {
        if (response.destroyed || sent === 1000) return;
        sent++;
        response.writeProcessing(() => setImmediate(next));
      };
      next();
    };
    await expect(send(receiver.url, { dev: true })).rejects.toThrow('it cannot be reached');
    expect(sent).toBeLessThan(1000);
  });

  it('is aborted without a response', async () => {
    await using receiver = await startReceiver();
    receiver.answerWith = () => {};
    await expect(send(receiver.url, { dev: true, timeoutMs: 50 })).rejects.toThrow('it did not respond in time');
  });
});
