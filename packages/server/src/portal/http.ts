// The portal's JSON API under `/api/v1/portal`. The contract is in `@service/protocol/portal`; the rules are those of the
// features.
import { portalRoutes as contract, type PortalRoute, type PortalRouteKey } from '@service/protocol/portal';
import type { FastifyInstance } from 'fastify';
import type { TraceStore } from '../attribution/index.ts';
import { readJsonBodies } from '../http/json-body.ts';
import type { ConnectedAppsDeps } from '../oauth/index.ts';
import { type AnyHandler, addRoute } from './http/add-route.ts';
import { type AnswerHandlersDeps, answerHandlers } from './http/answers.ts';
import { appHandlers } from './http/apps.ts';
import { type AttributionHandlersDeps, attributionHandlers } from './http/attribution.ts';
import { attributionRecordHandlers } from './http/attribution-records.ts';
import type { AuthorizeDeps } from './http/authorize.ts';
import type { PortalHandlers } from './http/call.ts';
import { type DescriptionHandlersDeps, descriptionHandlers } from './http/description.ts';
import { type FindingHandlersDeps, findingHandlers } from './http/findings.ts';
import { type IntegrationHandlersDeps, integrationHandlers } from './http/integrations.ts';
import { type LiveHandlersDeps, liveHandlers } from './http/live/handlers.ts';
import { endStreamsOnClose } from './http/live/open-streams.ts';
import { type MemberHandlersDeps, memberHandlers } from './http/members.ts';
import { type NotificationHandlersDeps, notificationHandlers } from './http/notifications.ts';
import { type PlanHandlersDeps, planHandlers } from './http/plan.ts';
import { type PrivacyHandlersDeps, privacyHandlers } from './http/privacy.ts';
import { type ScanHandlersDeps, scanHandlers } from './http/scans.ts';
import { type SessionHandlersDeps, sessionHandlers } from './http/session.ts';
import { type TokenHandlersDeps, tokenHandlers } from './http/tokens.ts';
import { type VisibilityHandlersDeps, visibilityHandlers } from './http/visibility.ts';

/** The dependencies of each group of handlers. */
export interface PortalRoutesDeps {
  access: AuthorizeDeps;
  integrations: IntegrationHandlersDeps;
  session: SessionHandlersDeps;
  tokens: TokenHandlersDeps;
  apps: ConnectedAppsDeps;
  visibility: VisibilityHandlersDeps & AnswerHandlersDeps;
  attribution: AttributionHandlersDeps;
  attributionRecords: TraceStore;
  notifications: NotificationHandlersDeps;
  privacy: PrivacyHandlersDeps;
  members: MemberHandlersDeps;
  plan: PlanHandlersDeps;
  findings: FindingHandlersDeps;
  live: LiveHandlersDeps;
  scans: ScanHandlersDeps;
  description: DescriptionHandlersDeps;
}

const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** Adds the routes to a scope of `registerLoginSessions`. */
export function portalRoutes(scope: FastifyInstance, deps: PortalRoutesDeps): void {
  readJsonBodies(scope, MAX_BODY_BYTES);
  scope.decorateRequest('authorized', null);
  endStreamsOnClose(scope, deps.live.streams);
  const handlers: PortalHandlers = {
    ...integrationHandlers(deps.integrations),
    ...sessionHandlers(deps.session),
    ...tokenHandlers(deps.tokens),
    ...appHandlers(deps.apps),
    ...visibilityHandlers(deps.visibility),
    ...answerHandlers(deps.visibility),
    ...attributionHandlers(deps.attribution),
    ...attributionRecordHandlers(deps.attributionRecords),
    ...notificationHandlers(deps.notifications),
    ...privacyHandlers(deps.privacy),
    ...memberHandlers(deps.members),
    ...planHandlers(deps.plan),
    ...findingHandlers(deps.findings),
    ...liveHandlers(deps.live),
    ...scanHandlers(deps.scans),
    ...descriptionHandlers(deps.description),
  };
  for (const [key, route] of Object.entries<PortalRoute>(contract)) {
    addRoute(scope, deps.access, key, route, handlerOf(handlers, key));
  }
}

/** The contract's types tie a handler to its key, but a loop over all keys loses that link. */
const handlerOf = (handlers: PortalHandlers, key: string): AnyHandler => handlers[key as PortalRouteKey] as AnyHandler;
