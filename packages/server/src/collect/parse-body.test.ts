import { actionRequestSchema, collectJsonSchemas, sessionRequestSchema } from '@service/protocol/schemas';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../kernel/domain-error.ts';
import { collectParsers } from './parse-body.ts';

const parsers = collectParsers();

it('compiles schemas that are valid', () => {
  const ajv = new Ajv();
  for (const schema of Object.values(collectJsonSchemas)) expect(ajv.validateSchema(schema)).toBe(true);
});

function accepts(parse: (body: unknown) => unknown, body: unknown): boolean {
  try {
    parse(body);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid_input') return false;
    throw error;
  }
}

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\u0000', '\ud800', '😀'.repeat(128), '😀'.repeat(129), 'a'.repeat(512), 'ü'.repeat(513)),
);
const visitor = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^svc_v_[A-Za-z0-9_-]{12,80}$/) },
  fc.stringMatching(/^svc_v_[A-Za-z0-9_.-]{10,83}$/),
  fc.constantFrom('svc_v_abcdefghijkl\n', 'SVC_V_abcdefghijkl', 5, null),
);
const anything = fc.oneof(text, fc.anything());
const extra = fc.option(fc.dictionary(fc.string(), fc.anything(), { maxKeys: 2 }), { nil: undefined });

const session = fc
  .record(
    {
      service_visitor_id: visitor,
      consent: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, fc.constantFrom(false, 'true', 1, null)),
      url: fc.oneof({ weight: 6, arbitrary: text }, fc.anything()),
      source: fc.oneof({ weight: 6, arbitrary: fc.option(text) }, fc.anything()),
      referrer: fc.oneof({ weight: 6, arbitrary: fc.option(text) }, fc.anything()),
    },
    { requiredKeys: ['service_visitor_id', 'consent', 'url'] },
  )
  .chain((body) => extra.map((more) => ({ ...more, ...body })));

const key = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,20}$/) },
  fc.constantFrom('email', 'constructor', 'toString', 'k'.repeat(64), 'k'.repeat(65), '', '1a'),
);
const value = fc.oneof(
  { weight: 8, arbitrary: fc.oneof(text, fc.double(), fc.integer(), fc.boolean(), fc.constant(null)) },
  fc.anything(),
);
const properties = fc.oneof(
  { weight: 8, arbitrary: fc.dictionary(key, value, { maxKeys: 22 }) },
  fc.constantFrom(null, [], 'signup', 1),
);
const action = fc
  .record({ service_visitor_id: visitor, properties }, { requiredKeys: ['service_visitor_id'] })
  .chain((body) => extra.map((more) => ({ ...more, ...body })));

/** Only values that JSON can represent reach a parser. zod ignores a key named `__proto__`, which has its own test. */
const asJson = (body: unknown): unknown =>
  JSON.parse((JSON.stringify(body) ?? 'null').replaceAll('"__proto__"', '"constructor"'));

describe('compiled parsers and zod schemas agree', () => {
  it('on session requests', () => {
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: session }, anything).map(asJson), (body) => {
        const accepted = accepts(parsers.session, body);
        seen.add(accepted);
        expect(accepted).toBe(sessionRequestSchema.safeParse(body).success);
      }),
      { numRuns: 2000 },
    );
    expect(seen).toEqual(new Set([true, false]));
  });

  it('on action requests', () => {
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: action }, anything).map(asJson), (body) => {
        const accepted = accepts(parsers.action, body);
        seen.add(accepted);
        expect(accepted).toBe(actionRequestSchema.safeParse(body).success);
      }),
      { numRuns: 2000 },
    );
    expect(seen).toEqual(new Set([true, false]));
  });
});

it.each([
  '{"service_visitor_id":"svc_v_abcdefghijkl","__proto__":{}}',
  '{"service_visitor_id":"svc_v_abcdefghijkl","properties":{"__proto__":1}}',
  '{"__proto__":{"service_visitor_id":"svc_v_abcdefghijkl"}}',
])('%s is refused', (json) => {
  expect(accepts(parsers.action, JSON.parse(json))).toBe(false);
});

describe('a parsed body', () => {
  it('is unchanged: nothing is coerced, removed or filled in', () => {
    const body = { service_visitor_id: 'svc_v_abcdefghijkl', consent: true, url: 'x', source: null };
    const copy = structuredClone(body);
    expect(parsers.session(body)).toBe(body);
    expect(body).toEqual(copy);
  });

  it.each([
    ['consent as a string', { consent: 'true' }],
    ['consent as a number', { consent: 1 }],
    ['a number as source', { source: 5 }],
    ['one more field', { surplus: 1 }],
  ])('with %s is refused, not repaired', (_, change) => {
    const body = { service_visitor_id: 'svc_v_abcdefghijkl', consent: true, url: 'x', ...change };
    expect(accepts(parsers.session, body)).toBe(false);
  });

  it.each([
    ['session', { surplus: 1 }, '', 'must NOT have additional properties: surplus'],
    ['session', { consent: false }, '/consent', 'must be equal to constant'],
    ['session', { url: 5 }, '/url', 'must be string'],
    ['action', { properties: { '1a': 1 } }, '/properties', 'property "1a" must match pattern'],
  ] as const)('is refused with the path and the reason: %#', (kind, change, path, message) => {
    const session = kind === 'session' ? { consent: true, url: 'x' } : {};
    const body = { service_visitor_id: 'svc_v_abcdefghijkl', ...session, ...change };
    expect(() => parsers[kind](body)).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        message: expect.stringMatching(new RegExp(`^${path === '' ? '' : `${path} `}${message}`)),
        issues: [{ path, message: expect.stringMatching(new RegExp(`^${message}`)) }],
      }),
    );
  });

  it('reports the path and the reason if refused', () => {
    const body = { service_visitor_id: 'svc_v_abcdefghijkl', properties: { email: 'x' } };
    expect(() => parsers.action(body)).toThrow(
      expect.objectContaining({
        issues: [{ path: '/properties', message: 'property "email" has a sensitive name' }],
      }),
    );
  });
});

describe('a delivery id', () => {
  const uuid = fc.uuid({ version: [1, 2, 3, 4, 5, 6, 7, 8] });

  it('is any UUID, in lower case', () => {
    fc.assert(
      fc.property(uuid, (id) => {
        expect(parsers.deliveryId(id.toUpperCase())).toBe(id);
      }),
    );
  });

  it('is refused with extra characters before or after it', () => {
    fc.assert(
      fc.property(uuid, fc.string({ minLength: 1 }), (id, more) => {
        expect(accepts(() => parsers.deliveryId(id + more), undefined)).toBe(false);
        expect(accepts(() => parsers.deliveryId(more + id), undefined)).toBe(false);
      }),
    );
  });

  it('is refused with a message for its header', () => {
    const message = 'X-Service-Delivery-Id must be one UUID';
    expect(() => parsers.deliveryId(undefined)).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        message,
        issues: [{ path: '', message }],
        fault: 'delivery_id',
      }),
    );
  });

  it('that is sent twice is refused', () => {
    expect(accepts(() => parsers.deliveryId(['a', 'b']), undefined)).toBe(false);
  });
});
