// Builds the HTTP application without a listening socket. Tests call it through `inject`.
import type { IncomingMessage, RequestListener } from 'node:http';
import { type FastifyInstance, fastify, type onRequestHookHandler } from 'fastify';
import { answerClientError } from '../http/client-errors.ts';
import { commonHeadersHook, setCommonHeaders } from '../http/common-headers.ts';
import { answerPreflight, corsHook, setCollectHeaders } from '../http/cors.ts';
import { isHealthPath, refuseWhileDraining } from '../http/draining.ts';
import { createEdgeServer, type EdgeServer, HTTP_TIMEOUTS } from '../http/edge-server.ts';
import { measureRequests } from '../http/measure-requests.ts';
import { openCorsHook } from '../http/open-cors.ts';
import { createLoadShedder } from '../http/overload/load-shedding.ts';
import { refuseOverload } from '../http/overload/refuse-overload.ts';
import { createErrorReplier } from '../http/reply-errors.ts';
import { createRequestIds, type RequestIdOf } from '../http/request-id.ts';
import { refuseRepeatedHeaders } from '../http/single-headers.ts';
import { isCollectUrl } from '../http/surface.ts';
import { traceRequests } from '../http/trace-requests.ts';
import { refuseUnknownRoutes } from '../http/unknown-routes.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { isLoopbackHost } from '../kernel/web/origin.ts';
import type { AppDeps } from './app-deps.ts';
import { registerPlugins } from './plugins.ts';

export type { Lifecycle } from '../http/draining.ts';
export type { HttpTimeouts } from '../http/edge-server.ts';
export type { Refusal } from '../http/reply-errors.ts';
export type { AppDeps } from './app-deps.ts';

export type App = FastifyInstance;

/** Fastify with every hook and route. `closeIdle` ends idle connections. */
export interface BuiltApp {
  app: App;
  closeIdle(): void;
}

/**
 * The hooks run in this order: common headers, CORS headers and preflight, repeated headers, host check (dev), draining, unknown paths,
 * then the hooks of the route. Fastify has no logger: it would write a client's address, and create a child logger for
 * each request.
 */
export function buildApp(deps: AppDeps): BuiltApp {
  const { settings, lifecycle, ids } = deps;
  const requestIdOf = createRequestIds({ ids, trustedProxies: settings.trustedProxies });
  const rules = { dev: settings.dev };
  const replyError = createErrorReplier(deps);
  let edge: EdgeServer | undefined;

  const app = fastify({
    logger: false,
    genReqId: requestIdOf,
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    /** Refused by `draining.ts` instead, with our own message. */
    return503OnClosing: false,
    /** An ID of any length is simply unknown. */
    routerOptions: { maxParamLength: MAX_URL_BYTES },
    serverFactory(listener) {
      edge = createEdgeServer(deps.timeouts ?? HTTP_TIMEOUTS, shedLoad(listener, requestIdOf, deps));
      return edge.server;
    },
    clientErrorHandler: answerClientError(ids, deps.metrics),
    /** No hook runs for a URL that cannot be decoded. */
    frameworkErrors(error, request, reply) {
      const isCollect = isCollectUrl(request.url);
      setCommonHeaders(request, reply);
      if (isCollect) setCollectHeaders(request, reply, rules);
      return isCollect && request.method === 'OPTIONS' ? answerPreflight(reply) : replyError(error, request, reply);
    },
  });

  app.decorateRequest('reportingOrigin', null);
  app.setErrorHandler(replyError);
  if (deps.metrics) measureRequests(app, deps.metrics);
  if (deps.tracer) traceRequests(app, deps.tracer);
  app.addHook('onRequest', commonHeadersHook);
  app.addHook('onRequest', corsHook(rules));
  app.addHook('onRequest', openCorsHook);
  app.addHook('onRequest', refuseRepeatedHeaders);
  if (settings.dev) app.addHook('onRequest', refuseForeignHosts);
  refuseWhileDraining(app, lifecycle);
  refuseUnknownRoutes(app);
  registerPlugins(app, deps);
  return { app, closeIdle: () => edge?.closeIdle() };
}

/** Node's own limit for all headers; no URL is longer. */
const MAX_URL_BYTES = 16_384;

/** On a slow core this is an eighth of a second of work. */
const MAX_IN_FLIGHT = 512;

function shedLoad(listener: RequestListener, requestIdOf: RequestIdOf, deps: AppDeps): RequestListener {
  const { settings, logger, clock, metrics, maxInFlight = MAX_IN_FLIGHT } = deps;
  const isFree = ({ method, url = '' }: IncomingMessage): boolean => method === 'OPTIONS' || isHealthPath(url);
  const refuse = refuseOverload({ rules: { dev: settings.dev }, requestIdOf, logger, clock, metrics });
  return createLoadShedder({ maxInFlight, isFree, refuse, clock }, listener);
}

/** With `--dev` the server accepts only loopback host names, which prevents DNS rebinding (decisions 1). */
const refuseForeignHosts: onRequestHookHandler = (request, _reply, done) => {
  const host = URL.parse(`http://${request.headers.host ?? ''}`)?.hostname ?? '';
  done(
    isLoopbackHost(host) ? undefined : new DomainError('not_found', { message: 'With --dev, use a loopback host.' }),
  );
};
