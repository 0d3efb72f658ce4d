import { isDeepStrictEqual } from 'node:util';
import type { ServerEvent } from '@service/protocol/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const word = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom('a', 'b', '"', '\\', '/', '\n', '\u2028', '1', '1.0', 'null', '":"', 'é', 'e\u0301'),
);
/** Like objects from `JSON.parse`; `isDeepStrictEqual` distinguishes objects without a prototype. */
const parsed = { noNullPrototype: true };
const event: fc.Arbitrary<ServerEvent> = fc.record(
  {
    spec_version: fc.constant('1.0'),
    event_id: word,
    event_handle: word,
    occurred_at: fc.constantFrom('2026-01-01T00:00:00Z', '2026-01-01T00:00:00.0Z', '2026-01-01T01:00:00+01:00'),
    subject: fc.record({ type: word, id: word }, parsed),
    attribution: fc.record({ visitor_id: fc.stringMatching(/^svc_v_[A-Za-z0-9_-]{12}$/) }, parsed),
    status: fc.constantFrom('test', 'confirmed', 'reversed'),
  },
  { ...parsed, requiredKeys: ['spec_version', 'event_id', 'event_handle', 'occurred_at', 'subject', 'status'] },
);
const choices = fc.infiniteStream(fc.nat({ max: 5 }));

/** The same JSON written differently: key order, white space and escapes. */
function rewritten(value: unknown, choose: () => number): string {
  const space = (): string => ['', '', ' ', '\n', '\t', '\r\n  '][choose()] ?? '';
  const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  if (typeof value === 'string') {
    const units = value.split('').map((unit) => {
      if (choose() === 0) return escaped(unit);
      return unit === '/' && choose() < 3 ? '\\/' : JSON.stringify(unit).slice(1, -1);
    });
    return `"${units.join('')}"`;
  }
  const entries = Object.entries(Object(value))
    .map(([key, inner]) => ({ rank: choose(), key, inner }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ key, inner }) => `${space()}${rewritten(key, choose)}${space()}:${space()}${rewritten(inner, choose)}`);
  return `{${entries.join(`${space()},`)}${space()}}`;
}

/** The paths of all strings in a body. */
const leaves = (body: object): string[][] =>
  Object.entries(body).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key]] : leaves(value).map((path) => [key, ...path]),
  );

const changed = (body: object, [key = '', ...rest]: readonly string[], value: string): object => ({
  ...body,
  [key]:
    rest.length === 0 ? value : changed(Object(Object.entries(body).find(([name]) => name === key)?.[1]), rest, value),
});

describe('the fingerprint of an event', () => {
  it('is its RFC 8785 form, prefixed by the endpoint', () => {
    const body = { b: 'é\u000f"', a: { d: '\u20ac', c: '/' } };
    expect(fingerprintOf('general', body)).toBe('general\n{"a":{"c":"/","d":"€"},"b":"é\\u000f\\""}');
  });

  it('does not depend on key order, white space or escapes', () => {
    fc.assert(
      fc.property(event, choices, (body, stream) => {
        const text = rewritten(body, () => stream.next().value ?? 0);
        expect(fingerprintOf('general', JSON.parse(text))).toBe(fingerprintOf('general', body));
      }),
    );
  });

  it('changes when any value changes', () => {
    fc.assert(
      fc.property(event, fc.nat(), word, (body, position, value) => {
        const paths = leaves(body);
        const other = changed(body, paths[position % paths.length] ?? [], value);
        fc.pre(!isDeepStrictEqual(body, other));
        expect(fingerprintOf('general', other)).not.toBe(fingerprintOf('general', body));
      }),
    );
  });

  it('is the same only for equal bodies', () => {
    fc.assert(
      fc.property(event, event, (a, b) => {
        expect(fingerprintOf('general', a) === fingerprintOf('general', b)).toBe(isDeepStrictEqual(a, b));
      }),
    );
  });

  it.each([
    ['the visitor is omitted', { attribution: undefined }],
    ['the time is written in another zone', { occurred_at: '2026-01-01T01:00:00+01:00' }],
    ['letters are composed differently', { event_id: 'e\u0301' }],
  ])('changes when %s', (_, change) => {
    const body = {
      event_id: 'é',
      occurred_at: '2026-01-01T00:00:00Z',
      attribution: { visitor_id: 'svc_v_abcdefghijkl' },
    };
    const other = JSON.parse(JSON.stringify({ ...body, ...change }));
    expect(fingerprintOf('general', other)).not.toBe(fingerprintOf('general', body));
  });

  it('differs between the endpoints', () => {
    const body = { service_visitor_id: 'svc_v_abcdefghijkl' };
    expect(fingerprintOf('preconfigured', body)).not.toBe(fingerprintOf('general', body));
  });
});
