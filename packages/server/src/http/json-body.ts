// Parses JSON bodies strictly: anything but UTF-8 JSON of the right type is refused, never repaired (decisions 1, 4).
import { MIMEType } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../kernel/domain-error.ts';
import { parseJson } from '../kernel/input/parse-json.ts';
import { handleExpectContinue } from './expect-continue.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses bodies of this scope as JSON. A refusal is `unsupported_media_type` or `invalid_input`; more than `bodyLimit`
 * bytes are `body_too_large`.
 */
export function readJsonBodies(scope: FastifyInstance, bodyLimit: number): void {
  readBodies(scope, bodyLimit, parseJsonBody);
}

/** Keeps bodies of this scope as bytes, for signatures; `parseJsonBody` parses them later. */
export function readRawBodies(scope: FastifyInstance, bodyLimit: number): void {
  readBodies(scope, bodyLimit, (_request, body) => body);
}

/** Replaces every body parser of the scope. */
function readBodies(
  scope: FastifyInstance,
  bodyLimit: number,
  parse: (request: FastifyRequest, body: Buffer) => unknown,
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (request, body: Buffer, done) => {
    try {
      done(null, parse(request, body));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
  handleExpectContinue(scope, bodyLimit);
}

/** Throws `unsupported_media_type` and `invalid_input`. */
export function parseJsonBody(request: FastifyRequest, body: Buffer): unknown {
  return parseJson(readJsonText(request, body));
}

/** The body's text, before parsing. Throws the same. */
export function readJsonText(request: FastifyRequest, body: Buffer): string {
  if (!isJson(request.headers['content-type'])) {
    throw new DomainError('unsupported_media_type', { message: 'The body must be application/json in UTF-8.' });
  }
  if (!isPlain(request.headers['content-encoding'])) {
    throw new DomainError('unsupported_media_type', { message: 'The body must come without a content encoding.' });
  }
  try {
    return utf8.decode(body);
  } catch {
    throw new DomainError('invalid_input', { message: 'The body is not JSON in UTF-8.' });
  }
}

/** JSON, with no charset but UTF-8. */
function isJson(contentType: string | undefined): boolean {
  if (contentType === undefined || contentType === 'application/json') return contentType !== undefined;
  try {
    const { essence, params } = new MIMEType(contentType);
    return essence === 'application/json' && /^utf-?8$/i.test(params.get('charset') ?? 'utf-8');
  } catch {
    return false;
  }
}

/** A compressed body could expand past any limit. */
const isPlain = (contentEncoding: string | undefined): boolean =>
  contentEncoding === undefined || contentEncoding.toLowerCase() === 'identity';
