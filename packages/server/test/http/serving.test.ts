// Starting a serving process, and what several of them share (decisions 1, 2, 12).

import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import type { App } from '../../src/server/app.ts';
import { startService } from '../../src/server/start-service.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import { freePort } from '../support/free-port.ts';
import { addInstall } from '../support/installs.ts';
import { actionRequest, sessionRequest } from '../support/requests.ts';
import { openSession, sendTo, startTestService } from '../support/service.ts';
import { tempDirectory } from '../support/temp-store.ts';

describe('starting', () => {
  it('listens on a free port and prints its URL', async () => {
    await using service = await startTestService();
    expect(service.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    expect(service.logs.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'serving', url: service.url }]);
  });

  it('limits how long a request may take and outlasts load balancers’ connections', async () => {
    await using service = await startTestService();
    const { headersTimeout, requestTimeout, keepAliveTimeout } = service.app.server;
    expect(headersTimeout).toBeGreaterThan(0);
    // Otherwise Node uses the longer of the two for the whole request.
    expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
    expect(requestTimeout).toBeLessThanOrEqual(30_000);
    expect(keepAliveTimeout).toBeGreaterThan(60_000);
  });

  it('on IPv6 returns a working URL', async () => {
    await using service = await startTestService({ settings: { host: '::1' } });
    expect(service.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  });

  it('keeps the public URL it was given', async () => {
    await using service = await startTestService({ settings: { publicUrl: 'https://events.example' } });
    expect(service.url).toBe('https://events.example');
  });

  it('warns that --dev is on', async () => {
    await using service = await startTestService({ settings: { dev: true } });
    expect(service.logs.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ level: 'warn', msg: expect.stringContaining('--dev is on') }),
    );
  });

  it.each([
    { host: '0.0.0.0' },
    { host: '::' },
    { host: '192.168.0.1' },
    { host: 'events.example' },
    { publicUrl: 'https://events.example' },
    { publicUrl: 'http://localhost.example:8787' },
  ])('with --dev on %j is refused with a message', async (settings) => {
    await expect(startTestService({ settings: { dev: true, ...settings } })).rejects.toThrow(
      /^--dev works on localhost, .* only, not on /,
    );
  });

  it('on a port in use fails and releases the store', async () => {
    await using directory = await tempDirectory();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    await expect(startTestService({ directory, settings: { port } })).rejects.toThrow('EADDRINUSE');
    other.close();
    await using service = await startTestService({ directory, settings: { port } });
    expect(new URL(service.url).port).toBe(String(port));
  });

  it('with relay settings that fail leaves nothing listening or open', async () => {
    await using directory = await tempDirectory();
    const port = await freePort();
    const webhook = { url: 'no address', secrets: [], allowPrivate: false, batchRecords: 1 };
    const settings = { port, relay: { file: undefined, webhook } };
    await expect(startTestService({ directory, settings })).rejects.toThrow('Invalid URL');
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
    await using service = await startTestService({ directory, settings: { port } });
    const version = await service.stores.changes.version();
    expect(await service.stores.changes.nodesBehind(version + 1, 0)).toBe(1);
  });

  it('that fails before it listens closes the app', async () => {
    const onClose = vi.fn(async () => {});
    const prepare = async ({ app }: { app: App }) => {
      app.addHook('onClose', onClose);
      throw new Error('not prepared');
    };
    await expect(startTestService({ overrides: { prepare } })).rejects.toThrow('not prepared');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('keeps tokens valid across a restart with its own stored secret', async () => {
    await using directory = await tempDirectory();
    const first = await startTestService({ directory });
    const { session_token } = await (await openSession(first)).json();
    await first.drain();
    await using second = await startTestService({ directory });
    const answer = await sendTo(second.url, actionRequest(first.install.id, session_token));
    expect(answer.status).toBe(202);
  });
});

describe('servers and commands on one store', () => {
  it('an install that a command has just created works at once', async () => {
    await using service = await startTestService();
    const stores = await openStores(service.settings, { clock: systemClock, ids: systemIds });
    const install = await addInstall(stores);
    expect((await sendTo(service.url, sessionRequest(install.id))).status).toBe(200);
    await stores.close();
  });

  it('applies a command’s change on every server within five seconds', async () => {
    await using directory = await tempDirectory();
    await using one = await startTestService({ directory });
    await using other = await startTestService({ directory });
    const { session_token } = await (await openSession(one)).json();
    const action = actionRequest(one.install.id, session_token);
    const statuses = () => Promise.all([one, other].map(async ({ url }) => (await sendTo(url, action)).status));
    expect(await statuses()).toEqual([202, 202]);
    const stores = await openStores(one.settings, { clock: systemClock, ids: systemIds });
    const began = performance.now();
    await stores.installs.updateInstall(one.install.id, { revokeSessions: true });
    await vi.waitFor(async () => expect(await statuses()).toEqual([401, 401]), { timeout: 5000, interval: 50 });
    expect(performance.now() - began).toBeLessThan(5000);
    const version = await stores.changes.version();
    await vi.waitFor(async () => expect(await stores.changes.nodesBehind(version, 0)).toBe(0), { timeout: 5000 });
    await stores.close();
  });
});

it('invalid settings leave nothing open', async () => {
  await using directory = await tempDirectory();
  const settings = {
    store: 'mysql://somewhere',
    host: '127.0.0.1',
    port: 0,
    publicUrl: undefined,
    processes: 1,
    secrets: undefined,
    dev: false,
    rateLimits: 'off',
    retentionDays: { visits: 1, actions: 1, events: 1, answers: 1 },
    trustedProxies: [],
    loginIdleMinutes: 60,
    logLevel: 'silent',
  } as const;
  await expect(startService({ ...settings, trustedProxies: [] })).rejects.toThrow('SERVICE_STORE');
  await expect(startService({ ...settings, store: directory.store, trustedProxies: ['nonsense'] })).rejects.toThrow();
});
