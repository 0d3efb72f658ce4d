// `/oauth/...` and the well-known documents: Fastify's checks first, then `oidc-provider` with the request as it came.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { expectOwnHost, ownUrl } from '../http/own-site.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { OAuthRoutesDeps } from './http/routes-deps.ts';
import { knownScopes, RESOURCE_METADATA_PATH, resourceMetadata } from './metadata.ts';
import { ownAddress } from './own-address.ts';

const METADATA_PATHS = ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration'];
const CALLED_BY_CLIENTS = ['/oauth/token', '/oauth/revoke'];

export function oauthRoutes(scope: FastifyInstance, deps: OAuthRoutesDeps): void {
  const { limits, publicUrl } = deps;
  leaveBodies(scope);
  scope.setErrorHandler((error, _request, reply) => refuse(error, reply, deps));
  scope.addHook('onRequest', async (request) => expectOwnHost(request, publicUrl));

  const hand = (request: FastifyRequest, reply: FastifyReply) => handOver(request, reply, deps);
  scope.get('/oauth/authorize', { onRequest: limits.authorize, handler: authorize(hand) });
  scope.get('/oauth/authorize/:uid', { handler: withOwnCookies(hand) });
  scope.post('/oauth/register', { onRequest: limits.register, handler: hand });
  for (const path of CALLED_BY_CLIENTS) scope.post(path, { onRequest: limits.token, handler: hand });
  for (const path of ['/oauth/jwks', ...METADATA_PATHS]) scope.get(path, hand);
  for (const path of ['/oauth/jwks', ...METADATA_PATHS, ...CALLED_BY_CLIENTS]) scope.options(path, hand);
  for (const path of ['', '/mcp']) resourceMetadataRoutes(scope, RESOURCE_METADATA_PATH + path, publicUrl);
}

function resourceMetadataRoutes(scope: FastifyInstance, path: string, publicUrl: string | undefined): void {
  const open = (reply: FastifyReply) => reply.header('access-control-allow-origin', '*');
  scope.get(path, async (request, reply) => {
    open(reply).header('cache-control', 'public, max-age=300');
    return resourceMetadata(ownAddress(ownUrl(request, publicUrl)));
  });
  scope.options(path, (_request, reply) =>
    open(reply)
      .header('access-control-allow-methods', 'GET')
      .header('access-control-allow-headers', 'mcp-protocol-version')
      .code(204)
      .send(),
  );
}

/** The provider reads bodies itself, within its own bound. */
function leaveBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.addHook('preParsing', (request, reply, payload, done) => {
    if (request.headers.expect?.toLowerCase() === '100-continue') reply.raw.writeContinue();
    done(null, payload);
  });
}

type Hand = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** All its addresses are those by which clients reach us, whatever a proxy or a client has put into the headers. */
async function handOver(request: FastifyRequest, reply: FastifyReply, deps: OAuthRoutesDeps): Promise<void> {
  const own = ownAddress(ownUrl(request, deps.publicUrl));
  const provider = await deps.server.providerFor(own);
  const { protocol, host } = new URL(own.issuer);
  const { raw } = request;
  Object.assign(raw.headers, { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host });
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value);
  await provider.callback()(raw, reply.raw);
}

/** Nobody is signed in with the provider itself: each authorization asks our own login who is there. */
const withOwnCookies =
  (hand: Hand): Hand =>
  async (request, reply) => {
    const cookies = (request.raw.headers.cookie ?? '').split(/; */);
    request.raw.headers.cookie = cookies.filter((cookie) => /^svc_oauth_(?:consent|resume)/.test(cookie)).join('; ');
    await hand(request, reply);
  };

/** A client that asks for no scope that we know gets the default one. */
const authorize = (hand: Hand): Hand =>
  withOwnCookies(async (request, reply) => {
    const url = new URL(request.raw.url ?? '', 'http://localhost');
    if (url.searchParams.getAll('scope').length < 2) {
      url.searchParams.set('scope', knownScopes(url.searchParams.get('scope')).join(' '));
      request.raw.url = url.pathname + url.search;
    }
    await hand(request, reply);
  });

const STATUS: Readonly<Record<string, number>> = {
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 400,
  foreign_site: 403,
  rate_limited: 429,
  unavailable: 503,
};

/** In the words of RFC 6749, which clients of the authorization server read. */
function refuse(error: unknown, reply: FastifyReply, { onFault }: OAuthRoutesDeps): FastifyReply {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const status = STATUS[code] ?? 500;
  if (status === 500) onFault(error);
  if (status === 429 || status === 503) {
    reply.header('retry-after', Math.max(1, (error instanceof DomainError ? error.retryAfter : undefined) ?? 1));
  }
  const name = status === 500 ? 'server_error' : status < 429 ? 'invalid_request' : 'temporarily_unavailable';
  const words = error instanceof DomainError && status < 500 ? error.message : 'The request cannot be answered.';
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .removeHeader('connection')
    .send({ error: name, error_description: words });
}
