// `/oauth/...` and the well-known documents: Fastify's checks first, then `oidc-provider` with the unchanged request.
import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { parseJsonBody, readRawBodies } from '../http/json-body.ts';
import { expectOwnHost, ownUrl } from '../http/own-site.ts';
import { retryAfterOf, statusOf } from '../http/reply-errors.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { OAuthRoutesDeps } from './http/routes-deps.ts';
import { DEFAULT_SCOPE, RESOURCE_METADATA_PATH, resourceMetadata } from './metadata.ts';
import { ownAddress } from './own-address.ts';

const METADATA_PATHS = ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration'];
const CALLED_BY_CLIENTS = ['/oauth/token', '/oauth/revoke'];
/** The same limit as the provider's. */
const MAX_BODY_BYTES = 57_344;
const PREFLIGHT_SECONDS = 7200;
const ALLOWED_HEADERS = 'content-type, mcp-protocol-version';

export function oauthRoutes(scope: FastifyInstance, deps: OAuthRoutesDeps): void {
  const { limits, publicUrl } = deps;
  readRawBodies(scope, MAX_BODY_BYTES);
  scope.setErrorHandler((error, request, reply) => refuse(error, request, reply, deps));
  scope.addHook('onRequest', async (request) => expectOwnHost(request, publicUrl));

  const hand = (request: FastifyRequest, reply: FastifyReply) => handOver(request, reply, deps);
  scope.get('/oauth/authorize', { onRequest: limits.authorize, handler: authorize(hand) });
  scope.get('/oauth/authorize/:uid', { handler: withOwnCookies(hand) });
  registrationRoutes(scope, hand, limits);
  for (const path of CALLED_BY_CLIENTS) scope.post(path, { onRequest: limits.token, handler: hand });
  for (const path of CALLED_BY_CLIENTS) scope.options(path, { onRequest: allow('POST'), handler: hand });
  for (const path of ['/oauth/jwks', ...METADATA_PATHS]) {
    scope.get(path, hand);
    scope.options(path, { onRequest: allow('GET, HEAD'), handler: hand });
  }
  for (const path of ['', '/mcp', '/mcp/']) resourceMetadataRoutes(scope, RESOURCE_METADATA_PATH + path, publicUrl);
}

/** Answers an `OPTIONS` that is not a preflight, which the provider would not. */
const allow =
  (methods: string): onRequestHookHandler =>
  (request, reply, done) => {
    reply.header('allow', `${methods}, OPTIONS`);
    if (request.headers['access-control-request-method'] !== undefined) return done();
    reply.code(204).send();
  };

function resourceMetadataRoutes(scope: FastifyInstance, path: string, publicUrl: string | undefined): void {
  const open = (reply: FastifyReply) => reply.header('access-control-allow-origin', '*');
  scope.get(path, async (request, reply) => {
    open(reply).header('cache-control', 'public, max-age=300');
    return resourceMetadata(ownAddress(ownUrl(request, publicUrl)));
  });
  scope.options(path, { onRequest: allow('GET, HEAD') }, (_request, reply) =>
    open(reply)
      .header('access-control-allow-methods', 'GET')
      .header('access-control-allow-headers', ALLOWED_HEADERS)
      .code(204)
      .send(),
  );
}

/** A page in a browser may register itself too, without credentials: anyone who knows the URL may register anyway. */
function registrationRoutes(scope: FastifyInstance, hand: Hand, limits: OAuthRoutesDeps['limits']): void {
  scope.post('/oauth/register', {
    onRequest: async (request, reply) => {
      reply.header('access-control-allow-origin', '*');
      await limits.register(request);
    },
    handler: async (request, reply) => {
      parseJsonBody(request, bodyOf(request));
      await hand(request, reply);
    },
  });
  scope.options('/oauth/register', { onRequest: allow('POST') }, (_request, reply) =>
    reply
      .headers({ 'access-control-allow-origin': '*', 'access-control-max-age': PREFLIGHT_SECONDS })
      .headers({ 'access-control-allow-methods': 'POST', 'access-control-allow-headers': ALLOWED_HEADERS })
      .code(204)
      .send(),
  );
}

const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

type Hand = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** All its URLs are the server's public ones, whatever a proxy or a client put into the headers. */
async function handOver(request: FastifyRequest, reply: FastifyReply, deps: OAuthRoutesDeps): Promise<void> {
  const own = ownAddress(ownUrl(request, deps.publicUrl));
  const provider = await deps.server.providerFor(own);
  const { protocol, host } = new URL(own.issuer);
  const { raw } = request;
  Object.assign(raw.headers, { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host });
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value);
  await provider.callback()(request.method === 'POST' ? unread(request) : raw, reply.raw);
}

/** The request with its body replayed, as if it had not been read. */
function unread(request: FastifyRequest): IncomingMessage {
  const { socket, method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request.raw;
  const fresh = new IncomingMessage(socket);
  const read = { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor, complete: true };
  Object.assign(fresh, read);
  fresh.push(bodyOf(request));
  fresh.push(null);
  return fresh;
}

/** The provider has no sign-in: each authorization asks our login for the user. */
const withOwnCookies =
  (hand: Hand): Hand =>
  async (request, reply) => {
    const cookies = (request.raw.headers.cookie ?? '').split(/; */);
    request.raw.headers.cookie = cookies
      .filter((cookie) => /^(?:__Secure-)?svc_oauth_(?:consent|resume)/.test(cookie))
      .join('; ');
    await hand(request, reply);
  };

/** A client that asks for no scope gets the default one. */
const authorize = (hand: Hand): Hand =>
  withOwnCookies(async (request, reply) => {
    const url = new URL(request.raw.url ?? '', 'http://localhost');
    if (!url.searchParams.get('scope')?.trim()) {
      url.searchParams.set('scope', DEFAULT_SCOPE);
      request.raw.url = url.pathname + url.search;
    }
    await hand(request, reply);
  });

/** The status, if it differs from the other APIs: RFC 6749 and 7591 require 400. */
const STATUS: Readonly<Record<string, number>> = {
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 400,
  invalid_input: 400,
  unsupported_media_type: 400,
  foreign_site: 403,
};

/** In the vocabulary of RFC 6749, which OAuth clients read. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply, { onFault }: OAuthRoutesDeps) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const status = STATUS[code] ?? statusOf(error, request);
  if (status === 500) onFault(error);
  if (status === 429 || status === 503) reply.header('retry-after', retryAfterOf(error));
  const name = status === 500 ? 'server_error' : status < 429 ? 'invalid_request' : 'temporarily_unavailable';
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
    .removeHeader('connection')
    .send({ error: name, error_description: wordsOf(error, status) });
}

function wordsOf(error: unknown, status: number): string {
  if (status === 413) return `The body may have at most ${MAX_BODY_BYTES} bytes.`;
  return error instanceof DomainError && status < 500 ? error.message : 'The request cannot be answered.';
}
