// Who is signed in to the portal, and which brands they may open.
import { z } from 'zod';
import type { PortalRoutes } from './route.ts';

export const PORTAL_ROLES = ['owner', 'member'] as const;

export const portalEntry = z.strictObject({
  /** Whether an identity provider is configured. */
  can_sign_in: z.boolean(),
  /**
   * The email address to pass to `/auth/login` as `login_hint`: with `--dev` and the demo data, it signs in at once.
   */
  demo_email: z.string().nullable(),
  version: z.string(),
});

export const portalTenant = z.strictObject({
  id: z.string(),
  name: z.string(),
  role: z.enum(PORTAL_ROLES),
  plan: z.string(),
});

export const portalBrand = z.strictObject({
  id: z.string(),
  tenant_id: z.string(),
  name: z.string(),
  domain: z.string(),
});

export const portalSession = z.strictObject({
  user: z.strictObject({ id: z.string(), email: z.string() }),
  /** Send it as `x-csrf-token` with every request that changes something. */
  csrf_token: z.string(),
  ends_at: z.iso.datetime(),
  tenants: z.array(portalTenant),
  brands: z.array(portalBrand),
  /** The URL at which browsers and backends reach this service. */
  service_url: z.string(),
});

export const sessionRoutes = {
  'GET /entry': { access: 'anyone', response: portalEntry },
  'GET /session': { access: 'person', response: portalSession },
} as const satisfies PortalRoutes;
