import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Channel } from './channel.ts';
import {
  ATTRIBUTION_WINDOW_MS,
  attribute,
  instantOccurrence,
  LONGEST_CREDIT_AFTER_MS,
  matchReversals,
  type SubjectEvent,
  type Touch,
  timestampOccurrence,
} from './join.ts';

const DAY = 86_400_000;
const occurredAt = Date.parse('2026-03-31T12:00:00.000Z');
const touch = (visit: number, at: number, channel: Channel, source: string | null = null): Touch => ({
  visit,
  at,
  channel,
  source,
});

/** The numbers of the credited visit and of the first visit. */
function credited(...touches: Touch[]): [last: number, first: number] | null {
  const attribution = attribute(instantOccurrence(occurredAt), touches);
  return attribution && [attribution.last.visit, attribution.first.visit];
}

describe('the window of attribution', () => {
  it('is 30 days, including both ends', () => {
    expect(ATTRIBUTION_WINDOW_MS).toBe(30 * DAY);
    expect(credited(touch(1, occurredAt, 'search'))).toEqual([1, 1]);
    expect(credited(touch(1, occurredAt + 1, 'search'))).toBeNull();
    expect(credited(touch(1, occurredAt - 30 * DAY, 'search'))).toEqual([1, 1]);
    expect(credited(touch(1, occurredAt - 30 * DAY - 1, 'search'))).toBeNull();
  });

  it('applies to direct and first visits too', () => {
    expect(credited(touch(1, occurredAt - 30 * DAY - 1, 'direct'))).toBeNull();
    expect(
      credited(
        touch(1, occurredAt - 31 * DAY, 'social'),
        touch(2, occurredAt - DAY, 'direct'),
        touch(3, occurredAt + 1, 'search'),
      ),
    ).toEqual([2, 2]);
  });

  it.each([
    ['2026-03-31T12:00:00Z', 999],
    ['2026-03-31T14:00:00+02:00', 999],
    ['2026-03-31T12:00:00.0Z', 0],
    ['2026-03-31T12:00:00.000Z', 0],
  ])('counts visits in the same second, but no later ones, as before %s', (text, ms) => {
    const occurrence = timestampOccurrence(text, occurredAt);
    const creditedAt = (at: number) => attribute(occurrence, [touch(1, at, 'search')]) !== null;
    expect([creditedAt(occurredAt + ms), creditedAt(occurredAt + ms + 1)]).toEqual([true, false]);
    expect([creditedAt(occurredAt - 30 * DAY), creditedAt(occurredAt - 30 * DAY - 1)]).toEqual([true, false]);
  });

  it('without a visit has no attribution', () => {
    expect(credited()).toBeNull();
  });
});

describe('the credited visit', () => {
  it('is the last one that was not direct', () => {
    expect(
      credited(
        touch(1, occurredAt - 4 * DAY, 'ai:chatgpt'),
        touch(2, occurredAt - 3 * DAY, 'social'),
        touch(3, occurredAt - 2 * DAY, 'direct'),
        touch(4, occurredAt - DAY, 'direct'),
      ),
    ).toEqual([2, 1]);
  });

  it('is the last direct one if all are direct', () => {
    expect(credited(touch(1, occurredAt - 2 * DAY, 'direct'), touch(2, occurredAt - DAY, 'direct'))).toEqual([2, 1]);
  });

  it('is stored with the first visit, which may be direct', () => {
    expect(credited(touch(1, occurredAt - 2 * DAY, 'direct'), touch(2, occurredAt - DAY, 'search'))).toEqual([2, 1]);
  });

  it('breaks ties within a millisecond by storage order', () => {
    const [a, b, c] = [touch(1, occurredAt, 'search'), touch(2, occurredAt, 'social'), touch(3, occurredAt, 'direct')];
    expect(credited(a, b, c)).toEqual([2, 1]);
    expect(credited(c, b, a)).toEqual([2, 1]);
  });

  it('keeps its source', () => {
    const attribution = attribute(instantOccurrence(occurredAt), [touch(1, occurredAt, 'ai:chatgpt', 'chatgpt.com')]);
    expect(attribution?.last).toEqual({ visit: 1, at: occurredAt, channel: 'ai:chatgpt', source: 'chatgpt.com' });
  });

  it('is the same for any order of visits', () => {
    const touches = fc.uniqueArray(
      fc.record({
        visit: fc.nat({ max: 50 }),
        at: fc.integer({ min: -35, max: 3 }).map((days) => occurredAt + days * DAY),
        channel: fc.constantFrom<Channel>('direct', 'search', 'ai:chatgpt'),
        source: fc.constant(null),
      }),
      { selector: ({ visit }) => visit, maxLength: 12 },
    );
    const shuffled = touches.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([list, permuted]) => {
        expect(attribute(instantOccurrence(occurredAt), permuted)).toEqual(
          attribute(instantOccurrence(occurredAt), list),
        );
      }),
    );
  });
});

/**
 * `c` and `r` with a time and an ID: a confirmed event and a reversal; capital letters mean the whole second that
 * starts then. Numbers count from 1 in the order given.
 */
