// The routes of browser collection (Spec 4.1), with the order of checks from decisions 1.
import { collectPath, DELIVERY_ID_HEADER, MAX_COLLECT_BODY_BYTES } from '@service/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import { readJsonBodies } from '../http/json-body.ts';
import {
  type AuthorizeDeps,
  type AuthorizedCall,
  authorizeBrowserCall,
  REPORTING_ORIGINS,
} from './authorize-browser-call.ts';
import { type CheckSessionDeps, checkSession } from './check-session.ts';
import { type CreateSessionDeps, createSession } from './create-session.ts';
import type { CollectLimits } from './http-limits.ts';
import { type CollectParsers, collectParsers } from './parse-body.ts';
import { type RecordActionDeps, recordAction } from './record-action.ts';
import type { SessionClaims } from './session-token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hooks of the collection routes, before the body is read. */
    browserCall: AuthorizedCall | null;
    reportingSession: SessionClaims | null;
  }
}

export type CollectRoutesDeps = AuthorizeDeps &
  CheckSessionDeps &
  CreateSessionDeps &
  RecordActionDeps & { limits: CollectLimits };

const BASE = collectPath(':installId');

interface CollectRoute {
  Params: { installId: string };
}

/** Adds `/session` and `/events`. Checks that do not need the body run before it is read. */
export function collectRoutes(scope: FastifyInstance, deps: CollectRoutesDeps): void {
  readJsonBodies(scope, MAX_COLLECT_BODY_BYTES);
  scope.decorateRequest('browserCall', null);
  scope.decorateRequest('reportingSession', null);
  const parsers = collectParsers();
  addSession(scope, deps, parsers);
  addEvents(scope, deps, parsers);
}

function addSession(scope: FastifyInstance, deps: CollectRoutesDeps, parsers: CollectParsers): void {
  const authorize = authorizeRequest(deps);
  const create = createSession(deps);

  scope.post<CollectRoute>(`${BASE}/session`, {
    onRequest: async (request) => {
      const call = await authorize(request);
      deps.limits.session(call.install, clientAddress(request));
      request.browserCall = call;
    },
    handler: async (request) => {
      const deliveryId = parsers.deliveryId(request.headers[DELIVERY_ID_HEADER]);
      const body = parsers.session(request.body);
      return create({ ...present(request.browserCall), deliveryId, request: body });
    },
  });
}

function addEvents(scope: FastifyInstance, deps: CollectRoutesDeps, parsers: CollectParsers): void {
  const authorize = authorizeRequest(deps);
  const verifySession = checkSession(deps);
  const record = recordAction(deps);

  scope.post<CollectRoute>(`${BASE}/events`, {
    onRequest: async (request) => {
      const call = await authorize(request);
      const session = verifySession(request.headers.authorization, call);
      deps.limits.action(call.install, clientAddress(request));
      request.browserCall = call;
      request.reportingSession = session;
    },
    handler: async (request, reply) => {
      const deliveryId = parsers.deliveryId(request.headers[DELIVERY_ID_HEADER]);
      const body = parsers.action(request.body);
      const { install } = present(request.browserCall);
      reply.code(202);
      return record({ install, session: present(request.reportingSession), deliveryId, request: body });
    },
  });
}

const authorizeRequest = (deps: AuthorizeDeps) => {
  const authorize = authorizeBrowserCall(deps, REPORTING_ORIGINS);
  return ({ params, reportingOrigin }: FastifyRequest<CollectRoute>): Promise<AuthorizedCall> =>
    authorize({ installId: params.installId, origin: reportingOrigin });
};

/** Set by a hook of the same route. */
function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('the onRequest hook did not run');
  return value;
}
