import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionRequestSchema, propertiesFault } from './action.ts';

const accepts = (properties: unknown) =>
  actionRequestSchema.safeParse({ service_visitor_id: 'svc_v_abcdefghijkl', properties }).success;
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));

describe('properties at their limits (Spec 2.5)', () => {
  it.each([
    ['20 keys', keys(20), true],
    ['21 keys', keys(21), false],
    ['a key of 64 characters', { [`k${'a'.repeat(63)}`]: 1 }, true],
    ['a key of 65 characters', { [`k${'a'.repeat(64)}`]: 1 }, false],
    ['512 characters', { note: 'a'.repeat(512) }, true],
    ['513 characters', { note: 'a'.repeat(513) }, false],
    ['512 emoji', { note: '😀'.repeat(512) }, true],
    ['513 emoji', { note: '😀'.repeat(513) }, false],
    ['Infinity', { n: Number.POSITIVE_INFINITY }, false],
    ['NaN', { n: Number.NaN }, false],
    ['a value of undefined', { n: undefined }, false],
    ['a nested object', { n: {} }, false],
    ['a nested list', { n: [] }, false],
    ['a bigint', { n: 1n }, false],
  ])('%s: %s', (_, properties, accepted) => {
    expect(accepts(properties)).toBe(accepted);
  });

  it('of 4096 bytes of JSON are accepted, and of 4097 refused', () => {
    const ofBytes = (bytes: number) => {
      const filler = Array.from({ length: 8 }, (_, i) => [`k${i}`, 'ü'.repeat(240)] as const);
      const properties = { ...Object.fromEntries(filler), rest: '' };
      const missing = bytes - Buffer.byteLength(JSON.stringify(properties));
      return { ...properties, rest: 'x'.repeat(missing) };
    };
    expect(accepts(ofBytes(4096))).toBe(true);
    expect(accepts(ofBytes(4097))).toBe(false);
  });

  it('are measured as the UTF-8 bytes of their JSON', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
    );
    const key = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,9}$/);
    fc.assert(
      fc.property(fc.dictionary(key, value, { maxKeys: 20, noNullPrototype: true }), (properties) => {
        const fault = propertiesFault(properties);
        if (fault?.includes('sensitive')) return;
        const bytes = new TextEncoder().encode(JSON.stringify(properties)).length;
        expect(fault === null).toBe(bytes <= 4096);
      }),
    );
  });
});

it('an error names the key or the limit', () => {
  expect(propertiesFault({ plan: 'pro', userEmail: 'x' })).toBe('property "userEmail" has a sensitive name');
  expect(propertiesFault({ note: 'x'.repeat(5000) })).toBe('properties take more than 4096 bytes as JSON');
  expect(propertiesFault({ plan: 'pro' })).toBeNull();
  const issuesOf = (properties: object) =>
    actionRequestSchema.safeParse({ service_visitor_id: 'svc_v_abcdefghijkl', properties }).error?.issues;
  expect(issuesOf({ email: 'x' })).toEqual([
    { code: 'custom', path: ['properties'], message: 'property "email" has a sensitive name' },
  ]);
  expect(issuesOf(keys(21))).toMatchObject([{ message: 'at most 20 properties' }]);
});
