// Strictness of each schema at its boundary (Spec 2.3-2.6), and the JSON Schemas generated from them.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  acceptedEventSchema,
  actionRequestSchema,
  actionResponseSchema,
  collectJsonSchemas,
  createdTokenSchema,
  jobQuerySchema,
  jobSchema,
  linkRequestSchema,
  linkResponseSchema,
  meSchema,
  newTokenSchema,
  receiptSchema,
  redeemRequestSchema,
  redeemResponseSchema,
  sessionRequestSchema,
  sessionResponseSchema,
  tokenSchema,
} from '../../src/schemas.ts';

const visitor = 'svc_v_abcdefghijkl';
const session = { service_visitor_id: visitor, consent: true, url: 'https://shop.example/' };
const opened = { session_token: 't', expires_in: 900, mode: 'measurement' };
const measured = { accepted: true, mode: 'measurement' };
const shadowed = { accepted: true, mode: 'shadow', receipt_id: 'r', duplicate: false };

const time = '2026-03-01T12:00:00.000Z';
const receipt = {
  receipt_id: 'r',
  connection_id: '3f6c1c50-7d0c-4f7c-9a53-3f0f5c0d7a11',
  event_id: 'e',
  event_handle: 'booking',
  status: 'confirmed',
  state: 'queued',
  outcome: null,
  received_at: time,
  processed_at: null,
  attribution: { visitor_id: visitor, source: null, channel: 'direct', first_seen_at: time, last_seen_at: time },
};
const token = {
  token_id: 'k',
  tenant_id: 't',
  name: 'backend',
  demo: false,
  scopes: ['read'],
  brand_ids: ['b'],
  created_at: time,
  expires_at: null,
  revoked_at: null,
  last_used_on: null,
};
const tenant = { tenant_id: 't', name: null, role: 'owner' };
const progress = { done: 0, total: 1, failed: 0 };

interface Pinned {
  schema: z.ZodType;
  good: Record<string, unknown>;
  optional: Record<string, unknown>;
  /** The fields that may be any text. */
  texts: readonly string[];
}

const all: Readonly<Record<string, Pinned>> = {
  'a session request': {
    schema: sessionRequestSchema,
    good: session,
    optional: { source: null, referrer: null },
    texts: ['url', 'source', 'referrer'],
  },
  'a session response': { schema: sessionResponseSchema, good: opened, optional: {}, texts: ['session_token'] },
  'an action request': {
    schema: actionRequestSchema,
    good: { service_visitor_id: visitor },
    optional: { properties: {} },
    texts: [],
  },
  'a measurement response': { schema: actionResponseSchema, good: measured, optional: {}, texts: [] },
  'a shadow response': { schema: actionResponseSchema, good: shadowed, optional: {}, texts: ['receipt_id'] },
  'a link request': {
    schema: linkRequestSchema,
    good: { service_visitor_id: visitor, target_origin: 'https://shop.example' },
    optional: {},
    texts: ['target_origin'],
  },
  'a link response': {
    schema: linkResponseSchema,
    good: { link_token: 't', expires_in: 120 },
    optional: {},
    texts: ['link_token'],
  },
  'a redeem request': {
    schema: redeemRequestSchema,
    good: { link_token: 't', consent: true },
    optional: { referrer_origin: 'https://shop.example' },
    texts: ['link_token', 'referrer_origin'],
  },
  'a redeem response': {
    schema: redeemResponseSchema,
    good: { service_visitor_id: visitor },
    optional: {},
    texts: [],
  },
  'the response to an event': {
    schema: acceptedEventSchema,
    good: { accepted: true, receipt_id: 'r', duplicate: false, status_url: '/' },
    optional: {},
    texts: ['receipt_id', 'status_url'],
  },
  'a receipt': {
    schema: receiptSchema,
    good: receipt,
    optional: {},
    texts: ['receipt_id', 'event_id', 'event_handle'],
  },
  'the attribution in a receipt': {
    schema: receiptSchema.shape.attribution.unwrap(),
    good: receipt.attribution,
    optional: {},
    texts: ['visitor_id', 'source', 'channel'],
  },
  'a new token': {
    schema: newTokenSchema,
    good: { name: 'backend', scopes: ['write'] },
    optional: { tenant_id: 't', brand_ids: null, expires_at: null },
    texts: ['name', 'tenant_id'],
  },
  'a token': { schema: tokenSchema, good: token, optional: {}, texts: ['token_id', 'tenant_id', 'name'] },
  'a created token': {
    schema: createdTokenSchema,
    good: { ...token, token: 'secret' },
    optional: {},
    texts: ['token_id', 'tenant_id', 'name', 'token'],
  },
  'the signed-in user': {
    schema: meSchema,
    good: { user_id: 'u', email: 'a@b.example', tenants: [tenant], csrf_token: 'c', session_expires_at: time },
    optional: {},
    texts: ['user_id', 'email', 'csrf_token'],
  },
  'a tenant of the user': {
    schema: meSchema.shape.tenants.element,
    good: tenant,
    optional: {},
    texts: ['tenant_id', 'name'],
  },
  'a query for a job': { schema: jobQuerySchema, good: { jobId: 'j' }, optional: {}, texts: ['jobId'] },
  'a job': {
    schema: jobSchema,
    good: { jobId: 'j', status: 'running', progress, started_at: time, finished_at: null },
    optional: { result: {}, error: { code: 'internal', message: 'failed' } },
    texts: ['jobId'],
  },
  'the error of a job': {
    schema: jobSchema.shape.error.unwrap(),
    good: { code: 'internal', message: 'failed' },
    optional: {},
    texts: ['code', 'message'],
  },
};

