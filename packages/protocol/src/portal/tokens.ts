// Personal access tokens of the signed-in user; owners see those of their team (decisions 5).
import { z } from 'zod';
import { createdTokenSchema, newTokenFields, tokenSchema } from '../tokens/own-tokens.ts';
import type { PortalRoutes } from './route.ts';

export const tokenRoutes = {
  'GET /tokens': { access: 'person', response: z.strictObject({ tokens: z.array(tokenSchema) }) },
  'POST /tokens': {
    access: 'person',
    body: z.strictObject({
      ...newTokenFields,
      brand_ids: newTokenFields.brand_ids.nullable(),
      expires_at: newTokenFields.expires_at.nullable(),
    }),
    response: createdTokenSchema,
  },
  'DELETE /tokens/:token': { access: 'person' },
} as const satisfies PortalRoutes;
