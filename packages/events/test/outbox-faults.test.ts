// How the outbox reacts to a client and a store that fail. Against the real service: outbox.test.ts.
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type AcceptedEvent,
  createOutbox,
  EventsError,
  type Outbox,
  type OutboxOptions,
  type Receipt,
  type SqliteOutbox,
  sqliteOutbox,
} from '../src/index.ts';

const accepted: AcceptedEvent = { accepted: true, receipt_id: 'r', duplicate: false, status_url: '/r' };
const processed: Receipt = {
  receipt_id: 'r',
  connection_id: 'c',
  event_id: 'e',
  event_handle: 'booking_confirmed',
  status: 'confirmed',
  state: 'processed',
  outcome: 'unattributed',
  received_at: '2026-01-01T00:00:00Z',
  processed_at: '2026-01-01T00:00:01Z',
  attribution: null,
};
const works: OutboxOptions['client'] = { sendOnce: async () => accepted, readReceipt: async () => processed };

const running: Outbox[] = [];
afterEach(() => Promise.all(running.splice(0).map((outbox) => outbox.stop())));

function storeWith(...eventIds: string[]) {
  const db = new DatabaseSync(':memory:');
  const store = sqliteOutbox(db);
  for (const eventId of eventIds) add(store, eventId);
  const stateOf = (eventId: string) =>
    db.prepare('select state, tries from event_outbox where event_id = ?').get(eventId);
  return { store, stateOf };
}

const add = (store: SqliteOutbox, eventId: string) =>
  store.add({ eventId, webhookId: `webhook-${eventId}`, body: '{}' });

function start(options: Pick<OutboxOptions, 'store'> & Partial<OutboxOptions>) {
  const problems: string[] = [];
  const outbox = createOutbox({ client: works, onProblem: (problem) => problems.push(problem), ...options });
  running.push(outbox);
  outbox.wake();
  return { outbox, problems };
}

describe('a client that fails', () => {
  it('does not hold up the other events, whatever it throws', async () => {
    const { store, stateOf } = storeWith('poison', 'good');
    const { problems } = start({
      store,
      concurrency: 1,
      client: {
        ...works,
        sendOnce: (event) => (event.eventId === 'poison' ? Promise.reject(new TypeError()) : works.sendOnce(event)),
      },
    });
    await expect.poll(() => stateOf('good')).toMatchObject({ state: 'processed' });
    expect(stateOf('poison')).toMatchObject({ state: 'waiting' });
    expect(problems).toEqual([]);
  });

  it('pauses all events for Retry-After, however often the outbox is woken', async () => {
    const { store } = storeWith('one');
    let calls = 0;
    const counted = {
      ...store,
      take: (...given: Parameters<typeof store.take>) => {
        calls += 1;
        return store.take(...given);
      },
      nextDueAt: () => {
        calls += 1;
        return store.nextDueAt();
      },
    };
    const busy = new EventsError('503', { code: 'unavailable', remedy: 'later', retryAfterMs: 60_000 });
    const { outbox } = start({ store: counted, client: { ...works, sendOnce: () => Promise.reject(busy) } });
    await nextTurn();
    for (let i = 0; i < 50; i += 1) {
      outbox.wake();
      await nextTurn();
    }
    expect(calls).toBe(1);
  });

  it('counts attempts for an event whose receipt is gone, and sends the others', async () => {
    const { store, stateOf } = storeWith('erased', 'good');
    store.markAccepted('erased', '/gone', 0);
    const gone = new EventsError('404', { code: 'not_found', remedy: 'blocked', status: 404 });
    const { problems } = start({
      store,
      concurrency: 1,
      client: { ...works, readReceipt: (url) => (url === '/gone' ? Promise.reject(gone) : works.readReceipt(url)) },
    });
    await expect.poll(() => stateOf('good')).toMatchObject({ state: 'processed' });
    expect(stateOf('erased')?.tries).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });
});

it('tries again a second after its store failed', async () => {
  const { store, stateOf } = storeWith('one');
  let faults = 1;
  const { problems } = start({
    store: {
      ...store,
      take: (...given) => {
        faults -= 1;
        if (faults >= 0) throw new Error('database is locked');
        return store.take(...given);
      },
    },
  });
  await expect.poll(() => stateOf('one'), { timeout: 3000 }).toMatchObject({ state: 'processed' });
  expect(problems).toEqual(['the outbox failed: Error: database is locked']);
});

it('sends nothing after stop(), not even events that the store returns late', async () => {
  const { store, stateOf } = storeWith('one');
  const taking = Promise.withResolvers<void>();
  let sent = 0;
  const { outbox } = start({
    store: { ...store, take: (...given) => taking.promise.then(() => store.take(...given)) },
    client: {
      ...works,
      sendOnce: (event) => {
        sent += 1;
        return works.sendOnce(event);
      },
    },
  });
  const stopped = outbox.stop();
  taking.resolve();
  await stopped;
  expect(sent).toBe(0);
  expect(stateOf('one')).toMatchObject({ state: 'waiting', tries: 0 });
  expect(store.nextDueAt()).toBeLessThanOrEqual(Date.now());
});

it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'sends an event that is added %i microtasks after the last poll',
  async (turns) => {
    const { store, stateOf } = storeWith();
    const { outbox } = start({
      store: {
        ...store,
        async nextDueAt() {
          const dueAt = store.nextDueAt();
          if (!stateOf('late')) void addLater();
          return dueAt;
        },
      },
    });
    async function addLater() {
      for (let i = 0; i < turns; i += 1) await undefined;
      add(store, 'late');
      outbox.wake();
    }
    await expect.poll(() => stateOf('late')).toMatchObject({ state: 'processed' });
  },
);
