// The backend against the real service: each booking is reported once, whatever breaks and whenever the process dies.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startTestServer } from '@service/server/testing';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { rowsOfDepth } from '../../../test/support/table-rows.ts';
import { type Backend, runBackend } from './run-backend.ts';

const VISITOR = 'svc_v_abcdefghijkl';
const service = await startTestServer({ handles: ['booking_confirmed'] });
afterAll(() => service.close());

let directory: string;
const running = new Set<Backend>();

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'backend-'));
  await service.reset();
});

afterEach(async () => {
  for (const { process } of running) process.kill('SIGKILL');
  await Promise.all([...running].map(({ ended }) => ended));
  running.clear();
  await rm(directory, { recursive: true });
});

async function start(killAt?: string, eventsUrl: string = service.eventsUrl): Promise<Backend> {
  const database = join(directory, 'backend.db');
  const backend = await runBackend({ eventsUrl, apiKey: service.token, database, ...(killAt && { killAt }) });
  running.add(backend);
  return backend;
}

const allProcessed = (count: number) =>
  service.waitFor(
    ({ events }) => events.length === count && events.every(({ receipt }) => receipt.state === 'processed'),
    { timeoutMs: 20_000 },
  );

/** The backend's own view of a booking, once it has one. */
const untilState = (backend: Backend, reference: string, state: string) =>
  expect.poll(() => backend.read(reference), { timeout: 20_000 }).toMatchObject({ state });

test('a booking is confirmed at once, reported with its visitor ID, and tracked', async () => {
  const backend = await start();
  const reference = await backend.book({ class: 'sunday', visitor_id: VISITOR });
  const { events } = await allProcessed(1);
  expect(events).toMatchObject([
    {
      eventId: `${reference}-confirmed`,
      handle: 'booking_confirmed',
      visitorId: VISITOR,
      subjectType: 'booking',
      subjectId: reference,
      status: 'confirmed',
    },
  ]);
  await untilState(backend, reference ?? '', 'processed');
  expect(await backend.read(reference ?? '')).toMatchObject({ visitor_id: VISITOR, outcome: 'unattributed' });
  expect([service.refused(), backend.log]).toEqual([[], []]);
});

test('a booking without a well-formed visitor ID is reported without attribution', async () => {
  const backend = await start();
  await backend.book({ class: 'sunday' });
  await backend.book({ class: 'sunday', visitor_id: 'svc_v_short' });
  const { events } = await allProcessed(2);
  expect(events.map(({ visitorId }) => visitorId)).toEqual([null, null]);
});

test.each(
  rowsOfDepth(['after the commit', 'before the event', 'after the event', 'before the receipt', 'after the receipt']),
)('a backend killed %s reports the booking once after a restart', async (step) => {
  const dying = await start(step);
  await dying.book({ class: 'sunday', visitor_id: VISITOR });
  await dying.ended;
  expect(dying.process.signalCode).toBe('SIGKILL');
  const backend = await start();
  const { events } = await allProcessed(1);
  await untilState(backend, events[0]?.subjectId ?? '', 'processed');
  expect(service.refused()).toEqual([]);
});

test('a backend killed before the commit stores neither booking nor event', async () => {
  const dying = await start('before the commit');
  expect(await dying.book({ class: 'sunday' })).toBeUndefined();
  await dying.ended;
  const backend = await start();
  const reference = await backend.book({ class: 'monday' });
  const { events } = await allProcessed(1);
  expect(events).toMatchObject([{ subjectId: reference }]);
});

test('a backend killed repeatedly at any step reports every booking once', { timeout: 120_000 }, async () => {
  const bookings = new Set<string>();
  let backend = await start('any 0.2');
  while (bookings.size < 4) {
    const reference = await backend.book({ class: 'sunday', visitor_id: VISITOR });
    if (reference !== undefined) bookings.add(reference);
    else {
      await backend.ended;
      backend = await start('any 0.2');
    }
  }
  backend.process.kill('SIGKILL');
  await backend.ended;
  await start();
  const { events } = await service.waitFor(
    (received) => [...bookings].every((reference) => received.events.some(({ subjectId }) => subjectId === reference)),
    { timeoutMs: 60_000 },
  );
  expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length);
  expect(service.refused()).toEqual([]);
});

