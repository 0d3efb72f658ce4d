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
  it('come on top, each once', () => {
    let rows = startRows([row('b'), row('a')]);
    rows = changeRows(rows, { type: 'arrived', rows: [row('b'), row('c'), row('d')] });
    expect(ids(rows)).toBe('d c b a');
    expect(changeRows(rows, { type: 'arrived', rows: [row('c')] })).toBe(rows);
  });

  it('wait while the view is paused', () => {
    let rows = changeRows(startRows([row('a')]), { type: 'paused' });
    rows = changeRows(rows, { type: 'arrived', rows: [row('b'), row('c')] });
    rows = changeRows(rows, { type: 'arrived', rows: [row('c')] });
    expect([ids(rows), rows.waiting.length]).toEqual(['a', 2]);
    rows = changeRows(rows, { type: 'resumed' });
    expect([ids(rows), rows.waiting.length, rows.isPaused]).toEqual(['c b a', 0, false]);
  });

  it('continue with older ones below', () => {
    const rows = changeRows(startRows([row('c'), row('b')]), { type: 'older', rows: [row('b'), row('a')] });
    expect(ids(rows)).toBe('c b a');
  });

  it('are bounded', () => {
    const many = Array.from({ length: 6000 }, (_, i) => row(String(i)));
    expect(changeRows(startRows([]), { type: 'arrived', rows: many }).shown).toHaveLength(5000);
  });
});
