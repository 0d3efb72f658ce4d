// The apps that the signed-in user has connected; owners see those of their team (decisions 11).
import { z } from 'zod';
import { TOKEN_SCOPES } from '../tokens/token.ts';
import type { PortalRoutes } from './route.ts';

const app = z.strictObject({
  app_id: z.string(),
  tenant_id: z.string(),
  /** Who connected it. */
  email: z.string(),
  /** As it calls itself; anyone can choose any name. */
  client_name: z.string().nullable(),
  /** The host that describes it, if it has one. */
  client_host: z.string().nullable(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  connected_at: z.iso.datetime(),
  /** The last time that it renewed its access, which it does at least every hour of use. */
  last_used_at: z.iso.datetime(),
});

export const appRoutes = {
  'GET /apps': { access: 'person', response: z.strictObject({ apps: z.array(app) }) },
  /** Its access ends at once. */
  'DELETE /apps/:app': { access: 'person' },
} as const satisfies PortalRoutes;
