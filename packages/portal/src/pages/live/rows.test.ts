import { describe, expect, it } from 'vitest';
import type { Row } from './row.ts';
import { changeRows, type LiveRows, startRows } from './rows.ts';

const row = (id: string): Row => ({
  id,
  kind: 'action',
  at: '2026-01-01T00:00:00.000Z',
  install_id: 'i',
  receipt_id: 'r',
  delivery_id: 'd',
});
const ids = ({ shown }: LiveRows) => shown.map(({ id }) => id).join(' ');

describe('the rows of the live view', () => {
  it('are added on top, each once', () => {
    let rows = startRows([row('b'), row('a')], null);
    rows = changeRows(rows, { type: 'arrived', rows: [row('b'), row('c'), row('d')] });
    expect(ids(rows)).toBe('d c b a');
    expect(changeRows(rows, { type: 'arrived', rows: [row('c')] })).toBe(rows);
  });

  it('wait while the view is paused', () => {
    let rows = changeRows(startRows([row('a')], null), { type: 'paused' });
    rows = changeRows(rows, { type: 'arrived', rows: [row('b'), row('c')] });
    rows = changeRows(rows, { type: 'arrived', rows: [row('c')] });
    expect([ids(rows), rows.waiting.length]).toEqual(['a', 2]);
    rows = changeRows(rows, { type: 'resumed' });
    expect([ids(rows), rows.waiting.length, rows.isPaused]).toEqual(['c b a', 0, false]);
  });

  it('continue with older ones below', () => {
    const rows = changeRows(startRows([row('c'), row('b')], '2-1'), {
      type: 'older',
      rows: [row('b'), row('a')],
      before: '2-1',
      next: null,
    });
    expect(ids(rows)).toBe('c b a');
  });

  it('are limited in number', () => {
    const many = Array.from({ length: 6000 }, (_, i) => row(String(i)));
    expect(changeRows(startRows([], null), { type: 'arrived', rows: many }).shown).toHaveLength(5000);
  });

  it('load dropped rows again, even after a pause', () => {
    const start = startRows([row('action-1')], null);
    const batch = (first: number) => Array.from({ length: 5000 }, (_, i) => row(`action-${first + i}`));
    const live = changeRows(start, { type: 'arrived', rows: batch(2) });
    expect([live.shown.at(-1)?.id, live.next]).toEqual(['action-2', '2-1']);

    let paused = changeRows(changeRows(start, { type: 'paused' }), { type: 'arrived', rows: batch(2) });
    paused = changeRows(paused, { type: 'arrived', rows: batch(5002) });
    expect([ids(paused), paused.next]).toEqual(['action-1', null]);
    const resumed = changeRows(paused, { type: 'resumed' });
    expect([resumed.shown.at(-1)?.id, resumed.next]).toEqual(['action-5002', '5002-1']);
  });

  it('ignore an older page that is no longer the next one', () => {
    const rows = startRows([row('action-9')], '9-4');
    const late = changeRows(rows, { type: 'older', rows: [row('action-1')], before: '2-1', next: null });
    expect(late).toBe(rows);
  });
});
