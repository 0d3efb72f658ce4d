// Every list, text and record in a request has a maximum, so that no request costs more than its limits say.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { portalRoutes } from '../../src/portal/index.ts';
import * as schemas from '../../src/schemas.ts';

interface Node {
  type?: string;
  const?: unknown;
  enum?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
  additionalProperties?: Node | boolean;
  properties?: Record<string, Node>;
  [part: string]: unknown;
}

/** Texts of a fixed length. */
const FIXED = new Set(['date', 'uuid']);

const hasMaximum = (node: Node): boolean => {
  if (node.const !== undefined || node.enum !== undefined) return true;
  if (node.type === 'string')
    return (node.maxLength ?? Infinity) < 1e7 || FIXED.has(node.format ?? '') || isBounded(node.pattern);
  if (node.type === 'array') return node.maxItems !== undefined;
  return node.type !== 'object' || node.additionalProperties === false || node.maxProperties !== undefined;
};

/** Whether a pattern matches no longer texts than it says. */
const isBounded = (pattern = '*'): boolean =>
  /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(pattern.replace(/\[[^\]]*\]|\\./g, 'x'));

function* unbounded(node: unknown, path: string): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const schema: Node = { ...node };
  if (!hasMaximum(schema)) yield `${path} (${schema.type})`;
  for (const [name, part] of Object.entries(schema)) yield* unbounded(part, `${path}.${name}`);
}

const isRoute = (route: object): route is { body?: z.ZodType; query?: z.ZodType } =>
  'body' in route || 'query' in route;

const requests: [string, z.ZodType][] = [
  ...Object.entries(portalRoutes).flatMap(([key, route]): [string, z.ZodType][] => {
    if (!isRoute(route)) return [];
    return [route.body, route.query].flatMap((schema) => (schema ? [[key, schema]] : []));
  }),
  ...Object.entries(schemas.TOOL_SCHEMAS).map(([name, { input }]): [string, z.ZodType] => [name, input]),
  ...Object.entries(schemas).flatMap(([name, schema]): [string, z.ZodType][] =>
    schema instanceof z.ZodType &&
    /(?:Request|Query|newToken|[eE]vent)Schema$/.test(name) &&
    name !== 'acceptedEventSchema'
      ? [[name, schema]]
      : [],
  ),
];

it.each(requests)('%s has a maximum for each list, text and record', (name, schema) => {
  expect([...unbounded(z.toJSONSchema(schema, { io: 'input' }), name)]).toEqual([]);
});
