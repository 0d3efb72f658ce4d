// The outbox over both databases, against the real service. Tests that kill its process are in examples/backend.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startTestServer } from '@service/server/testing';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../server/test/support/postgres-database.ts';
import {
  createEventsClient,
  createOutbox,
  type Outbox,
  type OutboxStore,
  type PreparedEvent,
  postgresOutbox,
  prepareEvent,
  sqliteOutbox,
} from '../src/index.ts';

const service = await startTestServer({ handles: ['booking_confirmed'] });
afterAll(() => service.close());

interface TestStore extends OutboxStore {
  insert(event: PreparedEvent): Promise<void>;
  states(): Promise<string[]>;
  run(sql: string): Promise<void>;
}

const booking = (): PreparedEvent =>
  prepareEvent({
    event_id: randomUUID(),
    event_handle: 'booking_confirmed',
    occurred_at: new Date().toISOString(),
    subject: { type: 'booking', id: '1' },
    status: 'confirmed',
  });

const directory = mkdtempSync(join(tmpdir(), 'outbox-'));
afterAll(() => rmSync(directory, { recursive: true }));

function openSqlite(): () => Promise<TestStore> {
  const path = join(directory, `${randomUUID()}.db`);
  return async () => {
    const db = new DatabaseSync(path, { timeout: 5000 });
    const store = sqliteOutbox(db);
    return {
      ...store,
      insert: async (event) => store.add(event),
      states: async () =>
        db
          .prepare('select state from event_outbox')
          .all()
          .map(({ state }) => String(state)),
      run: async (sql) => db.exec(sql),
    };
  };
}

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.store, max: 4 });
});
afterAll(async () => {
  await pool.end();
  await database[Symbol.asyncDispose]();
});

function openPostgres(): () => Promise<TestStore> {
  return async () => {
    const store = postgresOutbox(pool);
    await store.createTable();
    return {
      ...store,
      insert: (event) => store.add(event, pool),
      states: async () => (await pool.query('select state from event_outbox')).rows.map(({ state }) => state),
      run: async (sql) => void (await pool.query(sql)),
    };
  };
}

describe.each([
  ['SQLite', openSqlite],
  ['PostgreSQL', openPostgres],
])('the outbox in %s', (_, newStore) => {
  const outboxes: Outbox[] = [];
  let open: () => Promise<TestStore>;
  let store: TestStore;
  let problems: string[];

  beforeEach(async () => {
    await service.reset();
    if (newStore === openPostgres) await pool.query('drop table if exists event_outbox');
    open = newStore();
    store = await open();
    problems = [];
  });
  afterEach(() => Promise.all(outboxes.splice(0).map((outbox) => outbox.stop())));

  function send(from: OutboxStore, apiKey = service.token): Outbox {
    const client = createEventsClient({ eventsUrl: service.eventsUrl, apiKey });
    const outbox = createOutbox({ client, store: from, onProblem: (problem) => problems.push(problem) });
    outboxes.push(outbox);
    outbox.wake();
    return outbox;
  }

  const allIn = (state: string, count: number) =>
    expect.poll(() => store.states(), { timeout: 25_000 }).toEqual(Array.from({ length: count }, () => state));

  it('sends each event once from two concurrent senders', async () => {
    for (let i = 0; i < 12; i += 1) await store.insert(booking());
    send(store);
    send(await open());
    await allIn('processed', 12);
    expect((await service.received()).events).toHaveLength(12);
    expect([problems, service.refused()]).toEqual([[], []]);
  });

  it('sends an event that is added later', async () => {
    const outbox = send(store);
    await store.insert(booking());
    outbox.wake();
    await allIn('processed', 1);
  });

  it('sends an event once when its response is lost', async () => {
    service.faults.next({ on: 'server-events', drop: 'after-acceptance' });
    await store.insert(booking());
    send(store);
    await allIn('processed', 1);
    expect((await service.received()).events).toHaveLength(1);
  });

  it('resends an event of a dead process when its reservation expires', async () => {
    await store.insert(booking());
    const now = Date.now();
    expect(await store.take(now, now + 500, 8)).toMatchObject([{ tries: 1, statusUrl: null }]);
    expect(await store.take(now + 499, now + 999, 8)).toEqual([]);
    expect(await store.nextDueAt()).toBe(now + 500);
    expect(await store.take(now + 500, now + 1000, 8)).toMatchObject([{ tries: 2 }]);
  });

  it('returns no more events than requested, and none twice', async () => {
    for (let i = 0; i < 50; i += 1) await store.insert(booking());
    const other = await open();
    const now = Date.now();
    const taken = await Promise.all([store, other, store, other].map((one) => one.take(now, now + 1000, 10)));
    expect(taken.map(({ length }) => length)).toEqual([10, 10, 10, 10]);
    expect(new Set(taken.flat().map(({ eventId }) => eventId)).size).toBe(40);
  });

  it('ignores a result that comes after a later one', async () => {
    const { eventId, ...event } = booking();
    await store.insert({ ...event, eventId });
    await store.markAccepted(eventId, '/first', 0);
    await store.markProcessed(eventId, 'attributed');
    await store.markAccepted(eventId, '/late', 0);
    await store.markFailed(eventId, 'it was not processed in time');
    expect(await store.states()).toEqual(['processed']);
  });

  it('gives up on an event that the service refuses', async () => {
    const { webhookId, eventId } = booking();
    await store.insert({ webhookId, eventId, body: '{}' });
    send(store);
    await allIn('failed', 1);
    expect(problems).toEqual([expect.stringMatching(/^giving up on event .* after 1 attempts: 422 invalid_input: /)]);
  });

  it('sends a failed event again after the statement in the README, also one that was accepted before', async () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const [, statement = ''] = /```sql\n(.*?)```/s.exec(readme) ?? [];
    const events = [booking(), booking()];
    for (const event of events) await store.insert(event);
    await store.markAccepted(events[0]?.eventId ?? '', `${service.eventsUrl}/receipts/gone`, 0);
    for (const { eventId } of events) await store.markFailed(eventId, 'the service was down for two days');
    for (const { eventId } of events) await store.run(statement.replace(/:event_id/, `'${eventId}'`));
    send(store);
    await allIn('processed', 2);
  });

  it('keeps events while the key is refused, without using up attempts', async () => {
    await store.insert(booking());
    const refused = send(store, 'svc_pat_revoked');
    await expect.poll(() => problems).toHaveLength(1);
    await refused.stop();
    expect(problems).toEqual([expect.stringMatching(/^events wait until the key and the URL are correct: 401 /)]);
    const later = Date.now() + 60_000;
    expect(await store.take(later, 0, 8)).toMatchObject([{ tries: 1 }]);
    send(store);
    await allIn('processed', 1);
  });
});

it('creates its table in PostgreSQL from many processes at once', async () => {
  await pool.query('drop table if exists event_outbox');
  await Promise.all(Array.from({ length: 4 }, () => postgresOutbox(pool).createTable()));
  expect(await postgresOutbox(pool).nextDueAt()).toBeNull();
});
