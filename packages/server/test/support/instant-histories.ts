// Confirmations and reversals within a second or two of each other, in any order of arrival.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { PAGE, type Report } from './reporting.ts';

const START = Date.parse('2026-03-01T12:00:00.000Z');

const VISITS: Report[] = ['google', 'chatgpt.com', 'newsletter'].map((source, i) => ({
  kind: 'visit',
  key: randomUUID(),
  visitorId: `svc_v_abcdefghijk${i}`,
  at: START - 1 - i,
  page: PAGE,
  source,
  referrer: null,
}));

const event = fc.record({
  visitor: fc.nat({ max: VISITS.length - 1 }),
  offset: fc.constantFrom(0, 0, 0, 1, 500, 999, 1000),
  isWholeSecond: fc.boolean(),
  subject: fc.constantFrom('s1', 's1', 's2'),
  status: fc.constantFrom('confirmed' as const, 'reversed' as const),
  rank: fc.nat({ max: 9 }),
});

/** Each visitor has another channel, so that the report shows which event a reversal cancels. */
export const instantHistory: fc.Arbitrary<Report[]> = fc
  .array(event, { minLength: 2, maxLength: 10 })
  .chain((events) => {
    const reports = events.map(({ visitor, offset, isWholeSecond, rank, ...rest }, i): Report => {
      const occurredAt = START + offset;
      const creditedUntil = occurredAt + (isWholeSecond && offset % 1000 === 0 ? 999 : 0);
      const visitorId = `svc_v_abcdefghijk${visitor}`;
      return {
        kind: 'event',
        key: randomUUID(),
        eventId: `${rank}-${i}`,
        occurredAt,
        creditedUntil,
        visitorId,
        ...rest,
      };
    });
    const visits = VISITS.map((visit) => ({ ...visit, key: randomUUID() }));
    const all = [...visits, ...reports];
    return fc.shuffledSubarray(all, { minLength: all.length });
  });
