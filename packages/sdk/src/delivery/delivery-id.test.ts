import { webcrypto } from 'node:crypto';
import { isDeliveryId } from '@service/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newDeliveryId } from './delivery-id.ts';

/** Any value that a page's `Date.now()` may return. */
const at = (date: unknown): string => {
  const page = { Date: { parse: Date.parse, now: () => Date.now() }, crypto: webcrypto };
  Object.assign(page.Date, { now: () => date });
  return newDeliveryId(page);
};
const dates = fc.integer({ min: 0, max: 2 ** 48 - 1 });

describe('newDeliveryId', () => {
  it('is a version 7 UUID that starts with the millisecond', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const id = at(date);
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(id).toSatisfy(isDeliveryId);
        expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(date);
      }),
    );
  });

  it.each([
    ['a Date', new Date(1_795_000_000_000), 1_795_000_000_000],
    ['text', '1795000000000', 1_795_000_000_000],
    ['a fraction', 1_795_000_000_000.9, 1_795_000_000_000],
    ['the last millisecond of 48 bits, in the year 10889', 2 ** 48 - 1, 2 ** 48 - 1],
    ['one more', 2 ** 48, 0],
    ['the last date that a Date can represent', 8.64e15, 8.64e15 % 2 ** 48],
    ['no number', Number.NaN, 0],
    ['nothing', undefined, 0],
    ['an object', {}, 0],
    ['infinity', Number.POSITIVE_INFINITY, 0],
  ])('is a UUID if Date.now() returns %s', (_, date, expected) => {
    const id = at(date);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(expected);
  });

  it('is a UUID for any number', () => {
    fc.assert(
      fc.property(fc.double(), (date) => {
        expect(at(date)).toSatisfy(isDeliveryId);
      }),
    );
  });

  it('sorts by creation time', () => {
    fc.assert(
      fc.property(dates, dates, (a, b) => {
        fc.pre(a < b);
        expect(at(a) < at(b)).toBe(true);
      }),
    );
  });

  it('differs within one millisecond', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => at(1_795_000_000_000))).size).toBe(10_000);
  });
});
