import { describe, expect, it } from 'vitest';
import { ReportDeltas } from './report-deltas.ts';

const noon = Date.parse('2026-03-01T12:00:00.000Z');
const nothing = { visits: 0, visitors: 0, actions: 0, confirmed: 0, reversed: 0 };

describe('the changes of the report', () => {
  it('have one row per install, day and channel', () => {
    const deltas = new ReportDeltas();
    deltas.add(1, noon, 'search', 'visits', 1);
    deltas.add(1, noon, 'search', 'visits', 1);
    deltas.add(1, noon, 'search', 'visitors', 1);
    deltas.add(2, noon, 'search', 'actions', 1);
    deltas.add(1, noon, 'ai:chatgpt', 'confirmed', 1);
    deltas.add(1, noon, 'unattributed', 'reversed', -1);
    const row = { ...nothing, install: 1, day: '2026-03-01' };
    expect(deltas.rows()).toHaveLength(4);
    expect(deltas.rows()).toEqual(
      expect.arrayContaining([
        { ...row, channel: 'search', visits: 2, visitors: 1 },
        { ...row, channel: 'search', install: 2, actions: 1 },
        { ...row, channel: 'ai:chatgpt', confirmed: 1 },
        { ...row, channel: 'unattributed', reversed: -1 },
      ]),
    );
  });

  it('belong to the UTC day of their time', () => {
    const deltas = new ReportDeltas();
    for (const time of ['2026-02-28T23:59:59.999Z', '2026-03-01T00:00:00.000Z', '2026-03-01T23:59:59.999Z']) {
      deltas.add(1, Date.parse(time), 'direct', 'visits', 1);
    }
    expect(deltas.rows()).toMatchObject([
      { day: '2026-02-28', visits: 1 },
      { day: '2026-03-01', visits: 2 },
    ]);
  });

  it('omit rows without a change', () => {
    const deltas = new ReportDeltas();
    deltas.add(1, noon, 'search', 'confirmed', 1);
    deltas.add(1, noon, 'search', 'confirmed', -1);
    expect(deltas.rows()).toEqual([]);
    deltas.add(1, noon, 'search', 'reversed', 1);
    expect(deltas.rows()).toMatchObject([{ channel: 'search', confirmed: 0, reversed: 1 }]);
  });

  it('have a fixed order, however they were collected', () => {
    const changes: [number, number, 'search' | 'social'][] = [
      [1, noon, 'search'],
      [1, noon, 'social'],
      [1, noon + 86_400_000, 'search'],
      [2, noon, 'search'],
    ];
    const rowsOf = (list: typeof changes) => {
      const deltas = new ReportDeltas();
      for (const [install, at, channel] of list) deltas.add(install, at, channel, 'visits', 1);
      return deltas.rows();
    };
    expect(rowsOf(changes.toReversed())).toEqual(rowsOf(changes));
  });
});
