// Personal access tokens of the signed-in user; owners see those of their team (decisions 5).
import { z } from 'zod';
import { TOKEN_SCOPES } from '../tokens/token.ts';
import type { PortalRoutes } from './route.ts';

const MAX_BRANDS = 100;

const token = z.strictObject({
  token_id: z.string(),
  tenant_id: z.string(),
  name: z.string(),
  demo: z.boolean(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  /** `null`: all brands of the tenant. */
  brand_ids: z.array(z.string()).nullable(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  revoked_at: z.iso.datetime().nullable(),
  /** A UTC day. */
  last_used_on: z.iso.date().nullable(),
});

export const tokenRoutes = {
  'GET /tokens': { access: 'person', response: z.strictObject({ tokens: z.array(token) }) },
  'POST /tokens': {
    access: 'person',
    body: z.strictObject({
      tenant_id: z.string(),
      name: z.string(),
      scopes: z.array(z.enum(TOKEN_SCOPES)).min(1),
      brand_ids: z.array(z.string()).min(1).max(MAX_BRANDS).nullable(),
      expires_at: z.iso.datetime({ offset: true }).nullable(),
    }),
    /** `token` is the secret. Shown only this once. */
    response: token.extend({ token: z.string() }),
  },
  'DELETE /tokens/:token': { access: 'person' },
} as const satisfies PortalRoutes;
