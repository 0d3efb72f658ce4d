// `POST /rpc` (Spec 4.6; decisions 6): authenticates before reading the body, then answers one message.
import { MAX_RPC_BODY_BYTES, type RpcErrorName } from '@service/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readJsonText, readRawBodies } from '../http/json-body.ts';
import { statusOf } from '../http/reply-errors.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { type AuthenticateDeps, authenticate } from '../tokens/index.ts';
import type { CallLimits } from '../tools/http-limits.ts';
import { type Caller, callerOfToken, type ToolCaller } from '../tools/index.ts';
import { createDispatch } from './dispatch.ts';
import { encodeAnswer, type Reply } from './encode.ts';
import { costOf, createMethods } from './methods.ts';
import { describeFailure, type Failure, failure, rpcError } from './rpc-errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hook of `/rpc`. */
    rpcCaller: Caller | null;
  }
}

export interface RpcRoutesDeps extends AuthenticateDeps {
  limits: CallLimits;
  tools: ToolCaller;
  /** Called with internal errors. */
  onFault(error: unknown, method: string): void;
  /** Called with the code of each error in a response. */
  onRefused?: ((code: string) => void) | undefined;
}

/** For a single message; a batch is 200 with its errors inside, and so is any error not listed here. */
const STATUS: Readonly<Partial<Record<RpcErrorName, number>>> = {
  parse_error: 400,
  invalid_request: 400,
  auth_required: 401,
  rate_limited: 429,
};

export function rpcRoutes(scope: FastifyInstance, deps: RpcRoutesDeps): void {
  const tokenOf = authenticate(deps);
  const dispatch = createDispatch({
    methods: createMethods(deps.tools),
    take: deps.limits.take,
    costOf: (request) => costOf(deps.tools, request),
    onFault: deps.onFault,
  });

  readRawBodies(scope, MAX_RPC_BODY_BYTES);
  scope.decorateRequest('rpcCaller', null);
  scope.setErrorHandler((error, request, reply) => {
    const { status, why } = describeRefusal(error, request);
    if (status === 500) deps.onFault(error, 'http');
    /** Node reads the rest of a body that was too large, so that the response arrives. */
    if (status !== 500) reply.removeHeader('connection');
    deps.onRefused?.(why.name);
    return send(reply, status, { response: { jsonrpc: '2.0', id: null, error: rpcError(why) } }, why);
  });

  scope.post('/rpc', {
    onRequest: async (request) => {
      request.rpcCaller = callerOfToken(await tokenOf(request.headers.authorization));
    },
    handler: async (request, reply) => {
      const caller = request.rpcCaller;
      if (caller === null) throw new Error('the onRequest hook did not run');
      const { body, refused, taken } = await dispatch(caller, messageOf(request));
      if (taken) deps.limits.tell(reply, caller, taken);
      if (deps.onRefused) for (const code of errorCodesOf(body)) deps.onRefused(code);
      if (body === undefined) return reply.code(204).header('cache-control', 'no-store').send();
      return send(reply, refused ? callStatus(refused) : 200, body, refused);
    },
  });
}

const errorCodesOf = (body: Reply | Reply[] | undefined): string[] =>
  [body ?? []].flat().flatMap(({ response }) => ('error' in response ? (response.error.data?.code ?? []) : []));

function messageOf(request: FastifyRequest): string {
  if (!Buffer.isBuffer(request.body) || request.body.length === 0) return '';
  return readJsonText(request, request.body);
}

function callStatus({ name, data }: Failure): number {
  if (data.reason === 'demo_token' || data.reason === 'insufficient_scope') return 403;
  return STATUS[name] ?? 200;
}

/** The error for a body without a message. */
function describeRefusal(error: unknown, request: FastifyRequest): { status: number; why: Failure } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return { status: 413, why: failure('invalid_request', `A message may have at most ${MAX_RPC_BODY_BYTES} bytes.`) };
  const isCutShort = code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH' || (code === 'ECONNRESET' && !request.raw.complete);
  if (code === 'invalid_input' || isCutShort)
    return { status: 400, why: failure('parse_error', 'The message is not JSON in UTF-8.') };
  const why = describeFailure(error);
  if (why.name !== 'internal') return { status: callStatus(why), why };
  const status = statusOf(error, request);
  return { status, why: status < 500 ? failure('invalid_request', wordsOf(error)) : why };
}

const wordsOf = (error: unknown): string =>
  error instanceof DomainError ? error.message : 'The request cannot be read.';

function send(reply: FastifyReply, status: number, body: Reply | Reply[], why: Failure | undefined) {
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (why?.data.retry_after !== undefined) reply.header('retry-after', why.data.retry_after);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(encodeAnswer(body));
}
