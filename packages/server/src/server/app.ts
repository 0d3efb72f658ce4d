// The HTTP application, without a listening socket: tests reach it through `inject`.
import type { IncomingMessage, RequestListener } from 'node:http';
import { type FastifyInstance, fastify } from 'fastify';
import { loginRoutes } from '../accounts/http.ts';
import { createLoginLimits } from '../accounts/http-limits.ts';
import { createFindSignedIn, keepLoginSessions } from '../accounts/http-session.ts';
import type { IdentityProvider } from '../accounts/index.ts';
import { collectRoutes } from '../collect/http.ts';
import { createCollectLimits } from '../collect/http-limits.ts';
import { sdkRoutes } from '../collect/http-sdk-script.ts';
import type { CollectStore, SessionTokens } from '../collect/index.ts';
import { createAdmission } from '../http/admission.ts';
import { answerClientError } from '../http/client-errors.ts';
import { answerPreflight, corsHook, setCollectHeaders } from '../http/cors.ts';
import { isHealthPath, type Lifecycle, refuseWhileDraining } from '../http/draining.ts';
import { createEdgeServer, type EdgeServer, HTTP_TIMEOUTS, type HttpTimeouts } from '../http/edge-server.ts';
import { healthRoutes } from '../http/health.ts';
import { refuseForeignHosts } from '../http/host-guard.ts';
import { openCorsHook } from '../http/open-cors.ts';
import { refuseOverload } from '../http/refuse-overload.ts';
import { createErrorReplier, type Refusal } from '../http/reply-errors.ts';
import { refuseRepeatedHeaders } from '../http/single-headers.ts';
import { isCollectUrl } from '../http/surface.ts';
import { refuseUnrouted } from '../http/unrouted.ts';
import { type IdentityRoutesDeps, identityRoutes } from '../identity/http.ts';
import { createExchangeLimits } from '../identity/http-limits.ts';
import type { Install, Remembered } from '../integrations/index.ts';
import type { Clock, Ids } from '../kernel/clock.ts';
import type { BucketStore, WindowStore } from '../limits/index.ts';
import { mcpRoutes } from '../mcp/http.ts';
import { createMcpServer } from '../mcp/server.ts';
import { consentRoutes } from '../oauth/http/consent.ts';
import type { OAuthRoutesDeps } from '../oauth/http/routes-deps.ts';
import { oauthRoutes } from '../oauth/http.ts';
import { createOAuthLimits } from '../oauth/http-limits.ts';
import {
  type AuthorizationServer,
  type AuthorizationServerDeps,
  challenge,
  createAuthorizationServer,
  isAccessToken,
  ownAddress,
} from '../oauth/index.ts';
import { createReadiness } from '../ops/health.ts';
import { type Logger, oncePerSecond } from '../ops/logging.ts';
import type { Settings } from '../ops/settings.ts';
import { packageVersion } from '../ops/version.ts';
import { rpcRoutes } from '../rpc/http.ts';
import { type ServerEventRoutesDeps, serverEventRoutes } from '../server-events/http.ts';
import { createKeyLimit } from '../server-events/http-limits.ts';
import type { Stores } from '../stores/stores.ts';
import { meRoutes } from '../tokens/http.ts';
import { authenticate, type Token } from '../tokens/index.ts';
import { type CallLimits, createCallLimits } from '../tools/http-limits.ts';
import { type Caller, type CallToolDeps, callerOfToken, createToolCaller } from '../tools/index.ts';

export type App = FastifyInstance;
export type { Lifecycle } from '../http/draining.ts';
export type { HttpTimeouts } from '../http/edge-server.ts';
export type { Refusal } from '../http/reply-errors.ts';

/** What server events need beside the rest. */
export type ServerEventDeps = Pick<
  ServerEventRoutesDeps,
  'brands' | 'connections' | 'connectionsOfInstalls' | 'findTokenByHash' | 'used' | 'store'
>;

/** What identity exchange needs beside the rest. */
export type ExchangeDeps = Pick<IdentityRoutesDeps, 'linkKeys' | 'identity'> & { buckets: BucketStore };

/** What the tools over JSON-RPC and MCP need beside the rest. */
export type ToolDeps = Omit<CallToolDeps, 'clock'> & { windows: WindowStore };

