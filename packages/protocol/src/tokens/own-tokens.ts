// `/api/v1/me` and `/me/tokens`: the signed-in user and their API keys (Spec 4.5; decisions 5).
import { z } from 'zod';
import { TOKEN_SCOPES } from './token.ts';

const MAX_BRANDS = 100;

export const newTokenSchema = z.strictObject({
  name: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)).min(1),
  /** May be omitted by a member of one tenant. */
  tenant_id: z.string().optional(),
  /** `null`: all brands of the tenant. */
  brand_ids: z.array(z.string()).min(1).max(MAX_BRANDS).nullish(),
  expires_at: z.iso.datetime({ offset: true }).nullish(),
});

export const tokenSchema = z.strictObject({
  token_id: z.string(),
  tenant_id: z.string(),
  name: z.string(),
  demo: z.boolean(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  brand_ids: z.array(z.string()).nullable(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  revoked_at: z.iso.datetime().nullable(),
  /** A UTC day. */
  last_used_on: z.iso.date().nullable(),
});

/** `token` is the secret. Shown only this once. */
export const createdTokenSchema = tokenSchema.extend({ token: z.string() });

export const meSchema = z.strictObject({
  user_id: z.string(),
  email: z.string(),
  tenants: z.array(
    z.strictObject({ tenant_id: z.string(), name: z.string().nullable(), role: z.enum(['owner', 'member']) }),
  ),
  csrf_token: z.string(),
  session_expires_at: z.iso.datetime(),
});
