// `POST /mcp`: Streamable HTTP with the official SDK, behind the checks of Host, Origin, token and quota (decisions
// 11).
import type { AuthInfo, Server } from '@modelcontextprotocol/server';
import { MAX_RPC_BATCH, MAX_RPC_BODY_BYTES, type TokenScope } from '@service/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readJsonText, readRawBodies } from '../http/json-body.ts';
import { expectOwnHost, ownUrl } from '../http/own-site.ts';
import { statusOf } from '../http/reply-errors.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { parseJson } from '../kernel/input/parse-json.ts';
import { isLoopbackHost } from '../kernel/web/origin.ts';
import { describeFailure, type Failure, failure, rawIds, rpcError } from '../rpc/index.ts';
import type { CallLimits } from '../tools/http-limits.ts';
import type { Caller } from '../tools/index.ts';
import { type AnswerForm, acceptedForm } from './accepted-form.ts';
import { createMcpTransport } from './transport.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hook of `/mcp`. */
    mcpCaller: Caller | null;
  }
}

export interface ChallengeReason {
  error?: 'invalid_token' | 'insufficient_scope';
  /** Scopes that would be sufficient, space-separated. */
  scope?: string;
}

export interface McpRoutesDeps {
  /** Creates the server for one request. */
  serverFor(caller: Caller): Server;
  /** The scope that a call of a tool needs; `undefined` for an unknown tool. */
  scopeOf(tool: string, args: unknown): TokenScope | undefined;
  /** Called with internal errors. */
  onFault(error: unknown, method: string): void;
  /** Called with the code of each error that is answered without the SDK. */
  onRefused?: ((code: string) => void) | undefined;
  limits: CallLimits;
  /** The caller of an `Authorization` header; `url` is the server's public URL. Throws `unauthorized`. */
  callerOf(authorization: string | undefined, url: string): Promise<Caller>;
  /** Whether the access token in such a header belongs to a client with this origin. */
  isPageOfCaller(authorization: string | undefined, url: string, origin: string): Promise<boolean>;
  /** The `WWW-Authenticate` header of a 401 or 403 for such a client. */
  challenge(url: string, why?: ChallengeReason): string;
  /** The server's public URL, if configured. */
  publicUrl: string | undefined;
}

/** Some people type the slash, and some programs add it when they join URLs. */
const PATHS = ['/mcp', '/mcp/'];

export function mcpRoutes(scope: FastifyInstance, deps: McpRoutesDeps): void {
  const callers = new WeakMap<AuthInfo, Caller>();
  const transport = createMcpTransport({
    serverFor(auth) {
      const caller = auth && callers.get(auth);
      if (!caller) throw new Error('the onRequest hook did not run');
      return deps.serverFor(caller);
    },
    onFault: (error) => deps.onFault(error, 'mcp'),
  });

  readRawBodies(scope, MAX_RPC_BODY_BYTES);
  scope.decorateRequest('mcpCaller', null);
  scope.addHook('onClose', () => transport.close());
  scope.setErrorHandler((error, request, reply) => refuse(error, request, reply, deps));

  const route = {
    onRequest: async (request: FastifyRequest) => {
      expectOwnHost(request, deps.publicUrl);
      request.mcpCaller = await deps.callerOf(request.headers.authorization, ownUrl(request, deps.publicUrl));
      await expectKnownPage(request, deps);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = request.mcpCaller;
      if (caller === null) throw new Error('the onRequest hook did not run');
      const form = expectForm(request);
      const body = readMessage(request);
      expectScopes(caller, body, deps);
      await spend(deps.limits, { caller, reply, calls: Array.isArray(body) ? Math.max(1, body.length) : 1 });
      const auth: AuthInfo = { token: caller.id, clientId: caller.id, scopes: [...caller.scopes] };
      callers.set(auth, caller);
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value);
      const raw = Object.assign(request.raw, { auth, method: 'POST', url: '/mcp' });
      await transport.serve({ request: raw, response: reply.raw, body, form });
    },
  };
  for (const path of PATHS) scope.post(path, route);
}

function expectForm({ headers }: FastifyRequest): AnswerForm {
  const form = acceptedForm(headers.accept);
  if (form !== undefined) return form;
  const message = 'Responses are application/json or text/event-stream: accept at least one of them.';
  throw new DomainError('not_acceptable', { message });
}

/**
 * Older clients send batches, limited like JSON-RPC ones. The SDK returns ids as JavaScript writes them, so an id that
 * would change is refused.
 */
