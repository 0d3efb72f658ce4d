// Errors in responses (Spec 7; decisions 1 "Error bodies"): one description of a failure, one encoder per surface.
import type { IncomingHttpHeaders } from 'node:http';
import {
  COLLECT_ERRORS,
  type CollectErrorBody,
  type CollectErrorCode,
  type ErrorBody,
  HTTP_ERRORS,
  type HttpErrorCode,
} from '@service/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../kernel/clock.ts';
import { DomainError, type Issue } from '../kernel/domain-error.ts';
import { type Logger, oncePerSecond } from '../ops/logging.ts';
import type { RequestInstruments } from '../ops/metrics/instruments.ts';
import { isCollectUrl } from './surface.ts';

/** Errors that Fastify throws for bad requests. Any other foreign error is an internal error, never the client's. */
const FRAMEWORK_CODES: Readonly<Record<string, [HttpErrorCode, message: string]>> = {
  FST_ERR_BAD_URL: ['not_found', 'The URL cannot be decoded.'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'The URL is too long.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['body_too_large', 'The body is larger than this endpoint allows.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'The Content-Type is not one that this endpoint accepts.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_input', 'The body does not have the length of its Content-Length.'],
};

/** Browser endpoints know fewer codes (decisions 1). */
const COLLECT_CODES: Readonly<Record<string, CollectErrorCode>> = {
  repeated_header: 'invalid_input',
  body_too_large: 'invalid_input',
  unsupported_media_type: 'invalid_input',
};

/** Sent instead of the error's message, which is only logged. */
export const SERVER_ERROR_MESSAGES = {
  internal: 'Something failed on our side.',
  unavailable: 'The service cannot answer this now. Try again.',
} as const;

const MIN_RETRY_AFTER = 1;

export type ErrorReplier = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** The refusal and its reason, in more detail than the response: for testing an integration. */
export interface Refusal {
  method: string;
  /** Without the query string. */
  path: string;
  status: number;
  code: string;
  /** Our own explanation. */
  reason: string;
  issues: Issue[];
}

/** Further details of a refused call. */
export interface RefusalContext {
  /** The reason where the code covers several, otherwise the code before it was mapped to the endpoint's codes. */
  fault: string;
  headers: IncomingHttpHeaders;
}

export interface ErrorReplierDeps {
  logger: Logger;
  clock: Clock;
  /** Called with every refusal and failure, once it is answered. */
  onRefused?: ((refusal: Refusal, context: RefusalContext) => void) | undefined;
  metrics?: Pick<RequestInstruments, 'refused'>;
}

/** Answers any error from a hook, a parser, a handler or the framework, and logs internal ones. */
export function createErrorReplier({ logger, clock, onRefused, metrics }: ErrorReplierDeps): ErrorReplier {
  const throttle = oncePerSecond(clock);

  function log({ code }: DomainError, error: unknown, request: FastifyRequest): void {
    const { method, routeOptions } = request;
    const fields = { request_id: request.id, method, route: routeOptions?.url, ...causeOf(error) };
    if (code === 'internal') throttle((suppressed) => logger.error({ ...fields, suppressed }, 'request failed'));
    if (code === 'unavailable') throttle((suppressed) => logger.warn({ ...fields, suppressed }, 'request refused'));
  }

  return (error, request, reply) => {
    const isCollect = isCollectUrl(request.url);
    const failure = sayable(describeFailure(error, request), isCollect);
    log(failure, error, request);
    keepConnection(reply);
    const { status, body } = isCollect ? collectError(failure) : httpError(failure, request);
    metrics?.refused(body.error.code);
    onRefused?.(refusalOf(failure, request, { status, code: body.error.code }), {
      fault: failure.fault ?? failure.code,
      headers: request.headers,
    });
    return send(status, body, failure, reply);
  };
}

/**
 * For protocols with their own error format: the HTTP status of an error, including those thrown by earlier hooks.
 * 500 is an internal error.
 */
export function statusOf(error: unknown, request: FastifyRequest): number {
  const { code } = describeFailure(error, request);
  return isKnown(HTTP_ERRORS, code) ? HTTP_ERRORS[code] : HTTP_ERRORS.internal;
}

/** Whole seconds until a retry. */
export const retryAfterOf = (error: unknown): number =>
  Math.max(MIN_RETRY_AFTER, Math.ceil((error instanceof DomainError ? error.retryAfter : undefined) ?? 0));

/** A refusal of our own, such as while shutting down, has no cause, and its stack tells nothing. */
const causeOf = (error: unknown): { reason: string } | { err: unknown } =>
  error instanceof DomainError && error.cause === undefined && error.code === 'unavailable'
    ? { reason: error.message }
    : { err: error };

function refusalOf(
  { message: reason, issues = [] }: DomainError,
  { method, url }: FastifyRequest,
  answer: Pick<Refusal, 'status' | 'code'>,
): Refusal {
  const [path = url] = url.split('?', 1);
  return { method, path, ...answer, reason, issues };
}

function describeFailure(error: unknown, request: FastifyRequest): DomainError {
  if (error instanceof DomainError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = FRAMEWORK_CODES[code];
  if (known) return new DomainError(known[0], { message: known[1] });
  /** The client disconnected: no one reads the response, and nothing failed on our side. */
  const isAborted = code === 'ECONNRESET' && !request.raw.complete;
  return new DomainError(isAborted ? 'invalid_input' : 'internal');
}

/** A code that the surface does not define is an internal error. */
function sayable(failure: DomainError, isCollect: boolean): DomainError {
  const code = COLLECT_CODES[failure.code] ?? failure.code;
  const isSayable = isCollect ? isKnown(COLLECT_ERRORS, code) : isKnown(HTTP_ERRORS, failure.code);
  return isSayable ? failure : new DomainError('internal');
}

/**
 * Fastify closes the connection after a body it did not fully read, and the resulting reset can discard the response
 * for a client that is still sending. Node reads the rest, within the request timeout.
 */
const keepConnection = (reply: FastifyReply): FastifyReply => reply.removeHeader('connection');

function collectError(failure: DomainError): { status: number; body: CollectErrorBody } {
  const mapped = COLLECT_CODES[failure.code] ?? failure.code;
  const code = isKnown(COLLECT_ERRORS, mapped) ? mapped : 'unavailable';
  return { status: COLLECT_ERRORS[code], body: { error: { code } } };
}

function httpError(failure: DomainError, request: FastifyRequest): { status: number; body: ErrorBody } {
  const code = isKnown(HTTP_ERRORS, failure.code) ? failure.code : 'internal';
  const message = code === 'internal' || code === 'unavailable' ? SERVER_ERROR_MESSAGES[code] : failure.message;
  const body: ErrorBody = {
    error: { code, message, request_id: request.id, ...(failure.issues && { issues: failure.issues }) },
  };
  return { status: HTTP_ERRORS[code], body };
}

function send(status: number, body: CollectErrorBody | ErrorBody, failure: DomainError, reply: FastifyReply) {
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 429 || status === 503) {
    reply.header('retry-after', retryAfterOf(failure));
  }
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

const isKnown = <Code extends string>(table: Readonly<Record<Code, number>>, code: string): code is Code =>
  Object.hasOwn(table, code);
