// How the portal's JSON API describes a route. The server and the portal's pages take their types from it.
import type { z } from 'zod';

/**
 * Who may call a route: `anyone`, a `person` with a login session, a `member` of the tenant that owns the brand or tenant in
 * the path, or an `owner` of it (decisions 5).
 */
export const PORTAL_ACCESS = ['anyone', 'person', 'member', 'owner'] as const;
export type PortalAccess = (typeof PORTAL_ACCESS)[number];

export interface PortalRoute {
  access: PortalAccess;
  /** Parameters of the query string, so all values are strings. */
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Absent for 204. */
  response?: z.ZodType;
  /** Server-sent events instead of a response: their data, by the names of the events. */
  stream?: Readonly<Record<string, z.ZodType>>;
}

/** Keyed by method and path below `/api/v1/portal`, such as `GET /brands/:brand/findings`. */
export type PortalRoutes = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, PortalRoute>;

export const PORTAL_API = '/api/v1/portal';
