import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedOf } from '../../test/support/attribution-reference.ts';
import { type NewFact, ProjectionModel } from '../../test/support/projection-model.ts';
import { type Channel, channelOf } from './channel.ts';
import { projectFacts } from './project.ts';

const DAY = 86_400_000;
const start = Date.parse('2026-03-01T00:00:00.000Z');
const page = 'https://shop.example/';

const CHANNELS: [source: string | null, channel: Channel][] = [
  [null, 'direct'],
  ['chatgpt.com', 'ai:chatgpt'],
  ['google', 'search'],
  ['newsletter', 'referral'],
];

function projecting() {
  const store = new ProjectionModel();
  let now = start;
  const project = projectFacts({
    store,
    channelOf,
    ownSitesOf: async () => ({ origins: [], excludedHosts: [] }),
    clock: { now: () => ++now },
  });
  const drain = async (limit = 100): Promise<void> => {
    while ((await project(limit)) > 0);
  };
  return { store, project, drain };
}

const visitor = 'svc_v_abcdefghijkl';
const visit = (at: number, source: string | null = null, visitorId = visitor): NewFact => ({
  kind: 'visit',
  install: 1,
  visitorId,
  at,
  page,
  source,
  referrer: null,
});
const action = (at: number): NewFact => ({ kind: 'action', install: 1, visitorId: visitor, at });
const event = (
  eventId: string,
  occurredAt: number,
  status: 'test' | 'confirmed' | 'reversed' = 'confirmed',
  visitorId: string | null = visitor,
): NewFact => ({
  kind: 'event',
  install: 1,
  subject: 'booking 4711',
  eventId,
  occurredAt,
  status,
  visitorId,
});

describe('projecting facts', () => {
  it('returns the number of facts', async () => {
    const { store, project } = projecting();
    await expect(project(100)).resolves.toBe(0);
    for (const fact of [visit(start), visit(start + 1), action(start), event('a', start)]) store.record(fact);
    await expect(project(1)).resolves.toBe(3);
    await expect(project(1)).resolves.toBe(1);
    await expect(project(1)).resolves.toBe(0);
  });

  it('counts a visitor once per day and channel', async () => {
    const { store, drain } = projecting();
    for (const at of [start, start + 1, start + DAY]) store.record(visit(at, 'google'));
    await drain(1);
    expect(store.report()).toMatchObject([
      { day: '2026-03-01', channel: 'search', visits: 2, visitors: 1 },
      { day: '2026-03-02', channel: 'search', visits: 1, visitors: 1 },
    ]);
  });

  it('moves an event and an action to a visit that arrives later', async () => {
    const { store, drain } = projecting();
    for (const fact of [event('a', start + 2), action(start + 2)]) store.record(fact);
    await drain();
    expect(store.outcomes.get(1)).toMatchObject({ outcome: 'unattributed', channel: 'unattributed' });
    const processedAt = store.processedAt.get(1);
    store.record(visit(start, 'chatgpt.com'));
    await drain();
    expect(store.outcomes.get(1)).toEqual({
      outcome: 'attributed',
      metric: 'confirmed',
      channel: 'ai:chatgpt',
      source: 'chatgpt.com',
      firstSeenAt: start,
      lastSeenAt: start,
      original: null,
    });
    expect(store.processedAt.get(1)).toBe(processedAt);
    expect(store.report()).toMatchObject([{ channel: 'ai:chatgpt', visits: 1, actions: 1, confirmed: 1 }]);
  });

  it('counts a reversal on its own day under the original’s channel', async () => {
    const { store, drain } = projecting();
    const other = 'svc_v_mnopqrstuvwx';
    store.record(event('b', start + 3 * DAY, 'reversed', other));
    store.record(visit(start + 2 * DAY, 'google', other));
    await drain();
    expect(store.outcomes.get(1)).toMatchObject({ outcome: 'reversal_unmatched', metric: null });
    store.record(event('a', start + DAY));
    await drain();
    store.record(visit(start, 'chatgpt.com'));
    await drain();
    expect(store.outcomes.get(1)).toMatchObject({ outcome: 'reversed', channel: 'ai:chatgpt', lastSeenAt: start });
    expect(store.outcomes.get(2)).toMatchObject({ outcome: 'attributed', channel: 'ai:chatgpt' });
    expect(store.report()).toMatchObject([
      { day: '2026-03-01', channel: 'ai:chatgpt', visits: 1 },
      { day: '2026-03-02', channel: 'ai:chatgpt', confirmed: 1, reversed: 0 },
      { day: '2026-03-03', channel: 'search', visits: 1 },
      { day: '2026-03-04', channel: 'ai:chatgpt', confirmed: 0, reversed: 1 },
    ]);
  });

  it('follows the last visit within a millisecond, even if it arrives late', async () => {
    const { store, drain } = projecting();
    for (const fact of [visit(start, 'chatgpt.com'), event('a', start)]) store.record(fact);
    await drain();
    store.record(visit(start, 'openai'));
    await drain();
    expect(store.outcomes.get(1)).toMatchObject({ channel: 'ai:chatgpt', source: 'openai', lastSeenAt: start });
  });

  it('only advances the position for records already projected', async () => {
    const { store, project, drain } = projecting();
    for (const fact of [visit(start), action(start), event('a', start), event('b', start, 'reversed')]) {
      store.record(fact);
    }
    await drain();
    store.rewind();
    await project(100);
    expect(store.applied.at(-1)).toMatchObject({
      visits: [],
      actions: [],
      events: [],
      deltas: [],
      seen: { visit: 1, action: 1, event: 2 },
    });
  });

  it('does not count tests', async () => {
    const { store, drain } = projecting();
    store.record(event('a', start, 'test'));
    await drain();
    expect(store.outcomes.get(1)).toMatchObject({ outcome: 'test', metric: null });
    expect(store.report()).toEqual([]);
  });
});