/** What the authorization server of `/mcp` needs beside the rest. */
export type OAuthDeps = Omit<AuthorizationServerDeps, 'clock' | 'ids' | 'onFault'> & {
  /** Instead of whoever has a login session. */
  signedIn?: OAuthRoutesDeps['signedIn'];
};
/** What people who sign in need beside the rest. */
export interface LoginDeps {
  stores: Pick<Stores, 'loginSessions' | 'users' | 'tokens' | 'tenants' | 'brands'>;
  /** Absent: nobody can sign in. */
  provider: IdentityProvider | undefined;
  cookieKeys: readonly string[];
  forgetToken(token: Token): void;
}

export interface AppDeps {
  settings: Pick<Settings, 'dev' | 'rateLimits' | 'trustedProxies' | 'publicUrl'>;
  installs: Pick<Remembered<Install>, 'find'>;
  store: CollectStore;
  serverEvents: ServerEventDeps;
  exchange: ExchangeDeps;
  tools: ToolDeps;
  oauth: OAuthDeps;
  login: LoginDeps;
  /** Rejects where the store cannot read and write now. */
  checkStore: () => Promise<void>;
  tokens: SessionTokens;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  lifecycle: Lifecycle;
  /** Hears of every refusal and failure. */
  onRefused?: (refusal: Refusal) => void;
  timeouts?: HttpTimeouts;
  /** Requests that are answered at the same time; more are refused (decisions 18). */
  maxInFlight?: number;
  /** The package directory of the SDK; the installed one where it is absent. */
  sdkDirectory?: string;
}

/** Fastify with every hook and route. `closeIdle` ends the connections that carry no request now. */
export interface BuiltApp {
  app: App;
  closeIdle(): void;
}

/**
 * The hooks run in this order: CORS headers and preflight, repeated headers, host check (dev), draining, unknown paths, then what a
 * route brings. Fastify has no logger: it would write a client's address, and pay for a child of it on each request.
 */
export function buildApp(deps: AppDeps): BuiltApp {
  const { settings, lifecycle, ids } = deps;
  const rules = { dev: settings.dev };
  const replyError = createErrorReplier(deps);
  let edge: EdgeServer | undefined;

  const app = fastify({
    logger: false,
    genReqId: () => ids.random(),
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    /** Refused by `draining.ts` instead, in our own words. */
    return503OnClosing: false,
    /** An ID of any length that a URL can have is simply unknown. */
    routerOptions: { maxParamLength: MAX_URL_BYTES },
    serverFactory(listener) {
      edge = createEdgeServer(deps.timeouts ?? HTTP_TIMEOUTS, admitTo(listener, deps));
      return edge.server;
    },
    clientErrorHandler: answerClientError(ids),
    /** A URL that cannot be decoded meets no hook. */
    frameworkErrors(error, request, reply) {
      const isCollect = isCollectUrl(request.url);
      if (isCollect) setCollectHeaders(request, reply, rules);
      return isCollect && request.method === 'OPTIONS' ? answerPreflight(reply) : replyError(error, request, reply);
    },
  });

  app.decorateRequest('reportingOrigin', null);
  app.setErrorHandler(replyError);
  app.addHook('onRequest', corsHook(rules));
  app.addHook('onRequest', openCorsHook);
  app.addHook('onRequest', refuseRepeatedHeaders);
  if (settings.dev) app.addHook('onRequest', refuseForeignHosts);
  refuseWhileDraining(app, lifecycle);
  refuseUnrouted(app);
  addRoutes(app, deps);
  return { app, closeIdle: () => edge?.closeIdle() };
}

/** At the pace of a slow core this is an eighth of a second's work. */
const MAX_IN_FLIGHT = 512;

function admitTo(listener: RequestListener, deps: AppDeps): RequestListener {
  const { settings, clock, maxInFlight = MAX_IN_FLIGHT } = deps;
  const isFree = ({ method, url = '' }: IncomingMessage): boolean => method === 'OPTIONS' || isHealthPath(url);
  const refuse = refuseOverload({ ...deps, rules: { dev: settings.dev } });
  return createAdmission({ maxInFlight, isFree, refuse, clock }, listener);
}

/** Node's own limit for all headers; no URL is longer. */
const MAX_URL_BYTES = 16_384;