test('an event is retried with the same ids after a lost response', async () => {
  service.faults.next({ on: 'server-events', drop: 'after-acceptance', times: 2 });
  service.faults.next({ on: 'server-events', drop: 'before-acceptance', times: 2 });
  const backend = await start();
  const reference = await backend.book({ class: 'sunday', visitor_id: VISITOR });
  await untilState(backend, reference ?? '', 'processed');
  expect((await service.received()).events).toHaveLength(1);
  expect([service.faults.planned(), service.refused()]).toEqual([[], []]);
});

test('a pause that the service requests applies to all events', async () => {
  service.faults.next({ on: 'server-events', status: 503, retryAfter: 2 });
  const backend = await start();
  const started = performance.now();
  await backend.book({ class: 'sunday' });
  await expect.poll(() => service.faults.planned()).toEqual([]);
  await backend.book({ class: 'monday' });
  expect((await service.received()).events).toEqual([]);
  await allProcessed(2);
  expect(performance.now() - started).toBeGreaterThan(2000);
});

test('a permanent refusal ends the retries, and its reason is logged', async () => {
  const strict = await startTestServer({ handles: ['something_else'] });
  const backend = await runBackend({
    eventsUrl: strict.eventsUrl,
    apiKey: strict.token,
    database: join(directory, 'strict.db'),
  });
  running.add(backend);
  const reference = await backend.book({ class: 'sunday' });
  await untilState(backend, reference ?? '', 'failed');
  expect(strict.refused()).toMatchObject([{ status: 422, code: 'event_handle_not_allowed' }]);
  await expect.poll(() => backend.log).toHaveLength(1);
  expect(backend.log[0]).toMatch(/giving up on event B-\w+-confirmed after 1 attempts: 422 .*event_handle_not_allowed/);
  await strict.close();
});

test('events wait until a refused key is fixed', async () => {
  const database = join(directory, 'backend.db');
  const wrong = await runBackend({ eventsUrl: service.eventsUrl, apiKey: 'svc_pat_revoked', database });
  running.add(wrong);
  const reference = await wrong.book({ class: 'sunday' });
  await expect
    .poll(() => wrong.log)
    .toEqual([expect.stringMatching(/^events wait until the key and the URL are correct: 401 /)]);
  expect(await wrong.read(reference ?? '')).toMatchObject({ state: 'waiting' });
  await wrong.stop();
  const db = new DatabaseSync(database);
  db.exec('update event_outbox set due_at = 0');
  db.close();
  const mended = await start();
  await untilState(mended, reference ?? '', 'processed');
  expect((await service.received()).events).toHaveLength(1);
});

test('a stopped backend shuts down cleanly and resumes', async () => {
  service.faults.next({ on: 'server-events', status: 503, retryAfter: 1 });
  const first = await start();
  await first.book({ class: 'sunday' });
  await expect.poll(() => service.faults.planned()).toEqual([]);
  await first.stop();
  expect(first.process.exitCode).toBe(0);
  await start();
  await allProcessed(1);
});

test('an invalid booking is refused and not reported', async () => {
  const backend = await start();
  const send = (init: RequestInit, path = '') => fetch(`${backend.url}${path}`, init).then(({ status }) => status);
  expect(await send({ method: 'POST', body: '{' })).toBe(422);
  expect(await send({ method: 'POST', body: '{}' })).toBe(422);
  expect([await send({ method: 'PUT' }), await send({}), await send({}, '/B-unknown')]).toEqual([405, 405, 404]);
  expect((await service.received()).events).toEqual([]);
});