function readMessage(request: FastifyRequest): unknown {
  const text = readJsonText(request, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
  const message = parseJson(text);
  if (Array.isArray(message) && message.length > MAX_RPC_BATCH)
    throw new DomainError('long_batch', { message: `A batch may contain at most ${MAX_RPC_BATCH} calls.` });
  if (rawIds(text).every((id) => id === undefined)) return message;
  throw new DomainError('inexact_id', {
    message: 'An id is a string, or an integer of at most 15 digits, without a fraction or an exponent.',
  });
}

/** A browser page must be ours, be on this machine, or belong to the client that the token was issued to. */
async function expectKnownPage(request: FastifyRequest, { publicUrl, isPageOfCaller }: McpRoutesDeps): Promise<void> {
  const { origin, authorization } = request.headers;
  if (origin === undefined || (publicUrl !== undefined && origin === new URL(publicUrl).origin)) return;
  const page = URL.parse(origin);
  if (page && /^https?:$/.test(page.protocol) && isLoopbackHost(page.hostname)) return;
  if (await isPageOfCaller(authorization, ownUrl(request, publicUrl), origin)) return;
  throw new DomainError('foreign_site', { message: 'Pages of this origin may not call this server with this token.' });
}

interface Spending {
  caller: Caller;
  reply: FastifyReply;
  calls: number;
}

async function spend(limits: CallLimits, { caller, reply, calls }: Spending): Promise<void> {
  const taken = await limits.take(caller, calls);
  limits.tell(reply, caller, taken);
  if (taken.granted >= calls) return;
  throw new DomainError('rate_limited', { message: 'Too many calls.', retryAfter: Math.max(1, taken.retryAfter) });
}

/**
 * A call that the token may not make is refused early, so that a client can ask its user for more access (RFC 6750).
 */
function expectScopes({ scopes, demo }: Caller, body: unknown, { scopeOf }: McpRoutesDeps): void {
  // No scope helps a demo token, so none is requested; the call itself explains the refusal.
  if (demo) return;
  for (const message of [body].flat()) {
    const { success, data } = toolCall.safeParse(message);
    const wanted = success ? scopeOf(data.params.name, data.params.arguments) : undefined;
    if (wanted === undefined || scopes.includes(wanted)) continue;
    throw new MissingScope([...scopes, wanted]);
  }
}

const toolCall = z.object({
  method: z.literal('tools/call'),
  params: z.object({ name: z.string(), arguments: z.unknown() }),
});

class MissingScope extends DomainError {
  readonly wanted: string;

  constructor(wanted: readonly string[]) {
    super('insufficient_scope', { message: `This call needs the scope ${wanted.at(-1)}.` });
    this.wanted = wanted.join(' ');
  }
}

/** The status, if it differs from the other APIs. */
const STATUS: Readonly<Record<string, number>> = {
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 400,
  invalid_input: 400,
  inexact_id: 400,
  long_batch: 400,
  not_acceptable: 406,
  foreign_site: 403,
};
const UNREADABLE = ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'invalid_input'];

const STANDARD = ['parse_error', 'internal'] as const;

/**
 * Errors for requests that never reached the SDK, also as JSON-RPC. Codes from -32000 on have other meanings in MCP, so
 * none is used.
 */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply, deps: McpRoutesDeps): FastifyReply {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const status = STATUS[code] ?? statusOf(error, request);
  if (status === 500) deps.onFault(error, 'mcp');
  const wants = wantedToken(error, status, request);
  if (wants) reply.header('www-authenticate', deps.challenge(ownUrl(request, deps.publicUrl), wants));
  const { name, message, data } = UNREADABLE.includes(code) ? unreadable(error) : why(error, status);
  deps.onRefused?.(name);
  if (data.retry_after !== undefined) reply.header('retry-after', data.retry_after);
  const plain = rpcError({ name: STANDARD.find((each) => each === name) ?? 'invalid_request', message, data: {} });
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .removeHeader('connection')
    .send({ jsonrpc: '2.0', id: null, error: { ...plain, data: { ...data, code: name } } });
}

/** Describes what is wrong with the token, if the token is the problem. */
function wantedToken(error: unknown, status: number, { headers }: FastifyRequest): ChallengeReason | undefined {
  if (error instanceof MissingScope) return { error: 'insufficient_scope', scope: error.wanted };
  if (status !== 401) return undefined;
  // Without a token, there is nothing to describe (RFC 6750, 3.1).
  return (headers.authorization ?? '').trim() === '' ? {} : { error: 'invalid_token' };
}

const wordsOf = (error: unknown, otherwise: string): string =>
  error instanceof DomainError ? error.message : otherwise;

const unreadable = (error: unknown): Failure =>
  failure('parse_error', wordsOf(error, 'The message is not JSON in UTF-8.'));

function why(error: unknown, status: number): Failure {
  if (status === 413) return failure('invalid_request', `A message may have at most ${MAX_RPC_BODY_BYTES} bytes.`);
  if (status === 401 || status === 429 || status >= 500) return describeFailure(error);
  return failure('invalid_request', wordsOf(error, 'The request cannot be read.'));
}
