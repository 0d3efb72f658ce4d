// The routes of identity exchange (Spec 4.4; decisions 3), with the order of checks of the other browser endpoints.
import { collectPath, DELIVERY_ID_HEADER, MAX_COLLECT_BODY_BYTES } from '@service/protocol';
import { fieldIssues, linkRequestSchema, redeemRequestSchema } from '@service/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  type AuthorizeDeps,
  type AuthorizedCall,
  authorizeBrowserCall,
  type CheckSessionDeps,
  checkSession,
  parseDeliveryId,
  type SessionClaims,
} from '../collect/index.ts';
import { clientAddress } from '../http/client-address.ts';
import { readJsonBodies } from '../http/json-body.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { EXCHANGE_ORIGINS } from './exchange-origins.ts';
import type { ExchangeLimits } from './http-limits.ts';
import { createLink, type LinkDeps } from './link.ts';
import { type RedeemDeps, redeemLink } from './redeem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hooks of the exchange routes, before the body is read. */
    exchange: { call: AuthorizedCall; session: SessionClaims | null } | null;
  }
}

export type IdentityRoutesDeps = AuthorizeDeps & CheckSessionDeps & LinkDeps & RedeemDeps & { limits: ExchangeLimits };

interface ExchangeRoute {
  Params: { installId: string };
}

/** Adds `/link` and `/redeem`. Checks that do not need the body run before it is read. */
export function identityRoutes(scope: FastifyInstance, deps: IdentityRoutesDeps): void {
  const authorizeCall = authorizeBrowserCall(deps, EXCHANGE_ORIGINS);
  const authorize: Authorize = ({ params, reportingOrigin }) =>
    authorizeCall({ installId: params.installId, origin: reportingOrigin });

  readJsonBodies(scope, MAX_COLLECT_BODY_BYTES);
  scope.decorateRequest('exchange', null);
  addLinkRoute(scope, deps, authorize);
  addRedeemRoute(scope, deps, authorize);
}

type Authorize = (request: FastifyRequest<ExchangeRoute>) => Promise<AuthorizedCall>;
const BASE = collectPath(':installId');

function addLinkRoute(scope: FastifyInstance, deps: IdentityRoutesDeps, authorize: Authorize): void {
  const verifySession = checkSession(deps);
  const link = createLink(deps);
  scope.post<ExchangeRoute>(`${BASE}/link`, {
    onRequest: async (request) => {
      const call = await authorize(request);
      const session = verifySession(request.headers.authorization, call);
      await deps.limits.link(clientAddress(request));
      request.exchange = { call, session };
    },
    handler: async (request) => {
      parseDeliveryId(request.headers[DELIVERY_ID_HEADER]);
      const body = parse(linkRequestSchema, request.body);
      const { call, session } = present(request.exchange);
      return link({ ...call, session: present(session), request: body });
    },
  });
}

function addRedeemRoute(scope: FastifyInstance, deps: IdentityRoutesDeps, authorize: Authorize): void {
  const redeem = redeemLink(deps);
  scope.post<ExchangeRoute>(`${BASE}/redeem`, {
    onRequest: async (request) => {
      const call = await authorize(request);
      await deps.limits.redeem(clientAddress(request));
      request.exchange = { call, session: null };
    },
    handler: async (request) => {
      const deliveryId = parseDeliveryId(request.headers[DELIVERY_ID_HEADER]);
      const body = parse(redeemRequestSchema, request.body);
      return redeem({ ...present(request.exchange).call, deliveryId, request: body });
    },
  });
}

/** Throws `invalid_input` (Spec 7). */
function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issues = fieldIssues(parsed.error, body);
  throw new DomainError('invalid_input', { message: 'Some fields are invalid; see issues.', issues });
}

/** Set by a hook of the same route. */
function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('the onRequest hook did not run');
  return value;
}
