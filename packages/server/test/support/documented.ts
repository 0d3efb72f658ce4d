// Checks responses of a server against the OpenAPI document.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';
import { createOpenApiDocument, OPERATIONS } from '../../src/openapi/index.ts';

export const document = createOpenApiDocument('1.2.3');

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ ...document, $id: 'openapi' });

const operationsSchema = z.record(
  z.string(),
  z.record(z.string(), z.object({ responses: z.record(z.string(), z.object({ content: z.unknown().optional() })) })),
);
const paths = operationsSchema.parse(document.paths);

export interface GivenAnswer {
  status: number;
  body: string;
}

/** `METHOD /path` as the document writes it. */
export const keyOf = ({ method, path }: { method: string; path: string }): string =>
  `${method.toUpperCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`;

export const KEYS: readonly string[] = OPERATIONS.map(keyOf);

/** The problem with a response to this operation, or `undefined`. */
export function undocumented(key: string, { status, body }: GivenAnswer): string | undefined {
  const [method = '', path = ''] = key.split(' ');
  const response = paths[path]?.[method.toLowerCase()]?.responses[String(status)];
  if (response === undefined) return `${key} answered ${status}, which is not documented: ${body}`;
  if (response.content === undefined) return body === '' ? undefined : `${key} answered ${status} with a body`;
  const pointer = ['paths', path, method.toLowerCase(), 'responses', String(status)];
  const reference = [...pointer, 'content', 'application/json', 'schema'].map(escapePointer).join('/');
  const validate = ajv.getSchema(`openapi#/${reference}`);
  if (!validate) return `${key} has no schema for ${status}`;
  return validate(JSON.parse(body))
    ? undefined
    : `${key} answered ${status} ${body}: ${ajv.errorsText(validate.errors)}`;
}

const escapePointer = (segment: string): string =>
  encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'));