describe.each(Object.entries(all))('%s', (_, { schema, good, optional, texts }) => {
  const accepts = (body: unknown) => schema.safeParse(body).success;

  it('is accepted with only its required fields, and with every optional one', () => {
    expect(accepts(good)).toBe(true);
    expect(accepts({ ...good, ...optional })).toBe(true);
  });

  it('is refused without any one of its required fields', () => {
    for (const field of Object.keys(good)) {
      const { [field]: _left, ...rest } = good;
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
        if (texts.includes(field) && typeof value === 'string') continue;
        if (Array.isArray(value) && value.length === 0 && Array.isArray(good[field])) continue;
        expect(accepts({ ...good, [field]: value })).toBe(false);
      }
    }
  });

  it.each([null, undefined, [], 'text', 1, true])('is not %j', (body) => {
    expect(accepts(body)).toBe(false);
  });
});

/** The fields of a JSON Schema, at any depth, without a description. */
function undescribed(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, part]) => {
    if (name !== 'properties') return undescribed(part, path);
    return Object.entries(Object(part)).flatMap(([field, value]) => [
      ...(Object(value).description ? [] : [`${path}.${field}`]),
      ...undescribed(value, `${path}.${field}`),
    ]);
  });
}

it.each(Object.entries(all))('each field of %s has a description', (_, { schema }) => {
  expect(undescribed(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }))).toEqual([]);
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

it.each<[z.ZodType, unknown]>([
  [newTokenSchema, { name: 'backend', scopes: [] }],
  [newTokenSchema, { name: 'backend', scopes: ['admin'] }],
  [newTokenSchema, { name: 'backend', scopes: ['read'], brand_ids: [] }],
  [newTokenSchema, { name: 'backend', scopes: ['read'], brand_ids: Array(101).fill('b') }],
  [newTokenSchema, { name: 'backend', scopes: ['read'], expires_at: '2026-03-01T12:00:00' }],
  [tokenSchema, { ...token, last_used_on: time }],
  [tokenSchema, { ...token, scopes: ['admin'] }],
  [receiptSchema, { ...receipt, status: 'lost' }],
  [receiptSchema, { ...receipt, state: 'lost' }],
  [receiptSchema, { ...receipt, outcome: 'lost' }],
  [receiptSchema, { ...receipt, received_at: '2026-03-01' }],
  [acceptedEventSchema, { accepted: true, receipt_id: '', duplicate: false, status_url: '/' }],
  [acceptedEventSchema, { accepted: true, receipt_id: 'r', duplicate: false, status_url: '' }],
  [jobQuerySchema, { jobId: '' }],
  [receiptSchema, { ...receipt, receipt_id: '' }],
  [actionResponseSchema, { ...shadowed, receipt_id: '' }],
  [jobQuerySchema, { jobId: 'j'.repeat(101) }],
  [jobSchema.shape.progress, { ...progress, done: -1 }],
  [jobSchema.shape.progress, { ...progress, done: 0.5 }],
  [jobSchema.shape.progress, { ...progress, more: 1 }],
  [linkRequestSchema, { service_visitor_id: visitor, target_origin: '' }],
  [linkResponseSchema, { link_token: '', expires_in: 120 }],
  [redeemRequestSchema, { link_token: '', consent: true }],
  [redeemRequestSchema, { link_token: 't', consent: true, referrer_origin: '' }],
])('%#: a value beyond its limits is refused', (schema, body) => {
  expect(schema.safeParse(body).success).toBe(false);
});

it.each<[z.ZodType, unknown]>([
  [newTokenSchema, { name: '', scopes: ['read', 'write'], brand_ids: Array(100).fill('b'), expires_at: time }],
  [newTokenSchema, { name: 'backend', scopes: ['read'], expires_at: '2026-03-01T13:00:00+01:00' }],
  [tokenSchema, { ...token, last_used_on: '2026-03-01', expires_at: time, revoked_at: time, brand_ids: null }],
  ...['attributed', 'unattributed', 'reversed', 'reversal_unmatched', 'test'].map(
    (outcome) =>
      [receiptSchema, { ...receipt, state: 'processed', outcome, processed_at: time }] satisfies [z.ZodType, unknown],
  ),
  ...['test', 'confirmed', 'reversed'].map(
    (status) => [receiptSchema, { ...receipt, status, attribution: null }] satisfies [z.ZodType, unknown],
  ),
  ...['running', 'succeeded', 'failed', 'canceled'].map(
    (status) =>
      [jobSchema, { jobId: 'j', status, progress, started_at: time, finished_at: time }] satisfies [z.ZodType, unknown],
  ),
  [jobSchema, { jobId: 'j', status: 'failed', progress, started_at: time, finished_at: null, result: { any: [1] } }],
  [jobQuerySchema, { jobId: 'j'.repeat(100) }],
  [receiptSchema, { ...receipt, receipt_id: 'receipt' }],
  [actionResponseSchema, { ...shadowed, receipt_id: 'receipt' }],
  [sessionResponseSchema, { ...opened, mode: 'shadow' }],
  [meSchema.shape.tenants.element, { ...tenant, name: 'Acme', role: 'member' }],
])('%#: a value at its limits is accepted', (schema, body) => {
  expect(schema.safeParse(body).success).toBe(true);
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
