// Requests generated from the OpenAPI document, valid and invalid: none is answered 5xx, and every response is
// documented.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rounds } from '../../../../test/support/test-depth.ts';
import { OPERATIONS, type Operation } from '../../src/openapi/index.ts';
import { addTenancy } from '../support/calls.ts';
import { document, keyOf, undocumented } from '../support/documented.ts';
import { addConnection, addKey, HANDLE } from '../support/event-requests.ts';
import { ORIGIN, VISITOR } from '../support/requests.ts';
import { sharedScene } from '../support/scene.ts';

const RUNS = rounds({ quick: 60, full: 3000 });

const scene = await sharedScene();
const install = await scene.install();
const connection = await addConnection(scene.stores, { preconfigured: HANDLE });
const { secret: key } = await addKey(scene, connection, { scopes: ['read', 'write'] });
const { secret: caller } = await addTenancy(scene);

/** The parts of JSON Schema that the document uses. */
const schemaSchema = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.json().optional(),
  enum: z.array(z.json()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
});

const schemas: Readonly<Record<string, unknown>> = document.components?.schemas ?? {};
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    VISITOR,
    ORIGIN,
    `${ORIGIN}/p`,
    '2026-01-01T00:00:00Z',
    HANDLE,
    '\u0000',
    '\ud800',
    'x'.repeat(9000),
  ),
);

/** Values that the schema accepts, most of the time. */
function valuesOf(given: unknown, depth = 0): fc.Arbitrary<unknown> {
  const { $ref, anyOf, oneOf, type, properties = {}, required = [], ...schema } = schemaSchema.parse(given ?? {});
  if ($ref !== undefined) return valuesOf(schemas[$ref.replace('#/components/schemas/', '')], depth + 1);
  const choices = anyOf ?? oneOf;
  if (choices && depth < 8) return fc.oneof(...choices.map((choice) => valuesOf(choice, depth + 1)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => valuesOf({ ...schema, type: each }, depth + 1)));
  switch (type) {
    case 'string':
      return schema.format === 'uuid' ? fc.uuid() : stringsOf(schema.pattern);
    case 'integer':
      return fc.integer();
    case 'number':
      return fc.double();
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(schema.items, depth + 1), { maxLength: 3 });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valuesOf(each, depth + 1)])),
        { requiredKeys: required },
      );
    default:
      return fc.jsonValue();
  }
}

function stringsOf(pattern: string | undefined): fc.Arbitrary<string> {
  const [first = 'x'] = [VISITOR, '2026-01-01T00:00:00Z', 'x'].filter((each) =>
    new RegExp(pattern ?? '', 'u').test(each),
  );
  return fc.oneof(fc.constant(first), text);
}

/** Truncated, or with something inserted. */
const brokenOf = (bodies: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(bodies, fc.nat(), fc.string({ unit: 'binary', maxLength: 3 })).map(([body, at, put]) => {
    const place = at % (body.length + 1);
    return body.slice(0, place) + put + body.slice(place + put.length);
  });

function bodiesOf({ path, method }: Operation): fc.Arbitrary<string | undefined> {
  const item = z
    .record(z.string(), z.record(z.string(), z.looseObject({ requestBody: z.unknown().optional() })))
    .parse(document.paths);
  const found = z
    .object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) })
    .safeParse(item[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method]?.requestBody);
  if (!found.success) return fc.constant(undefined);
  const valid = valuesOf(found.data.content['application/json']?.schema).map((value) => JSON.stringify(value));
  return fc.oneof({ weight: 6, arbitrary: valid }, fc.json(), brokenOf(valid), fc.string({ unit: 'binary' }));
}

const segment = fc.string({ minLength: 1, maxLength: 20 }).map(encodeURIComponent);
/** A header contains visible ASCII. */
const header = fc.stringMatching(/^[\x21-\x7e]{0,60}$/);
const usually = <Value>(value: Value, other: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(value) }, other);

async function credentialFor({ path, security }: Operation): Promise<string> {
  if (security === 'session') return `Bearer ${await scene.token(install)}`;
  return `Bearer ${path === '/rpc' ? caller : key}`;
}

async function requestsTo(operation: Operation) {
  const { method, path, security, headers = {} } = operation;
  const known: Record<string, string> = { installId: install.id, id: connection.id, receiptId: randomUUID() };
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const ids = fc.tuple(...names.map((name) => usually(known[name] ?? 'x', segment)));
  const own: Record<string, fc.Arbitrary<string>> = { origin: usually(ORIGIN, header) };
  const sent = {
    ...Object.fromEntries(Object.keys(headers).map((name) => [name, own[name] ?? fc.oneof(fc.uuid(), header)])),
    ...(security && { authorization: usually(await credentialFor(operation), header) }),
    ...(method !== 'get' && { 'content-type': usually('application/json', header) }),
  };
  return fc
    .record({ ids, headers: fc.record(sent, { requiredKeys: [] }), body: bodiesOf(operation) })
    .map((request) => ({
      method: method === 'get' ? ('GET' as const) : method === 'post' ? ('POST' as const) : ('DELETE' as const),
      url: names.reduce((url, name, i) => url.replace(`:${name}`, request.ids[i] ?? 'x'), path),
      headers: request.headers,
      ...(request.body !== undefined && { payload: request.body }),
    }));
}

describe('any request to', () => {
  it.each(OPERATIONS.map((operation) => ({ key: keyOf(operation), operation })))(
    '$key is answered as documented, never 5xx',
    async ({ key: name, operation }) => {
      const statuses = new Map<number, number>();
      const property = fc.asyncProperty(await requestsTo(operation), async (request) => {
        const { statusCode: status, body } = await scene.inject(request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(status).toBeLessThan(500);
        expect(undocumented(name, { status, body })).toBeUndefined();
      });
      await fc.assert(property, { numRuns: RUNS });
      expect([...statuses.values()].reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(RUNS);
    },
    300_000,
  );
});
