// Registers one plugin per feature, each with one deps object that is built here.
import type { FastifyInstance } from 'fastify';
import { type LoginRoutesDeps, loginRoutes } from '../accounts/http.ts';
import { createLoginLimits } from '../accounts/http-limits.ts';
import { createFindSignedIn, registerLoginSessions } from '../accounts/http-session.ts';
import { type CollectRoutesDeps, collectRoutes } from '../collect/http.ts';
import { createCollectLimits } from '../collect/http-limits.ts';
import { sdkRoutes } from '../collect/http-sdk-script.ts';
import { clientAddress } from '../http/client-address.ts';
import { healthRoutes } from '../http/health-routes.ts';
import { createWaitingRoom } from '../http/overload/waiting-room.ts';
import { createRequestContext, type RequestContext } from '../http/request-context.ts';
import { createSecurityLog } from '../http/security-log.ts';
import { type IdentityRoutesDeps, identityRoutes } from '../identity/http.ts';
import { createExchangeLimits } from '../identity/http-limits.ts';
import { type McpRoutesDeps, mcpRoutes } from '../mcp/http.ts';
import { createMcpServer } from '../mcp/index.ts';
import { consentRoutes } from '../oauth/http/consent-routes.ts';
import type { OAuthRoutesDeps } from '../oauth/http/routes-deps.ts';
import { oauthRoutes } from '../oauth/http.ts';
import { createOAuthLimits } from '../oauth/http-limits.ts';
import {
  type AuthorizationServer,
  challenge,
  createAuthorizationServer,
  isAccessToken,
  ownAddress,
} from '../oauth/index.ts';
import { openApiRoutes } from '../openapi/http.ts';
import { oncePerSecond } from '../ops/logging.ts';
import { createReadiness } from '../ops/readiness.ts';
import { packageVersion } from '../ops/version.ts';
import { portalRoutes } from '../portal/http.ts';
import { portalPages } from '../portal/http-pages.ts';
import { type RpcRoutesDeps, rpcRoutes } from '../rpc/http.ts';
import { type ServerEventRoutesDeps, serverEventRoutes } from '../server-events/http.ts';
import { createKeyLimit } from '../server-events/http-limits.ts';
import { type MeRoutesDeps, meRoutes } from '../tokens/http.ts';
import { authenticate } from '../tokens/index.ts';
import { type CallLimits, createCallLimits } from '../tools/http-limits.ts';
import { type Caller, callerOfToken, createToolCaller, type ToolCaller } from '../tools/index.ts';
import type { AppDeps } from './app-deps.ts';
import { portalDeps } from './portal-deps.ts';

/** Each plugin has its own scope, and therefore its own parsers and hooks. */
export function registerPlugins(app: FastifyInstance, deps: AppDeps): void {
  const context = createRequestContext();
  const onFault = faultLog(deps, context);
  const calls = callParts(deps, onFault);
  const oauth = oauthDeps(deps, context, onFault);
  app.register(async (scope) => collectRoutes(scope, collectDeps(deps)));
  app.register(async (scope) => identityRoutes(scope, identityDeps(deps)));
  app.register(async (scope) => serverEventRoutes(scope, serverEventDeps(deps)));
  app.register(async (scope) => {
    context.keepIn(scope);
    scope.register(async (inner) => rpcRoutes(inner, rpcDeps(deps, calls)));
    scope.register(async (inner) => oauthRoutes(inner, oauth));
    scope.register(async (inner) => mcpRoutes(inner, mcpDeps(deps, calls, oauth.server)));
    scope.register((inner) => registerSignedIn(inner, deps, context, oauth));
  });
  app.register(async (scope) => openApiRoutes(scope, { version: packageVersion() }));
  app.register(async (scope) => sdkRoutes(scope, deps.sdkDirectory));
  app.register(async (scope) => portalPages(scope, deps));
  app.register(async (scope) => healthRoutes(scope, { isReady: createReadiness(deps), lifecycle: deps.lifecycle }));
}

/** The plugins that read a login session share its cookie, and therefore a scope. */
async function registerSignedIn(
  scope: FastifyInstance,
  deps: AppDeps,
  context: RequestContext,
  oauth: OAuthRoutesDeps,
): Promise<void> {
  const login = loginDeps(deps, context);
  await registerLoginSessions(scope, login);
  scope.register(async (inner) => consentRoutes(inner, oauth));
  scope.register(async (inner) => loginRoutes(inner, login));
  scope.register(async (inner) => meRoutes(inner, meDeps(deps, login)));
  scope.register(async (inner) => portalRoutes(inner, portalDeps(deps, context)));
}

const collectDeps = ({ settings, installs, store, tokens, clock, ids }: AppDeps): CollectRoutesDeps => ({
  installs,
  store,
  tokens,
  clock,
  ids,
  dev: settings.dev,
  limits: createCollectLimits(settings.rateLimits, clock),
});

const identityDeps = ({ settings, installs, exchange, tokens, clock, ids }: AppDeps): IdentityRoutesDeps => ({
  installs,
  identity: exchange.identity,
  linkKeys: exchange.linkKeys,
  tokens,
  clock,
  ids,
  dev: settings.dev,
  limits: createExchangeLimits(settings.rateLimits, { buckets: exchange.buckets, clock }),
});

