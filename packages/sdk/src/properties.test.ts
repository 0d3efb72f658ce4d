import { actionRequestSchema, isSensitiveKey } from '@service/protocol/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceBillingError } from './errors.ts';
import { checkProperties as check } from './properties.ts';

const checkProperties = (properties: unknown) => check({ Blob, JSON }, properties);

/** The code and message of the error; `undefined` if the properties are accepted. */
function refusalOf(properties: unknown): ServiceBillingError | undefined {
  try {
    checkProperties(properties);
    return undefined;
  } catch (error) {
    if (error instanceof ServiceBillingError) return error;
    throw error;
  }
}

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));

/** Properties whose JSON has exactly this many bytes. */
const ofBytes = (bytes: number) => {
  const parts = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`k${i}`, 'x'.repeat(500)]));
  return { ...parts, z: 'y'.repeat(bytes - JSON.stringify({ ...parts, z: '' }).length) };
};

const circular: Record<string, unknown> = {};
circular.self = circular;

describe('checkProperties', () => {
  it.each([
    ['nothing', undefined],
    ['no keys', {}],
    ['every kind of value', { s: 'a', n: -1.5e9, t: true, f: false, z: null }],
    ['an object without a prototype', Object.assign(Object.create(null), { a: 1 })],
    ['a key of 64 characters', { [`a${'b'.repeat(63)}`]: 1 }],
    ['20 keys', keys(20)],
    ['512 characters', { a: 'x'.repeat(512) }],
    ['512 characters beyond the first plane', { a: '😀'.repeat(512) }],
    ['4,096 bytes', ofBytes(4096)],
    ['line breaks', { a: 'x\n\u2028y' }],
  ])('takes %s', (_, properties) => {
    expect(refusalOf(properties)).toBeUndefined();
  });

  it.each([
    ['a circular object', circular, 'self'],
    ['a BigInt', { ok: 1, big: 1n }, 'big'],
    ['NaN', { nan: Number.NaN }, 'nan'],
    ['infinity', { inf: Number.NEGATIVE_INFINITY }, 'inf'],
    ['a Date', { when: new Date(0) }, 'when'],
    ['a nested object', { nested: {} }, 'nested'],
    ['an array', { list: [] }, 'list'],
    ['a function', { call: () => {} }, 'call'],
    ['a symbol', { sign: Symbol('x') }, 'sign'],
    ['a boxed string', { box: new String('x') }, 'box'],
    ['a __proto__ key', JSON.parse('{"__proto__": 1}'), '__proto__'],
    ['a __proto__ key with an object', JSON.parse('{"__proto__": {"a": 1}}'), '__proto__'],
    ['a key that starts with a digit', { '1a': 1 }, '1a'],
    ['an empty key', { '': 1 }, ''],
    ['a key with a dot', { 'a.b': 1 }, 'a.b'],
    ['a key with a trailing line break', { 'ab\n': 1 }, 'ab\n'],
    ['a key of 65 characters', { [`a${'b'.repeat(64)}`]: 1 }, `a${'b'.repeat(64)}`],
    ['21 keys', keys(21), 'k20'],
    ['513 characters', { long: 'x'.repeat(513) }, 'long'],
    ['513 characters beyond the first plane', { long: '😀'.repeat(513) }, 'long'],
    ['U+0000', { zero: 'a\0b' }, 'zero'],
    ['a lone surrogate', { half: 'a\ud83d' }, 'half'],
    ['reversed surrogates', { half: '\ude00\ud83d' }, 'half'],
    ['4,097 bytes', ofBytes(4097), 'z'],
    ['4,097 bytes that are fewer characters', { ...ofBytes(4095), k0: `é${'x'.repeat(500)}` }, 'z'],
  ])('refuses %s and names the key', (_, properties, key) => {
    expect(refusalOf(properties)).toMatchObject({
      code: 'invalid_properties',
      message: `invalid_properties: ${key}`,
      retryable: false,
    });
  });

  it.each([[[]], [[1]], [new Date()], [new Map()], [5], [true], [new Event('click')], [() => {}], [Symbol('x')]])(
    'refuses anything but a plain object: %o',
    (properties) => {
      expect(refusalOf(properties)?.code).toBe('invalid_properties');
    },
  );

  it.each<keyof ProxyHandler<object>>(['get', 'ownKeys', 'getOwnPropertyDescriptor'])(
    'refuses an object whose %s throws',
    (trap) => {
      const throwing = () => {
        throw new Error('of the page');
      };
      expect(refusalOf(new Proxy({ a: 1 }, { [trap]: throwing }))?.code).toBe('invalid_properties');
    },
  );

  it.each(['', 'signup'])('refuses the event name %j', (name) => {
    expect(refusalOf(name)?.code).toBe('unsupported_event_name');
  });

  it('omits undefined, as JSON does', () => {
    expect(JSON.stringify(checkProperties({ a: undefined, b: 1 }))).toBe('{"b":1}');
  });

  it('agrees with the server on everything that JSON can express', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.string({ unit: fc.constantFrom('\ud800', '😀', 'x', '\0'), maxLength: 4 }),
    );
    const sized = fc
      .integer({ min: 505, max: 520 })
      .chain((length) => fc.constantFrom('x', 'é', '😀').map((unit) => unit.repeat(length)));
    const value = fc.oneof(
      text,
      sized,
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
      fc.constant([]),
      fc.constant({}),
    );
    const key = fc.oneof(fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/), fc.string({ maxLength: 70 }));
    fc.assert(
      fc.property(fc.dictionary(key, value, { maxKeys: 24 }), (properties) => {
        // NOTE: zod ignores the key `__proto__`; the server's compiled schemas do not, as its own tests show.
        fc.pre(!Object.keys(properties).some((name) => isSensitiveKey(name) || name === '__proto__'));
        const body = { service_visitor_id: 'svc_v_0123456789ab', properties };
        const accepted = actionRequestSchema.safeParse(JSON.parse(JSON.stringify(body))).success;
        expect(refusalOf(properties) === undefined).toBe(accepted);
      }),
      { numRuns: 500 },
    );
  });
});
