// The entry `@service/protocol/portal`: every route of the portal's JSON API. It loads zod; the pages import its types only.
import type { z } from 'zod';
import { answerRoutes } from './answers.ts';
import { appRoutes } from './apps.ts';
import { attributionRoutes } from './attribution.ts';
import { descriptionRoutes } from './description.ts';
import { findingRoutes } from './findings.ts';
import { integrationRoutes } from './integrations.ts';
import { liveRoutes } from './live.ts';
import { memberRoutes } from './members.ts';
import { notificationRoutes } from './notifications.ts';
import { planRoutes } from './plan.ts';
import { privacyRoutes } from './privacy.ts';
import { scanRoutes } from './scans.ts';
import { sessionRoutes } from './session.ts';
import { tokenRoutes } from './tokens.ts';
import { visibilityRoutes } from './visibility.ts';

export { brandDocument } from './description.ts';
export { LIVE_FAULTS, type LiveFault, type LiveRowDocument } from './live.ts';
export { PORTAL_ACCESS, PORTAL_API, type PortalAccess, type PortalRoute, type PortalRoutes } from './route.ts';

export const portalRoutes = {
  ...integrationRoutes,
  ...answerRoutes,
  ...sessionRoutes,
  ...tokenRoutes,
  ...appRoutes,
  ...visibilityRoutes,
  ...attributionRoutes,
  ...notificationRoutes,
  ...privacyRoutes,
  ...memberRoutes,
  ...planRoutes,
  ...findingRoutes,
  ...descriptionRoutes,
  ...liveRoutes,
  ...scanRoutes,
} as const;

export type PortalContract = typeof portalRoutes;
export type PortalRouteKey = keyof PortalContract;

type Part<Key extends PortalRouteKey, Name extends 'query' | 'body' | 'response'> =
  PortalContract[Key] extends Record<Name, infer Schema extends z.ZodType> ? Schema : z.ZodUndefined;

/** The names in a path: `brand` of `/brands/:brand/findings`. */
export type PortalParam<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | PortalParam<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** `undefined` if the route has none. */
export type PortalQuery<Key extends PortalRouteKey> = z.output<Part<Key, 'query'>>;
export type PortalQueryInput<Key extends PortalRouteKey> = z.input<Part<Key, 'query'>>;
export type PortalBody<Key extends PortalRouteKey> = z.output<Part<Key, 'body'>>;
export type PortalBodyInput<Key extends PortalRouteKey> = z.input<Part<Key, 'body'>>;
export type PortalAnswer<Key extends PortalRouteKey> = z.output<Part<Key, 'response'>>;
