import { describe, expect, it } from 'vitest';
import { changeOf, daysOfChannel, rateOf, sumOf, sumsByChannel, sumsByDay } from './sums.ts';

const row = (day: string, channel: string, visits: number, confirmed = 0) => ({
  day,
  channel,
  visits,
  confirmed,
  visitors: visits,
  actions: 0,
  reversed: 0,
});
const rows = [
  row('2026-01-01', 'direct', 2),
  row('2026-01-01', 'ai:chatgpt', 3, 1),
  row('2026-01-03', 'direct', 4),
  row('2026-01-03', 'unattributed', 0, 5),
];

describe('sums of the attribution report', () => {
  it('are by channel, with the most visits first', () => {
    expect(sumsByChannel(rows).map(({ channel, visits }) => [channel, visits])).toEqual([
      ['direct', 6],
      ['ai:chatgpt', 3],
      ['unattributed', 0],
    ]);
  });

  it('are by day, including days without data', () => {
    const sums = sumsByDay(rows, ['2026-01-01', '2026-01-02', '2026-01-03']);
    expect(sums.map(({ day, visits, confirmed }) => [day, visits, confirmed])).toEqual([
      ['2026-01-01', 5, 1],
      ['2026-01-02', 0, 0],
      ['2026-01-03', 4, 5],
    ]);
  });

  it('have a rate of confirmed events per visit, which excludes those without a visit', () => {
    expect(rateOf(sumOf(rows))).toBe(1 / 9);
    expect(rateOf(sumOf(sumsByChannel(rows)))).toBe(1 / 9);
    expect(sumsByChannel(rows).map(rateOf)).toEqual([0, 1 / 3, null]);
    expect(sumsByDay(rows, ['2026-01-01', '2026-01-03']).map(rateOf)).toEqual([1 / 5, 0]);
  });

  it('include the change if there was an earlier value', () => {
    expect([changeOf(3, 2), changeOf(0, 2), changeOf(3, 0)]).toEqual([0.5, -1, null]);
  });

  it('list the days of a channel, newest first', () => {
    expect(daysOfChannel(rows, 'direct', ['visits']).map(({ day }) => day)).toEqual(['2026-01-03', '2026-01-01']);
    expect(daysOfChannel(rows, 'unattributed', ['visits'])).toEqual([]);
  });
});
