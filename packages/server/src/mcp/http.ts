// `POST /mcp`: Streamable HTTP by the official SDK, behind the checks of Host, Origin, token and quota (decisions 11).
import { isIP } from 'node:net';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { type AuthInfo, createMcpHandler } from '@modelcontextprotocol/server';
import { MAX_RPC_BODY_BYTES } from '@service/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallLimits } from '../http/call-limits.ts';
import { parseJsonBody, readRawBodies } from '../http/json-body.ts';
import { isLoopbackHost } from '../integrations/index.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { describeFailure, type Failure, failure, rpcError } from '../rpc/index.ts';
import type { Caller } from '../tools/index.ts';
import { createMcpServer, type McpServerDeps } from './server.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hook of `/mcp`. */
    mcpCaller: Caller | null;
  }
}

export interface McpRoutesDeps extends McpServerDeps {
  limits: CallLimits;
  /** Of an `Authorization` header. Throws `unauthorized`. */
  callerOf(authorization: string | undefined): Promise<Caller>;
  /** The `WWW-Authenticate` of a 401. */
  challenge: string;
  /** How clients reach the server, where the settings say. */
  publicUrl: string | undefined;
}

export function mcpRoutes(scope: FastifyInstance, deps: McpRoutesDeps): void {
  const callers = new WeakMap<AuthInfo, Caller>();
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const caller = authInfo && callers.get(authInfo);
      if (!caller) throw new Error('the route has lost a hook');
      return createMcpServer(deps, caller);
    },
    { maxRequestBodySize: MAX_RPC_BODY_BYTES },
  );
  const serve = toNodeHandler(handler, { onerror: (error) => deps.onFault(error, 'mcp') });

  readRawBodies(scope, MAX_RPC_BODY_BYTES);
  scope.decorateRequest('mcpCaller', null);
  scope.addHook('onClose', () => handler.close());
  scope.setErrorHandler((error, _request, reply) => refuse(error, reply, deps));

  scope.post('/mcp', {
    onRequest: async (request) => {
      expectOwnSite(request, deps.publicUrl);
      request.mcpCaller = await deps.callerOf(request.headers.authorization);
    },
    handler: async (request, reply) => {
      const caller = request.mcpCaller;
      if (caller === null) throw new Error('the route has lost a hook');
      const body = parseJsonBody(request, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
      await spend(deps.limits, { caller, reply, calls: Array.isArray(body) ? Math.max(1, body.length) : 1 });
      const auth: AuthInfo = { token: caller.id, clientId: caller.id, scopes: [...(caller.scopes ?? [])] };
      callers.set(auth, caller);
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value);
      await serve(Object.assign(request.raw, { auth, method: 'POST', url: '/mcp' }), reply.raw, body);
    },
  });
}

/** Another site's name that was pointed at this machine is refused; an address cannot be. A browser's page must be ours. */
function expectOwnSite({ headers: { host, origin } }: FastifyRequest, publicUrl: string | undefined): void {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl);
  const name = URL.parse(`http://${host ?? ''}`)?.hostname ?? '';
  const isOwnHost = isLoopbackHost(name) || isIP(name.replace(/^\[|\]$/g, '')) > 0 || name === own?.hostname;
  if (!isOwnHost) throw new DomainError('foreign_site', { message: 'This is not the host of this server.' });
  if (origin === undefined || origin === own?.origin) return;
  const page = URL.parse(origin);
  if (page && /^https?:$/.test(page.protocol) && isLoopbackHost(page.hostname)) return;
  throw new DomainError('foreign_site', { message: 'Pages of this origin may not call this server.' });
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

const STATUS: Readonly<Record<string, number>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 413,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 400,
  unsupported_media_type: 415,
  invalid_input: 400,
  foreign_site: 403,
  unauthorized: 401,
  rate_limited: 429,
  unavailable: 503,
};

/** What never reached the SDK, in JSON-RPC too. Codes from -32000 on have other meanings in MCP, so none is used. */
function refuse(error: unknown, reply: FastifyReply, { challenge, onFault }: McpRoutesDeps): FastifyReply {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const status = STATUS[code] ?? 500;
  if (status === 500) onFault(error, 'mcp');
  if (status === 401) reply.header('www-authenticate', challenge);
  const { name, message, data } = why(error, status);
  if (data.retry_after !== undefined) reply.header('retry-after', data.retry_after);
  const plain = rpcError({ name: status === 400 ? 'parse_error' : 'invalid_request', message, data: {} });
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .removeHeader('connection')
    .send({ jsonrpc: '2.0', id: null, error: { ...plain, data: { ...data, code: name } } });
}

function why(error: unknown, status: number): Failure {
  if (status === 413) return failure('invalid_request', `A message holds at most ${MAX_RPC_BODY_BYTES} bytes.`);
  if (status === 400) return failure('parse_error', 'The message is not JSON in UTF-8.');
  if (error instanceof DomainError && (status === 403 || status === 415))
    return failure('invalid_request', error.message);
  return describeFailure(error);
}
