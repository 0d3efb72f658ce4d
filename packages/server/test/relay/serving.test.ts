// The relay of a serving process, as operators configure it.
import { mkdirSync, readdirSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import type { RelaySettings } from '../../src/ops/settings.ts';
import { fasterTimers } from '../support/clock.ts';
import { openSession, type ServiceOptions, startTestService, type TestService } from '../support/service.ts';
import { tempDirectory } from '../support/temp-store.ts';
import { startReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';
import { type Folder, newFolder } from './file-scene.ts';

const WAIT = { timeout: 20_000, interval: 20 };
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

const fileIn = (folder: Pick<Folder, 'path'>): RelaySettings => ({
  file: { folder: folder.path, maxBytes: 1_000_000 },
  webhook: undefined,
});

const webhookTo = ({ url }: WebhookReceiver): RelaySettings['webhook'] => ({
  url,
  secrets: [SECRET],
  allowPrivate: true,
  batchRecords: 100,
});

const serve = (options: ServiceOptions = {}) =>
  startTestService({ ...options, overrides: { timers: fasterTimers(5) } });

const linesAbout = ({ logs }: TestService, words: string): string[] => logs.filter((line) => line.includes(words));

describe('a serving process with sinks', () => {
  it('relays acknowledged records to a folder and a signed webhook', async () => {
    using folder = newFolder();
    await using receiver = await startReceiver();
    await using service = await serve({
      settings: { relay: { ...fileIn(folder), webhook: webhookTo(receiver) } },
    });
    expect((await openSession(service)).status).toBe(200);
    await vi.waitFor(
      () => expect([folder.records(), receiver.requests].map((each) => each.length)).toEqual([1, 1]),
      WAIT,
    );
    const { body = '', headers = {} } = receiver.requests[0] ?? {};
    const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    expect(new Webhook(SECRET).verify(body, signed)).toEqual({ type: 'records', records: folder.records() });
  });

  it('keeps serving while a sink is down, logs once, and catches up', async () => {
    using folder = newFolder();
    await using receiver = await startReceiver();
    receiver.answers = Array.from({ length: 2 }, () => ({ status: 500 }));
    await using service = await serve({
      settings: { relay: { ...fileIn(folder), webhook: webhookTo(receiver) } },
    });
    for (let i = 0; i < 3; i++) expect((await openSession(service)).status).toBe(200);
    await vi.waitFor(() => expect(folder.records()).toHaveLength(3), WAIT);
    await vi.waitFor(() => expect(linesAbout(service, 'accepts records again')).toHaveLength(1), WAIT);
    const relayed = receiver.requests.slice(2).flatMap(({ body }) => JSON.parse(body).records);
    expect(relayed).toEqual(folder.records());
    expect(new Set(receiver.requests.slice(0, 3).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(linesAbout(service, 'relay sink failing').map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'warn', sink: 'webhook', fault: 'it answered 500' }),
    ]);
    const said = service.logs.join('');
    for (const secret of [SECRET, receiver.url, 'svc_v_', 'shop.example']) expect(said).not.toContain(secret);
  });

  it('stops in time while its webhook hangs, and the next process continues', async () => {
    await using directory = await tempDirectory();
    await using receiver = await startReceiver();
    const settings = { relay: { file: undefined, webhook: webhookTo(receiver) } };
    receiver.answerWith = () => {};
    {
      await using service = await startTestService({ directory, settings });
      await openSession(service);
      await vi.waitFor(() => expect(receiver.requests).toHaveLength(1), WAIT);
    }
    receiver.answerWith = undefined;
    const restarted = Date.now();
    await using service = await startTestService({ directory, settings });
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(2), WAIT);
    expect(Date.now() - restarted).toBeLessThan(9000);
    expect(receiver.requests[1]?.headers['webhook-id']).toBe(receiver.requests[0]?.headers['webhook-id']);
    await vi.waitFor(async () => {
      expect(await service.stores.relay.listSinks()).toMatchObject([{ name: 'webhook', position: 1 }]);
    }, WAIT);
  });

  it('shares a sink with another process, and each record arrives once', async () => {
    await using directory = await tempDirectory();
    using folder = newFolder();
    const settings = { relay: fileIn(folder) };
    await using one = await serve({ directory, settings });
    await using other = await serve({ directory, settings });
    for (let i = 0; i < 20; i++) await openSession(i % 2 ? one : other);
    await vi.waitFor(() => expect(folder.records().length).toBeGreaterThanOrEqual(20), WAIT);
    expect(new Set(folder.records().map(({ receipt_id }) => receipt_id)).size).toBe(20);
    expect(folder.records()).toHaveLength(20);
  });

  it('relays nothing and reports no sink without settings', async () => {
    await using service = await serve();
    await openSession(service);
    expect(await service.stores.relay.listSinks()).toEqual([]);
    expect(await service.stores.leases.findLease('relay:file')).toBeUndefined();
  });

  it('logs a missing folder, and resumes once it exists', async () => {
    using folder = newFolder();
    const path = `${folder.path}/mounted`;
    await using service = await serve({ settings: { relay: fileIn({ path }) } });
    await openSession(service);
    await vi.waitFor(() => expect(linesAbout(service, `the folder ${path}`)).toHaveLength(1), WAIT);
    mkdirSync(path);
    await vi.waitFor(() => expect(readdirSync(path)).toHaveLength(1), WAIT);
  });
});