describe('the sites of an install', () => {
  /** Projects once, and returns the arguments of each lookup and classification. */
  async function watching(...facts: NewFact[]) {
    const store = new ProjectionModel();
    const asked: number[] = [];
    const own: unknown[] = [];
    const project = projectFacts({
      store,
      channelOf: (_, sites) => {
        own.push(sites);
        return 'direct';
      },
      ownSitesOf: async (install) => {
        asked.push(install);
        return { origins: [`https://${install}.example`], excludedHosts: [] };
      },
      clock: { now: () => start },
    });
    for (const fact of facts) store.record(fact);
    await project(100);
    return { asked, own, applied: store.applied };
  }

  it('are read once for all its visits', async () => {
    const { asked, own } = await watching(visit(start), { ...visit(start), install: 2 }, visit(start + 1));
    expect(asked).toEqual([1, 2]);
    const [first, second] = [1, 2].map((at) => ({ origins: [`https://${at}.example`], excludedHosts: [] }));
    expect(own).toEqual([first, second, first]);
  });

  it('are not needed by other records, and nothing is written without any', async () => {
    const { asked, applied } = await watching(action(start), event('a', start));
    expect(asked).toEqual([]);
    expect(applied).toHaveLength(1);
    expect((await watching()).applied).toEqual([]);
  });
});

describe('a record whose history was deleted by retention', () => {
  it('is credited to the visits that remain if it is new', async () => {
    const { store, drain } = projecting();
    store.record(visit(start + 2, 'google'));
    await drain();
    store.dropVisits(start + 1);
    for (const fact of [action(start + DAY), event('a', start + DAY)]) store.record(fact);
    await drain();
    expect([...store.actionChannels.values()]).toEqual(['search']);
    expect(store.outcomes.get(1)).toMatchObject({ outcome: 'attributed', channel: 'search' });
  });

  it('keeps its count when its visitor returns', async () => {
    const { store, drain } = projecting();
    for (const fact of [visit(start, 'chatgpt.com'), action(start + DAY), event('a', start + DAY)]) store.record(fact);
    await drain();
    store.dropVisits(start + 1);
    store.record(visit(start + DAY, 'google'));
    await drain();
    expect(store.report()).toMatchObject([
      { channel: 'ai:chatgpt', visits: 1 },
      { channel: 'ai:chatgpt', actions: 1, confirmed: 1 },
      { channel: 'search', visits: 1, actions: 0, confirmed: 0 },
    ]);
    expect(store.outcomes.get(1)).toMatchObject({ channel: 'ai:chatgpt', source: 'chatgpt.com', lastSeenAt: start });
  });

  it('is credited again from the first moment with a complete window', async () => {
    const { store, drain } = projecting();
    const dropped = start + 1;
    for (const at of [dropped - 1 + 30 * DAY, dropped + 30 * DAY]) store.record(action(at));
    await drain();
    store.dropVisits(dropped);
    store.record(visit(dropped + DAY, 'google'));
    await drain();
    expect([...store.actionChannels.values()]).toEqual(['unattributed', 'search']);
  });

  it('stays a reversal after its original is gone, despite new events', async () => {
    const { store, drain } = projecting();
    for (const fact of [visit(start, 'google'), event('a', start + 1), event('b', start + 2, 'reversed')]) {
      store.record(fact);
    }
    await drain();
    store.dropEvent(1);
    store.record(event('c', start + 1));
    await drain();
    expect(store.outcomes.get(2)).toMatchObject({ outcome: 'reversed', channel: 'search', original: 1 });
    expect(store.report()).toMatchObject([{ channel: 'search', confirmed: 2, reversed: 1 }]);
  });
});