/** Each in a scope of its own, so that its parsers and hooks are its own. */
function addRoutes(app: App, deps: AppDeps): void {
  const { settings, clock, lifecycle } = deps;
  app.register(async (scope) => {
    collectRoutes(scope, { ...deps, dev: settings.dev, limits: createCollectLimits(settings.rateLimits, clock) });
  });
  app.register(async (scope) => {
    const { buckets, ...exchange } = deps.exchange;
    const limits = createExchangeLimits(settings.rateLimits, { buckets, clock });
    identityRoutes(scope, { ...deps, ...exchange, dev: settings.dev, limits });
  });
  app.register(async (scope) => {
    const { installs, ids, serverEvents } = deps;
    serverEventRoutes(scope, {
      ...serverEvents,
      installs,
      clock,
      ids,
      limit: createKeyLimit(settings.rateLimits, clock),
    });
  });
  const oauth = createOAuth(deps);
  addCallRoutes(app, deps, oauth);
  app.register((scope) => addPersonRoutes(scope, deps, oauth));
  app.register(async (scope) => sdkRoutes(scope, deps.sdkDirectory));
  app.register(async (scope) => healthRoutes(scope, { isReady: createReadiness(deps), lifecycle }));
}

/** JSON-RPC and MCP: one set of tools, and one quota for both. */
function addCallRoutes(app: App, deps: AppDeps, oauth: OAuthRoutesDeps): void {
  const { settings, clock, serverEvents, tools: ports } = deps;
  const limits: CallLimits = createCallLimits(settings.rateLimits, { ...ports, clock });
  const tools = createToolCaller({ ...ports, clock });
  const onFault = faultLog(deps);
  app.register(async (scope) => rpcRoutes(scope, { ...serverEvents, clock, limits, tools, onFault }));
  const { publicUrl } = settings;
  app.register(async (scope) => oauthRoutes(scope, oauth));
  app.register(async (scope) =>
    mcpRoutes(scope, {
      ...{ limits, onFault, publicUrl, scopeOf: tools.scopeOf },
      serverFor: (caller) => createMcpServer({ tools, onFault, version: packageVersion() }, caller),
      challenge: (url, why) => challenge(ownAddress(url), why),
      callerOf: mcpCallers(deps, oauth.server),
      isPageOfCaller: (authorization, url, origin) =>
        oauth.server.isPageOf(bearerOf(authorization), origin, ownAddress(url)),
    }),
  );
}

function faultLog({ logger, clock }: AppDeps): (error: unknown, method: string) => void {
  const throttle = oncePerSecond(clock);
  return (err, method) => throttle((unheard) => logger.error({ err, method, unheard }, 'a call failed'));
}

function createOAuth(deps: AppDeps): OAuthRoutesDeps {
  const { settings, clock, ids, exchange, login } = deps;
  const log = faultLog(deps);
  const onFault = (error: unknown): void => log(error, 'oauth');
  return {
    signedIn: deps.oauth.signedIn ?? createFindSignedIn(login.stores),
    publicUrl: settings.publicUrl,
    limits: createOAuthLimits(settings.rateLimits, { ...exchange, clock }),
    onFault,
    server: createAuthorizationServer({ ...deps.oauth, clock, ids, onFault }),
  };
}

/** A personal access token, or an access token of our own authorization server. */
function mcpCallers({ serverEvents, clock }: AppDeps, server: AuthorizationServer) {
  const tokenOf = authenticate({ ...serverEvents, clock });
  return async (authorization: string | undefined, url: string): Promise<Caller> => {
    const text = bearerOf(authorization);
    return isAccessToken(text) ? server.callerOf(text, ownAddress(url)) : callerOfToken(await tokenOf(authorization));
  };
}

const bearerOf = (authorization = ''): string => /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? '';

/** What people do who sign in. */
async function addPersonRoutes(app: App, deps: AppDeps, oauth: OAuthRoutesDeps): Promise<void> {
  const { settings, clock, ids, exchange, tools, login } = deps;
  const { users, tenants, brands, tokens: store, loginSessions: sessions } = login.stores;
  const session = { sessions, users, keys: login.cookieKeys, publicUrl: settings.publicUrl, clock };
  const limits = createLoginLimits(settings.rateLimits, { ...exchange, ...tools, clock });
  await keepLoginSessions(app, session);
  app.register(async (scope) => consentRoutes(scope, oauth));
  app.register(async (scope) => loginRoutes(scope, { ...session, users, ids, provider: login.provider, limits }));
  app.register(async (scope) =>
    meRoutes(scope, {
      ...{ store, tenants, brands, clock, ids, limits, forget: login.forgetToken },
      findSignedIn: createFindSignedIn(session),
    }),
  );
}
