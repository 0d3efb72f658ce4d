import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWellFormedToken, mintToken, TOKEN_PATTERN, tokenCheck } from './token.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const kind = fc.record({ demo: fc.boolean() });
const token = fc
  .tuple(kind, fc.uint8Array({ minLength: 64, maxLength: 64 }))
  .map(([options, seed]) => mintToken(options, taking([...seed].map((byte) => byte % 248))));

/** A source that repeats the given bytes. */
function taking(bytes: readonly number[]): (length: number) => Uint8Array {
  let next = 0;
  return (length) => Uint8Array.from({ length }, () => bytes[next++ % bytes.length] ?? 0);
}

describe('the check digits of a token', () => {
  it('are the CRC-32 of the text in base62', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~]{0,80}$/), (text) => {
        const value = [...tokenCheck(text)].reduce((sum, digit) => sum * 62 + BASE62.indexOf(digit), 0);
        expect(value).toBe(crc32(text));
        expect(tokenCheck(text)).toMatch(/^[0-9A-Za-z]{6}$/);
      }),
    );
  });

  it.each([
    ['', '000000'],
    ['123456789', '3jZRME'],
  ])('of %j are %s', (text, digits) => {
    expect(tokenCheck(text)).toBe(digits);
  });
});

describe('a token', () => {
  it('is 32 base62 characters after its prefix, a demo token 27', () => {
    fc.assert(
      fc.property(kind, ({ demo }) => {
        const minted = mintToken({ demo }, randomBytes);
        expect(minted).toMatch(demo ? /^svc_pat_demo_[0-9A-Za-z]{27}$/ : /^svc_pat_[0-9A-Za-z]{32}$/);
        expect(isWellFormedToken(minted)).toBe(true);
      }),
    );
  });

  it('is different each time', () => {
    const minted = Array.from({ length: 1000 }, () => mintToken({ demo: false }, randomBytes));
    expect(new Set(minted).size).toBe(1000);
  });

  it('uses each of the 62 digits equally often', () => {
    const drawn = new Map<string, number>();
    for (let byte = 0; byte < 256; byte++) {
      const digit = mintToken({ demo: false }, taking([byte, 0])).charAt('svc_pat_'.length);
      if (byte >= 248) expect(digit).toBe(BASE62.charAt(0));
      else drawn.set(digit, (drawn.get(digit) ?? 0) + 1);
    }
    expect([...drawn.keys()].sort()).toEqual([...BASE62]);
    expect(new Set(drawn.values())).toEqual(new Set([4]));
  });

  it('requests only as many bytes as it needs digits', () => {
    const asked: number[] = [];
    mintToken({ demo: false }, (length) => {
      asked.push(length);
      return Uint8Array.from({ length }, (_, i) => (i === 0 ? 7 : 255));
    });
    expect(asked).toEqual(Array.from({ length: 26 }, (_, i) => 26 - i));
  });

  it('with any one character mistyped is refused', () => {
    fc.assert(
      fc.property(token, fc.nat(), fc.constantFrom(...BASE62, '_', '-', ' ', 'é'), (text, position, typed) => {
        const i = position % text.length;
        fc.pre(text.charAt(i) !== typed);
        expect(isWellFormedToken(text.slice(0, i) + typed + text.slice(i + 1))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('is refused with a character missing, doubled or swapped', () => {
    const checked = (text: string): number => text.length - 6;
    fc.assert(
      fc.property(token, fc.nat(), (text, position) => {
        const i = position % text.length;
        expect(isWellFormedToken(text.slice(0, i) + text.slice(i + 1))).toBe(false);
        expect(isWellFormedToken(text.slice(0, i) + text.charAt(i) + text.slice(i))).toBe(false);
        const k = position % (checked(text) - 1);
        fc.pre(text.charAt(k) !== text.charAt(k + 1));
        const swapped = text.slice(0, k) + text.charAt(k + 1) + text.charAt(k) + text.slice(k + 2);
        expect(isWellFormedToken(swapped)).toBe(false);
      }),
    );
  });

  it.each([
    ['another prefix', (body: string) => `svc_pub_${body}`],
    ['no prefix', (body: string) => body],
    ['upper-case prefix', (body: string) => `SVC_PAT_${body}`],
    ['a trailing line break', (body: string) => `svc_pat_${body}\n`],
    ['a leading space', (body: string) => ` svc_pat_${body}`],
  ])('with %s is refused, even if its check digits are correct', (_, write) => {
    const text = write('0'.repeat(26));
    expect(isWellFormedToken(text + tokenCheck(text))).toBe(false);
    expect(isWellFormedToken(write(`${'0'.repeat(26)}${tokenCheck(`svc_pat_${'0'.repeat(26)}`)}`))).toBe(false);
  });

  it('is found in text by its pattern', () => {
    fc.assert(
      fc.property(token, (text) => {
        expect(text).toMatch(TOKEN_PATTERN);
      }),
    );
  });
});
