import { describe, expect, it } from 'vitest';
import { isVisibleName } from './visible-name.ts';

describe('a visible name', () => {
  it.each([
    ...['Acme', 'Bücher & Söhne', '靴 🥾', "it's", 'A', '1', '💡', '❤️ Shop', '👩‍👩‍👧 Family', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Tea', '🇯🇵'],
    ...['می\u200cخواهم', 'क्\u200dष', 'ශ්\u200dරී', 'שלום', 'ไทย', 'e\u0301tude'],
  ])('may be %j', (name) => {
    expect(isVisibleName(name)).toBe(true);
  });

  it.each([
    ...[' ', '\u00a0', '\u3000', '\u200b', '\u200d', '\ufe0f', '\u3164', '\u0301'],
    ...['\u200bgoogle', 'goo\u200cgle', 'goo\u200dgle', 'google\ufeff', 'goo\u00adgle', 'goo\u2060gle'],
    ...['a\u200fb', 'a\u034fb', 'a\u{e0061}b', 'a\ufe0fb', 'می\u200b', '\u200cمی', 'می\u200d', 'a\nb', 'a\u202eb'],
  ])('is not %j', (name) => {
    expect(isVisibleName(name)).toBe(false);
  });
});
