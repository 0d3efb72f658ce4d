// Builds the OpenAPI 3.1 document from the zod schemas of the protocol.
import { PORTABLE_WELL_FORMED, WELL_FORMED } from '@service/protocol/schemas';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponsesObject } from 'zod-openapi';
import { OPERATIONS, type Operation, type OperationError, type Security } from './operations.ts';
import { ERROR_BODIES, PARAMETERS } from './wire-schemas.ts';

export type OpenApiDocument = ReturnType<typeof createDocument>;

const SCHEMES = {
  session: { type: 'http', scheme: 'bearer', description: 'The session_token of POST /session.' },
  key: { type: 'http', scheme: 'bearer', description: 'An API key (svc_pat_...).' },
  login: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-service_login',
    description: 'The login session of /auth/login.',
  },
} as const satisfies Record<Security, object>;

export function createOpenApiDocument(version: string): OpenApiDocument {
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Event collection and brand data',
        version,
        license: { name: 'MIT', identifier: 'MIT' },
        description:
          'Every response has the ID of its request in x-request-id. Errors of browser endpoints contain only a code; those of other endpoints also a message and the same ID as request_id. 429 and 503 come with Retry-After. A path without a route answers 404 not_found, another method 405 method_not_allowed with Allow, and a fault of the service 500 internal.',
      },
      servers: [{ url: '/' }],
      paths: pathsOf(OPERATIONS),
      components: { securitySchemes: SCHEMES },
    },
    {
      override({ jsonSchema }) {
        if (jsonSchema.pattern === WELL_FORMED) jsonSchema.pattern = PORTABLE_WELL_FORMED;
      },
    },
  );
}

function pathsOf(operations: readonly Operation[]) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const operation of operations) {
    const path = operation.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method]: describeOperation(operation) };
  }
  return paths;
}

function describeOperation(operation: Operation): ZodOpenApiOperationObject {
  const { id, tag, summary, security, headers, body, path } = operation;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(security && { security: [{ [security]: [] }] }),
    requestParams: {
      ...(names.length > 0 && { path: z.object(Object.fromEntries(names.map((name) => [name, parameter(name)]))) }),
      ...(headers && { header: z.object(headers) }),
    },
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: { ...answersOf(operation), ...errorsOf(operation.errors) },
  };
}

function parameter(name: string): z.ZodType {
  const known = Object.entries(PARAMETERS).find(([key]) => key === name);
  if (!known) throw new Error(`PARAMETERS does not describe ${name}`);
  return known[1];
}

function answersOf({ answers }: Operation): ZodOpenApiResponsesObject {
  const entries = Object.entries(answers).map(([status, { description, schema }]) => [
    status,
    { description, ...(schema && { content: { 'application/json': { schema } } }) },
  ]);
  return Object.fromEntries(entries);
}

/** One response per status, with the codes that it may contain. */
function errorsOf(errors: readonly OperationError[]): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(errors, ({ status }) => status);
  const entries = [...byStatus].map(([status, same]) => {
    const codes = same.map(({ code }) => code);
    const schema = ERROR_BODIES[same[0]?.body ?? 'http'](codes);
    return [String(status), { description: codes.join(', '), content: { 'application/json': { schema } } }];
  });
  return Object.fromEntries(entries);
}
