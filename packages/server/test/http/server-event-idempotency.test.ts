// Repeated events, and different events with the same ids (Spec 4.2 rule 5, 7; decisions 4 "Idempotency").
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../../test/support/test-depth.ts';
import { addConnection, addKey, eventBody, eventRequest, preconfiguredRequest } from '../support/event-requests.ts';
import { type RequestChange, VISITOR } from '../support/requests.ts';
import { type Answer, sharedScene } from '../support/scene.ts';

const scene = await sharedScene();

interface Ids {
  webhookId: string;
  eventId: string;
}

async function site() {
  const connection = await addConnection(scene.stores, { preconfigured: 'signup', reversals: true });
  const { secret } = await addKey(scene, connection);
  const ids = (): Ids => ({ webhookId: randomUUID(), eventId: randomUUID() });
  const send = ({ webhookId, eventId }: Ids, change: RequestChange = {}) =>
    scene.inject(
      eventRequest(connection.installId, secret, {
        ...change,
        headers: { 'webhook-id': webhookId },
        body: { event_id: eventId, ...change.body },
      }),
    );
  const kept = () => Array.fromAsync(scene.stores.exports.exportEvents({ installId: connection.installId }));
  return { connection, secret, ids, send, kept };
}

const verdict = (answer: Answer) => [answer.statusCode, answer.json().duplicate ?? answer.json().error.code];
const ACCEPTED = [202, false];
const DUPLICATE = [202, true];
const CONFLICT = [409, 'idempotency_conflict'];

describe('an unchanged event', () => {
  it('gets the same response as the first, except for duplicate', async () => {
    const { ids, send, kept } = await site();
    const same = ids();
    const first = await send(same);
    const again = await send(same);
    expect(again.json()).toEqual({ ...first.json(), duplicate: true });
    expect(await kept()).toHaveLength(1);
  });

  it('is a duplicate under either of its ids, and binds both', async () => {
    const { ids, send, kept } = await site();
    const first = ids();
    await send(first);
    const retry = { ...first, webhookId: randomUUID() };
    expect(verdict(await send(retry))).toEqual(DUPLICATE);
    expect(verdict(await send({ ...retry, eventId: randomUUID() }))).toEqual(CONFLICT);
    expect(await kept()).toHaveLength(1);
  });

  it('is one event under the install ID and the connection’s UUID', async () => {
    const { connection, secret, kept } = await site();
    const change = { headers: { 'webhook-id': randomUUID() }, body: { event_id: 'booking-1' } };
    expect(verdict(await scene.inject(eventRequest(connection.installId, secret, change)))).toEqual(ACCEPTED);
    expect(verdict(await scene.inject(eventRequest(connection.id, secret, change)))).toEqual(DUPLICATE);
    expect(await kept()).toHaveLength(1);
  });

  it('is one event under a webhook-id in upper and lower case', async () => {
    const { ids, send } = await site();
    const first = ids();
    await send(first);
    const { eventId } = first;
    expect(verdict(await send({ webhookId: first.webhookId.toUpperCase(), eventId }))).toEqual(DUPLICATE);
  });

  it('is one event with another key of the same brand', async () => {
    const { connection, ids, send } = await site();
    const first = ids();
    await send(first);
    const { secret } = await addKey(scene, connection);
    const change = { headers: { 'webhook-id': first.webhookId }, body: { event_id: first.eventId } };
    expect(verdict(await scene.inject(eventRequest(connection.id, secret, change)))).toEqual(DUPLICATE);
  });

  it('may have its keys in another order, other white space and other escapes', async () => {
    const { connection, secret, kept } = await site();
    const webhookId = randomUUID();
    const bodies = [
      '{"spec_version":"1.0","event_id":"é/1","event_handle":"booking_confirmed","occurred_at":"2027-01-15T12:00:00Z","subject":{"type":"booking","id":"4711"},"status":"confirmed"}',
      '{ "status" : "confirmed",\n"subject":{"id":"4711", "type":"booking"},"occurred_at":"2027-01-15T12:00:00Z","event_handle":"booking\\u005fconfirmed","event_id":"\\u00e9\\/1","spec_version":"1.0"}\t',
    ];
    const answers = [];
    for (const payload of bodies) {
      const request = eventRequest(connection.id, secret, { headers: { 'webhook-id': webhookId }, payload });
      answers.push(verdict(await scene.inject(request)));
    }
    expect(answers).toEqual([ACCEPTED, DUPLICATE]);
    expect(await kept()).toHaveLength(1);
  });
});

