// The limits, and that no depth overflows the stack.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_JSON_DEPTH, parseJson } from './parse-json.ts';

const nest = (open: string, close: string, depth: number) => open.repeat(depth) + 1 + close.repeat(depth);

describe('JSON', () => {
  it.each([
    ['arrays', '[', ']'],
    ['objects', '{"a":', '}'],
    ['a unique key', '{"__proto__":', '}'],
  ])('is accepted 100 levels deep but not 101: %s', (_, open, close) => {
    expect(parseJson(nest(open, close, 100))).toEqual(JSON.parse(nest(open, close, 100)));
    expect(() => parseJson(nest(open, close, 101))).toThrow('deeper than 100 levels');
  });

  it('of any depth is refused with the same message', () => {
    for (const depth of [5000, 26_000, 131_072])
      expect(() => parseJson(nest('[', ']', depth))).toThrow('deeper than 100 levels');
  });

  it('is accepted with 50,000 values in all, but not with one more', () => {
    const lists = (last: string): string => `[[${'1,'.repeat(24_997)}1],[${'"a",'.repeat(24_997)}"a"${last}]]`;
    expect(parseJson(lists(',0'))).toEqual(JSON.parse(lists(',0')));
    expect(() => parseJson(lists(',0,0'))).toThrow('The JSON has more than 50,000 values.');
  });

  it('is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: MAX_JSON_DEPTH }), (text) => {
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('is refused if invalid', () => {
    for (const text of ['', '{', '[1,]', 'NaN', '1 2']) expect(() => parseJson(text)).toThrow('not JSON');
    for (const text of ['', nest('[', ']', 101)]) {
      expect(() => parseJson(text)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
    }
  });
});
