// Personal access tokens of the signed-in user; owners see those of their team (decisions 5).
import { z } from 'zod';
import { createdTokenSchema, tokenSchema } from '../tokens/own-tokens.ts';
import { TOKEN_SCOPES } from '../tokens/token.ts';
import type { PortalRoutes } from './route.ts';

const MAX_BRANDS = 100;

export const tokenRoutes = {
  'GET /tokens': { access: 'person', response: z.strictObject({ tokens: z.array(tokenSchema) }) },
  'POST /tokens': {
    access: 'person',
    body: z.strictObject({
      tenant_id: z.string(),
      name: z.string(),
      scopes: z.array(z.enum(TOKEN_SCOPES)).min(1),
      brand_ids: z.array(z.string()).min(1).max(MAX_BRANDS).nullable(),
      expires_at: z.iso.datetime({ offset: true }).nullable(),
    }),
    response: createdTokenSchema,
  },
  'DELETE /tokens/:token': { access: 'person' },
} as const satisfies PortalRoutes;
