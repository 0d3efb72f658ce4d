import { describe, expect, it } from 'vitest';
import { systemIds } from '../../../kernel/clock.ts';
import { createSealedPlaces } from './sealed-places.ts';

const [OLD, NEW] = ['0'.repeat(48), '1'.repeat(48)];
const here = createSealedPlaces({ secrets: [OLD], ids: systemIds });
const there = createSealedPlaces({ secrets: [NEW, OLD], ids: systemIds });

describe('a place of the live view', () => {
  it('is read by every process with the secret, also after its rotation', () => {
    const position = { record: 12, refusal: 999_999_999_999_999 };
    const [mine, theirs] = [here('a'), there('a')];
    expect(theirs.openPosition(mine.position(position))).toEqual(position);
    expect(theirs.openRowId(mine.rowId('visit', 7))).toEqual({ kind: 'visit', number: 7 });
    expect(mine.openPosition(theirs.position(position))).toBeUndefined();
  });

  it('reveals neither a number nor its size, nor whether a position has changed', () => {
    const { position, rowId } = here('a');
    const seen = [0, 0, 1, 123_456_789].map((record) => position({ record, refusal: record }));
    expect(new Set(seen).size).toBe(4);
    expect(new Set(seen.map(({ length }) => length)).size).toBe(1);
    const ids = [1, 2, 123_456_789].map((number) => rowId('refusal', number));
    expect(new Set(ids.map(({ length }) => length)).size).toBe(1);
    expect(rowId('refusal', 1)).toBe(ids[0]);
    for (const id of ids) expect(id).toMatch(/^refusal-[\w-]{60,80}$/);
  });

  it('means nothing to another tenant, changed, or in plain text', () => {
    const [mine, theirs] = [here('a'), here('b')];
    const position = mine.position({ record: 1, refusal: 1 });
    const id = mine.rowId('visit', 1);
    expect(theirs.openPosition(position)).toBeUndefined();
    expect(theirs.openRowId(id)).toBeUndefined();
    for (const text of ['', 'x', '1-1', position.slice(1), `A${position}`])
      expect(mine.openPosition(text)).toBeUndefined();
    for (const text of ['', 'visit-1', 'visit-', id.replace('visit', 'action')]) {
      expect(mine.openRowId(text)).toBeUndefined();
    }
  });
});
