// Concurrent server events, over the network and on several servers of one store (decisions 2, 4, 5).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import type { Connection } from '../../src/server-events/index.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { addConnection, addKey, type EventRequest, eventRequest } from '../support/event-requests.ts';
import { sendTo, startTestService, type TestService } from '../support/service.ts';
import { type TempDirectory, tempDirectory } from '../support/temp-store.ts';

let directory: TempDirectory;
let servers: [TestService, TestService];
let stores: Stores;
let connection: Connection;
let key: string;

beforeAll(async () => {
  directory = await tempDirectory();
  servers = [await startTestService({ directory }), await startTestService({ directory })];
  stores = await openStores(servers[0].settings, { clock: systemClock, ids: systemIds });
  connection = await addConnection(stores);
  key = (await addKey({ stores, clock: systemClock }, connection)).secret;
});
afterAll(async () => {
  await stores.close();
  for (const server of servers) await server[Symbol.asyncDispose]();
  await directory[Symbol.asyncDispose]();
});

/** The servers get the requests in turn. */
async function sendAll(requests: EventRequest[]) {
  const answers = await Promise.all(requests.map((request, i) => sendTo(servers[i % 2 === 0 ? 0 : 1].url, request)));
  return Promise.all(answers.map(async (answer) => ({ status: answer.status, body: await answer.json() })));
}

const keptAs = async (eventId: string) =>
  (await Array.fromAsync(stores.exports.exportEvents({ installId: connection.installId }))).filter(
    (event) => event.eventId === eventId,
  );

describe('over the network, on two servers,', () => {
  it('50 identical concurrent events create one record, one receipt and 49 duplicates', async () => {
    const eventId = randomUUID();
    const headers = { 'webhook-id': randomUUID() };
    const same = eventRequest(connection.id, key, { headers, body: { event_id: eventId } });
    const answers = await sendAll(Array.from({ length: 50 }, () => same));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(answers.map(({ body }) => body.receipt_id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.duplicate === true)).toHaveLength(49);
    expect(await keptAs(eventId)).toHaveLength(1);
  });

  it('50 identical concurrent events count once in the report', async () => {
    const made = await addConnection(stores);
    const { secret } = await addKey({ stores, clock: systemClock }, made);
    const same = eventRequest(made.id, secret);
    await sendAll(Array.from({ length: 50 }, () => same));
    await vi.waitFor(async () => {
      expect(await stores.projection.countPending()).toBe(0);
      const report = await stores.report.attributionReport({ brandId: made.brandId });
      expect(report.filter(({ installId }) => installId === made.installId)).toMatchObject([
        { channel: 'unattributed', confirmed: 1, reversed: 0 },
      ]);
    }, 10_000);
  });

  it('20 concurrent events with two bodies store one, and get 409 for the other', async () => {
    const eventId = randomUUID();
    const headers = { 'webhook-id': randomUUID() };
    const requests = Array.from({ length: 20 }, (_, i) =>
      eventRequest(connection.id, key, {
        headers,
        body: { event_id: eventId, subject: { type: 'booking', id: i % 4 < 2 ? 'A' : 'B' } },
      }),
    );
    const answers = await sendAll(requests);
    const [kept, ...others] = await keptAs(eventId);
    expect(others).toEqual([]);
    const expected = requests.map((_, i) => ((i % 4 < 2 ? 'A' : 'B') === kept?.subjectId ? 202 : 409));
    expect(answers.map(({ status }) => status)).toEqual(expected);
    expect(answers.filter(({ body }) => body.duplicate === false)).toHaveLength(1);
  });

  it('one event under 50 concurrent webhook-ids is one record', async () => {
    const eventId = randomUUID();
    const body = { event_id: eventId };
    const answers = await sendAll(Array.from({ length: 50 }, () => eventRequest(connection.id, key, { body })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(answers.filter(({ body }) => body.duplicate === false)).toHaveLength(1);
    expect(await keptAs(eventId)).toHaveLength(1);
  });
});

describe('a change made by a command', () => {
  const statuses = async (request: () => EventRequest) =>
    (await sendAll([request(), request()])).map(({ status }) => status);
  /** Longer than a change may take. */
  const WAIT = { timeout: 5000, interval: 50 };

  it('takes effect at once if new: a key and a connection', async () => {
    const made = await addConnection(stores);
    const { secret } = await addKey({ stores, clock: systemClock }, made);
    expect(await statuses(() => eventRequest(made.installId, secret))).toEqual([202, 202]);
  });

  it('takes effect on every server within five seconds: a revoked key', async () => {
    const { token, secret } = await addKey({ stores, clock: systemClock }, connection);
    expect(await statuses(() => eventRequest(connection.id, secret))).toEqual([202, 202]);
    await stores.tokens.revokeToken(token.id, Date.now());
    await vi.waitFor(
      async () => expect(await statuses(() => eventRequest(connection.id, secret))).toEqual([401, 401]),
      WAIT,
    );
  });

  it('takes effect on every server within five seconds: a connection’s handles', async () => {
    const made = await addConnection(stores);
    const renamed = () => eventRequest(made.id, key, { body: { event_handle: 'renamed' } });
    expect(await statuses(renamed)).toEqual([422, 422]);
    await stores.connections.updateConnection(made.id, { handles: ['renamed'] });
    await vi.waitFor(async () => expect(await statuses(renamed)).toEqual([202, 202]), WAIT);
  });
});

describe('the use of a key', () => {
  it('records its last day of use, and keeps it across a restart', async () => {
    await using own = await tempDirectory();
    const server = await startTestService({ directory: own });
    const made = await addConnection(server.stores);
    const { token, secret } = await addKey({ stores: server.stores, clock: systemClock }, made);
    expect((await sendTo(server.url, eventRequest(made.id, secret))).status).toBe(202);
    await server.drain();
    const later = await openStores(server.settings, { clock: systemClock, ids: systemIds });
    const [kept] = (await later.tokens.listTokens(token.tenantId)).filter(({ id }) => id === token.id);
    await later.close();
    expect(kept?.lastUsedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