const anyTime = fc
  .tuple(fc.nat({ max: 45 }), fc.constantFrom(0, 1, 999, 1000, DAY - 1))
  .map(([days, rest]) => start + days * DAY + rest);
const anyVisitor = fc.record({
  install: fc.constantFrom(1, 2),
  visitorId: fc.constantFrom(visitor, 'svc_v_mnopqrstuvwx', 'svc_v_yz0123456789'),
});
const anyVisit = fc
  .tuple(anyVisitor, anyTime, fc.constantFrom(...CHANNELS))
  .map(([key, at, [source]]): NewFact => ({ kind: 'visit', ...key, at, page, source, referrer: null }));
const anyAction = fc.tuple(anyVisitor, anyTime).map(([key, at]): NewFact => ({ kind: 'action', ...key, at }));
const anyEvent = fc
  .record({
    key: anyVisitor,
    named: fc.boolean(),
    occurredAt: anyTime,
    subject: fc.constantFrom('s1', 's2', 's3', 's4'),
    status: fc.constantFrom('test', 'confirmed', 'confirmed', 'reversed', 'reversed'),
    reach: fc.constantFrom(0, 999),
    rank: fc.nat({ max: 9 }),
  })
  .map(({ key, named, rank, reach, ...fields }) => ({
    rank,
    install: key.install,
    visitorId: named ? key.visitorId : null,
    creditedUntil: fields.occurredAt + reach,
    ...fields,
  }));
/** Records in order of arrival, which differs from the order in which they happened. */
const anyHistory = fc
  .tuple(
    fc.array(anyVisit, { maxLength: 15 }),
    fc.array(anyAction, { maxLength: 6 }),
    fc.array(anyEvent, { maxLength: 15 }),
  )
  .chain(([visits, actions, events]) => {
    const named = events.map(
      ({ rank, ...fields }, i): NewFact => ({
        kind: 'event',
        eventId: `${rank}-${i}`,
        ...fields,
        subject: `${fields.install} ${fields.subject}`,
      }),
    );
    const facts = [...visits, ...actions, ...named];
    return fc.shuffledSubarray(facts, { minLength: facts.length });
  });
const anyLimit = fc.integer({ min: 1, max: 5 });
const anyStep = fc.oneof(
  fc.record({ do: fc.constant('record'), facts: fc.integer({ min: 1, max: 6 }), limit: anyLimit }),
  fc.record({ do: fc.constantFrom('project', 'race', 'rewind'), facts: fc.nat({ max: 2 }), limit: anyLimit }),
);

describe('any history of records', () => {
  it('produces the same report for any order, batching and repetition', async () => {
    const property = fc.asyncProperty(anyHistory, fc.array(anyStep, { maxLength: 25 }), async (facts, steps) => {
      const { store, project, drain } = projecting();
      const arriving = [...facts];
      for (const step of steps) {
        if (step.do === 'rewind') store.rewind();
        const running = [];
        if (step.do !== 'record') running.push(project(step.limit));
        if (step.do === 'race') running.push(project(step.limit + 1));
        // NOTE: records added here arrive after a running projection has read its batch.
        for (const fact of arriving.splice(0, step.facts)) store.record(fact);
        await Promise.all(running);
      }
      for (const fact of arriving) store.record(fact);
      await drain(3);
      const channels = new Map(CHANNELS);
      const expected = expectedOf({
        visits: store.visits.map((seen) => ({ ...seen, channel: channels.get(seen.source) ?? 'direct' })),
        actions: store.actions,
        events: store.events,
      });
      expect(store.report()).toEqual(expected.report);
      expect(store.outcomes).toEqual(expected.outcomes);
      expect(store.actionChannels).toEqual(expected.actionChannels);
    });
    await fc.assert(property, { numRuns: 500 });
  });
});