const events = (...texts: string[]): SubjectEvent[] =>
  texts.map((text, i) => {
    const [kind = '', time, eventId = String(i)] = text.split(' ');
    const occurredAt = Number(time);
    const creditedUntil = occurredAt + (kind === kind.toUpperCase() ? LONGEST_CREDIT_AFTER_MS : 0);
    const status = kind.toLowerCase() === 'c' ? 'confirmed' : 'reversed';
    return { event: i + 1, eventId, occurredAt, creditedUntil, status };
  });

describe('a reversal', () => {
  it.each<[string, string[], [number, number | null][]]>([
    ['cancels the confirmed event before it', ['c 1', 'r 2'], [[2, 1]]],
    ['cancels the latest of several', ['c 1', 'c 2', 'r 3'], [[3, 2]]],
    ['cancels no later event', ['r 1', 'c 2'], [[1, null]]],
    ['without a confirmed event is unmatched', ['r 1'], [[1, null]]],
    [
      'cancels only one event',
      ['c 1', 'c 2', 'r 3', 'r 4'],
      [
        [3, 2],
        [4, 1],
      ],
    ],
    [
      'is unmatched if all are canceled',
      ['c 1', 'r 2', 'r 3'],
      [
        [2, 1],
        [3, null],
      ],
    ],
    [
      'skips canceled events',
      ['c 1', 'r 2', 'c 3', 'r 4'],
      [
        [2, 1],
        [4, 3],
      ],
    ],
    [
      'reaches an event before a canceled one',
      ['c 1', 'c 2', 'r 3', 'c 4', 'r 5', 'r 6'],
      [
        [3, 2],
        [5, 4],
        [6, 1],
      ],
    ],
    ['is ordered by time, not by arrival', ['r 3', 'c 2', 'c 1'], [[1, 2]]],
    ['of the same instant comes after a confirmation of a lesser ID', ['c 1 a', 'r 1 b'], [[2, 1]]],
    ['of the same instant comes after a confirmation of a greater ID', ['r 1 a', 'c 1 b'], [[1, 2]]],
    ['of the same instant comes after all confirmations of it', ['c 1 c', 'r 1 b', 'c 1 a'], [[2, 1]]],
    ['cancels the greatest ID in UTF-16 order, capitals first', ['c 1 a', 'c 1 Z', 'r 1'], [[3, 1]]],
    ['compares IDs as text, not as numbers', ['c 1 9', 'c 1 10', 'r 1'], [[3, 1]]],
    ['of a whole second cancels a fraction of that second', ['R 0', 'c 999'], [[1, 2]]],
    ['of a whole second cancels no event of the next one', ['R 0', 'c 1000'], [[1, null]]],
    ['with a fraction cancels a whole second of its own', ['r 1', 'C 0'], [[1, 2]]],
    ['with a fraction cancels no later fraction', ['r 1', 'c 2'], [[1, null]]],
    [
      'of a whole second comes after a reversal with a fraction of it',
      ['R 0 a', 'r 5 b', 'c 4', 'c 6'],
      [
        [1, 4],
        [2, 3],
      ],
    ],
  ])('%s', (_, history, matches) => {
    expect([...matchReversals(events(...history))].sort(([a], [b]) => a - b)).toEqual(matches);
  });

  it('is the only kind that is matched', () => {
    expect(matchReversals(events('c 1', 'c 2')).size).toBe(0);
    expect(matchReversals([]).size).toBe(0);
  });
});

const subjectEvents = fc
  .uniqueArray(
    fc.record({
      eventId: fc.stringMatching(/^[a-cA-C]{1,2}$/),
      occurredAt: fc.constantFrom(0, 1, 999, 1000),
      reach: fc.constantFrom(0, LONGEST_CREDIT_AFTER_MS),
      status: fc.constantFrom('confirmed', 'reversed'),
    }),
    { selector: ({ eventId }) => eventId, maxLength: 12 },
  )
  .map((list): SubjectEvent[] =>
    list.map(({ reach, ...fields }, i) => ({ event: i + 1, creditedUntil: fields.occurredAt + reach, ...fields })),
  );

describe('reversals', () => {
  it('are matched the same way for any order of arrival', () => {
    const shuffled = subjectEvents.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    const sorted = (list: SubjectEvent[]) => [...matchReversals(list)].sort(([a], [b]) => a - b);
    fc.assert(
      fc.property(shuffled, ([list, permuted]) => {
        expect(sorted(permuted)).toEqual(sorted(list));
      }),
    );
  });

  it('each cancel at most one confirmed event, and no event twice', () => {
    fc.assert(
      fc.property(subjectEvents, (list) => {
        const matches = matchReversals(list);
        const of = (status: string) => list.filter((event) => event.status === status).map(({ event }) => event);
        const cancelled = [...matches.values()].filter((event) => event !== null);
        expect([...matches.keys()].sort((a, b) => a - b)).toEqual(of('reversed'));
        expect(new Set(cancelled).size).toBe(cancelled.length);
        for (const event of cancelled) expect(of('confirmed')).toContain(event);
      }),
    );
  });
});