const serverEventDeps = ({ settings, installs, serverEvents, clock, ids }: AppDeps): ServerEventRoutesDeps => ({
  ...serverEvents,
  installs,
  clock,
  ids,
  limit: createKeyLimit(settings.rateLimits, clock),
});

/** Shared by JSON-RPC and MCP: one set of tools, and one quota. */
interface CallParts {
  onRefused: ((code: string) => void) | undefined;
  limits: CallLimits;
  tools: ToolCaller;
  onFault: OnFault;
}

/** Called with internal errors. */
type OnFault = (error: unknown, method: string) => void;

const callParts = (deps: AppDeps, onFault: OnFault): CallParts => ({
  limits: createCallLimits(deps.settings.rateLimits, { windows: deps.tools.windows, clock: deps.clock }),
  tools: createToolCaller({ ...deps.tools, clock: deps.clock }),
  onFault,
  onRefused: deps.metrics?.refused,
});

const rpcDeps = ({ serverEvents, clock }: AppDeps, calls: CallParts): RpcRoutesDeps => ({
  findTokenByHash: serverEvents.findTokenByHash,
  used: serverEvents.used,
  clock,
  ...calls,
});

/** A document takes at most 5 s; each address waits for a few. */
const DOCUMENT_WAITS = { most: 16, mostPerKey: 4, retryAfter: 5 };

function oauthDeps(deps: AppDeps, context: RequestContext, onCallFault: OnFault): OAuthRoutesDeps {
  const { settings, oauth, exchange, login, clock, ids, logger } = deps;
  const onFault = (error: unknown): void => onCallFault(error, 'oauth');
  const documents = createWaitingRoom({ ...DOCUMENT_WAITS, context });
  const beforeFetch = (): void => documents.enter(clientAddress);
  return {
    server: createAuthorizationServer({ ...oauth, beforeFetch, clock, ids, onFault }),
    limits: createOAuthLimits(settings.rateLimits, { buckets: exchange.buckets, clock }),
    publicUrl: settings.publicUrl,
    signedIn: oauth.signedIn ?? createFindSignedIn(login.stores),
    log: createSecurityLog(logger),
    onFault,
  };
}

function mcpDeps(deps: AppDeps, calls: CallParts, server: AuthorizationServer): McpRoutesDeps {
  const version = packageVersion();
  return {
    ...calls,
    serverFor: (caller) => createMcpServer({ ...calls, version }, caller),
    scopeOf: calls.tools.scopeOf,
    publicUrl: deps.settings.publicUrl,
    callerOf: authenticateMcp(deps, server),
    isPageOfCaller: (authorization, url, origin) => server.isPageOf(bearerOf(authorization), origin, ownAddress(url)),
    challenge: (url, reason) => challenge(ownAddress(url), reason),
  };
}

/** Accepts a personal access token, or an access token of our own authorization server. */
function authenticateMcp({ serverEvents, clock }: AppDeps, server: AuthorizationServer): McpRoutesDeps['callerOf'] {
  const tokenOf = authenticate({ ...serverEvents, clock });
  return async (authorization, url): Promise<Caller> => {
    const text = bearerOf(authorization);
    return isAccessToken(text) ? server.callerOf(text, ownAddress(url)) : callerOfToken(await tokenOf(authorization));
  };
}

const bearerOf = (authorization = ''): string => /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? '';

const MINUTE_MS = 60_000;

/** The provider is asked up to three times, for 5 s each. */
const PROVIDER_WAITS = { most: 64, mostPerKey: 16, retryAfter: 5 };

function loginDeps(deps: AppDeps, context: RequestContext): LoginRoutesDeps {
  const { settings, login, exchange, tools, clock, ids, logger } = deps;
  return {
    sessions: login.stores.loginSessions,
    users: login.stores.users,
    keys: login.cookieKeys,
    publicUrl: settings.publicUrl,
    provider: login.provider,
    providerWaits: createWaitingRoom({ ...PROVIDER_WAITS, context }),
    idleMs: settings.loginIdleMinutes * MINUTE_MS,
    log: createSecurityLog(logger),
    clock,
    ids,
    limits: createLoginLimits(settings.rateLimits, { buckets: exchange.buckets, windows: tools.windows, clock }),
  };
}

const meDeps = ({ login, clock, ids }: AppDeps, { users, limits, log }: LoginRoutesDeps): MeRoutesDeps => ({
  store: login.stores.tokens,
  tenants: login.stores.tenants,
  brands: login.stores.brands,
  clock,
  ids,
  limits,
  log,
  forget: login.forgetToken,
  findSignedIn: createFindSignedIn({ users }),
});

/** At most one line a second, so that a fault in every call cannot flood the log. */
function faultLog({ logger, clock }: AppDeps, { requestId }: RequestContext): OnFault {
  const throttle = oncePerSecond(clock);
  return (err, method) => {
    const fields = { request_id: requestId(), method, err };
    throttle((suppressed) => logger.error({ ...fields, suppressed }, 'call failed'));
  };
}
