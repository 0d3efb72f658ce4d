import { describe, expect, it } from 'vitest';
import { judgeRetention, type RetentionInput, ranRecently } from './retention-guard.ts';

const DAY = 86_400_000;
const now = Date.parse('2026-03-01T00:00:00.000Z');

/** A store whose one visit has just expired and whose last run was a day ago. */
const scene = (change: Partial<RetentionInput> = {}, marks: Partial<RetentionInput['marks']> = {}): RetentionInput => ({
  now,
  marks: { lookedAt: now - DAY, passedAt: now - DAY, refusal: undefined, ...marks },
  newest: now,
  due: [{ kind: 'visits', at: now - 10 * DAY - 1, days: 10 }],
  ...change,
});
const first = { lookedAt: undefined, passedAt: undefined };
const runs = (asked: RetentionInput): boolean => judgeRetention(asked).run;

describe('judgeRetention', () => {
  it('allows the newest record to be a day old on a first run', () => {
    expect(runs(scene({ newest: now - DAY }, first))).toBe(true);
    expect(runs(scene({ newest: now - DAY - 1 }, first))).toBe(false);
    expect(runs(scene({ newest: now - 400 * DAY }))).toBe(true);
  });

  it('allows two days since the last check, and a clock set back by a day', () => {
    expect(runs(scene({}, { lookedAt: now - 2 * DAY }))).toBe(true);
    expect(runs(scene({}, { lookedAt: now - 2 * DAY - 1 }))).toBe(false);
    expect(runs(scene({}, { lookedAt: now + DAY }))).toBe(true);
    expect(runs(scene({}, { lookedAt: now + DAY + 1 }))).toBe(false);
  });

  it('allows eight days since the last complete run', () => {
    expect(runs(scene({}, { passedAt: now - 8 * DAY }))).toBe(true);
    expect(runs(scene({}, { passedAt: now - 8 * DAY - 1 }))).toBe(false);
    expect(runs(scene({ due: [] }, { passedAt: now - 800 * DAY }))).toBe(true);
  });

  it('allows records expired up to a day before the last run, but none older', () => {
    const due = (at: number) => [{ kind: 'actions', at, days: 10 }];
    expect(runs(scene({ due: due(now - 12 * DAY) }))).toBe(true);
    expect(runs(scene({ due: due(now - 12 * DAY - 1) }))).toBe(false);
    expect(runs(scene({ due: due(now - 12 * DAY) }, first))).toBe(true);
    expect(runs(scene({ due: due(now - 12 * DAY - 1) }, first))).toBe(false);
  });

  it('only records the time on a first run with nothing due', () => {
    expect(judgeRetention(scene({ due: [], newest: undefined }, first))).toEqual({ run: false, passes: true });
    expect(runs(scene({ due: [] }))).toBe(true);
  });

  it('counts a run within two days as recent', () => {
    const inStep = (passedAt: number | undefined) => ranRecently({ ...scene().marks, passedAt }, now);
    expect([inStep(now - 2 * DAY), inStep(now + 2 * DAY)]).toEqual([true, true]);
    expect([inStep(now - 2 * DAY - 1), inStep(now + 2 * DAY + 1), inStep(undefined)]).toEqual([false, false, false]);
  });

  it('returns a reason only if something was due', () => {
    const jumped = { lookedAt: now - 3 * DAY };
    expect(judgeRetention(scene({ due: [] }, jumped))).toEqual({ run: false, passes: false });
    expect(judgeRetention(scene({}, jumped))).toMatchObject({
      reason: 'the clock says 2026-03-01T00:00Z, but the last run was at 2026-02-26T00:00Z',
    });
    expect(judgeRetention(scene({ newest: now - 2 * DAY }, first))).toMatchObject({
      reason: 'the clock says 2026-03-01T00:00Z, but the newest record was received at 2026-02-27T00:00Z',
    });
    expect(judgeRetention(scene({}, { passedAt: now - 9 * DAY }))).toMatchObject({
      reason: 'the clock says 2026-03-01T00:00Z, but the last complete run was at 2026-02-20T00:00Z',
    });
    expect(judgeRetention(scene({ due: [{ kind: 'visits', at: now - 20 * DAY, days: 10 }] }))).toMatchObject({
      reason:
        'it would drop more than has expired since the last run: visits since 2026-02-09T00:00Z, which are kept for 10 days',
    });
  });
});