describe('a changed event', () => {
  it.each([
    { occurred_at: '2026-01-15T12:00:00.0Z' },
    { occurred_at: '2026-01-15T13:00:00+01:00' },
    { subject: { type: 'booking', id: '4712' } },
    { subject: { type: 'Booking', id: '4711' } },
    { attribution: undefined },
    { attribution: { visitor_id: 'svc_v_otherotherother' } },
    { status: 'test' },
    { status: 'reversed' },
  ])('with the ids of another is a conflict: %j', async (body) => {
    const { ids, send, kept } = await site();
    const first = ids();
    await send(first);
    for (const same of [first, { ...first, webhookId: randomUUID() }]) {
      expect(verdict(await send(same, { body }))).toEqual(CONFLICT);
    }
    expect(verdict(await send(first))).toEqual(DUPLICATE);
    expect(await kept()).toMatchObject([{ status: 'confirmed', subjectId: '4711', visitorId: VISITOR }]);
  });

  it('does not bind its other id', async () => {
    const { ids, send } = await site();
    const first = ids();
    await send(first);
    const free = randomUUID();
    expect(verdict(await send({ ...first, webhookId: free }, { body: { status: 'test' } }))).toEqual(CONFLICT);
    expect(verdict(await send({ webhookId: free, eventId: randomUUID() }))).toEqual(ACCEPTED);
  });

  it('gets a hint, without the first body', async () => {
    const { ids, send } = await site();
    const first = ids();
    await send(first);
    const answer = await send(first, { body: { status: 'test' } });
    expect(answer.json()).toEqual({
      error: {
        code: 'idempotency_conflict',
        message: expect.stringContaining('send it unchanged'),
        request_id: expect.any(String),
      },
    });
  });
});

describe('a preconfigured event', () => {
  it('is a duplicate for the same visitor, a conflict for another', async () => {
    const { connection, secret, kept } = await site();
    const headers = { 'webhook-id': randomUUID() };
    const send = (visitor: string) =>
      scene.inject(preconfiguredRequest(connection.id, secret, { headers, body: { service_visitor_id: visitor } }));
    const first = await send(VISITOR);
    scene.clock.pass(1500);
    expect((await send(VISITOR)).json()).toEqual({ ...first.json(), duplicate: true });
    expect(verdict(await send('svc_v_otherotherother'))).toEqual(CONFLICT);
    expect(await kept()).toHaveLength(1);
  });

  it('and an event of the general endpoint are never the same', async () => {
    const { connection, secret, ids, send } = await site();
    const general = ids();
    await send(general);
    const headers = { 'webhook-id': general.webhookId };
    expect(verdict(await scene.inject(preconfiguredRequest(connection.id, secret, { headers })))).toEqual(CONFLICT);
    const minimal = randomUUID();
    await scene.inject(preconfiguredRequest(connection.id, secret, { headers: { 'webhook-id': minimal } }));
    expect(verdict(await send({ webhookId: minimal, eventId: randomUUID() }))).toEqual(CONFLICT);
    expect(verdict(await send({ webhookId: randomUUID(), eventId: minimal }))).toEqual(CONFLICT);
  });
});

describe('any repeats of some events', () => {
  /** The same JSON value with the keys of each object in another order. */
  const shuffled = (value: unknown, rank: () => number): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]) => ({ at: rank(), key, inner: shuffled(inner, rank) }));
    return Object.fromEntries(entries.sort((a, b) => a.at - b.at).map(({ key, inner }) => [key, inner]));
  };

  it('in any order, with keys in any order, are stored once', async () => {
    const events = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 });
    const repeats = fc.array(fc.record({ event: fc.nat(), seed: fc.infiniteStream(fc.nat()) }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(events, repeats, async (names, sent) => {
        const { connection, secret, kept } = await site();
        const webhookIds = new Map<string, string>(names.map((name) => [name, randomUUID()]));
        const chosen = sent.map(({ event, seed }) => ({ name: names[event % names.length] ?? '', seed }));
        const answers = await Promise.all(
          chosen.map(({ name, seed }) => {
            const body = shuffled({ ...eventBody, event_id: name }, () => seed.next().value ?? 0);
            const headers = { 'webhook-id': webhookIds.get(name) };
            return scene.inject(eventRequest(connection.id, secret, { headers, payload: JSON.stringify(body) }));
          }),
        );
        const distinct = new Set(chosen.map(({ name }) => name));
        expect(answers.map(({ statusCode }) => statusCode)).toEqual(chosen.map(() => 202));
        expect(answers.filter((answer) => answer.json().duplicate === false)).toHaveLength(distinct.size);
        expect((await kept()).map(({ eventId }) => eventId).sort()).toEqual([...distinct].sort());
      }),
      { numRuns: rounds({ quick: 8, full: 40 }) },
    );
  });
});
