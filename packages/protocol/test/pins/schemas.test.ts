// Strictness of each schema at its boundary (Spec 2.3-2.6), and the JSON Schemas generated from them.
import { describe, expect, it } from 'vitest';
import {
  actionRequestSchema,
  actionResponseSchema,
  collectJsonSchemas,
  sessionRequestSchema,
  sessionResponseSchema,
} from '../../src/schemas.ts';

const visitor = 'svc_v_abcdefghijkl';
const session = { service_visitor_id: visitor, consent: true, url: 'https://shop.example/' };
const opened = { session_token: 't', expires_in: 900, mode: 'measurement' };
const measured = { accepted: true, mode: 'measurement' };
const shadowed = { accepted: true, mode: 'shadow', receipt_id: 'r', duplicate: false };

const all = {
  'a session request': { schema: sessionRequestSchema, good: session, optional: { source: null, referrer: null } },
  'a session response': { schema: sessionResponseSchema, good: opened, optional: {} },
  'an action request': {
    schema: actionRequestSchema,
    good: { service_visitor_id: visitor },
    optional: { properties: {} },
  },
  'a measurement response': { schema: actionResponseSchema, good: measured, optional: {} },
  'a shadow response': { schema: actionResponseSchema, good: shadowed, optional: {} },
};

describe.each(Object.entries(all))('%s', (_, { schema, good, optional }) => {
  const accepts = (body: unknown) => schema.safeParse(body).success;

  it('is accepted with only its required fields, and with every optional one', () => {
    expect(accepts(good)).toBe(true);
    expect(accepts({ ...good, ...optional })).toBe(true);
  });

  it('is refused without any one of its required fields', () => {
    for (const field of Object.keys(good)) {
      const { [field]: _left, ...rest }: Record<string, unknown> = good;
      expect(accepts(rest)).toBe(false);
    }
  });

  it('is refused with any additional field', () => {
    for (const field of ['surplus', 'constructor', 'toString', ''])
      expect(accepts({ ...good, [field]: 1 })).toBe(false);
  });

  it('is refused with a field of another type', () => {
    for (const field of Object.keys({ ...good, ...optional })) {
      for (const value of [0, 1, 'x', [], [good], () => 1]) {
        if (
          field === 'url' ||
          field === 'source' ||
          field === 'referrer' ||
          field === 'session_token' ||
          field === 'receipt_id'
        ) {
          if (typeof value === 'string') continue;
        }
        expect(accepts({ ...good, [field]: value })).toBe(false);
      }
    }
  });

  it.each([null, undefined, [], 'text', 1, true])('is not %j', (body) => {
    expect(accepts(body)).toBe(false);
  });
});

it('a measurement response has no receipt', () => {
  expect(actionResponseSchema.safeParse({ ...measured, receipt_id: 'r' }).success).toBe(false);
  expect(actionResponseSchema.safeParse({ ...measured, duplicate: false }).success).toBe(false);
});

it.each([
  ['expires_in', 899],
  ['expires_in', 901],
  ['mode', 'live'],
  ['session_token', ''],
])('a session response is refused with %s %j', (field, value) => {
  expect(sessionResponseSchema.safeParse({ ...opened, [field]: value }).success).toBe(false);
});

it('the JSON Schemas are closed objects of draft 7', () => {
  const { sessionRequest, sessionResponse, actionRequest } = collectJsonSchemas;
  for (const schema of [sessionRequest, sessionResponse, actionRequest]) {
    expect(schema).toMatchObject({
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      additionalProperties: false,
    });
  }
});

it('the JSON Schema of a session request matches the parser', () => {
  const text = '^[^\\u0000\\ud800-\\udfff]*$';
  expect(collectJsonSchemas.sessionRequest).toMatchObject({
    required: ['service_visitor_id', 'consent', 'url'],
    properties: {
      service_visitor_id: { type: 'string', pattern: '^svc_v_[A-Za-z0-9_-]{12,80}$' },
      consent: { type: 'boolean', const: true },
      url: { type: 'string', pattern: text },
      source: { anyOf: [{ type: 'string', pattern: text, maxLength: 128 }, { type: 'null' }] },
      referrer: { anyOf: [{ type: 'string', pattern: text }, { type: 'null' }] },
    },
  });
});

it('the JSON Schema of an action request matches the parser', () => {
  expect(collectJsonSchemas.actionRequest).toMatchObject({
    required: ['service_visitor_id'],
    properties: {
      properties: {
        type: 'object',
        maxProperties: 20,
        propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9_-]{0,63}$' },
        additionalProperties: {
          anyOf: [{ type: 'string', maxLength: 512 }, { type: 'number' }, { type: 'boolean' }, { type: 'null' }],
        },
      },
    },
  });
});
