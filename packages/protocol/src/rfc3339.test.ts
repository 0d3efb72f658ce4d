import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTimestamp, withoutLeapSecond } from './rfc3339.ts';

const at = (iso: string): number => new Date(iso).getTime();
const MINUTE = 60_000;

const anyDate = fc.date({
  min: new Date('0000-01-01T00:00:00.000Z'),
  max: new Date('9999-12-31T23:59:59.999Z'),
  noInvalidDate: true,
});

/** `date` as written by a clock in that zone. */
function written(date: Date, offsetMinutes: number): string {
  const local = new Date(date.getTime() + offsetMinutes * MINUTE).toISOString().slice(0, -1);
  const digits = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.abs(offsetMinutes);
  return `${local}${offsetMinutes < 0 ? '-' : '+'}${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`;
}

describe('a timestamp', () => {
  it.each([
    ['2026-02-28T12:34:56Z', '2026-02-28T12:34:56.000Z'],
    ['2026-02-28t12:34:56z', '2026-02-28T12:34:56.000Z'],
    ['2026-02-28T12:34:56.5Z', '2026-02-28T12:34:56.500Z'],
    ['2026-02-28T12:34:56.123456789Z', '2026-02-28T12:34:56.123Z'],
    ['2026-02-28T12:34:56.9999Z', '2026-02-28T12:34:56.999Z'],
    ['2026-02-28T12:34:56+00:00', '2026-02-28T12:34:56.000Z'],
    ['2026-02-28T12:34:56-00:00', '2026-02-28T12:34:56.000Z'],
    ['2026-02-28T12:34:56+09:00', '2026-02-28T03:34:56.000Z'],
    ['2026-03-01T05:00:00+05:45', '2026-02-28T23:15:00.000Z'],
    ['2025-12-31T20:00:00-08:00', '2026-01-01T04:00:00.000Z'],
    ['2026-01-01T00:00:00+23:59', '2025-12-31T00:01:00.000Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['2000-02-29T00:00:00Z', '2000-02-29T00:00:00.000Z'],
    ['0000-02-29T00:00:00Z', '0000-02-29T00:00:00.000Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['0099-12-31T00:00:00Z', '0099-12-31T00:00:00.000Z'],
    ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.000Z'],
  ])('%s is %s', (text, iso) => {
    expect(parseTimestamp(text)).toBe(at(iso));
  });

  it.each([
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z'],
    ['2016-12-31T23:59:60.5Z', '2017-01-01T00:00:00.500Z'],
    ['1990-12-31T15:59:60-08:00', '1991-01-01T00:00:00.000Z'],
    ['2017-01-01T00:59:60+01:00', '2017-01-01T00:00:00.000Z'],
  ])('in a leap second, %s, is %s', (text, iso) => {
    expect(parseTimestamp(text)).toBe(at(iso));
  });

  it.each([
    // Days and times that do not exist.
    '2026-02-29T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '1900-02-29T00:00:00Z',
    '2100-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-01-00T00:00:00Z',
    '2026-01-32T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:60:00Z',
    '2026-01-01T00:00:61Z',
    // Second 60 outside the last minute of a UTC day.
    '2026-01-01T00:00:60Z',
    '2026-01-01T22:59:60Z',
    '2016-12-31T23:59:60+01:00',
    '2026-01-01T24:59:60+01:00',
    '2026-01-01T23:60:00+00:01',
    // Zones that are missing or do not exist.
    '2026-01-01T00:00:00',
    '2026-01-01T00:00:00+24:00',
    '2026-01-01T00:00:00+01:60',
    '2026-01-01T00:00:00+0100',
    '2026-01-01T00:00:00+01',
    '2026-01-01T00:00:00 Z',
    '2026-01-01T00:00:00\u221201:00',
    '2026-01-01T00:00:00ZZ',
    // Other formats that `Date.parse` or a looser pattern accepts.
    '2026-01-01 00:00:00Z',
    '2026-01-01',
    '2026-01-01T00:00Z',
    '2026-01-01T00:00:00.Z',
    '2026-01-01T00:00:00,5Z',
    '2026-1-1T00:00:00Z',
    '+012026-01-01T00:00:00Z',
    '12026-01-01T00:00:00Z',
    '-0001-01-01T00:00:00Z',
    '20260101T000000Z',
    '2026-W01-1T00:00:00Z',
    'Thu, 01 Jan 2026 00:00:00 GMT',
    '1767225600',
    ' 2026-01-01T00:00:00Z',
    '2026-01-01T00:00:00Z ',
    '2026-01-01T00:00:00Z\n',
    '\u0662026-01-01T00:00:00Z',
    '',
  ])('%j is refused', (text) => {
    expect(parseTimestamp(text)).toBeNull();
  });

  it('in UTC is read back as the date that was written', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(parseTimestamp(date.toISOString())).toBe(date.getTime());
      }),
    );
  });

  it('names the same instant in every zone', () => {
    const inYears = fc.date({
      min: new Date('0001-01-01T00:00:00.000Z'),
      max: new Date('9998-12-31T00:00:00.000Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(inYears, fc.integer({ min: -1439, max: 1439 }), (date, offset) => {
        expect(parseTimestamp(written(date, offset))).toBe(date.getTime());
      }),
    );
  });

  it('is accepted only for days that exist', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9999 }), fc.nat({ max: 13 }), fc.nat({ max: 32 }), (year, month, day) => {
        const digits = (value: number, length: number): string => String(value).padStart(length, '0');
        const text = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}T00:00:00.000Z`;
        const date = new Date(0);
        date.setUTCFullYear(year, month - 1, day);
        const exists = month > 0 && day > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        expect(parseTimestamp(text)).toBe(exists ? date.getTime() : null);
      }),
    );
  });
});

describe('a normalized leap second', () => {
  it.each([
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00Z'],
    ['2016-12-31t23:59:60.5z', '2017-01-01T00:00:00.5Z'],
    ['2016-12-31T23:59:60.123456789Z', '2017-01-01T00:00:00.123456789Z'],
    ['1990-12-31T15:59:60-08:00', '1991-01-01T00:00:00Z'],
    ['2017-01-01T05:44:60.25+05:45', '2017-01-01T00:00:00.25Z'],
  ])('%s is %s', (text, iso) => {
    expect(withoutLeapSecond(text)).toBe(iso);
  });

  it.each([
    '2016-12-31T23:59:59Z',
    '2026-02-28t12:34:56.5z',
    '2026-01-01T12:60:00Z',
    '2016-12-31T22:59:60Z',
    'no time',
  ])('is not found in %s, which stays unchanged', (text) => {
    expect(withoutLeapSecond(text)).toBe(text);
  });

  it('agrees with Date.parse in every zone and with any fraction', () => {
    const midnight = fc.integer({ min: 1, max: 20_000 }).map((days) => days * 1440 * MINUTE);
    const fraction = fc.option(fc.stringMatching(/^\.[0-9]{1,9}$/), { nil: '' });
    fc.assert(
      fc.property(midnight, fc.integer({ min: -1439, max: 1439 }), fraction, (at, offset, digits) => {
        const text = written(new Date(at - MINUTE), offset).replace('00.000', `60${digits}`);
        expect(Date.parse(withoutLeapSecond(text))).toBe(parseTimestamp(text));
        expect(Math.floor((parseTimestamp(text) ?? 0) / 1000) * 1000).toBe(at);
      }),
    );
  });
});
